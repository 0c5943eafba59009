// What would be published, by dry runs that ask no registry: the files of the npm package, and what
// JSR reads.

import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { npm } from '../../../scripts/command.mjs'
import { npmArguments } from '../../../scripts/publish.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(folder + path, 'utf8')
const readJson = (path: string) => JSON.parse(read(path))
const manifest = readJson('package.json')
const jsr = readJson('jsr.json')
const ENTRIES = ['auth/', 'fetch/', 'mock/', 'openapi/', 'progress/', 'sse/']

const sources = readdirSync(`${folder}src`, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => `src/${path.replaceAll('\\', '/')}`)

describe('npm publish', () => {
  let paths: string[] = []
  let size = 0
  beforeAll(async () => {
    const { code, output } = await npm([...npmArguments(true), '--ignore-scripts'], { cwd: folder })
    expect(code, output).toBe(0)
    const printed = JSON.parse(output.slice(output.search(/^\{/m), output.lastIndexOf('}') + 1))
    // By the name of the package since npm 11.
    const result = printed.files ? printed : printed.troth
    paths = result.files.map(({ path }: { path: string }) => path).sort()
    size = result.size
  })

  it('has the sources, the builds of each format, and nothing besides', () => {
    const builds = ['esm/', 'cjs/'].flatMap((format) =>
      ['', ...ENTRIES].flatMap((entry) => [
        `dist/${format}${entry}index.js`,
        `dist/${format}${entry}index.js.map`,
      ]),
    )
    const umd = ['troth.js', 'troth.js.map', 'troth.min.js', 'troth.min.js.map'].map(
      (name) => `dist/umd/${name}`,
    )
    const texts = ['CHANGELOG.md', 'LICENSE', 'README.md']
    const others = [...texts, 'package.json', 'dist/cjs/package.json', 'dist/umd/package.json']
    const declarations = paths.filter((path) => /\.d\.ts(\.map)?$/.test(path))
    expect(paths).toEqual([...sources, ...builds, ...umd, ...others, ...declarations].sort())
  })

  it('has the declarations that users can get to, for each kind of module, and one map of each', () => {
    const declared = (format: string) =>
      paths
        .filter((path) => path.startsWith(`dist/${format}/`) && path.endsWith('.d.ts'))
        .map((path) => path.slice(`dist/${format}/`.length))
    expect(declared('esm')).toEqual(declared('cjs'))
    expect(declared('esm')).toEqual(expect.arrayContaining(['index.d.ts', 'types.d.ts', 'mock/index.d.ts']))
    // Of what the bundles contain and no type mentions.
    expect(declared('esm')).not.toContain('url.d.ts')
    expect(paths.filter((path) => path.endsWith('.d.ts.map'))).toEqual(
      declared('esm').map((name) => `dist/esm/${name}.map`),
    )
  })

  it('has every file that package.json and the files themselves name', () => {
    const named = [...JSON.stringify(manifest).matchAll(/"\.\/((?:dist|src)\/[^"]+)"/g)].map(
      ([, path]) => path,
    )
    const maps = paths.filter((path) => /\.(js|d\.ts)$/.test(path) && path.startsWith('dist/')).map(mapOf)
    const mapped = maps.flatMap((map) =>
      (readJson(map).sources as string[]).map((source) => resolved(map, source)),
    )
    const imported = paths
      .filter((path) => path.endsWith('.d.ts'))
      .flatMap((path) =>
        [...read(path).matchAll(/["'](\.[^"']+)\.js["']/g)].map(([, name]) => resolved(path, `${name}.d.ts`)),
      )
    expect(named.length).toBeGreaterThan(10)
    expect(mapped.length).toBeGreaterThan(50)
    expect(imported.length).toBeGreaterThan(50)
    expect(
      [...named, ...maps, ...mapped, ...imported].filter((path) => !paths.includes(path as string)),
    ).toEqual([])
  })

  it('has nothing twice', () => {
    const contents = paths.filter((path) => !path.endsWith('/package.json')).map((path) => read(path))
    expect(new Set(contents).size).toBe(contents.length)
    for (const path of paths.filter((path) => path.endsWith('.map')))
      expect(readJson(path), path).not.toHaveProperty('sourcesContent')
    expect(size).toBeLessThan(200_000)
  })

  it('is public, and only published with provenance', () => {
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
    expect(npmArguments(false)).toEqual(['publish', '--provenance', '--access=public'])
  })
})

describe('jsr.json', () => {
  it('has the version, the license and the entries of package.json, as sources', () => {
    expect([jsr.version, jsr.license]).toEqual([manifest.version, manifest.license])
    const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json')
    expect(jsr.exports).toEqual(
      Object.fromEntries(entries.map((entry) => [entry, `./src${entry.slice(1)}/index.ts`])),
    )
    for (const path of Object.values<string>(jsr.exports)) expect(sources).toContain(path.slice(2))
  })

  it('includes the sources without tests', () => {
    expect(jsr.publish).toEqual({
      include: ['LICENSE', 'README.md', 'src/**/*.ts'],
      exclude: ['src/**/*.test.ts'],
    })
  })
})

/** 'dist/cjs/index.d.ts' → 'dist/esm/index.d.ts.map', as the file says */
function mapOf(path: string): string {
  const [, name = ''] = /\/\/# sourceMappingURL=(\S+)/.exec(read(path)) ?? []
  return resolved(path, name)
}

/** A path of the package that another names. */
function resolved(from: string, path: string): string {
  return new URL(path, `http://package/${from}`).pathname.slice(1)
}
