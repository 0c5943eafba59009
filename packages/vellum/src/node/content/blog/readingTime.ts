// How long a post takes to read.

/** How many words people read in a minute. */
const WORDS_PER_MINUTE = 200

/** Minutes, with two decimals; words are counted by the rules of the locale. */
export function readingTime({
  content,
  locale,
  options: { wordsPerMinute = WORDS_PER_MINUTE } = {},
}: {
  content: string
  locale?: string
  options?: { wordsPerMinute?: number }
}): number {
  return Math.round((countWords(content, locale) / wordsPerMinute) * 100) / 100
}

const counters = new Map<string | undefined, (content: string) => number>()

function countWords(content: string, locale: string | undefined): number {
  const counter = counters.get(locale) ?? createCounter(locale)
  counters.set(locale, counter)
  return counter(content)
}

/**
 * An ASCII word by the rules of Unicode: letters may have one of `:.'` between them, digits one of `,;.'`.
 */
const ASCII_WORD =
  /[A-Za-z0-9_]+(?:(?:(?<=[A-Za-z])[:.'](?=[A-Za-z])|(?<=[0-9])[,;.'](?=[0-9]))[A-Za-z0-9_]+)*/g
/** A word for each of the rules on which versions of Unicode may differ. */
const SAMPLE = "a:b c.d e'f 1,2 3;4 5.6 7'8 a_1 _ __ a:1 1:a"

/**
 * Counts the words of ASCII lines itself, which takes a hundredth of the time; no word continues in the next
 * line.
 */
function createCounter(locale: string | undefined): (content: string) => number {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' })
  const segmented = (text: string) => {
    let words = 0
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words++
    return words
  }
  if (asciiWords(SAMPLE) !== segmented(SAMPLE)) return segmented
  return (content) => {
    const lines = content.split('\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
    const isAscii = (line: string) => /^[\x00-\x7F]*$/.test(line)
    const others = lines.filter((line) => !isAscii(line))
    return asciiWords(lines.filter(isAscii).join('\n')) + segmented(others.join('\n'))
  }
}

function asciiWords(text: string): number {
  let words = 0
  for (const [word] of text.matchAll(ASCII_WORD)) if (word !== '_') words++
  return words
}
