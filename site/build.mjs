// @ts-check
// Builds the site: copies its one page into dist/.

import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))

rmSync(`${here}dist`, { recursive: true, force: true })
mkdirSync(`${here}dist`)
cpSync(`${here}index.html`, `${here}dist/index.html`)
