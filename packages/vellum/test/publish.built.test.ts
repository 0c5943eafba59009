// What would be published of the packages besides Troth, by a dry run that asks no registry: every file that another one names
// is there, nothing else is, and what declarations import is installed with them.

import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { npm } from '../../../scripts/command.mjs'
import { PACKAGES } from '../../../scripts/publish.mjs'
import { relativeImports, withoutComments } from '../../../scripts/relativeImports.mjs'

const names = Object.keys(PACKAGES).filter((name) => name !== 'troth') as (keyof typeof PACKAGES)[]

/** Packed, in bytes; a limit is at most a third above what it is today. */
const LIMITS: Readonly<Record<string, number>> = {
  vellum: 1_500_000,
  'vellum-search': 50_000,
  'vellum-playground': 150_000,
  'vellum-twoslash': 30_000,
  'vellum-docusaurus': 20_000,
  'vellum-social-cards': 55_000,
  'vellum-markdown-pages': 16_000,
  'vellum-external-links': 16_000,
  'vellum-prose': 30_000,
  'vellum-math': 15_000,
  'vellum-mermaid': 7_200,
  'vellum-zoom': 6_100,
  'vellum-images': 12_000,
  'vellum-elements': 36_000,
  'vellum-migrate': 115_000,
  'vellum-mcp': 20_000,
  'vellum-feedback': 8_000,
  'vellum-host': 43_000,
  'create-vellum': 16_000,
}

interface Packed {
  readonly name: string
  readonly size: number
  readonly files: readonly { readonly path: string }[]
}

/** In one call for all: npm takes a second to start. What `npm publish` does besides is tested with Troth. */
const packedFiles = packAll()

async function packAll(): Promise<readonly Packed[]> {
  const folders = names.map((name) => `./${PACKAGES[name]}`)
  const args = ['pack', '--dry-run', '--json', '--offline', '--ignore-scripts', ...folders]
  const { code, output } = await npm(args, { cwd: fileURLToPath(new URL('../../../', import.meta.url)) })
  expect(code, output).toBe(0)
  // A list, or an object by the names of packages, depending on the version of npm.
  return Object.values(JSON.parse(output.slice(output.search(/^[[{]/m), output.search(/[\]}]\s*$/) + 1)))
}

describe.each(names)('npm publish of %s', (name) => {
  const folder = fileURLToPath(new URL(`../../../${PACKAGES[name]}/`, import.meta.url))
  const read = (path: string) => readFileSync(folder + path, 'utf8')
  const manifest = JSON.parse(read('package.json'))
  let paths: string[] = []
  let size = 0

  beforeAll(async () => {
    const packed = (await packedFiles).find((result) => result.name === name)
    expect(packed).toBeDefined()
    paths = packed!.files.map(({ path }) => path).sort()
    size = packed!.size
  })

  const declarations = () => paths.filter((path) => path.endsWith('.d.ts'))

  it('has README, licence and changelog, and no leftovers of the build', () => {
    expect(paths).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']))
    expect(paths.filter((path) => /\.(?:map|tsbuildinfo|tgz)$|\.test\.|^src\/|^test\//.test(path))).toEqual(
      [],
    )
    expect(size).toBeLessThan(LIMITS[name]!)
  })

  it('PK-1: has every file that package.json and the files themselves name', () => {
    const named = [...JSON.stringify(manifest).matchAll(/"(?:\.\/)?((?:bin|dist)\/[^"*]+)"/g)].map(
      ([, path = '']) => path,
    )
    const imported = paths
      .filter((path) => /\.(?:js|d\.ts|css)$/.test(path))
      .flatMap((path) => relativeImports(path, read(path)))
    expect(named.length).toBeGreaterThan(0)
    expect(named.length + imported.length).toBeGreaterThan(1)
    expect([...named, ...imported].filter((path) => !paths.includes(path))).toEqual([])
    expect(
      paths.filter((path) => path.endsWith('.js') && /^\/\/# sourceMappingURL=/m.test(read(path))),
    ).toEqual([])
  })

  it('has no file twice', () => {
    const contents = new Map<string, string[]>()
    for (const path of paths) contents.set(read(path), [...(contents.get(read(path)) ?? []), path])
    // Declarations of tables with the same keys are alike, and `export {}` is all that there is in some files.
    const twice = [...contents].filter(([text, samePaths]) => text.length > 400 && samePaths.length > 1)
    expect(twice.map(([, samePaths]) => samePaths)).toEqual([])
  })

  it('installs the types that its public declarations import', () => {
    const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const entries = Object.values<{ types?: string }>(manifest.exports).flatMap(
      // A pattern stands for declarations that the others import.
      ({ types }) => (types === undefined || types.includes('*') ? [] : types),
    )
    const imported = reachable(entries.map((path) => path.slice(2))).flatMap((path) =>
      packageImports(read(path)),
    )
    const hasTypes = (wanted: string) =>
      // Its own entries, by their public names.
      wanted === name ||
      installed.includes(`@types/${wanted}`) ||
      (installed.includes(wanted) && !['react', 'react-dom'].includes(wanted))
    expect([...new Set(imported)].filter((wanted) => !hasTypes(wanted))).toEqual([])
    expect(declarations().length === 0).toBe(name === 'create-vellum')
  })

  it('is public, and only published with provenance', () => {
    expect(manifest.private).toBeUndefined()
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
  })

  /** The declarations that users can get to, from those of the entries. */
  function reachable(entries: readonly string[], foundPaths = new Set<string>()): string[] {
    for (const path of entries) {
      if (foundPaths.has(path)) continue
      foundPaths.add(path)
      reachable(
        relativeImports(path, read(path)).filter((other) => other.endsWith('.d.ts')),
        foundPaths,
      )
    }
    return [...foundPaths]
  }
})

it('vellum-social-cards has the licence of its font', () => {
  const licence = new URL('../../social-cards/fonts/OFL.txt', import.meta.url)
  expect(readFileSync(licence, 'utf8')).toContain('SIL OPEN FONT LICENSE Version 1.1')
})

describe('vellum', () => {
  it('has the licences of the libraries that are part of it', () => {
    const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
    expect(read('dist/node/bundle/LICENSES.md')).toContain('\n## unified 11.')
  })
})

/** The packages that a declaration imports: `mdast`, `@codemirror/state`. */
function packageImports(text: string): string[] {
  const imports = [
    ...withoutComments(text).matchAll(/(?:\bfrom |\bimport |\bimport\()["']([^."'\n][^"'\n]*)["']/g),
  ]
  return imports
    .map(([, name = '']) => name)
    .filter((name) => !isBuiltin(name) && !text.includes(`declare module '${name}'`))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)![0])
}
