// @ts-check
// Writes dist/reference: what `vellum/reference` exports, as plain data. In: the declarations and styles in dist, as the steps before
// leave them. Out: a module without imports, and its types.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { MANUAL_URL } from '../dist/node/base/manualUrl.js'
import { editorSchemas } from '../dist/node/reference/editorSchemas.js'
import { readReference } from '../dist/node/reference/readReference.js'

/** What has fewer characters is written again. */
const SHORT = 100

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const reference = readReference((path) => readFileSync(dist + path, 'utf8'))
const types = readFileSync(`${dist}node/reference/types.d.ts`, 'utf8')

/**
 * The code of a value in which what is in it several times is written once.
 * @param {unknown} value
 */
function sourceOf(value) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  JSON.stringify(value, (_, part) => {
    const json = JSON.stringify(part) ?? ''
    if (json.length >= SHORT) counts.set(json, (counts.get(json) ?? 0) + 1)
    return part
  })
  /** @type {Map<string, string>} */
  const names = new Map()
  /** @type {string[]} */
  const lines = []
  /** @param {unknown} part @returns {string} */
  const codeOf = (part) => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part)
    const json = JSON.stringify(part)
    const known = names.get(json)
    if (known !== undefined) return known
    const entries = Object.entries(part).filter(([, each]) => each !== undefined)
    const code = Array.isArray(part)
      ? `[${part.map(codeOf).join()}]`
      : `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${codeOf(each)}`).join()}}`
    if ((counts.get(json) ?? 1) === 1) return code
    const name = `part${names.size}`
    names.set(json, name)
    lines.push(`const ${name} = ${code}`)
    return name
  }
  const code = codeOf(value)
  return [...lines, `export const reference = ${code}`].join('\n')
}

mkdirSync(`${dist}reference`, { recursive: true })
writeFileSync(
  `${dist}reference/index.js`,
  `// Written by scripts/writeReference.mjs.
export const MANUAL_URL = ${JSON.stringify(MANUAL_URL)}
${sourceOf(reference)}
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

mkdirSync(`${dist}schemas`, { recursive: true })
for (const [name, schema] of Object.entries(editorSchemas(reference))) {
  writeFileSync(`${dist}schemas/${name}.json`, `${JSON.stringify(schema, undefined, 2)}\n`)
}
