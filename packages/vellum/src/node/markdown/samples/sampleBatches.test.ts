import { describe, expect, it, vi } from 'vitest'
import { createSampleBatches } from './sampleBatches.js'
import type { CheckOutcome, Sample, TypeChecker } from './types.js'

const sample = (code: string): Sample => ({ name: 'sample.ts', code, files: {} })

/** A checker whose result for each sample is its code. */
function makeBatches() {
  const check = vi.fn<TypeChecker['check']>(async (samples) =>
    samples.map(
      ({ code }): CheckOutcome => ({ ok: true, sample: { code, hovers: [], notes: [], declarations: {} } }),
    ),
  )
  const { checker, compileAll } = createSampleBatches({ check, isCurrent: () => true })
  const steps: string[] = []
  /** Compiles a page whose samples are its words. */
  const compile = async (page: string) => {
    steps.push(`begin ${page}`)
    await new Promise(setImmediate)
    const words = page.split(' ').filter((word) => word !== 'plain')
    if (page === 'broken') throw new Error('Broken.')
    const outcomes = words.length > 0 ? await checker!.check(words.map(sample)) : []
    await new Promise(setImmediate)
    steps.push(`end ${page}`)
    return outcomes.map((outcome) => (outcome.ok ? outcome.sample.code : '')).join('+')
  }
  return { check, checker, compileAll, compile, steps }
}

const checked = (check: ReturnType<typeof makeBatches>['check']) =>
  check.mock.calls.map(([samples]) => samples.map(({ code }) => code))

describe('compileAll', () => {
  it('checks the samples of all pages at once, and gives each page its own', async () => {
    const { check, compileAll, compile } = makeBatches()
    const pages = await compileAll(['a b', 'plain', 'c', 'd e f'], compile)
    expect(pages.map(({ result }) => result)).toEqual(['a+b', '', 'c', 'd+e+f'])
    expect(checked(check)).toEqual([['a', 'b', 'c', 'd', 'e', 'f']])
  })

  it('compiles one page at a time, before and after the check', async () => {
    const { compileAll, compile, steps } = makeBatches()
    await compileAll(['a', 'plain', 'b'], compile)
    expect(steps).toEqual(['begin a', 'begin plain', 'end plain', 'begin b', 'end a', 'end b'])
  })

  it('measures each page without waiting, and divides the time of the check by samples', async () => {
    const { check, compileAll, compile } = makeBatches()
    let now = 0
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
    const compiled = async (page: string) => {
      now += 1
      const result = await compile(page)
      now += 10
      return result
    }
    const outcomes = check.getMockImplementation()!
    check.mockImplementation((samples) => {
      now += 600
      return outcomes(samples)
    })
    const pages = await compileAll(['a b', 'plain', 'c'], compiled)
    clock.mockRestore()
    expect(pages.map(({ times }) => times)).toEqual([
      { compile: 11, samples: 400 },
      { compile: 11, samples: 0 },
      { compile: 11, samples: 200 },
    ])
  })

  it('checks nothing when no page has samples', async () => {
    const { check, compileAll, compile } = makeBatches()
    await compileAll(['plain', 'plain'], compile)
    expect(check).not.toHaveBeenCalled()
  })

  it('rejects with the error of a page when all others are done', async () => {
    const { compileAll, compile, steps } = makeBatches()
    await expect(compileAll(['a', 'broken', 'b'], compile)).rejects.toThrow('Broken.')
    expect(steps.filter((step) => step.startsWith('end'))).toEqual(['end a', 'end b'])
  })

  it('rejects when the check does', async () => {
    const { check, compileAll, compile } = makeBatches()
    check.mockRejectedValue(new Error('No compiler.'))
    await expect(compileAll(['a', 'b'], compile)).rejects.toThrow('No compiler.')
  })
})

it('checks at once what is compiled alone, also after a batch', async () => {
  const { check, compileAll, compile } = makeBatches()
  expect(await compile('a')).toBe('a')
  await compileAll(['b', 'c'], compile)
  expect(await compile('d')).toBe('d')
  expect(checked(check)).toEqual([['a'], ['b', 'c'], ['d']])
})
