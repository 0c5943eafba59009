// When a page is hydrated.

import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until the shell has taken it over. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until the shell has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
}

/** Waits until the whole article is laid out, as after the first scroll on a phone. */
export async function laidOut(page: Page): Promise<void> {
  const isWhole = () => {
    const isSkipping = document.documentElement.hasAttribute('data-first-paint')
    if (isSkipping) dispatchEvent(new Event('scroll'))
    return !isSkipping
  }
  await expect.poll(() => page.evaluate(isWhole)).toBe(true)
}

/** Moves the pointer as a hand does, in steps: the first event in a page has no distance. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}
