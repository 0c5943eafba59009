// @ts-check
// What a page of the built site costs its visitor, beside the same page built by a
// peer, in one run on one machine: bytes, Lighthouse, time of a click, shifts.
//
// Usage: npm run bench:page [-- options]
//   --only bytes,lighthouse,click,shift   some of the measurements
//   --runs 5                              of Lighthouse; the figure is the median
//   --page /docs/introduction             another page
//   --dist folder                         another build than site/dist
//   --build                               build site/dist although it is there
//   --peer starlight                      the lightest, or docusaurus, or none: our figures alone
//   --compare-inline                      also: stylesheet as a file or in the page
//   --json file                           all details
//   --strict                              exit code 1 when a target is missed

import { existsSync, statSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, orFail } from '../scripts/command.mjs'
import { Failure } from '../scripts/failure.mjs'
import { root, runScript } from '../scripts/script.mjs'
import { launchBrowser } from './page/browser.mjs'
import { measureBytes } from './page/bytes.mjs'
import { clickTargets, measureClicks } from './page/click.mjs'
import { compareInline } from './page/inline.mjs'
import { measureLighthouse } from './page/lighthouse.mjs'
import { PEERS } from './page/peers.mjs'
import { METRICS, missedTargets, table } from './page/report.mjs'
import { measureScroll, measureShift } from './page/stability.mjs'
import { startPeer, startTroth } from './page/subject.mjs'

await runScript(import.meta.url, async (args) => {
  const options = readOptions(args)
  await ensureBuilt(options)
  const ours = await startTroth(options)
  const peer = options.peer === 'none' ? undefined : await peerIfPossible(options)
  const subjects = peer ? [ours, peer] : [ours]
  const browser = await launchBrowser()
  try {
    const facts = describe({ ...options, chromium: browser.version() })
    console.log(facts.join('\n'))
    const results = await measureAll({ browser, subjects, ...options })
    const [own = { figures: {} }, other] = results
    const names = { ours: ours.name, peer: peer?.name }
    const lines = table({ groups: options.groups, ours: own.figures, peer: other?.figures, names })
    console.log(`\n${lines.join('\n')}`)
    for (const note of results.flatMap(({ notes }) => notes)) console.log(note)

    const missed = missedTargets({ groups: options.groups, ours: own.figures })
    console.log(missed.length === 0 ? '\nAll targets met.' : `\nMissed: ${missed.join('; ')}.`)
    const inline = options.inline ? await compareForms({ browser, ours, ...options }) : undefined
    if (options.json) {
      const content = { facts, page: options.page, subjects: results, missed, inline }
      writeFileSync(options.json, `${JSON.stringify(content, null, 2)}\n`)
    }
    return options.strict && missed.length > 0 ? 1 : 0
  } finally {
    for (const { close } of subjects) close()
    await browser.close()
  }
})

/** @param {string[]} args */
function readOptions(args) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: Object.keys(METRICS).join(',') },
      runs: { type: 'string', default: '5' },
      // The middle one by weight.
      page: { type: 'string', default: '/docs/introduction' },
      dist: { type: 'string', default: join(root, 'site/dist') },
      build: { type: 'boolean', default: false },
      peer: { type: 'string', default: 'starlight' },
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
  if (values.peer !== 'none' && !(values.peer in PEERS)) {
    throw new Failure(`There is no peer "${values.peer}".`, {
      hint: `Choose from ${Object.keys(PEERS).join(', ')}, none.`,
    })
  }
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Failure(`"${values.runs}" is not a number of runs.`)
  return {
    groups,
    runs,
    page: values.page,
    dist: resolve(values.dist),
    build: values.build,
    peer: values.peer,
    inline: values['compare-inline'],
    json: values.json,
    strict: values.strict,
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
 * @param {{ page: string, peer: string }} options
 */
async function peerIfPossible(options) {
  try {
    return await startPeer(options)
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    console.log(`No peer in this run: ${reason}`)
    return undefined
  }
}

/** @param {{ chromium: string, dist: string, page: string, runs: number }} options */
function describe({ chromium, dist, page, runs }) {
  const { mtime } = statSync(join(dist, page, 'index.html'))
  return [
    `Node ${process.versions.node}, Chromium ${chromium}, ${cpus().length} cores (load ${loadavg()[0]?.toFixed(1)})`,
    `${page} of ${relative(root, dist) || dist}, built ${mtime.toISOString().slice(0, 16).replace('T', ' ')} UTC; Lighthouse: median of ${runs}`,
  ]
}

/**
 * @typedef {{ name: string, figures: import('./page/report.mjs').Figures, notes: string[], details: Record<string, unknown> }} Result
 *
 * @param {object} options
 * @param {import('playwright-core').Browser} options.browser
 * @param {import('./page/subject.mjs').Subject[]} options.subjects ours first
 * @param {string[]} options.groups
 * @param {number} options.runs
 * @returns {Promise<Result[]>}
 */
async function measureAll({ browser, subjects, groups, runs }) {
  const results = subjects.map(({ name }) => ({ name, figures: {}, notes: [], details: {} }))
  /** @type {(i: number, group: string, measured: Record<string, unknown>, names?: Record<string, string>) => void} */
  const add = (i, group, measured, names = {}) => addResult(results[i], { group, measured, names })
  if (groups.includes('bytes')) {
    console.log('Bytes on the wire …')
    for (const [i, subject] of subjects.entries()) add(i, 'bytes', await measureBytes(browser, subject))
  }
  if (groups.includes('click')) {
    console.log('Clicks …')
    const targets = subjects[0] ? await clickTargets(browser, subjects[0]) : []
    for (const [i, subject] of subjects.entries()) {
      add(i, 'click', await measureClicks(browser, subject, { targets, slow: false }))
      const slow = await measureClicks(browser, subject, { targets, slow: true })
      add(i, 'clickSlow', slow, { click: 'clickSlow', clickPainted: 'clickSlowPainted' })
    }
  }
  if (groups.includes('shift')) {
    console.log('Layout shifts and changes on scroll …')
    for (const [i, subject] of subjects.entries()) {
      add(i, 'shift', await measureShift(browser, subject))
      add(i, 'scroll', await measureScroll(browser, subject))
    }
  }
  if (groups.includes('lighthouse')) {
    console.log('Lighthouse …')
    for (const [i, measured] of (await measureLighthouse(subjects, runs)).entries()) {
      add(i, 'lighthouse', measured)
    }
  }
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
 * @param {object} options
 * @param {import('playwright-core').Browser} options.browser
 * @param {import('./page/subject.mjs').Subject} options.ours
 * @param {string} options.dist
 * @param {string} options.page
 * @param {number} options.runs
 */
async function compareForms({ browser, ours, dist, page, runs }) {
  console.log('\nStylesheet as a file or in the page …')
  const [next] = await clickTargets(browser, ours)
  const { figures, lines } = await compareInline(browser, { dist, page, next, runs })
  console.log(lines.join('\n'))
  return figures
}
