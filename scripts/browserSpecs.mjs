// @ts-check
// Decides which files of browser tests run: those that have not passed with the same engine, the same tests and the same
// files of the built site. An edit of one page runs the tests that show this page.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, hashOf, usedBrowser } from './passedBefore.mjs'

/** What all browser tests depend on, besides their own file and the files of the site that they use. */
const COMMON_INPUTS = [
  'packages',
  ':(exclude)packages/**/*.test.*',
  ':(exclude)packages/**/CHANGELOG.md',
  'e2e',
  ':(exclude)e2e/*.spec.ts',
  ':(exclude)e2e/engines',
  'examples',
  'bench/build',
  'bench/dev',
  'package-lock.json',
]

/** What single files of tests depend on besides. */
const SPEC_INPUTS = new Map([['manual.spec.ts', ['manual']]])

/** The page for unknown paths: a path without a file shows it. */
const NOT_FOUND = '404.html'

/**
 * @typedef {{ name: string, hash: string | undefined }} Spec
 * @typedef {{ specs: Spec[], before: number, skippedFiles: number }} SpecPlan
 */

/**
 * The files that have to run, with the hash of what each depends on besides the site.
 * @param {{ root: string, passedBefore: import('./passedBefore.mjs').PassedBefore }} options
 * @returns {Promise<SpecPlan>}
 */
export async function planSpecs({ root, passedBefore }) {
  const common = await passedBefore.hashInputs(COMMON_INPUTS, usedBrowser())
  const names = readdirSync(join(root, 'e2e')).filter(
    (name) => /^\w+\.spec\.ts$/.test(name) && name !== 'deploy.spec.ts',
  )
  const plan = { specs: /** @type {Spec[]} */ ([]), before: 0, skippedFiles: 0 }
  for (const name of names) {
    const inputs = SPEC_INPUTS.get(name)
    const own = inputs ? await passedBefore.hashInputs(inputs) : ''
    const hash =
      common && own !== undefined ? hashOf([common, own, hashFiles(join(root, 'e2e'), [name])]) : undefined
    const record = hash ? passedBefore.read(recordName(name)) : undefined
    if (hash && record && record.hash === hashWithSite(root, { hash, paths: record.files ?? [] })) {
      plan.before += record.passed
      plan.skippedFiles++
    } else plan.specs.push({ name, hash })
  }
  return plan
}

/**
 * Keeps which files have passed.
 * @param {SpecPlan} plan
 * @param {{ root: string, passedBefore: import('./passedBefore.mjs').PassedBefore, report: string, used: string }} options
 *   report: Playwright's, as JSON; used: a folder with a list of paths of the site for each file
 */
export function keepPassedSpecs({ specs }, { root, passedBefore, report, used }) {
  if (!existsSync(report)) return
  const counts = countByFile(JSON.parse(readFileSync(report, 'utf8')))
  for (const { name, hash } of specs) {
    const count = counts.get(name)
    if (!hash || !count || count.failed > 0) continue
    const list = join(used, `${name}.txt`)
    const paths = existsSync(list)
      ? [...new Set(readFileSync(list, 'utf8').split('\n').filter(Boolean))].sort()
      : []
    const whole = hashWithSite(root, { hash, paths })
    passedBefore.keep(recordName(name), { hash: whole, passed: count.passed, files: paths })
  }
}

/**
 * How many tests of each file passed and failed, in a report of Playwright.
 * @param {{ suites?: Suite[] }} report
 * @typedef {{ file: string, specs?: { ok: boolean }[], suites?: Suite[] }} Suite
 */
export function countByFile({ suites = [] }) {
  /** @type {Map<string, { passed: number, failed: number }>} */
  const counts = new Map()
  const add = (/** @type {Suite} */ { file, specs = [], suites = [] }) => {
    const count = counts.get(file) ?? { passed: 0, failed: 0 }
    counts.set(file, count)
    for (const { ok } of specs) count[ok ? 'passed' : 'failed']++
    for (const suite of suites) add(suite)
  }
  for (const suite of suites) add(suite)
  return counts
}

/**
 * @param {string} root
 * @param {{ hash: string, paths: readonly string[] }} spec
 */
function hashWithSite(root, { hash, paths }) {
  const files = paths.flatMap((path) => [path, join(path, 'index.html')])
  const isUsed = paths.length > 0
  return isUsed ? hashOf([hash, hashFiles(join(root, 'site/dist'), [NOT_FOUND, ...files])]) : hash
}

/** @param {string} name */
function recordName(name) {
  return `e2e-${name}`
}
