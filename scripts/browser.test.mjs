// @ts-check
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { browserFiles, ensureBrowser, findBrowser, installWays } from './browser.mjs'

/** @typedef {import('./browser.mjs').Machine} Machine */

/**
 * A machine with the given files and nothing else; every file starts.
 * @param {Partial<Machine> & { files?: string[] }} [differences]
 * @returns {Machine}
 */
function machine({ files = [], ...differences } = {}) {
  return {
    platform: 'linux',
    uid: 1000,
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isExecutable: (file) => files.includes(file),
    starts: async () => true,
    playwrightFile: async () => undefined,
    install: async () => ({ code: 1, output: 'no network' }),
    ...differences,
  }
}

describe('browserFiles', () => {
  it('looks for every command in every folder of PATH', () => {
    const files = browserFiles({ platform: 'linux', env: { PATH: '/usr/local/bin:/usr/bin' } })
    expect(files).toHaveLength(12)
    expect(files.slice(0, 3)).toEqual([
      '/usr/local/bin/chromium-headless-shell',
      '/usr/bin/chromium-headless-shell',
      '/usr/local/bin/chromium',
    ])
  })

  it('looks into the application folders of macOS', () => {
    expect(browserFiles({ platform: 'darwin', env: { HOME: '/Users/ada' } })).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Users/ada/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/ada/Applications/Chromium.app/Contents/MacOS/Chromium',
    ])
  })

  it('looks into the program folders of Windows', () => {
    const env = {
      Path: 'C:\\bin',
      ProgramFiles: 'C:\\Program Files',
      LOCALAPPDATA: 'C:\\Users\\ada\\AppData\\Local',
    }
    const files = browserFiles({ platform: 'win32', env })
    expect(files[0]).toBe('C:\\bin\\chromium-headless-shell.exe')
    expect(files.slice(6)).toEqual([
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files\\Chromium\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Users\\ada\\AppData\\Local\\Chromium\\Application\\chrome.exe',
    ])
  })
})

describe('findBrowser', () => {
  it('takes CHROME_PATH before an installed browser', async () => {
    const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }
    expect(await findBrowser(machine({ env, files: ['/opt/chrome', '/usr/bin/chromium'] }))).toBe(
      '/opt/chrome',
    )
  })

  it('does not go on when CHROME_PATH is wrong', async () => {
    const env = { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }
    await expect(findBrowser(machine({ env, files: ['/usr/bin/chromium'] }))).rejects.toThrow(
      'CHROME_PATH is "/opt/chrome", which is not an executable file.',
    )
    await expect(
      findBrowser(machine({ env, files: ['/opt/chrome'], starts: async () => false })),
    ).rejects.toThrow('CHROME_PATH is "/opt/chrome", which does not start.')
  })

  it('passes over a browser that does not start', async () => {
    const files = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome']
    const starts = async (/** @type {string} */ file) => file !== '/usr/bin/chromium-browser'
    expect(await findBrowser(machine({ files, starts }))).toBe('/usr/bin/google-chrome')
  })

  it('takes the browser of Playwright last, if it is there', async () => {
    const playwrightFile = async () => '/cache/chrome'
    expect(await findBrowser(machine({ playwrightFile }))).toBe(undefined)
    expect(await findBrowser(machine({ playwrightFile, files: ['/cache/chrome'] }))).toBe('/cache/chrome')
    const files = ['/cache/chrome', '/usr/bin/chrome']
    expect(await findBrowser(machine({ playwrightFile, files }))).toBe('/usr/bin/chrome')
  })
})

describe('installWays', () => {
  const files = ['/usr/bin/apt-get']
  const playwrightFile = async () => '/cache/chrome'

  it('is apt, then Playwright, for root on Debian', async () => {
    expect(await installWays(machine({ files, playwrightFile, uid: 0 }))).toEqual(['apt', 'playwright'])
  })

  it('is Playwright for anyone else', async () => {
    expect(await installWays(machine({ files, playwrightFile }))).toEqual(['playwright'])
    expect(await installWays(machine({ platform: 'darwin', uid: 0, playwrightFile }))).toEqual(['playwright'])
  })

  it('is empty without Playwright', async () => {
    expect(await installWays(machine({ platform: 'win32', uid: undefined }))).toEqual([])
  })
})

describe('ensureBrowser', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('installs nothing when there is a browser', async () => {
    const install = vi.fn()
    expect(await ensureBrowser(machine({ files: ['/usr/bin/chromium'], install }))).toBe('/usr/bin/chromium')
    expect(install).not.toHaveBeenCalled()
  })

  it('installs the headless shell where only a browser with windows is found', async () => {
    const files = ['/usr/bin/apt-get', '/usr/bin/chromium']
    const install = vi.fn(async () => {
      files.push('/usr/bin/chromium-headless-shell')
      return { code: 0, output: '' }
    })
    expect(await ensureBrowser(machine({ uid: 0, files, install }))).toBe('/usr/bin/chromium-headless-shell')
    expect(install.mock.calls).toEqual([['apt']])
    expect(await ensureBrowser(machine({ uid: 0, files, install }))).toBe('/usr/bin/chromium-headless-shell')
    expect(install).toHaveBeenCalledTimes(1)
  })

  it('uses the browser with windows when the headless shell cannot be installed, or when it is chosen', async () => {
    const files = ['/usr/bin/apt-get', '/usr/bin/chromium']
    expect(await ensureBrowser(machine({ uid: 0, files }))).toBe('/usr/bin/chromium')
    const install = vi.fn()
    const env = { CHROME_PATH: '/usr/bin/chromium' }
    expect(await ensureBrowser(machine({ uid: 0, files, install, env }))).toBe('/usr/bin/chromium')
    expect(install).not.toHaveBeenCalled()
  })

  it('tries the next way when the first one brings no browser', async () => {
    const files = ['/usr/bin/apt-get']
    const install = vi.fn(async (/** @type {string} */ way) => {
      if (way === 'playwright') files.push('/cache/chrome')
      return { code: 0, output: '' }
    })
    const playwrightFile = async () => '/cache/chrome'
    expect(await ensureBrowser(machine({ uid: 0, files, install, playwrightFile }))).toBe('/cache/chrome')
    expect(install.mock.calls).toEqual([['apt'], ['playwright']])
    expect(vi.mocked(console.error).mock.calls).toEqual([
      ['Installing Chromium (apt-get install chromium-headless-shell) …'],
      ['Installing Chromium (playwright-core install chromium) …'],
    ])
  })

  it('says what to do when every way fails', async () => {
    await expect(
      ensureBrowser(machine({ playwrightFile: async () => '/cache/chrome' })),
    ).rejects.toMatchObject({
      message: 'No Chrome or Chromium was found, and none could be installed.',
      hint: 'Install Chrome or Chromium, or set CHROME_PATH to the file that starts it.',
      output: 'playwright-core install chromium (exit code 1):\nno network',
    })
  })
})
