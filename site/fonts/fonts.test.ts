// The fonts stay small, and the stylesheet loads no others.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.woff2'))

it('are at most 25 KB together', () => {
  const bytes = files.map((name) => statSync(new URL(name, import.meta.url)).size)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000)
})

it('are those of the stylesheet, none of which makes a page wait', () => {
  const css = read('fonts.css')
  expect([...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map(([, name]) => name).sort()).toEqual(files.sort())
  expect(css.match(/font-display: optional/g)).toHaveLength(files.length)
})
