// @ts-check
// Writes dist/katex.css: the styles of KaTeX with fonts in one format, that all browsers read. Those in older formats
// would be hosted by every site, and loaded by nobody. Run in the folder of the package, by `npm run build`.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('katex/dist/katex.css')
const css = readFileSync(file, 'utf8')
  .replace(/,\s*url\([^)]*\.(?:woff|ttf)\)\s*format\("(?:woff|truetype)"\)/g, '')
  .replace(/url\((["']?)fonts\//g, 'url($1katex/dist/fonts/')

const [older] = /url\([^)]*\.(?:woff|ttf)\b[^)]*\)/.exec(css) ?? []
if (older !== undefined) throw new Error(`The styles of KaTeX have changed: ${older} is still in them.`)
if (!css.includes('katex/dist/fonts/'))
  throw new Error('The styles of KaTeX have changed: no font was found.')

writeFileSync('dist/katex.css', css)
