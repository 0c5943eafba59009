// @ts-check
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describeEngines, ensureEngines, findEngines } from './engines.mjs'

/** @typedef {import('./engines.mjs').EngineMachine} EngineMachine */

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  display: '/usr/bin/Xvfb',
}
const ALL = [FIREFOX, ...Object.values(WEBKIT)]

/**
 * A machine with the given files, a Chromium, and nothing else.
 * @param {Partial<EngineMachine> & { files?: string[] }} [differences]
 * @returns {EngineMachine}
 */
function machine({ files = [], ...differences } = {}) {
  return {
    platform: 'linux',
    uid: 1000,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (file) => files.includes(file),
    list: (folder) =>
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''),
    print: async () => '',
    chromium: async () => '/usr/bin/chromium',
    install: async () => ({ code: 100, output: 'no network' }),
    ...differences,
  }
}

describe('findEngines', () => {
  it('finds the programs in PATH, and MiniBrowser in the folder of the architecture', () => {
    expect(findEngines(machine({ files: ALL }))).toEqual({ firefox: FIREFOX, webkit: WEBKIT })
  })

  it('takes a MiniBrowser that lies outside the folder of an architecture', () => {
    const browser = '/usr/libexec/webkit2gtk-4.1/MiniBrowser'
    const files = [WEBKIT.driver, WEBKIT.display, browser]
    expect(findEngines(machine({ files }))).toEqual({ webkit: { ...WEBKIT, browser } })
  })

  it.each(Object.values(WEBKIT))('has no WebKit without %s', (missing) => {
    expect(findEngines(machine({ files: ALL.filter((file) => file !== missing) }))).toEqual({
      firefox: FIREFOX,
    })
  })

  it('finds the Firefox of macOS and of Windows', () => {
    const mac = '/Applications/Firefox.app/Contents/MacOS/firefox'
    expect(findEngines(machine({ platform: 'darwin', files: [mac] }))).toEqual({ firefox: mac })
    const windows = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'
    const env = { ProgramFiles: 'C:\\Program Files' }
    expect(findEngines(machine({ platform: 'win32', env, files: [windows] }))).toEqual({ firefox: windows })
  })
})

describe('ensureEngines', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const printed = () => vi.mocked(console.error).mock.calls.flat()

  it('installs nothing when all are there', async () => {
    const install = vi.fn()
    expect(await ensureEngines(machine({ files: ALL, install }))).toEqual({
      chromium: '/usr/bin/chromium',
      firefox: FIREFOX,
      webkit: WEBKIT,
    })
    expect(install).not.toHaveBeenCalled()
    expect(printed()).toEqual([])
  })

  it('installs what is missing, all at once, as root on Debian', async () => {
    const files = ['/usr/bin/apt-get']
    const install = vi.fn(async () => {
      files.push(...ALL)
      return { code: 0, output: '' }
    })
    expect(await ensureEngines(machine({ uid: 0, files, install }))).toMatchObject({
      firefox: FIREFOX,
      webkit: WEBKIT,
    })
    expect(install.mock.calls).toEqual([[['firefox-esr', 'webkit2gtk-driver', 'xvfb']]])
    expect(printed()).toEqual([
      'Installing Firefox and WebKit (apt-get install firefox-esr webkit2gtk-driver xvfb) …',
    ])
  })

  it('goes on without an engine that cannot be installed, and says so in one line', async () => {
    const install = vi.fn()
    const files = ALL.filter((file) => file !== WEBKIT.display)
    expect(await ensureEngines(machine({ files, install }))).toEqual({
      chromium: '/usr/bin/chromium',
      firefox: FIREFOX,
    })
    expect(install).not.toHaveBeenCalled()
    expect(printed()).toEqual([
      'WebKit cannot be tested on this machine. Install webkit2gtk-driver and xvfb to test it, on Debian or Ubuntu.',
    ])
  })

  it('fails without an engine where CI is true', async () => {
    const env = { PATH: '/usr/bin', CI: 'true' }
    await expect(ensureEngines(machine({ uid: 0, env, files: ['/usr/bin/apt-get'] }))).rejects.toMatchObject({
      message: 'Firefox and WebKit cannot be tested on this machine.',
      hint: 'Install firefox-esr, webkit2gtk-driver and xvfb to test them, on Debian or Ubuntu.',
      output: 'no network',
    })
  })
})

describe('describeEngines', () => {
  it('names the Chromium that is used, and the version of each engine', async () => {
    const output = new Map([
      ['/usr/bin/chromium --version', 'Chromium 156.0.1.2 built on Debian'],
      [`${FIREFOX} --version`, 'Mozilla Firefox 153.7.0esr'],
      ['dpkg-query --show webkit2gtk-driver', 'webkit2gtk-driver\t2.50.6-1~deb12u2'],
    ])
    const print = async (/** @type {string} */ program, /** @type {string[]} */ args) =>
      output.get([program, ...args].join(' ')) ?? ''
    const engines = { chromium: '/usr/bin/chromium', firefox: FIREFOX, webkit: WEBKIT }
    expect(await describeEngines(engines, { print })).toBe(
      'Browsers: Chromium 156.0.1.2 (/usr/bin/chromium), Firefox 153.7.0, WebKit 2.50.6',
    )
    expect(await describeEngines({ chromium: '/opt/chrome' }, { print })).toBe(
      'Browsers: Chromium, version unknown (/opt/chrome)',
    )
  })
})
