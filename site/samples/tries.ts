// Instructions that readers can follow: `::try{…}` below a sample has the edit that its sentence describes, and what the
// program prints then. In: the text of a page and its samples. Out: each edited program, with what to expect. Knows
// nothing of how programs run.

import { readFileSync } from 'node:fs'
import { CALM, type Conditions, type Fault } from 'vellum-playground/testing'
import { isWanted, listPages, pageSamples, type Sample } from './collect'

/** A sample as it is after an edit. */
export interface TriedSample extends Sample {
  readonly expected: Expected
  /** The network that readers set in the page. */
  readonly network: Conditions
}

/** What an instruction says about the output. */
export interface Expected {
  /** Lines or parts of lines; at least one was not printed before. */
  readonly prints: readonly string[]
  /** Parts that were printed before, and are not now. */
  readonly omits: readonly string[]
  /** All of the output, for an edit that does not change it. */
  readonly same: string | undefined
}

/** A line with an instruction, below its sentence in a list. */
const TRY = /^[ \t]*::try\{(.*)\}[ \t]*$/
const ATTRIBUTE = /([a-z]+)=(?:"([^"]*)"|'([^']*)')/gi
const NAMES = [
  'replace',
  'with',
  'all',
  'then',
  'prints',
  'omits',
  'same',
  'latency',
  'statuses',
  'retryAfter',
  'fault',
]
const FAULTS: readonly string[] = ['stall', 'drop', 'bad-json', 'offline'] satisfies Fault[]

/** The edited samples of all pages whose path contains one of some words. */
export function collectTries(only?: readonly string[]): TriedSample[] {
  return listPages()
    .filter(({ page }) => isWanted(page, only))
    .flatMap(({ page, file }) => {
      const text = readFileSync(file, 'utf8')
      return text.includes('::try') ? readTries(page, text, pageSamples(page, text, file)) : []
    })
}

/** The edited programs of a page; a `::try` that cannot be followed throws, with its line. */
export function readTries(page: string, text: string, samples: readonly Sample[]): TriedSample[] {
  return text.split(/\r?\n/).flatMap((content, at) => {
    const attributes = TRY.exec(content)?.[1]
    if (attributes === undefined) return []
    const line = at + 1
    const fail = (problem: string): never => {
      throw new Error(`${page}:${line}: ${problem}`)
    }
    const sample = samples.filter((sample) => sample.line <= line).at(-1)
    if (!sample) return fail('There is no sample above "::try".')
    return [tried(sample, line, readAttributes(attributes, fail), fail)]
  })
}

type Attributes = Readonly<Record<string, string>>
type Fail = (problem: string) => never

function readAttributes(source: string, fail: Fail): Attributes {
  const entries = [...source.matchAll(ATTRIBUTE)].map(
    ([, name = '', quoted, single]) => [name, (quoted ?? single ?? '').replaceAll('\\n', '\n')] as const,
  )
  const unknown = entries.find(([name]) => !NAMES.includes(name))
  if (unknown) fail(`"::try" has no attribute "${unknown[0]}". Known are: ${NAMES.join(', ')}.`)
  return Object.fromEntries(entries)
}

function tried(sample: Sample, line: number, attributes: Attributes, fail: Fail): TriedSample {
  const before = sample.output?.text ?? fail('The sample above "::try" has no recorded output.')
  const expected = {
    prints: listOf(attributes.prints),
    omits: listOf(attributes.omits),
    same: attributes.same === undefined ? undefined : before,
  }
  if (expected.prints.length + expected.omits.length === 0 && expected.same === undefined)
    fail('"::try" says nothing about the output: add prints="…", omits="…" or same="yes".')
  // An instruction that changes nothing is true of every program.
  if (expected.prints.length > 0 && expected.prints.every((part) => before.includes(part)))
    fail(`The sample prints "${expected.prints.join(' … ')}" without the edit, too.`)
  for (const part of expected.omits)
    if (!before.includes(part)) fail(`The sample does not print "${part}" without the edit.`)
  return {
    ...sample,
    line,
    // A folder of its own, next to that of the sample.
    index: 10_000 + line,
    code: edited(sample.code, attributes, fail),
    network: networkOf(attributes, fail),
    expected,
  }
}

/** `replace="a" with="b"`, and `then="c → d"` for a second one. */
function edited(
  code: string,
  { replace, with: replacement = '', all, then }: Attributes,
  fail: Fail,
): string {
  const second = then?.split(' → ')
  const changes = [
    ...(replace === undefined ? [] : [[replace, replacement] as const]),
    ...(second ? [[second[0] ?? '', second[1] ?? ''] as const] : []),
  ]
  return changes.reduce((text, [from, to]) => {
    const count = text.split(from).length - 1
    if (count === 0) return fail(`The sample has no "${from}" to replace.`)
    if (count > 1 && all === undefined)
      return fail(`The sample has "${from}" ${count} times: quote more of it.`)
    return text.replaceAll(from, () => to)
  }, code)
}

function networkOf({ latency, statuses, retryAfter, fault }: Attributes, fail: Fail): Conditions {
  if (fault !== undefined && !FAULTS.includes(fault))
    fail(`There is no fault "${fault}". Known are: ${FAULTS.join(', ')}.`)
  return {
    ...CALM,
    ...(latency !== undefined && { latency: Number(latency) }),
    ...(statuses !== undefined && { statuses: statuses.split(/\D+/).map(Number) }),
    ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
    ...(fault !== undefined && { fault: fault as Fault }),
  }
}

/** Parts are separated by ` … `. */
function listOf(text: string | undefined): string[] {
  return text ? text.split(' … ') : []
}

/** What is wrong with a run of an edited program, or nothing. */
export function judgeTry(
  { expected }: TriedSample,
  { output, failure }: { output: string; failure?: string | undefined },
) {
  const missing = expected.prints.filter((part) => !output.includes(part))
  const kept = expected.omits.filter((part) => output.includes(part))
  // How a program ends is part of the instruction: its output has the error.
  if (failure?.startsWith('It does not end')) return `${failure}\n${output}`
  const isOther = expected.same !== undefined && expected.same !== output
  if (missing.length + kept.length === 0 && !isOther) return undefined
  return [
    'The instruction above is not true of this program: correct the sentence, its edit, or what it prints.',
    ...missing.map((part) => `It does not print: ${part}`),
    ...kept.map((part) => `It still prints: ${part}`),
    ...(isOther ? ['Its output is no longer the same.'] : []),
    'It prints:',
    output,
  ].join('\n')
}
