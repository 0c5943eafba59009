// What a text must contain so that a pattern of a grammar can match in it. Most patterns have a keyword or a sign, and most
// lines have none of these: then the pattern need not be searched for, nor compiled. Knows as much of the syntax of
// Oniguruma as grammars use; of a pattern with anything else nothing is known.

/** Texts of which a match needs one. */
type Choice = readonly string[]

/** Longer lists take longer to look for than the pattern. */
const MOST_TEXTS = 12
/** Longer patterns take longer to read, and are few. */
const LONGEST = 600

/** Texts of which every text that a pattern matches in has at least one; undefined when that is not known. */
export function requiredTexts(pattern: string): readonly string[] | undefined {
  if (pattern.length > LONGEST) return undefined
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
  const character = reader.pattern[reader.at]!
  switch (character) {
    case '(':
      return readGroup(reader)
    case '[':
      if (!take(CLASS, reader)) throw UNKNOWN
      return []
    case '\\': {
      if (take(NOT_LITERAL, reader)) return []
      const sign = take(ESCAPED_SIGN, reader)
      if (!sign) throw UNKNOWN
      return sign.slice(1)
    }
    case '.':
    case '^':
    case '$':
      reader.at++
      return []
    case '*':
    case '+':
    case '?':
      throw UNKNOWN
    case '{':
      if (take(NUMBERED_BRACE, reader)) throw UNKNOWN
      reader.at++
      return character
    default:
      // Half of a character is none.
      if (character >= '\ud800' && character <= '\udfff') throw UNKNOWN
      reader.at++
      return character
  }
}

/** Anchors, kinds of characters, control characters. */
const NOT_LITERAL = /\\(?:[AbBdDGhHKRsSwWzZ]|[aefnrtv]|[pP]\{\^?\w+\})/y
const ESCAPED_SIGN = /\\[ !-/:-@[-`{-~]/y
/** A bracket that would end a class at once is one of its characters. Classes in others are not read. */
const CLASS = /\[\^?\]?(?:[^[\]\\]|\\[\s\S]|\[:\^?\w+:\])*\]/y
const NUMBERED_BRACE = /\{[\d,]/y

const GROUP = /\((?:\?(?::|>|=|!|<=|<!|<[A-Za-z_]\w*>|-?[ims]+:)|(?!\?))/y
const COMMENT = /\(\?#[^)]*\)/y
/** What is in it must not be there, or in any case of letters. */
const FREE_GROUP = /^\(\?(?:<?!|[^-<:]*i)/

function readGroup(reader: Reader): Choice[] {
  if (take(COMMENT, reader)) return []
  const start = take(GROUP, reader)
  if (!start) throw UNKNOWN
  const choices = readAlternatives(reader)
  if (reader.pattern[reader.at] !== ')') throw UNKNOWN
  reader.at++
  return FREE_GROUP.test(start) ? [] : choices
}

const QUANTIFIER = /(?:[*+?]|\{\d*,\d*\})[?+]?|\{\d+\}/y

/** How often what was read before it occurs. */
function readQuantifier(reader: Reader): 'once' | 'maybe' | 'often' {
  // Most parts have none, and this is faster than to look for one.
  if (!'*+?{'.includes(reader.pattern[reader.at] ?? ' ')) return 'once'
  const first = take(QUANTIFIER, reader)
  if (!first) return 'once'
  // A second one makes groups of the first: `{2}?` may be nothing at all.
  let isRepeated = false
  while (take(QUANTIFIER, reader)) isRepeated = true
  return isRepeated || /^(?:[*?]|\{0*[,}])/.test(first) ? 'maybe' : 'often'
}

/** Reads what a sticky expression matches here. */
function take(expression: RegExp, reader: Reader): string | undefined {
  expression.lastIndex = reader.at
  const [text] = expression.exec(reader.pattern) ?? []
  reader.at += text?.length ?? 0
  return text
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
