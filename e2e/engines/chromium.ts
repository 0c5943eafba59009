// Chromium, driven by Playwright.

import { chromium } from '@playwright/test'
import type { Driver } from './driver.js'

/** Starts the Chromium of the given path. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath,
    // Chrome has no sandbox for root.
    args: ['--disable-background-networking', '--disable-gpu', ...(asRoot ? ['--no-sandbox'] : [])],
  })
  const page = await browser.newPage()
  return {
    version: browser.version(),
    goto: async (url) => void (await page.goto(url, { waitUntil: 'commit' })),
    reload: async () => void (await page.reload({ waitUntil: 'commit' })),
    // As text: Playwright passes a function one argument only.
    evaluate: (run, ...args) => page.evaluate(`(${run})(...${JSON.stringify(args)})`),
    press: async ({ x, y }) => {
      await page.mouse.click(x, y)
      return true
    },
    keys: async (names) => {
      for (const name of names) await page.keyboard.press(name)
    },
    resize: (size) => page.setViewportSize(size),
    close: () => browser.close(),
  }
}
