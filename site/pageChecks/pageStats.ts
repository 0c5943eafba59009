// How long a page is, and what is in it. Prose only: code is not read word by word.

import { readFences } from '../samples/fences'
import { findAll, type Page, parsePage } from './parsedPage'

export interface PageStats {
  readonly file: string
  /** Words of prose; inline code counts, samples do not. */
  readonly words: number
  /** At 200 words a minute, rounded up. */
  readonly minutes: number
  readonly headings: number
  /** Language → how many samples, most first. Recorded outputs are not samples. */
  readonly samples: Readonly<Record<string, number>>
}

const WORDS_PER_MINUTE = 200

/** The numbers of one page. */
export function pageStats(page: Page): PageStats {
  const { file, tree } = parsePage(page)
  const words = findAll(tree, 'text', 'inlineCode').reduce((sum, { value }) => sum + countWords(value), 0)
  const counts = new Map<string, number>()
  for (const { language } of readFences(page.text)) counts.set(language, (counts.get(language) ?? 0) + 1)
  return {
    file,
    words,
    minutes: Math.ceil(words / WORDS_PER_MINUTE),
    headings: findAll(tree, 'heading').length,
    samples: Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
  }
}

/** The numbers of several pages as a table in plain text, with a line of sums. */
export function statsTable(pages: readonly PageStats[]): string {
  const sum = (numberOf: (page: PageStats) => number) =>
    pages.reduce((total, page) => total + numberOf(page), 0)
  const countSamples = ({ samples }: PageStats) =>
    Object.values(samples).reduce((total, count) => total + count, 0)
  const rows = [
    ['page', 'words', 'minutes', 'headings', 'samples'],
    ...pages.map(({ file, words, minutes, headings, samples }) => [
      file,
      String(words),
      String(minutes),
      String(headings),
      Object.entries(samples)
        .map(([language, count]) => `${count} ${language}`)
        .join(', '),
    ]),
    [
      `${pages.length} pages`,
      String(sum(({ words }) => words)),
      String(sum(({ minutes }) => minutes)),
      String(sum(({ headings }) => headings)),
      String(sum(countSamples)),
    ],
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map(([file = '', words = '', minutes = '', headings = '', samples = '']) =>
      [
        file.padEnd(widths[0] ?? 0),
        words.padStart(widths[1] ?? 0),
        minutes.padStart(widths[2] ?? 0),
        headings.padStart(widths[3] ?? 0),
        samples,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function countWords(text: string): number {
  // A directive alone in a line is replaced by generated text, so its own words are not read.
  const read = text.replace(/^::[a-z]+(\{.*\})?$/gm, '')
  return read.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
