import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { createDeclarationStates } from '../../vellum/src/node/markdown/samples/declarations.js'
import type { Sample } from '../../vellum/src/node/markdown/samples/types.js'
import { tempFolders } from '../../vellum/test/tempFolder.js'
import { createTypeChecker } from './typeChecker.js'

const tempFolder = tempFolders()
vi.setConfig({ testTimeout: 60_000 })

const sample = (...lines: readonly string[]): Sample => ({
  name: 'sample.ts',
  code: lines.join('\n'),
  files: {},
})

function openChecker(siteDir: string, compilerOptions: Record<string, unknown> = {}) {
  return createTypeChecker({
    siteDir,
    states: createDeclarationStates(siteDir),
    options: { compilerOptions: { lib: ['es2023'], types: [], ...compilerOptions } },
  })
}

/** What is said of each: the types of its names, or its errors. */
async function said(checker: ReturnType<typeof openChecker>, samples: readonly Sample[]) {
  return (await checker.check(samples)).map((outcome) =>
    outcome.ok
      ? outcome.sample.hovers.map(({ text }) => text)
      : outcome.problems.map(({ message }) => message.replace(/^.*?: /, '')),
  )
}

it('finds the files that a sample names itself, and no others of that name', async () => {
  const of = (value: string) =>
    sample(
      '// @filename: a.ts',
      `export const a = ${value}`,
      '// @filename: b.ts',
      "import { a } from './a'",
      'a',
    )
  const siteDir = tempFolder({ 'a.ts': "export const a = 'of the site'" })
  expect(await said(openChecker(siteDir), [of('1'), of("'text'")])).toEqual([
    ['const a: 1', 'const a: 1', 'const a: 1'],
    ['const a: "text"', 'const a: "text"', 'const a: "text"'],
  ])
})

it('applies the options of a sample to that sample alone', async () => {
  const lines = ['export function run(value) {', '  return value', '}']
  const checker = openChecker(tempFolder({}))
  expect(await said(checker, [sample(...lines), sample('// @noImplicitAny: false', ...lines)])).toEqual([
    ["Parameter 'value' implicitly has an 'any' type."],
    ['function run(value: any): any'],
  ])
})

it('takes no options from a tsconfig.json that a page shows', async () => {
  const files = { 'tsconfig.json': '{ "compilerOptions": { "strict": false, "module": "nodenext" } }' }
  const loose = { ...sample('export function run(value) {', '  return value', '}'), files }
  const checker = openChecker(tempFolder({}), { strict: true })
  const error = ["Parameter 'value' implicitly has an 'any' type."]
  // Whichever is the first of them.
  expect(await said(checker, [loose])).toEqual([error])
  expect(await said(checker, [sample('export const a = 1'), loose])).toEqual([['const a: 1'], error])
})

it('resolves paths of the configuration from the folder of the site', async () => {
  const siteDir = tempFolder({ 'src/a.ts': 'export const a = 1' })
  const checker = openChecker(siteDir, { paths: { '#/*': ['./src/*'] } })
  const [outcome] = await checker.check([sample("import { a } from '#/a'", 'export const b = a')])
  expect(outcome?.ok && outcome.sample.hovers.map(({ text }) => text)).toEqual([
    'const a: 1',
    'const b: 1',
    'const a: 1',
  ])
  expect(outcome?.ok && Object.keys(outcome.sample.declarations)).toEqual(['src/a.ts'])
})

it('counts characters as editors do', async () => {
  const [texts] = await said(openChecker(tempFolder({})), [
    sample("export const all = ['😀é', 1].length, b = all"),
  ])
  expect(texts).toEqual(['const all: number', 'length: number', 'const b: number', 'const all: number'])
})

it('leaves no files behind, deletes those of processes that have ended, and checks many at once', async () => {
  const siteDir = tempFolder({})
  const folder = join(siteDir, '.vellum/samples')
  // No process has a number of that size.
  mkdirSync(join(folder, '99999999-gone/00001'), { recursive: true })
  const checker = openChecker(siteDir)
  const values = ['1', '2', '3']
  const foundTypes = await Promise.all(
    values.map((value) => said(checker, [sample(`export let a = ${value} as const`)])),
  )
  expect(foundTypes).toEqual(values.map((value) => [[`let a: ${value}`]]))
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
})
