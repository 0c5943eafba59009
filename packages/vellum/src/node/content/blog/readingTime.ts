// How long a post takes to read.

/** Words that people read in a minute (CN-12). */
const SPEED = 200

/** Minutes, with two decimals; words are told apart by the rules of the language (BL-4). */
export function readingTime({
  content,
  locale,
  options: { wordsPerMinute = SPEED } = {},
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
