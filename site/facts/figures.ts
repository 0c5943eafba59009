// Figures as prose has them: formats a value with its unit, and finds the figures that a text contains.
// Knows nothing of Troth.

/** A value with what it counts. Two figures that mean the same are equal: '30 s' and '30,000 ms'. */
export interface Figure {
  /** `ms` and `bytes` for quantities; a noun for a count: `error kind`; a name for a version: `Node.js`. */
  readonly unit: string
  /** A number, or a version: `20.19` */
  readonly value: string
}

/** A figure in a text. */
export interface FoundFigure extends Figure {
  /** As it is written: '30 seconds' */
  readonly text: string
  /** Where it starts in the text. */
  readonly at: number
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 30000 → '30 seconds', 300 → '300 ms' */
export function longDuration(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  return ms === 1000 ? '1 second' : `${grouped(ms / 1000)} seconds`
}

/** 30000 → '30 s', 300 → '300 ms' */
export function shortDuration(ms: number): string {
  return ms < 1000 ? `${ms} ms` : `${grouped(ms / 1000)} s`
}

/** 7 → 'seven', 15 → '15' */
export function countWord(count: number): string {
  return WORDS[count] ?? grouped(count)
}

/** 19334 → '19,334' */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** ['a', 'b', 'c'] → 'a, b and c' */
export function listed(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}

const NUMBER = String.raw`\d+(?:[,_]\d{3})*(?:\.\d+)?`
const TIMES: Readonly<Record<string, number>> = {
  ms: 1,
  millisecond: 1,
  s: 1000,
  second: 1000,
  minute: 60_000,
}
const QUANTITY = new RegExp(
  String.raw`(?<![\w.])(${NUMBER}|an?|half a|${WORDS.join('|')})[\s\u00a0-](ms|milliseconds?|s|seconds?|minutes?|bytes?|KB|kB|kilobytes?)(?!\w)`,
  'gi',
)

/** The durations and sizes in a text: '30 seconds', '4,864 bytes', 'a minute'. */
export function findQuantities(text: string): FoundFigure[] {
  return [...text.matchAll(QUANTITY)].flatMap((match): FoundFigure[] => {
    const [writtenText, amount = '', unit = ''] = match
    const value = amountOf(amount.toLowerCase())
    const factor = TIMES[unit.toLowerCase().replace(/s$/, (s) => (unit.length > 2 ? '' : s))]
    // 'a second' and 'one second' are seldom meant as figures: 'the second request', 'for a second'.
    if (/^(an?|one)$/i.test(amount) && factor === 1000) return []
    const base = { text: writtenText, at: match.index }
    if (factor !== undefined) return [{ ...base, unit: 'ms', value: String(value * factor) }]
    return [{ ...base, unit: 'bytes', value: String(/^k/i.test(unit) ? value * 1000 : value) }]
  })
}

/** The counts of some nouns in a text: for `error kind` '7 error kinds', 'seven kinds'. */
export function findCounts(text: string, nouns: readonly string[]): FoundFigure[] {
  return nouns.flatMap((noun) => {
    const words = noun.split(' ')
    const plural = `${words.at(-1)!.replace(/s$/, 'se').replace(/y$/, 'ie')}s`
    const before = words
      .slice(0, -1)
      .map((word) => `(?:${word}[\\s-])?`)
      .join('')
    const pattern = new RegExp(
      `(?<![\\w.])(\\d+|${WORDS.join('|')})[\\s\\u00a0]${before}${plural}(?!\\w)`,
      'gi',
    )
    return [...text.matchAll(pattern)].map((match): FoundFigure => {
      const value = String(amountOf(match[1]!.toLowerCase()))
      return { text: match[0], at: match.index, unit: noun, value }
    })
  })
}

/** The versions of some programs in a text: 'Node.js 20.19', 'Firefox 97'. */
export function findVersions(text: string, names: readonly string[]): FoundFigure[] {
  return names.flatMap((name) => {
    const pattern = new RegExp(`(?<!\\w)${escaped(name)}[\\s\\u00a0](\\d+(?:\\.\\d+)*)`, 'gi')
    return [...text.matchAll(pattern)].map(
      (match): FoundFigure => ({ text: match[0], at: match.index, unit: name, value: match[1]! }),
    )
  })
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

function amountOf(amount: string): number {
  if (amount === 'a' || amount === 'an') return 1
  if (amount === 'half a') return 0.5
  const word = WORDS.indexOf(amount)
  return word >= 0 ? word : Number(amount.replace(/[,_]/g, ''))
}
