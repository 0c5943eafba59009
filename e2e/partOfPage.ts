// A page with one part of its article alone, for checks that take as long as a page is.

import type { Locator } from '@playwright/test'

/**
 * Removes what stands around a part of an article, but for headings. For the check of a state that only this part is
 * in: pages as a whole are checked as they are served.
 */
export function removeRestOfArticle(part: Locator): Promise<void> {
  return part.evaluate((element) => {
    for (let inner = element; inner.localName !== 'article'; inner = inner.parentElement!) {
      for (const sibling of [...inner.parentElement!.children]) {
        if (sibling !== inner && !sibling.matches('h1, h2, h3, h4, h5, h6, header')) sibling.remove()
      }
    }
    // Down at its end, a short page pushes the sidebar under the navbar.
    scrollTo({ top: 0, behavior: 'instant' })
  })
}
