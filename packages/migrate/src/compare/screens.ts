// Pictures of pages of both sites side by side, taken by a Chromium that is installed.

import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serve } from 'vellum'

const PROGRAMS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
]
const PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Takes the pictures; resolves to the page that shows them, or undefined without a browser. */
export async function takeScreens({
  before,
  after,
  base,
  routes,
  siteDir,
}: {
  before: string
  after: string
  base: string
  routes: readonly string[]
  siteDir: string
}): Promise<string | undefined> {
  const program = findChromium()
  if (program === undefined) return undefined
  const folder = join(siteDir, '.vellum/compare')
  mkdirSync(folder, { recursive: true })
  const sites = await Promise.all(
    [before, after].map((dir) =>
      serve({ dir, baseUrl: base, port: 0, strictPort: false, host: '127.0.0.1' }),
    ),
  )
  try {
    const rows: string[] = []
    for (const [i, route] of routes.entries()) {
      const files = [`${i}-old.png`, `${i}-new.png`]
      for (const [n, site] of sites.entries()) {
        await capture(program, { url: new URL(route.slice(1), site.url).href, file: join(folder, files[n]!) })
      }
      rows.push(`<h2>${route}</h2><p>${files.map((file) => `<img src="${file}" width="49%">`).join(' ')}</p>`)
    }
    const page = join(folder, 'index.html')
    writeFileSync(
      page,
      `<!doctype html><meta charset="utf-8"><title>Old and new site</title>${rows.join('\n')}\n`,
    )
    return page
  } finally {
    await Promise.all(sites.map((site) => site.close()))
  }
}

/** The program: that of CHROME_PATH, or one in the usual folders. */
function findChromium(): string | undefined {
  const named = process.env.CHROME_PATH
  if (named && existsSync(named)) return named
  const inPath = PROGRAMS.find((name) => {
    try {
      execFileSync(name, ['--version'], { stdio: 'ignore' })
      return true
    } catch {
      return false
    }
  })
  return inPath ?? PATHS.find((path) => existsSync(path))
}

async function capture(program: string, { url, file }: { url: string; file: string }): Promise<void> {
  const args = [
    '--headless',
    '--hide-scrollbars',
    '--no-sandbox',
    '--window-size=1280,900',
    `--screenshot=${file}`,
    url,
  ]
  await promisify(execFile)(program, args, { timeout: 60_000 })
}
