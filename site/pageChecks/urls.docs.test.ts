// Pages name the project's URLs outside of the site as `urls.ts` does, so
// that a moved repository is found everywhere.

import { expect, it } from 'vitest'
import { urls } from '../urls'
import { readPages } from './readPages'

const OURS =
  /https:\/\/(?:github\.com|[\w.-]*npmjs\.com|opencollective\.com|[\w-]+\.github\.io)\/[^\s)>"'`\]]*/g
/** Tools that pages name besides; they are not ours. */
const OTHERS = /^https:\/\/github\.com\/(?!sponsors\/|troth)/

it.each(readPages())('$file names no other URL of the project', ({ text }) => {
  const knownUrls = Object.values(urls)
  const unknown = [...text.matchAll(OURS)]
    .map(([url]) => url.replace(/[.,;:]+$/, ''))
    .filter((url) => !OTHERS.test(url) && !knownUrls.some((start) => url.startsWith(start)))
  expect(unknown, 'Add the URL to site/urls.ts, or correct it.').toEqual([])
})
