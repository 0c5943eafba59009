// @ts-check
// Copies every stylesheet to where `tsc` puts the component that imports it.

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const from = fileURLToPath(new URL('../src/', import.meta.url))
const to = fileURLToPath(new URL('../dist/', import.meta.url))

for (const file of readdirSync(from, { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.css')) continue
  mkdirSync(dirname(join(to, file)), { recursive: true })
  copyFileSync(join(from, file), join(to, file))
}
