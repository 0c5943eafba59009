// @ts-check
// What a page costs its visitor, compared with the same page built by the peers, in one run on one machine:
// bytes, Lighthouse, time of a click, first input, first and second visit, shifts. The pages are one of the
// Troth site, and one of 30 and of 500 generated pages in a flat sidebar.
//
// Usage: npm run bench:page [-- options]
//   --only bytes,lighthouse,click,input,visits,shift   some of the measurements
//   --sites own,30,500                    the Troth site, and numbers of generated pages
//   --runs 5                              of Lighthouse, first inputs and visits; the figure is the median
//   --peers docusaurus,starlight          one of them, or none: our figures alone (--peer is the same)
//   --page /docs/introduction             another page of the Troth site
//   --dist folder                         another build than site/dist
//   --build                               build site/dist although it is there
//   --compare-inline                      also: stylesheet as a file or in the page
//   --json file                           all details
//   --strict                              exit code 1 when a target is missed
//
// A quick look at our own figures: npm run bench:page -- --peers none --sites 30 --runs 1

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, orFail } from '../scripts/command.mjs'
import { describeError, Failure } from '../scripts/failure.mjs'
import { root, runScript } from '../scripts/script.mjs'
import { launchBrowser } from './page/browser.mjs'
import { measureBytes } from './page/bytes.mjs'
import { clickTargets, measureClicks } from './page/click.mjs'
import { compareInline } from './page/inline.mjs'
import { measureInput } from './page/input.mjs'
import { measureLighthouse } from './page/lighthouse.mjs'
import { peersNamed } from './page/peers.mjs'
import { METRICS, missedTargets, siteName, table } from './page/report.mjs'
import { measureScroll, measureShift } from './page/stability.mjs'
import { startGenerated, startPeer, startTroth } from './page/subject.mjs'
import { measureVisits } from './page/visits.mjs'

await runScript(import.meta.url, async (args) => {
  const options = readOptions(args)
  if (options.sites.includes('own')) await ensureBuilt(options)
  const browser = await launchBrowser()
  try {
    const facts = describe({ ...options, chromium: browser.version() })
    console.log(facts.join('\n'))
    const reports = []
    for (const site of options.sites) reports.push(await measureSite(browser, site, options))

    const missed = reports.flatMap((report) => missedTargets(report))
    for (const { site, groups, subjects } of reports) {
      console.log(`\n${siteName(site)}\n\n${table({ site, groups, subjects }).join('\n')}`)
      for (const note of subjects.flatMap(({ notes }) => notes)) console.log(note)
    }
    console.log(missed.length === 0 ? '\nAll targets met.' : `\nMissed:\n${missed.join('\n')}`)
    const inline = options.inline ? await compareForms(browser, options) : undefined
    if (options.json) {
      const content = { facts, page: options.page, sites: reports, missed, inline }
      writeFileSync(options.json, `${JSON.stringify(content, null, 2)}\n`)
    }
    return options.strict && missed.length > 0 ? 1 : 0
  } finally {
    await browser.close()
  }
})

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: Object.keys(METRICS).join(',') },
      sites: { type: 'string', default: 'own,30,500' },
      runs: { type: 'string', default: '5' },
      // The middle one by weight.
      page: { type: 'string', default: '/docs/introduction' },
      dist: { type: 'string', default: join(root, 'site/dist') },
      build: { type: 'boolean', default: false },
      peers: { type: 'string', default: 'docusaurus,starlight' },
      peer: { type: 'string' },
      'compare-inline': { type: 'boolean', default: false },
      json: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  })
  const groups = values.only.split(',')
  const unknown = groups.find((group) => !(group in METRICS))
  if (unknown !== undefined) {
    throw new Failure(`There is no measurement "${unknown}".`, {
      hint: `Choose from ${Object.keys(METRICS).join(', ')}.`,
    })
  }
  const sites = values.sites.split(',')
  const wrong = sites.find((site) => site !== 'own' && !/^[1-9]\d*$/.test(site))
  if (wrong !== undefined) {
    throw new Failure(`There is no site "${wrong}".`, {
      hint: 'Use "own" for the Troth site, or a number of pages to generate.',
    })
  }
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs % 2 !== 1) {
    throw new Failure(`"${values.runs}" is not an odd number of runs.`, {
      hint: 'Use 1, 3 or 5: the figure is the one in the middle.',
    })
  }
  return {
    groups,
    sites,
    runs,
    page: values.page,
    dist: resolve(values.dist),
    build: values.build,
    peers: peersNamed(values.peer ?? values.peers).map(({ id }) => id),
    inline: values['compare-inline'],
    json: values.json,
    strict: values.strict,
  }
}

/**
 * Starts one site with Vellum and the peers, and measures them.
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 * @param {ReturnType<typeof readOptions>} options
 */
async function measureSite(browser, site, { groups, runs, dist, page, peers: ids }) {
  console.log(`\n${siteName(site)}`)
  const { sources, ours } =
    site === 'own' ? await startTroth({ dist, page }) : await startGenerated(Number(site))
  const subjects = [ours]
  try {
    for (const id of ids) {
      const peer = await peerIfPossible(id, sources)
      if (peer) subjects.push(peer)
    }
    return {
      site,
      page: sources.page,
      groups,
      subjects: await measureAll({ browser, subjects, groups, runs }),
    }
  } finally {
    for (const { close } of subjects) close()
  }
}

/** @param {{ dist: string, build: boolean, page: string }} options */
async function ensureBuilt({ dist, build, page }) {
  const isSite = dist === join(root, 'site/dist')
  if (isSite && (build || !existsSync(join(dist, 'index.html')))) {
    await orFail(npm(['run', 'build', '-w', 'troth-site'], { live: true }), 'The site was not built.')
  }
  if (!existsSync(join(dist, page, 'index.html'))) {
    throw new Failure(`There is no page "${page}" in ${relative(root, dist) || dist}.`)
  }
}

/**
 * The peer, or undefined with a line that says why: our figures do not depend on it.
 * @param {string} id
 * @param {import('./page/subject.mjs').Sources} sources
 */
async function peerIfPossible(id, sources) {
  try {
    return await startPeer(id, sources)
  } catch (error) {
    const lines = describeError(error).split('\n')
    console.log([...lines.slice(-20), `This run is without ${id}.`].join('\n'))
    return undefined
  }
}

/** @param {{ chromium: string, dist: string, page: string, runs: number, sites: string[] }} options */
function describe({ chromium, dist, page, runs, sites }) {
  const built = () =>
    statSync(join(dist, page, 'index.html'))
      .mtime.toISOString()
      .slice(0, 16)
      .replace('T', ' ')
  return [
    `Node ${process.versions.node}, Chromium ${chromium}, ${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)}); median of ${runs}`,
    ...(sites.includes('own')
      ? [`Troth site: ${page} of ${relative(root, dist) || dist}, built ${built()} UTC`]
      : []),
  ]
}

/**
 * @typedef {{ id: string, name: string, figures: import('./page/report.mjs').Figures, notes: string[], details: Record<string, unknown> }} Result
 *
 * @param {object} options
 * @param {import('playwright-core').Browser} options.browser
 * @param {import('./page/subject.mjs').Subject[]} options.subjects ours first
 * @param {string[]} options.groups
 * @param {number} options.runs
 * @returns {Promise<Result[]>}
 */
async function measureAll({ browser, subjects, groups, runs }) {
  /** @type {Result[]} */
  const results = subjects.map(({ id, name }) => ({ id, name, figures: {}, notes: [], details: {} }))
  /** @type {(group: string, measured: Record<string, unknown>[], names?: Record<string, string>) => void} */
  const add = (group, all, names = {}) => {
    for (const [i, measured] of all.entries()) addResult(results[i], { group, measured, names })
  }
  const targets =
    subjects[0] && (groups.includes('click') || groups.includes('visits'))
      ? await clickTargets(browser, subjects[0])
      : []
  if (groups.includes('bytes')) {
    console.log('Bytes on the wire …')
    add('bytes', await inOrder(subjects, (subject) => measureBytes(browser, subject)))
  }
  if (groups.includes('click')) {
    console.log('Clicks …')
    add('click', await measureClicks(browser, subjects, { targets, slow: false }))
    const slow = await measureClicks(browser, subjects, { targets, slow: true })
    add('clickSlow', slow, { click: 'clickSlow', clickPainted: 'clickSlowPainted' })
  }
  if (groups.includes('input')) {
    console.log('First input …')
    add('input', await measureInput(browser, subjects, runs))
  }
  if (groups.includes('visits')) {
    console.log('First and second visit …')
    const [next = ''] = targets
    add('visits', await measureVisits(browser, subjects, { next, runs }))
  }
  if (groups.includes('shift')) {
    console.log('Layout shifts and changes on scroll …')
    add('shift', await inOrder(subjects, (subject) => measureShift(browser, subject)))
    add('scroll', await inOrder(subjects, (subject) => measureScroll(browser, subject)))
  }
  if (groups.includes('lighthouse')) {
    console.log('Lighthouse …')
    add('lighthouse', await measureLighthouse(subjects, runs))
  }
  return results
}

/**
 * One after the other: a measurement needs the machine for itself.
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item) => Promise<Result>} measureOne
 */
async function inOrder(items, measureOne) {
  const results = []
  for (const item of items) results.push(await measureOne(item))
  return results
}

/**
 * Sorts what a measurement gave: numbers are figures, notes are for the reader, all of it is a detail.
 * @param {Result | undefined} result
 * @param {{ group: string, measured: Record<string, unknown>, names: Record<string, string> }} measurement
 */
function addResult(result, { group, measured, names }) {
  if (!result) return
  result.details[group] = measured
  for (const [key, value] of Object.entries(measured)) {
    if (typeof value === 'number') result.figures[names[key] ?? key] = value
  }
  const notes = Array.isArray(measured.notes) ? measured.notes : []
  result.notes.push(...notes.filter((note) => !result.notes.includes(note)))
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ dist: string, page: string, runs: number }} options
 */
async function compareForms(browser, { dist, page, runs }) {
  console.log('\nStylesheet as a file or in the page …')
  const { ours } = await startTroth({ dist, page })
  try {
    const [next] = await clickTargets(browser, ours)
    const { figures, lines } = await compareInline(browser, { dist, page, next, runs })
    console.log(lines.join('\n'))
    return figures
  } finally {
    ours.close()
  }
}
