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
  let words = 0
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(content)) {
    if (isWordLike) words++
  }
  return Math.round((words / wordsPerMinute) * 100) / 100
}
