// @ts-check
// The commands of a fresh clone install the packages themselves: until then there is nothing but Node.js.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './script.mjs'

/** What a script loads as soon as it starts, by the file that imports it. */
function importsOf(
  /** @type {string} */ file,
  /** @type {Map<string, string[]>} */ foundImports = new Map(),
) {
  if (foundImports.has(file)) return foundImports
  const code = readFileSync(file, 'utf8')
  const names = [...code.matchAll(/^(?:import|export) (?:[^'";]* from )?'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  foundImports.set(file, names)
  for (const name of names) if (name.startsWith('.')) importsOf(join(dirname(file), name), foundImports)
  return foundImports
}

describe('a fresh clone', () => {
  it.each(['start', 'test', 'build'])('starts scripts/%s.mjs without installed packages', (name) => {
    const imports = importsOf(join(root, 'scripts', `${name}.mjs`))
    expect(imports.size).toBeGreaterThan(3)
    const packages = [...imports].flatMap(([file, names]) =>
      names
        .filter((importName) => !/^(?:node:|\.)/.test(importName))
        .map((importName) => `${file} → ${importName}`),
    )
    expect(packages).toEqual([])
  })
})
