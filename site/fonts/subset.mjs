// Makes the two font files of the site from a package of npm: only the characters that headings need, without the
// features that they do not use. Run it with `node site/fonts/subset.mjs`; it installs its tools in a temporary folder.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const MARKS = ' .,:;-()\u2019'

/** What each file contains. Other characters are shown in the fonts that follow in the stylesheet. */
const FILES = [
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    name: 'newsreader.woff2',
    text: `${LETTERS}0123456789${MARKS}!?'&\u00a0`,
    variationAxes: { wght: { min: 500, max: 600, default: 500 } },
  },
  {
    source: '@fontsource/newsreader/files/newsreader-latin-400-italic.woff2',
    name: 'newsreader-italic.woff2',
    text: LETTERS + MARKS,
    variationAxes: {},
  },
]

const folder = mkdtempSync(join(tmpdir(), 'subset-'))
try {
  writeFileSync(join(folder, 'package.json'), '{}')
  const packages = [
    'subset-font@2.9.0',
    '@fontsource/newsreader@5.3.0',
    '@fontsource-variable/newsreader@5.3.0',
  ]
  execFileSync('npm', ['install', '--ignore-scripts', ...packages], { cwd: folder, stdio: 'inherit' })
  const require = createRequire(join(folder, 'package.json'))
  const subsetFont = require('subset-font')
  for (const { source, name, text, variationAxes } of FILES) {
    const font = readFileSync(join(folder, 'node_modules', source))
    const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'liga'], variationAxes }
    const bytes = await subsetFont(font, text, options)
    writeFileSync(new URL(name, import.meta.url), bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
