// Makes the two font files of the site from a package of npm: only the letters that headings need, without the
// features that they do not use. Run it with `node site/fonts/subset.mjs`; it installs its tools in a temporary folder.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const MARKS = " .,:;!?'()-/\u00a0‘’“”–—"

/** What each file contains. Other characters are shown in the fonts that follow in the stylesheet. */
const FILES = [
  {
    source: 'newsreader-latin-500-normal',
    name: 'newsreader.woff2',
    text: `${LETTERS}${MARKS}"…·&%+#@<>=_[]$*×©→`,
  },
  { source: 'newsreader-latin-400-italic', name: 'newsreader-italic.woff2', text: LETTERS + MARKS },
]

const folder = mkdtempSync(join(tmpdir(), 'subset-'))
try {
  writeFileSync(join(folder, 'package.json'), '{}')
  const packages = ['subset-font@2.9.0', '@fontsource/newsreader@5.3.0']
  execFileSync('npm', ['install', '--ignore-scripts', ...packages], { cwd: folder, stdio: 'inherit' })
  const require = createRequire(join(folder, 'package.json'))
  const subsetFont = require('subset-font')
  for (const { source, name, text } of FILES) {
    const font = readFileSync(join(folder, 'node_modules/@fontsource/newsreader/files', `${source}.woff2`))
    const bytes = await subsetFont(font, text, { targetFormat: 'woff2', keepFeatures: ['kern', 'liga'] })
    writeFileSync(new URL(name, import.meta.url), bytes)
    console.log(`${name}: ${bytes.length} bytes`)
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
