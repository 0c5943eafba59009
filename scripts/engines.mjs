// @ts-check
// Finds the engines that browser tests run in besides Chromium, Firefox and WebKit, and
// installs those that are missing where that is possible: as root on Debian or Ubuntu.
// An engine that cannot be had is reported in a line; with CI=true it is a failure.
//
// Usage: node scripts/engines.mjs [arguments of `playwright test`]
//        runs the tests that must hold in every engine

import { readdirSync } from 'node:fs'
import path, { join } from 'node:path'
import { ensureBrowser, machineFacts } from './browser.mjs'
import { run, tool } from './command.mjs'
import { canInstall, installPackages } from './debianPackages.mjs'
import { Failure } from './failure.mjs'
import { root, runScript } from './script.mjs'

const PACKAGES = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
}

const LABELS = /** @type {const} */ ({ firefox: 'Firefox', webkit: 'WebKit' })

/**
 * What the search asks of the machine; a test passes its own.
 * @typedef {object} EngineMachine
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} uid undefined where users have no number (Windows)
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isExecutable
 * @property {(folder: string) => string[]} list the names in a folder; none when there is no such folder
 * @property {(program: string, args: string[]) => Promise<string>} print what a program prints; empty when it fails
 * @property {() => Promise<string>} chromium the path of a Chromium that starts
 * @property {(packages: string[]) => Promise<{ code: number, output: string }>} install
 *
 * @typedef {{ driver: string, browser: string, display: string }} WebKitFiles
 *
 * @typedef {object} Engines
 * @property {string} chromium path
 * @property {string} [firefox] path
 * @property {WebKitFiles} [webkit] paths
 */

await runScript(import.meta.url, async (args) => {
  const engines = await ensureEngines()
  console.log(await describeEngines(engines))
  return (await testEngines(engines, args, { live: true })).code
})

/**
 * Runs the tests of all engines.
 * @param {Engines} engines
 * @param {string[]} args of `playwright test`
 * @param {import('./command.mjs').RunOptions} options
 */
export function testEngines(engines, args, options) {
  const env = { ...options.env, ENGINES: JSON.stringify(engines) }
  const all = ['test', '--config=engines.config.ts', ...args]
  return tool('@playwright/test', 'playwright', all, { cwd: join(root, 'e2e'), ...options, env })
}

/**
 * The engines of this machine; installs those that are missing.
 * @param {EngineMachine} [machine]
 * @returns {Promise<Engines>}
 */
export async function ensureEngines(machine = thisMachine()) {
  const chromium = await machine.chromium()
  let foundEngines = findEngines(machine)
  const missing = missingEngines(foundEngines)
  if (missing.length === 0) return { chromium, ...foundEngines }

  const names = listed(missing.map((name) => LABELS[name]))
  const packages = missing.flatMap((name) => PACKAGES[name])
  let output = ''
  if (canInstall(machine)) {
    console.error(`Installing ${names} (apt-get install ${packages.join(' ')}) …`)
    output = (await machine.install(packages)).output
    foundEngines = findEngines(machine)
  }
  const lacking = missingEngines(foundEngines)
  if (lacking.length > 0) {
    const message = `${listed(lacking.map((name) => LABELS[name]))} cannot be tested on this machine.`
    const wanted = listed(lacking.flatMap((name) => PACKAGES[name]))
    const hint = `Install ${wanted} to test ${lacking.length > 1 ? 'them' : 'it'}, on Debian or Ubuntu.`
    if (machine.env.CI === 'true') throw new Failure(message, { hint, output })
    console.error(`${message} ${hint}`)
  }
  return { chromium, ...foundEngines }
}

/**
 * The engines that are installed.
 * @param {Pick<EngineMachine, 'platform' | 'env' | 'isExecutable' | 'list'>} [machine]
 * @returns {Omit<Engines, 'chromium'>}
 */
export function findEngines(machine = thisMachine()) {
  const firefox = findFirefox(machine)
  const webkit = findWebKit(machine)
  return { ...(firefox && { firefox }), ...(webkit && { webkit }) }
}

/**
 * The packages of the engines that are missing.
 * @param {Pick<EngineMachine, 'platform' | 'env' | 'isExecutable' | 'list'>} [machine]
 */
export function missingEnginePackages(machine = thisMachine()) {
  return missingEngines(findEngines(machine)).flatMap((name) => PACKAGES[name])
}

/**
 * @param {Pick<EngineMachine, 'platform' | 'env' | 'isExecutable'>} machine
 */
function findFirefox(machine) {
  const programs = {
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: [path.win32.join(machine.env.ProgramFiles ?? '', 'Mozilla Firefox\\firefox.exe')],
  }
  const { platform } = machine
  const ownPrograms = platform === 'darwin' || platform === 'win32' ? programs[platform] : []
  return [...inPath(machine, ['firefox-esr', 'firefox']), ...ownPrograms].find(machine.isExecutable)
}

/**
 * MiniBrowser is no command: it lies in a folder of the architecture and of the version of its interface.
 * @param {Pick<EngineMachine, 'env' | 'platform' | 'isExecutable' | 'list'>} machine
 * @returns {WebKitFiles | undefined}
 */
function findWebKit(machine) {
  const first = (/** @type {string} */ name) => inPath(machine, [name]).find(machine.isExecutable)
  const driver = first('WebKitWebDriver')
  const display = first('Xvfb')
  const libraries = [
    '/usr/lib',
    ...machine.list('/usr/lib').map((name) => `/usr/lib/${name}`),
    '/usr/libexec',
  ]
  const browser = libraries
    .flatMap((folder) =>
      machine
        .list(folder)
        .filter((name) => /^webkit(?:2gtk|gtk)-\d/.test(name))
        .map((name) => `${folder}/${name}/MiniBrowser`),
    )
    .find(machine.isExecutable)
  return driver && display && browser ? { driver, browser, display } : undefined
}

/**
 * `Browsers: Chromium 156.0.1 (/usr/bin/chromium), Firefox 153.7.0, WebKit 2.50.6`
 * @param {Engines} engines
 * @param {Pick<EngineMachine, 'print'>} [machine]
 */
export async function describeEngines(engines, machine = thisMachine()) {
  const { chromium, ...others } = engines
  const versioned = async (/** @type {keyof Engines} */ name, /** @type {string} */ label) => {
    const version = await engineVersion(engines, name, machine)
    return version ? `${label} ${version}` : `${label}, version unknown`
  }
  const all = [`${await versioned('chromium', 'Chromium')} (${chromium})`]
  for (const name of /** @type {const} */ (['firefox', 'webkit']))
    if (others[name]) all.push(await versioned(name, LABELS[name]))
  return `Browsers: ${all.join(', ')}`
}

/**
 * `156.0.1`; undefined when it is not printed.
 * @param {Partial<Engines>} engines
 * @param {keyof Engines} name
 * @param {Pick<EngineMachine, 'print'>} [machine]
 */
export async function engineVersion({ chromium, firefox }, name, machine = thisMachine()) {
  /** @type {[program: string, ...args: string[]]} */
  const [program, ...args] =
    // MiniBrowser needs a display even to print its version.
    name === 'webkit'
      ? ['dpkg-query', '--show', 'webkit2gtk-driver']
      : [(name === 'firefox' ? firefox : chromium) ?? '', '--version']
  return /\d+(?:\.\d+)+/.exec(await machine.print(program, args))?.[0]
}

/**
 * ['a', 'b', 'c'] → 'a, b and c'
 * @param {string[]} words
 */
function listed(words) {
  return new Intl.ListFormat('en-GB').format(words)
}

/**
 * @param {Omit<Engines, 'chromium'>} found
 * @returns {('firefox' | 'webkit')[]}
 */
function missingEngines({ firefox, webkit }) {
  return [
    ...(firefox ? [] : /** @type {const} */ (['firefox'])),
    ...(webkit ? [] : /** @type {const} */ (['webkit'])),
  ]
}

/**
 * @param {Pick<EngineMachine, 'platform' | 'env'>} machine
 * @param {string[]} names
 */
function inPath({ platform, env }, names) {
  if (platform === 'win32') return []
  const folders = (env.PATH ?? '').split(path.posix.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)))
}

/** @returns {EngineMachine} */
function thisMachine() {
  return {
    ...machineFacts(),
    list(folder) {
      try {
        return readdirSync(folder)
      } catch {
        return []
      }
    },
    async print(program, args) {
      const { code, output } = await run(program, args, { timeout: 120_000 })
      return code === 0 ? output : ''
    },
    chromium: ensureBrowser,
    install: installPackages,
  }
}
