// `--compare`: reads the old site from a folder, a sitemap or a list of URLs, builds the new one, and prints what differs.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, formatError, silentLogger } from 'vellum'
import { MigrateError } from '../migrateError.js'
import { type Comparison, compareSites, compareUrls } from './compareSites.js'
import { formatComparison } from './comparisonReport.js'
import { pathOf, readBuiltSite } from './readBuiltSite.js'
import { takeScreens } from './screens.js'

/** Compares; resolves to the exit code: 1 when URLs of the old site are missing. */
export async function runCompare(
  siteDir: string,
  {
    old,
    outDir,
    isJson,
    hasScreens,
    write,
  }: {
    old: string
    outDir: string | undefined
    isJson: boolean
    hasScreens: boolean
    write: (text: string) => void
  },
): Promise<number> {
  const oldPath = resolve(old)
  if (!existsSync(oldPath)) {
    throw new MigrateError(
      `There is no "${old}" to compare with.`,
      'Pass the build folder of the old site, its sitemap.xml, or a file with one URL in each line.',
      2,
    )
  }
  const isFolder = statSync(oldPath).isDirectory()
  if (isFolder && !existsSync(join(oldPath, 'index.html')) && readBuiltSite(oldPath).pages.size === 0) {
    throw new MigrateError(
      `The folder "${old}" has no HTML pages.`,
      'Pass the folder that `docusaurus build` wrote.',
      2,
    )
  }
  const dir = await newSite(siteDir, outDir)
  const after = readBuiltSite(dir)
  const comparison = isFolder
    ? compareSites(readBuiltSite(oldPath), after)
    : compareUrls(readUrls(readFileSync(oldPath, 'utf8')), after)
  write(isJson ? JSON.stringify(comparison, null, 2) : formatComparison(comparison))
  if (hasScreens && isFolder) {
    const page = await takeScreens({
      before: oldPath,
      after: dir,
      base: after.base,
      routes: shownRoutes(comparison, after),
      siteDir,
    })
    if (!isJson) write(page === undefined ? NO_BROWSER : `Pictures of both sites: ${page}`)
  }
  return comparison.missing === 0 ? 0 : 1
}

const NO_BROWSER =
  'No pictures: no Chromium was found. Install Chromium or Chrome, or set CHROME_PATH to its program.'

/** The folder of the new site, which is built unless the folder is given. */
async function newSite(siteDir: string, outDir: string | undefined): Promise<string> {
  if (outDir !== undefined) {
    const dir = resolve(outDir)
    if (existsSync(dir)) return dir
    throw new MigrateError(
      `The folder "${outDir}" does not exist.`,
      'Leave `--out-dir` out to build the site.',
      2,
    )
  }
  try {
    const result = await build({ siteDir, logger: silentLogger })
    return result.outDir
  } catch (error) {
    throw new MigrateError(
      `The new site cannot be built.\n${formatError(error)}`,
      'Correct it, then compare again.',
    )
  }
}

/** Paths of a sitemap, or of a list with one URL in each line. */
export function readUrls(text: string): string[] {
  const inSitemap = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, url]) =>
    url!.replaceAll('&amp;', '&'),
  )
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
  return (inSitemap.length > 0 ? inSitemap : lines).map(pathOf)
}

/** Pages with differences first, then others, at most 20. */
function shownRoutes({ differences }: Comparison, { pages }: ReturnType<typeof readBuiltSite>): string[] {
  const different = differences.map(({ path }) => path).filter((path) => pages.has(path))
  return [...new Set([...different, ...pages.keys()])].slice(0, 20)
}
