// @ts-check
// Makes dist/ of a package what src/ is: copies every stylesheet to where the compiler puts the component that imports it,
// and deletes what was compiled from files that are gone. Run in the folder of the package.

import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'

for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
  if (!file.endsWith('.css')) continue
  mkdirSync(dirname(join('dist', file)), { recursive: true })
  copyFileSync(join('src', file), join('dist', file))
}

for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  const [, name, kind] = /^(.*?)\.((?:d\.ts|js)(?:\.map)?|css)$/.exec(file) ?? []
  if (name === undefined || isBundled(file)) continue
  const sources = kind === 'css' ? ['.css'] : kind?.endsWith('.map') ? [] : ['.ts', '.tsx']
  if (!sources.some((extension) => existsSync(join('src', name + extension)))) rmSync(join('dist', file))
}

/** @param {string} file is in the folder of the bundled engine, which has no sources */
function isBundled(file) {
  return /^node[\\/]bundle[\\/]/.test(file)
}
