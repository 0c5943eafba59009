// What readers of such a manual type, written down before any page was read or the search was tried; the phrases of the manual were written
// without knowing these questions. The thresholds are those of the whole list. Needs `npm run build -w vellum -w vellum-manual`.

import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { dist, foundSections } from './builtSearch'
import questions from './questions.json'

/** A path without the slash before its anchor. */
function plain(href: string): string {
  return href.replace(/\/(?=#|$)/, '')
}

it.each(questions)('a section that answers "$query" exists', ({ expected }) => {
  const hasSection = (href: string) => {
    const [path = '', id] = href.split('#')
    const file = `${dist}${path}/index.html`
    return existsSync(file) && (id === undefined || readFileSync(file, 'utf8').includes(`id="${id}"`))
  }
  expect(expected.filter(hasSection)).not.toEqual([])
})

it('most questions have their answer first, nearly all among three', async () => {
  const ranks = await Promise.all(
    questions.map(async ({ query, expected }) => {
      const answers = expected.map(plain)
      const rank = (await foundSections(query)).findIndex((href) => answers.includes(plain(href)))
      return { query, rank: rank < 0 ? Infinity : rank + 1 }
    }),
  )
  const part = (most: number) => ranks.filter(({ rank }) => rank <= most).length / ranks.length
  const missed = ranks.filter(({ rank }) => rank > 3).map(({ query }) => query)
  expect(part(3), missed.join('\n')).toBeGreaterThanOrEqual(0.92)
  expect(part(1)).toBeGreaterThanOrEqual(0.75)
})
