// Who may import whom. The TypeScript projects keep Node, browser and shared code
// apart; these are the finer rules, and the rule that nothing imports in a circle.

import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
const sources = new Map(files.map((file) => [file, readFileSync(src + file, 'utf8')]))

/** What a file imports: files of ours by their path, anything else by its name. */
const imports = new Map(
  [...sources].map(([file, source]) => [
    file,
    [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) =>
      name.startsWith('.') ? posix.join(posix.dirname(file), name).replace(/\.js$/, '.ts') : name,
    ),
  ]),
)

/** Folder → what its files may import, besides files of the folder itself. */
const RULES: readonly (readonly [folder: string, allowed: RegExp])[] = [
  ['shared/', /^$/],
  ['node/config/', /^(shared\/|node\/errors\.ts|node:|zod|rolldown)/],
  ['node/markdown/', /^(shared\/|node\/errors\.ts|node:)/],
  ['node/content/', /^(node\/config\/siteConfig\.ts|shared\/|node\/errors\.ts|node:|zod|yaml)/],
]

describe('imports', () => {
  it.each(RULES)('%s imports only what it may', (folder, allowed) => {
    const wrong = [...imports]
      .filter(([file]) => file.startsWith(folder))
      .flatMap(([file, names]) =>
        names
          .filter((name) => !name.startsWith(folder) && !allowed.test(name))
          .map((name) => `${file} → ${name}`),
      )
    expect(wrong).toEqual([])
  })

  it('name files that exist', () => {
    const missing = [...imports.values()]
      .flat()
      .filter((name) => /^(shared|node)\//.test(name) && !imports.has(name))
    expect(missing).toEqual([])
    expect(imports.size).toBeGreaterThan(10)
  })

  it('form no circle', () => {
    const done = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      expect(path.includes(file) ? [...path, file] : []).toEqual([])
      if (done.has(file)) return
      done.add(file)
      for (const next of imports.get(file) ?? []) if (imports.has(next)) visit(next, [...path, file])
    }
    for (const file of imports.keys()) visit(file, [])
  })
})
