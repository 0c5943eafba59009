import { expect, it } from 'vitest'
import { markdownHref as themeHref } from '../../vellum/src/shared/markdownPath.js'
import { markdownHref, markdownName } from './markdownFile.js'

it.each([
  ['/docs/a', '/', '/docs/a.md', 'docs/a.md'],
  ['/docs/a/', '/', '/docs/a.md', 'docs/a.md'],
  ['/', '/', '/index.md', 'index.md'],
  ['/troth/', '/troth/', '/troth/index.md', 'index.md'],
  ['/troth', '/troth/', '/troth/index.md', 'index.md'],
  ['/troth/docs/%C3%A0', '/troth/', '/troth/docs/%C3%A0.md', 'docs/à.md'],
  ['/old.html', '/', '/old.md', 'old.md'],
  ['/100%', '/', '/100%.md', '100%.md'],
])('MP-1: the Markdown of %s below %s is %s, as the theme links to it', (path, baseUrl, href, name) => {
  expect(markdownHref({ path, baseUrl })).toBe(href)
  expect(themeHref(path, baseUrl)).toBe(href)
  expect(markdownName({ path, baseUrl })).toBe(name)
})
