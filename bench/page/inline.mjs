// @ts-check
// Whether the stylesheet should be a file or part of the page: both forms of the built
// site, on a first visit and on the next page of the same visit.

import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path/posix'
import { compress } from '../../packages/vellum/dist/node/output/compress.js'
import { measureLighthouse } from './lighthouse.mjs'
import { markdownTable, shown } from './report.mjs'
import { startVellumFolder } from './subject.mjs'
import { measureVisits } from './visits.mjs'

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g
// A copy that is only measured needs no policy, which would have to name the new style.
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/i

/**
 * Measures both forms and returns the lines of a table.
 * @param {import('playwright-core').Browser} browser
 * @param {{ dist: string, page: string, next: string | undefined, runs: number }} options
 */
export async function compareInline(browser, { dist, page, next = page, runs }) {
  const copy = mkdtempSync(join(tmpdir(), 'bench-inline-'))
  /** @type {import('./subject.mjs').Subject[]} */
  const subjects = []
  try {
    cpSync(dist, copy, { recursive: true })
    await inlineStyles(copy)
    subjects.push(await startVellumFolder({ name: 'stylesheet as a file', dist, page }))
    subjects.push(await startVellumFolder({ name: 'stylesheet in the page', dist: copy, page }))

    const simulated = await measureLighthouse(subjects, runs)
    const visits = await measureVisits(browser, subjects, { next, runs })
    const figures = visits.map((visit, i) => ({
      name: subjects[i]?.name ?? '',
      lighthouseLcp: simulated[i]?.lcp,
      ...visit,
    }))
    return { figures, lines: lines(figures) }
  } finally {
    for (const { close } of subjects) close()
    rmSync(copy, { recursive: true, force: true })
  }
}

/** @typedef {import('./visits.mjs').Visit} Visit */

/**
 * Puts the stylesheets of every page into it, and compresses it anew.
 * @param {string} dir
 */
async function inlineStyles(dir) {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const html = readFileSync(join(dir, name), 'utf8')
      .replace(POLICY, '')
      .replaceAll(STYLESHEET, (_, href) => `<style>${stylesFor(dir, href)}</style>`)
    const bytes = Buffer.from(html)
    writeFileSync(join(dir, name), bytes)
    rmSync(join(dir, `${name}.gz`), { force: true })
    const { br } = await compress({ name, bytes, effort: 'page' })
    if (br) writeFileSync(join(dir, `${name}.br`), br)
  }
}

/**
 * @param {string} dir
 * @param {string} href
 */
function stylesFor(dir, href) {
  return readFileSync(join(dir, href), 'utf8').replaceAll(
    /url\((["']?)(?!data:|[a-z]+:|\/|#)/g,
    `url($1${dirname(href)}/`,
  )
}

/** @param {(Visit & { name: string, lighthouseLcp: number | undefined })[]} figures */
function lines(figures) {
  const row = (/** @type {Visit & { name: string, lighthouseLcp: number | undefined }} */ form) => [
    form.name,
    shown({ unit: 'ms' }, form.lighthouseLcp),
    shown({ unit: 'KB' }, form.firstBytes),
    shown({ unit: 'ms' }, form.firstLcp),
    shown({ unit: 'KB' }, form.nextBytes),
    shown({ unit: 'ms' }, form.nextLcp),
  ]
  const head = [
    '',
    'Lighthouse LCP',
    'first visit: before load',
    'LCP, slow 4G',
    'next page: before load',
    'LCP, slow 4G',
  ]
  return markdownTable([head, ...figures.map(row)])
}
