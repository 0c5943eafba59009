// @ts-check
// The browser of the measurements: the one that the browser tests use.

import { chromium } from 'playwright-core'
import { ensureBrowser } from '../../scripts/browser.mjs'

/** What a first visitor on a slow phone network has, as Lighthouse and DevTools define it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
}

const ARGS = [
  // Chrome has no sandbox for root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  // Nothing but the page may use the network or the machine.
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-gpu',
]

/** Starts the browser. */
export async function launchBrowser() {
  return chromium.launch({ executablePath: await ensureBrowser(), args: ARGS })
}

/** What Lighthouse needs to start one itself. */
export async function launcherOptions() {
  return { chromePath: await ensureBrowser(), chromeFlags: [...ARGS, '--headless=new'] }
}

/**
 * A page with an empty cache and empty storage, and its DevTools protocol. Close the
 * context when done.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function newPage(browser, options = { viewport: { width: 1440, height: 900 } }) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Page.enable')
  return { context, page, protocol }
}

/**
 * Waits until the page is interactive. A move of the pointer brings it about, as a visitor's
 * would. False when it never comes.
 * @param {import('playwright-core').Page} page
 * @param {import('./subject.mjs').Subject} subject
 */
export async function hydrated(page, { hydrated: selector }) {
  if (!selector) return true
  await page.mouse.move(5, 5)
  await page.mouse.move(8, 8)
  return page.waitForSelector(selector, { state: 'attached', timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}
