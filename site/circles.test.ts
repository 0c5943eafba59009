// Nothing in the site imports in a circle, types included.

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SITE = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(?:tsx?|mjs|vue)$/.test(file) && !/(?:^|\/)(?:node_modules|dist|\.\w+)\//.test(file))
const knownFiles = new Set(files)

/** `reference/homes` → `reference/homes.ts`; undefined for what is no file of the site. */
function sourceOf(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((file) => knownFiles.has(file))
}

function importsOf(file: string): string[] {
  const code = readFileSync(SITE + file, 'utf8')
  return [...code.matchAll(/^(?:import|export) (?:[^'";]* from )?'(\.[^']+)'/gm)].flatMap(
    ([, name = '']) => sourceOf(posix.join(posix.dirname(file), name)) ?? [],
  )
}

it('files of the site import nothing in a circle', () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]))
  expect([...imports.values()].flat().length).toBeGreaterThan(100)
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    expect(path.includes(file) ? [...path.slice(path.indexOf(file)), file] : []).toEqual([])
    if (done.has(file)) return
    done.add(file)
    for (const next of imports.get(file) ?? []) visit(next, [...path, file])
  }
  for (const file of files) visit(file, [])
})
