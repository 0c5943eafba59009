// The boot script as text: small enough to be inline.

import { readFileSync } from 'node:fs'
import { minifySync } from 'rolldown/utils'
import type { SiteData } from '../../shared/site.js'

/** The code of `client/runtime/boot.ts`, and of `searchShortcut.ts` for a site with search, minified. */
export function bootScript({ search, algolia }: Pick<SiteData, 'search' | 'algolia'>): string {
  const scripts = ['boot', ...(search || algolia ? ['searchShortcut'] : [])]
  return scripts.map((name) => smallScript(`${name}.js`)).join('')
}

function smallScript(name: string): string {
  const file = new URL(`../../client/runtime/${name}`, import.meta.url)
  const code = readFileSync(file, 'utf8')
  return minifySync(name, code, { module: true })
    .code.replace(/export ?\{\};?/, '')
    .trim()
}
