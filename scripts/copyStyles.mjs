// @ts-check
// Copies every stylesheet of a package from src/ to dist/, where the compiler puts the component that
// imports it. Run in the folder of the package.

import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.css')) continue
  mkdirSync(dirname(join('dist', file)), { recursive: true })
  copyFileSync(join('src', file), join('dist', file))
}
