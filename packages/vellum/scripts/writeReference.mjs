// @ts-check
// Writes dist/reference: what `vellum/reference` exports, as plain data. In: the declarations and styles in dist, as the steps before
// leave them. Out: a module without imports, and its types.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MANUAL_URL } from '../dist/node/base/manualUrl.js'
import { readReference } from '../dist/node/reference/readReference.js'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const reference = readReference((path) => readFileSync(dist + path, 'utf8'))
const types = readFileSync(`${dist}node/reference/types.d.ts`, 'utf8')

mkdirSync(`${dist}reference`, { recursive: true })
writeFileSync(
  `${dist}reference/index.js`,
  `// Written by scripts/writeReference.mjs.
export const MANUAL_URL = ${JSON.stringify(MANUAL_URL)}
export const reference = ${JSON.stringify(reference)}
`,
)
writeFileSync(
  `${dist}reference/index.d.ts`,
  `${types}
/** The URL of the manual, with its base path; pages are below it. */
export declare const MANUAL_URL: string
/** Everything that a site can write, name or set. */
export declare const reference: Reference
`,
)
