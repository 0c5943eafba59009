import { expect, it } from 'vitest'
import { markdownHref } from './markdownPath.js'

it.each([
  ['/docs/a', '/', '/docs/a.md'],
  ['/docs/a/', '/', '/docs/a.md'],
  ['/', '/', '/index.md'],
  ['/troth/', '/troth/', '/troth/index.md'],
  ['/troth', '/troth/', '/troth/index.md'],
  ['/troth/docs/%C3%A0', '/troth/', '/troth/docs/%C3%A0.md'],
  ['/old.html', '/', '/old.md'],
])('MP-1: the Markdown of %s below %s is %s', (path, baseUrl, href) => {
  expect(markdownHref(path, baseUrl)).toBe(href)
})
