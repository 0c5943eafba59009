// @ts-check
// The commands of a fresh clone install the packages themselves: until then there is nothing but Node.js.

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './script.mjs'

/** What a script loads as soon as it starts, by the file that imports it. */
function importsOf(/** @type {string} */ file, /** @type {Map<string, string[]>} */ found = new Map()) {
  if (found.has(file)) return found
  const code = readFileSync(file, 'utf8')
  const names = [...code.matchAll(/^(?:import|export) (?:[^'";]* from )?'([^']+)'/gm)].map(
    ([, name = '']) => name,
  )
  found.set(file, names)
  for (const name of names) if (name.startsWith('.')) importsOf(join(dirname(file), name), found)
  return found
}

describe('a fresh clone', () => {
  it.each(['start', 'test', 'build'])('starts scripts/%s.mjs without installed packages', (name) => {
    const imports = importsOf(join(root, 'scripts', `${name}.mjs`))
    expect(imports.size).toBeGreaterThan(3)
    const packages = [...imports].flatMap(([file, names]) =>
      names.filter((each) => !/^(?:node:|\.)/.test(each)).map((each) => `${file} → ${each}`),
    )
    expect(packages).toEqual([])
  })
})
