// @ts-check
// All four scores of Lighthouse for some pages of the built site, or of the manual of Vellum, on a simulated phone.
// A score below 100 is reported with the audits that lost it.
//
// Usage: npm run bench:lighthouse [-- options]
//   --pages /,/docs/introduction   other pages
//   --manual                       those of the manual
//   --runs 3                       each; the performance score is the median

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, orFail } from '../scripts/command.mjs'
import { root, runScript } from '../scripts/script.mjs'
import { runLighthouse } from './page/lighthouse.mjs'
import { median } from './page/median.mjs'
import { serveSite } from './page/served.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PAGES = [
  '/',
  '/docs/introduction',
  '/docs/api/troth-options',
  '/docs/api/troth/methods/get-async',
  '/docs/frameworks/react',
]

const MANUAL_PAGES = ['./', './learn', './reference/configuration/docs', './reference/tokens']

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      manual: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
    },
  })
  const siteDir = join(root, values.manual ? 'manual' : 'site')
  const dist = join(siteDir, 'dist')
  const pages = values.pages?.split(',') ?? (values.manual ? MANUAL_PAGES : PAGES)
  if (!existsSync(join(dist, 'index.html'))) {
    const workspace = values.manual ? 'vellum-manual' : 'troth-site'
    await orFail(npm(['run', 'build', '-w', workspace], { live: true }), 'The site was not built.')
  }
  const site = await serveSite({ siteDir, dist })
  let missed = 0
  try {
    console.log(`${'page'.padEnd(40)}${CATEGORIES.map((name) => name.padStart(16)).join('')}`)
    for (const page of pages) {
      const results = []
      for (let run = 0; run < Number(values.runs); run++)
        results.push(await audit(new URL(page, site.url).href))
      const scores = CATEGORIES.map((name) => median(results.map(({ scores }) => scores[name] ?? 0)))
      console.log(page.padEnd(40) + scores.map((score) => String(score).padStart(16)).join(''))
      if (scores.every((score) => score === 100)) continue
      missed++
      for (const line of new Set(results.flatMap(({ lost }) => lost))) console.log(`  ${line}`)
    }
  } finally {
    site.close()
  }
  return missed > 0 ? 1 : 0
})

/** @param {string} url */
async function audit(url) {
  const { categories, audits } = await runLighthouse(url, CATEGORIES)
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  )
  const lost = CATEGORIES.filter((name) => scores[name] !== 100)
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`)
  return { scores, lost }
}
