// What a text must contain so that a pattern of a grammar can match in it. Most patterns have a keyword or a sign, and most
// lines have none of these: then the pattern need not be searched for, nor compiled. Knows as much of the syntax of
// Oniguruma as grammars use; of a pattern with anything else nothing is known.

/** Texts of which a match needs one. */
type Choice = readonly string[]

/** Longer lists take longer to look for than the pattern. */
const MOST_TEXTS = 12

/** Texts of which every text that a pattern matches in has at least one; undefined when that is not known. */
export function requiredTexts(pattern: string): readonly string[] | undefined {
  const reader: Reader = { pattern, at: 0 }
  try {
    const choices = readAlternatives(reader)
    return reader.at === pattern.length ? best(choices) : undefined
  } catch (error) {
    if (error === UNKNOWN) return undefined
    throw error
  }
}

interface Reader {
  readonly pattern: string
  at: number
}

const UNKNOWN = Symbol('a syntax that is not read')

/** Reads up to the end of a group, or of the pattern. Each choice must be met. */
function readAlternatives(reader: Reader): Choice[] {
  const alternatives = [readSequence(reader)]
  while (reader.pattern[reader.at] === '|') {
    reader.at++
    alternatives.push(readSequence(reader))
  }
  if (alternatives.length === 1) return alternatives[0]!
  const bests = alternatives.map(best)
  return bests.every((texts) => texts !== undefined) ? [bests.flat()] : []
}

function readSequence(reader: Reader): Choice[] {
  const { pattern } = reader
  const choices: Choice[] = []
  let literal = ''
  const endLiteral = () => {
    if (literal) choices.push([literal])
    literal = ''
  }
  while (reader.at < pattern.length && pattern[reader.at] !== '|' && pattern[reader.at] !== ')') {
    const part = readPart(reader)
    const repeats = readQuantifier(reader)
    if (typeof part === 'string') {
      if (repeats !== 'maybe') literal += part
      if (repeats !== 'once') endLiteral()
    } else {
      endLiteral()
      if (repeats !== 'maybe') choices.push(...part)
    }
  }
  endLiteral()
  return choices
}

/** A character, or what must be met by anything else. */
function readPart(reader: Reader): string | Choice[] {
  const { pattern } = reader
  const character = pattern[reader.at]!
  switch (character) {
    case '\\':
      return readEscape(reader)
    case '[':
      return readClass(reader)
    case '(':
      return readGroup(reader)
    case '.':
    case '^':
    case '$':
      reader.at++
      return []
    case '*':
    case '+':
    case '?':
      throw UNKNOWN
    default:
      // Half of a character is none.
      if (character >= '\ud800' && character <= '\udfff') throw UNKNOWN
      if (match(BROKEN_QUANTIFIER, reader)) throw UNKNOWN
      reader.at++
      return character
  }
}

/** Anchors, kinds of characters, control characters. */
const NOT_LITERAL = /\\(?:[AbBdDGhHKRsSwWzZ]|[aefnrtv]|[pP]\{\^?\w+\})/y
const ESCAPED_SIGN = /\\[ !-/:-@[-`{-~]/y

function readEscape(reader: Reader): string | Choice[] {
  const other = match(NOT_LITERAL, reader)
  const sign = match(ESCAPED_SIGN, reader)
  if (!other && !sign) throw UNKNOWN
  reader.at += (other ?? sign!).length
  return sign ? sign.slice(1) : []
}

const BROKEN_QUANTIFIER = /\{[\d,]/y
/** A bracket that would end a class at once is one of its characters. */
const CLASS_START = /\[\^?\]?/y
const NAMED_CLASS = /\[:\^?\w+:\]/y
const CLASS_PART = /\[:\^?\w+:\]|\\?[\s\S]/y

function readClass(reader: Reader): Choice[] {
  let depth = 0
  do {
    const start = depth === 0 || !match(NAMED_CLASS, reader) ? match(CLASS_START, reader) : undefined
    const part = start ?? match(CLASS_PART, reader)
    if (part === undefined) throw UNKNOWN
    if (start) depth++
    if (part === ']') depth--
    reader.at += part.length
  } while (depth > 0)
  return []
}

const GROUP = /\((?:\?(?::|>|=|!|<=|<!|<[A-Za-z_]\w*>|#|-?[ims]+:))?/y
/** What is in it must not be there, or in any case of letters. */
const FREE_GROUP = /^\(\?(?:<?!|[^-<:]*i)/

function readGroup(reader: Reader): Choice[] {
  const { pattern } = reader
  const start = match(GROUP, reader) ?? ''
  if (start === '(' && pattern[reader.at + 1] === '?') throw UNKNOWN
  reader.at += start.length
  if (start === '(?#') {
    const end = pattern.indexOf(')', reader.at)
    if (end === -1) throw UNKNOWN
    reader.at = end + 1
    return []
  }
  const choices = readAlternatives(reader)
  if (pattern[reader.at] !== ')') throw UNKNOWN
  reader.at++
  return FREE_GROUP.test(start) ? [] : choices
}

const QUANTIFIER = /(?:[*+?]|\{\d*,\d*\})[?+]?|\{\d+\}/y

/** How often what was read before it occurs. */
function readQuantifier(reader: Reader): 'once' | 'maybe' | 'often' {
  const quantifiers: string[] = []
  for (;;) {
    const quantifier = match(QUANTIFIER, reader)
    if (quantifier === undefined) break
    quantifiers.push(quantifier)
    reader.at += quantifier.length
  }
  const [first] = quantifiers
  if (first === undefined) return 'once'
  // A second one makes groups of the first: `{2}?` may be nothing at all.
  return quantifiers.length > 1 || /^(?:[*?]|\{0*[,}])/.test(first) ? 'maybe' : 'often'
}

/** The choice that is met least often: that of the longest texts. */
function best(choices: readonly Choice[]): Choice | undefined {
  let found: Choice | undefined
  for (const choice of choices) {
    if (choice.length <= MOST_TEXTS && (!found || weight(choice) > weight(found))) found = choice
  }
  return found
}

function weight(choice: Choice): number {
  return Math.min(...choice.map(({ length }) => length)) - choice.length / 100
}

/** What a sticky expression matches where the reader is. */
function match(expression: RegExp, { pattern, at }: Reader): string | undefined {
  expression.lastIndex = at
  return expression.exec(pattern)?.[0]
}
