import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { tempFolders, writeFiles } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { completeConfig } from '../config/siteConfig.js'
import { createDeclarationStates } from '../markdown/samples/declarations.js'
import { createCompileTools } from './compileTools.js'
import { PAGES_KIND } from './contentKinds.js'
import { createSiteTypeChecker } from './siteTypeChecker.js'

const tempFolder = tempFolders()
const SAMPLE = { name: 'sample.ts', code: 'a', files: {} }

/** A package that checks samples. */
function checkerPackage(code: string): string {
  return tempFolder({ 'package.json': '{"type":"module","version":"1.0.0"}', 'dist/checker.js': code })
}

const moduleOf = (dir: string) => pathToFileURL(join(dir, 'dist/checker.js')).href

/** The checker's result for a sample, or its error as it is printed. */
async function said(code: string): Promise<unknown> {
  const siteDir = tempFolder()
  const named = { module: moduleOf(checkerPackage(code)), blocks: 'all', options: { level: 3 } } as const
  const states = createDeclarationStates(siteDir)
  const checker = createSiteTypeChecker(named, { siteDir, folder: join(siteDir, '.vellum/samples'), states })
  return checker!.check([SAMPLE]).catch(formatError)
}

describe('createSiteTypeChecker', () => {
  it('creates the checker of a module with the options of the site', async () => {
    const code = `export const createTypeChecker = ({ options, folder, siteDir }) =>
      ({ check: async (samples) => samples.map(({ code }) => [code, options, folder.startsWith(siteDir)]) })`
    expect(await said(code)).toEqual([['a', { level: 3 }, true]])
  })

  it('returns undefined for a site without a checker', () => {
    expect(createSiteTypeChecker(false, {} as never)).toBeUndefined()
  })

  it.each([
    [
      'with a hint, as one of the site',
      "export const createTypeChecker = () => { throw Object.assign(new Error('Bad options.', { cause: new Error('Below.') }), { hint: 'Fix them.', files: ['vellum.config.ts'] }) }",
      'Bad options.\n  at vellum.config.ts\n  Fix them.\nCause: Below.',
    ],
    [
      'without a hint, as it is',
      "export const createTypeChecker = () => ({ check: async () => { throw new Error('Broken.') } })",
      'Broken.',
    ],
    [
      'of a module that exports something else',
      'export const typedSamples = 1',
      'The module of the type checker in `markdown.twoslash` exports no `createTypeChecker`.\n  at vellum.config.ts\n  Run `npm install -D vellum-twoslash`, import `typedSamples` from it in the configuration, and write `plugins: [typedSamples()]`.',
    ],
  ])('reports an error %s', async (_, code, expected) => {
    expect(await said(code)).toBe(expected)
  })

  it('reports a module that cannot be loaded', async () => {
    expect(await said("import 'no-such-package-at-all'")).toMatch(
      /^The type checker in `markdown.twoslash` cannot be loaded\.\n {2}at vellum\.config\.ts\n {2}Run `npm install -D vellum-twoslash`.*\nCause: .*no-such-package-at-all/s,
    )
  })
})

describe('what compiled pages depend on', () => {
  /** The fingerprint of pages that are compiled with a checker. */
  function fingerprint(dir: string, options: Record<string, unknown> = {}): string | undefined {
    const siteDir = tempFolder()
    const markdown = { twoslash: { module: moduleOf(dir), blocks: 'all', options } }
    const unsafeConfig = { title: 'Site', url: 'https://site.dev', baseUrl: '/', markdown }
    return createCompileTools({
      config: completeConfig(unsafeConfig, { siteDir }),
      configFiles: [],
      configHash: '',
      targets: { docs: new Map(), pages: new Map() } as never,
      cacheDir: join(siteDir, '.vellum/cache'),
      engine: 'engine',
    }).fingerprints()[PAGES_KIND]
  }
  const CODE = "export { createTypeChecker } from './session.js'\n"

  it('includes the code of the checker, the versions that it uses and its options, wherever it is installed', () => {
    const dir = checkerPackage(CODE)
    const first = fingerprint(dir)
    expect(fingerprint(checkerPackage(CODE))).toBe(first)
    expect(fingerprint(dir, { strict: false })).not.toBe(first)
    writeFiles(dir, { 'dist/session.js': 'export const createTypeChecker = 1\n' })
    const second = fingerprint(dir)
    expect(second).not.toBe(first)
    writeFiles(dir, { 'package.json': '{"type":"module","version":"1.0.1"}' })
    expect(fingerprint(dir)).not.toBe(second)
    writeFiles(dir, { 'dist/other.js': '' })
    expect(fingerprint(dir)).toBe(fingerprint(dir))
  })
})
