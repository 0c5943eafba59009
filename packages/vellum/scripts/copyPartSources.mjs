// @ts-check
// Copies the sources of the theme's parts into dist/partSources, for `vellum eject`.

import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { THEME_PARTS } from '../dist/node/base/themeParts.js'

const folder = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url))
const sources = folder('../src/theme/')
const target = folder('../dist/partSources/')

rmSync(target, { recursive: true, force: true })
for (const part of THEME_PARTS.values()) {
  const { module } = part.original ?? part
  const file = `${module}.${existsSync(`${sources}${module}.tsx`) ? 'tsx' : 'ts'}`
  mkdirSync(dirname(target + file), { recursive: true })
  copyFileSync(sources + file, target + file)
}
