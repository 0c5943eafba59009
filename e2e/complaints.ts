// What goes wrong in a page.

import type { Page } from '@playwright/test'

/** The errors and warnings of the console, and what the page throws, from now on. */
export function complaints(page: Page): string[] {
  const texts: string[] = []
  page.on('pageerror', ({ message }) => texts.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) texts.push(message.text())
  })
  return texts
}
