// What the built package imports: its dependencies, and libraries that are bundled with it.

import { copyFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'acorn'
import { describe, expect, it } from 'vitest'
import { createEngineFingerprint } from '../dist/node/steps/engineFingerprint.js'
import { buildSite, contentsOf, testSites } from './builtSite.js'

const { folder, makeSite } = testSites()

const dir = fileURLToPath(new URL('..', import.meta.url))
const { dependencies } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>
}

/** `@shikijs/langs/js` → `@shikijs/langs` */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}

/** The names that a file imports; `import('name')` is found where it is written as such. */
function importedNames(source: string): string[] {
  const { body } = parse(source, { ecmaVersion: 'latest', sourceType: 'module' })
  const names = body.map((statement) => ('source' in statement ? statement.source?.value : undefined))
  const later = [...source.matchAll(/\bimport\('([^'$]+)'\)/g)].map(([, name]) => name)
  return [...names, ...later].filter((name) => typeof name === 'string')
}

/** The packages that the files of a folder import. */
function importedPackages(folder: string): string[] {
  const files = readdirSync(join(dir, folder), { recursive: true, encoding: 'utf8' })
  const names = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => importedNames(readFileSync(join(dir, folder, file), 'utf8')))
  const isPackage = (name: string) => !name.startsWith('.') && !isBuiltin(name)
  return [...new Set(names.filter(isPackage).map(packageOf))].sort()
}

describe('the built package', () => {
  it('has the files that the keys of its caches are made of', () => {
    const empty = folder()
    copyFileSync(join(dir, 'package.json'), join(empty, 'package.json'))
    mkdirSync(join(empty, 'dist'))
    const ofNothing = createEngineFingerprint(join(empty, 'dist'))
    const fingerprint = createEngineFingerprint(join(dir, 'dist'))
    for (const part of ['compiler', 'bundler', 'renderer'] as const) {
      expect(fingerprint(part), part).not.toBe(ofNothing(part))
    }
  })

  it('imports only its dependencies: other libraries are bundled', () => {
    expect(importedPackages('dist/node/bundle').filter((name) => !(name in dependencies))).toEqual([])
  })

  it('bundles what makes the search index, and leaves the searcher to sites', () => {
    expect(importedPackages('dist/node/bundle')).not.toContain('vellum-search')
    expect(importedPackages('dist/shared')).toEqual(['vellum-search'])
  })

  it('searches its index with its own searcher, whatever a site has installed', {
    tags: ['exhaustive'],
  }, async () => {
    const { error, outDir } = await buildSite(
      makeSite(
        {
          'docs/intro.md': '# Intro\n',
          'node_modules/vellum-search/package.json': '{ "type": "module", "exports": "./index.js" }',
          'node_modules/vellum-search/index.js': 'export const createSearcher = () => "ANOTHER VERSION"\n',
          'src/search.js':
            "import { createSearcher } from 'vellum-search'\nwindow.search = createSearcher({ manifest: '/OWN' })\n",
        },
        "search: true, clientModules: ['./src/search.js']",
      ),
    )
    expect(error).toBe(undefined)
    const scripts = [...contentsOf(outDir)].flatMap(([path, text]) =>
      path.endsWith('.js') ? [text.toString()] : [],
    )
    expect(scripts.join('\n')).toContain('/OWN')
    expect(scripts.join('\n')).not.toContain('ANOTHER VERSION')
  })

  it('has the licence of every bundled library', () => {
    const licences = readFileSync(join(dir, 'dist/node/bundle/LICENSES.md'), 'utf8')
    const sections = licences.split(/^## /m).slice(1)
    expect(sections.length).toBeGreaterThan(100)
    expect(sections.filter((section) => !/^Licence: \S+\n\n> /m.test(section))).toEqual([])
  })
})
