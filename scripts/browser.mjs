// @ts-check
// Finds a Chrome or Chromium that runs, and installs one when there is none. Asks
// no question. Order: CHROME_PATH, the headless shell (installed as root on Debian), another installed browser, Playwright's own
// download; then that download is made.
//
// Usage: node scripts/browser.mjs    prints the path

import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'
import { run, tool } from './command.mjs'
import { installPackages } from './debianPackages.mjs'
import { Failure } from './failure.mjs'
import { runScript } from './script.mjs'

const HEADLESS_SHELL = 'chromium-headless-shell'

// The headless shell first: it has no window to draw, and starts pages in half the time.
const COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]

const INSTALL_COMMANDS = {
  apt: `apt-get install ${HEADLESS_SHELL}`,
  playwright: 'playwright-core install chromium',
}

/**
 * What the search asks of the machine; a test passes its own.
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} uid undefined where users have no number (Windows)
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isExecutable
 * @property {(file: string) => Promise<boolean>} starts
 * @property {() => Promise<string | undefined>} playwrightFile where Playwright keeps its browser; undefined when Playwright is not installed
 * @property {(way: InstallWay) => Promise<{ code: number, output: string }>} install
 *
 * @typedef {'apt' | 'playwright'} InstallWay
 */

await runScript(import.meta.url, async () => console.log(await ensureBrowser()))

/**
 * The path of a browser that starts; installs one when there is none.
 * @param {Machine} [machine]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(machine = thisMachine()) {
  const foundBrowser = await findBrowser(machine)
  const ways = await installWays(machine)
  if (foundBrowser) return (await fasterBrowser(foundBrowser, { machine, ways })) ?? foundBrowser

  const failures = []
  for (const way of ways) {
    // Standard error, because standard output is the path.
    console.error(`Installing Chromium (${INSTALL_COMMANDS[way]}) …`)
    const { code, output } = await machine.install(way)
    const installed = await findBrowser(machine)
    if (installed) return installed
    failures.push(`${INSTALL_COMMANDS[way]} (exit code ${code}):\n${output.trim()}`)
  }
  throw new Failure('No Chrome or Chromium was found, and none could be installed.', {
    output: failures.join('\n\n'),
    hint: 'Install Chrome or Chromium, or set CHROME_PATH to the file that starts it.',
  })
}

/**
 * The package of the headless shell, if it is missing and no other browser was chosen.
 * @param {Pick<Machine, 'platform' | 'env' | 'isExecutable'>} machine
 */
export function missingBrowserPackages(machine) {
  const isThere = browserFiles(machine).some(
    (file) => file.endsWith(HEADLESS_SHELL) && machine.isExecutable(file),
  )
  return machine.env.CHROME_PATH || isThere ? [] : [HEADLESS_SHELL]
}

/**
 * The headless shell where a browser with windows was found: with it the tests take half as long.
 * @param {string} foundBrowser
 * @param {{ machine: Machine, ways: InstallWay[] }} options
 * @returns {Promise<string | undefined>} undefined when the found browser is to be used
 */
async function fasterBrowser(foundBrowser, { machine, ways }) {
  const isChosen = foundBrowser === machine.env.CHROME_PATH
  if (isChosen || foundBrowser.includes(HEADLESS_SHELL) || !ways.includes('apt')) return undefined
  console.error(`Installing the headless shell (${INSTALL_COMMANDS.apt}): faster than ${foundBrowser} …`)
  await machine.install('apt')
  return findBrowser(machine)
}

/**
 * The path of a browser that starts, or undefined. A CHROME_PATH that does not work is
 * an error, not a reason to take another browser than the one that was asked for.
 * @param {Machine} [machine]
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser(machine = thisMachine()) {
  const chosen = machine.env.CHROME_PATH
  if (chosen) {
    const problem = !machine.isExecutable(chosen)
      ? 'is not an executable file'
      : !(await machine.starts(chosen)) && 'does not start'
    if (!problem) return chosen
    throw new Failure(`CHROME_PATH is "${chosen}", which ${problem}.`, {
      hint: 'Set it to the file that starts Chrome or Chromium, or unset it to have one found.',
    })
  }
  const works = async (/** @type {string} */ file) => machine.isExecutable(file) && machine.starts(file)
  for (const file of browserFiles(machine)) if (await works(file)) return file
  const downloaded = await machine.playwrightFile()
  return downloaded && (await works(downloaded)) ? downloaded : undefined
}

/**
 * Every place where a browser may be installed, best first.
 * @param {Pick<Machine, 'platform' | 'env'>} machine
 * @returns {string[]}
 */
export function browserFiles({ platform, env }) {
  const { join, delimiter } = platform === 'win32' ? path.win32 : path.posix
  const extension = platform === 'win32' ? '.exe' : ''
  const folders = (env.PATH ?? env.Path ?? '').split(delimiter).filter(Boolean)
  const inPath = COMMANDS.flatMap((name) => folders.map((folder) => join(folder, name + extension)))
  switch (platform) {
    case 'darwin': {
      const apps = ['/Applications', ...(env.HOME ? [join(env.HOME, 'Applications')] : [])]
      const names = ['Google Chrome', 'Chromium']
      return [
        ...inPath,
        ...apps.flatMap((folder) => names.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`))),
      ]
    }
    case 'win32': {
      const bases = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter(
        (base) => base !== undefined,
      )
      const names = ['Google\\Chrome', 'Chromium']
      return [
        ...inPath,
        ...bases.flatMap((base) => names.map((name) => join(base, name, 'Application\\chrome.exe'))),
      ]
    }
    default:
      return inPath
  }
}

/**
 * The ways to install a browser that this machine offers, best first.
 * @param {Machine} machine
 * @returns {Promise<InstallWay[]>}
 */
export async function installWays(machine) {
  /** @type {InstallWay[]} */
  const ways = []
  const hasApt = machine.platform === 'linux' && machine.isExecutable('/usr/bin/apt-get')
  if (hasApt && machine.uid === 0) ways.push('apt')
  if (await machine.playwrightFile()) ways.push('playwright')
  return ways
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** What every search asks of the machine. */
export function machineFacts() {
  return { platform: process.platform, uid: process.getuid?.(), env: process.env, isExecutable }
}

/** @returns {Machine} */
function thisMachine() {
  return {
    ...machineFacts(),
    async starts(file) {
      // On Windows `--version` opens a window instead of printing.
      if (process.platform === 'win32') return true
      return (await run(file, ['--version'], { timeout: 120_000 })).code === 0
    },
    async playwrightFile() {
      try {
        return (await import('playwright-core')).chromium.executablePath()
      } catch {
        return undefined
      }
    },
    async install(way) {
      if (way === 'playwright') return tool('playwright-core', 'playwright-core', ['install', 'chromium'])
      return installPackages([HEADLESS_SHELL])
    },
  }
}
