// A default that the reference shows is the one that Troth has: the text after
// `@default` is compared with what the running library does.

import { afterEach, describe, expect, it, vi } from 'vitest'
import { DEFAULT_INPUTS, DEFAULT_PROBES } from './defaultProbes'
import { readReference } from './readReference'
import { trothSources } from './trothFiles'

const { declarations } = readReference(trothSources())
const OWNERS = ['SharedOptions', 'TrothOptions', 'RequestOptions', 'BodyOptions', 'RetryOptions']
const writtenDefaults = OWNERS.flatMap((owner) => {
  const declaration = declarations[owner]
  const members = declaration?.type === 'interface' ? declaration.members : []
  return members.flatMap(({ name, doc }) =>
    doc.default === undefined
      ? []
      : [{ option: `${owner}.${name}`, text: doc.default, file: declaration!.file }],
  )
})

describe('the default in the doc comment is the default of the library', () => {
  afterEach(() => void vi.restoreAllMocks())

  it.each(writtenDefaults)('$option: $text', async ({ option, text, file }) => {
    const probe = DEFAULT_PROBES[option]
    if (!probe) {
      throw new Error(
        `site/reference/defaultProbes.ts: no probe observes the default of "${option}". Add one.`,
      )
    }
    // A wait is random.
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const observed = await probe()
    const message = `packages/troth/${file}: the comment of "${option}" says "@default ${text}", but Troth does something else. Correct the comment, or the code.`
    expect(observed, message).toEqual(expected(option, text))
  })
})

it('no probe is left of an option that is gone', () => {
  const gone = Object.keys(DEFAULT_PROBES).filter(
    (name) => !writtenDefaults.some(({ option }) => option === name),
  )
  expect(gone, 'remove them from site/reference/defaultProbes.ts').toEqual([])
})

it('every interface of options was read', () => {
  expect(writtenDefaults.length).toBeGreaterThan(20)
  for (const owner of OWNERS)
    expect(
      writtenDefaults.some(({ option }) => option.startsWith(`${owner}.`)),
      owner,
    ).toBe(true)
})

/** The value of a default; of a function that has inputs, what it returns for them. */
function expected(option: string, text: string): unknown {
  const value = evaluated(text)
  const inputs = DEFAULT_INPUTS[option]
  return inputs ? inputs.map((input) => (value as (input: unknown) => unknown)(input)) : value
}

/** The value that a piece of source stands for. */
function evaluated(text: string): unknown {
  return new Function(`return (${text})`)()
}
