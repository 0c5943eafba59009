// When a page is alive.

import type { Page } from '@playwright/test'

/** Opens a page and waits until the shell has taken it over. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** Waits until the shell has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' })
}

/** Moves the pointer as a hand does, in steps: the first event in a page has no distance. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
}
