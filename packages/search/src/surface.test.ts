// What the package offers, and what its two halves may import.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')

describe('the entries', () => {
  it.each<[name: string, load: () => Promise<object>, names: string[]]>([
    ['vellum-search', () => import('./browser/index.js'), ['SearchLoadError', 'createSearcher']],
    [
      'vellum-search/node',
      () => import('./node/index.js'),
      ['createWordCounter', 'knownSections', 'makeSearchIndex', 'searchRecord'],
    ],
  ])('%s exports the documented names and no others', async (name, load, names) => {
    expect(Object.keys(await load()).sort()).toEqual(names)
    for (const documented of [name, ...names]) expect(readme).toContain(`\`${documented}\``)
  })

  it('are all that the package exports', () => {
    const { exports, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(Object.keys(exports)).toEqual(['.', './node', './package.json'])
    expect(dependencies).toBe(undefined)
  })
})

describe('imports', () => {
  /** What each file imports, without those of tests. */
  const imports = new Map(
    readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => {
        const source = readFileSync(join(root, 'src', file), 'utf8')
        return [file, [...source.matchAll(/(?:from|import) '([^']+)'/g)].map(([, name = '']) => name)]
      }),
  )
  const importedBy = (folder: string) =>
    [...imports].flatMap(([file, names]) => (file.startsWith(folder) ? names : []))

  it.each([
    ['browser/', /^\.\/\w+\.js$/],
    ['node/', /^(?:\.\/|\.\.\/browser\/)\w+\.js$|^node:crypto$/],
  ])('%s imports only what it may', (folder, allowed) => {
    expect(importedBy(folder).length).toBeGreaterThan(10)
    expect(importedBy(folder).filter((name) => !allowed.test(name))).toEqual([])
  })

  it('form no circle', () => {
    const done = new Set<string>()
    const visit = (file: string, path: readonly string[]): void => {
      expect(path.includes(file) ? [...path, file] : []).toEqual([])
      if (done.has(file)) return
      done.add(file)
      const folder = file.slice(0, file.indexOf('/') + 1)
      for (const name of imports.get(file) ?? []) {
        const other = name
          .replace(/^\.\//, folder)
          .replace(/^\.\.\//, '')
          .replace(/\.js$/, '.ts')
        if (imports.has(other)) visit(other, [...path, file])
      }
    }
    for (const file of imports.keys()) visit(file, [])
  })
})
