// What the package offers, what the configuration of a site may pass to it, and that it knows nothing of a single site.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { TypeCheckerModule } from '../../vellum/src/node/markdown/samples/types.js'
import * as entry from './index.js'
import * as checkerModule from './typeChecker.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { typedSamples } = entry

describe('the package', () => {
  it('exports one function, and documents it', () => {
    expect(Object.keys(entry)).toEqual(['typedSamples'])
    const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { exports: object }
    expect(Object.keys(exports)).toEqual(['.', './package.json'])
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('`typedSamples`')
  })

  it('has the module that the engine loads, and loads no compiler before', () => {
    const loaded: TypeCheckerModule = checkerModule
    expect(loaded.createTypeChecker).toBeTypeOf('function')
    const source = readFileSync(new URL('./index.ts', import.meta.url), 'utf8')
    expect([...source.matchAll(/^import (?!type\b).* from '(.*)'/gm)].map(([, name]) => name)).toEqual([
      './nearestName.js',
    ])
  })

  it('imports nothing of the engine but types', () => {
    const sources = readdirSync(join(root, 'src')).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    )
    const imports = sources.flatMap((file) => {
      const text = readFileSync(join(root, 'src', file), 'utf8')
      return [...text.matchAll(/^import .* from '(?!node:|\.\/)(.*)'/gm)].map(([line]) => line)
    })
    expect(imports.length).toBeGreaterThan(5)
    expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([])
  })

  const SITE = /[t]roth|[@]site|\.\.[/]site/i
  /** Who wrote it, and where its source is, in a manifest. */
  const ORIGIN = /"(?:author|homepage|url|bugs)": "[^"]*"|\]\(https:\/\/github\.com\/[^)]*\)/g

  it('names no site', () => {
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.(?:tsx?|md|json)$/.test(file) && !/^(?:dist|node_modules)\b/.test(file),
    )
    expect(files.length).toBeGreaterThan(20)
    expect(
      files.filter((file) => SITE.test(readFileSync(join(root, file), 'utf8').replace(ORIGIN, ''))),
    ).toEqual([])
  })
})

describe('typedSamples', () => {
  it('returns plain data, which any thread can use', () => {
    const plugin = typedSamples({ compilerOptions: { strict: false } })
    expect(JSON.parse(JSON.stringify(plugin))).toEqual(plugin)
    const module = expect.stringMatching(/^file:/)
    expect(plugin).toEqual({
      name: 'vellum-twoslash',
      config: {
        markdown: {
          twoslash: { module, blocks: 'all', options: { compilerOptions: { strict: false } } },
        },
      },
    })
    expect(typedSamples({ blocks: 'marked' }).config).toEqual({
      markdown: { twoslash: { module, blocks: 'marked', options: { compilerOptions: {} } } },
    })
    // The source of what the URL names in the built package.
    const { twoslash } = plugin.config.markdown
    expect(existsSync(fileURLToPath(twoslash.module).replace(/\.js$/, '.ts'))).toBe(true)
  })

  it.each([
    [
      { compilerOption: {} },
      '`typedSamples()` has no option "compilerOption". Did you mean "compilerOptions"?',
    ],
    [{ every: true }, '`typedSamples()` has no option "every". The options are blocks and compilerOptions.'],
    [{ blocks: 'some' }, '`blocks` of `typedSamples()` must be "all" or "marked", not "some".'],
    [
      { compilerOptions: [] },
      '`compilerOptions` of `typedSamples()` must be an object, as in a tsconfig.json.',
    ],
  ])('refuses %j', (options, message) => {
    expect(() => typedSamples(options as never)).toThrow(message)
  })
})
