// Pages name the project's addresses outside of the site as `addresses.ts` does, so
// that a moved repository is found everywhere.

import { expect, it } from 'vitest'
import { addresses } from '../addresses'
import { readPages } from './readPages'

const OURS =
  /https:\/\/(?:github\.com|[\w.-]*npmjs\.com|opencollective\.com|[\w-]+\.github\.io)\/[^\s)>"'`\]]*/g
/** Tools that pages name besides; they are not ours. */
const OTHERS = /^https:\/\/github\.com\/(?!sponsors\/|troth)/

it.each(readPages())('$file names no other address of the project', ({ text }) => {
  const known = Object.values(addresses)
  const unknown = [...text.matchAll(OURS)]
    .map(([address]) => address.replace(/[.,;:]+$/, ''))
    .filter((address) => !OTHERS.test(address) && !known.some((start) => address.startsWith(start)))
  expect(unknown, 'Add the address to site/addresses.ts, or correct it.').toEqual([])
})
