import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { SHARED_MODULE } from '../protocol.js'
import { bundleModules, type ModuleSource } from './bundleModules.js'

const ALONE = 'export function one() {}\nexport class Two {}\n//# sourceMappingURL=index.js.map\n'
const ALONE_CJS = "'use strict'\nexports.one = function one() {}\n"

const siteDir = mkdtempSync(join(tmpdir(), 'modules-'))
afterAll(() => rmSync(siteDir, { recursive: true }))
const FILES = {
  'alone/package.json':
    '{ "name": "alone", "type": "module", "exports": { "import": "./index.js", "require": "./index.cjs" } }',
  'alone/index.js': ALONE,
  'alone/index.cjs': ALONE_CJS,
  'pad-left/package.json': '{ "name": "pad-left" }',
  'pad-left/index.js': 'module.exports = function padLeft() {}\nmodule.exports.zero = 0\n',
  'shapes/package.json':
    '{ "name": "shapes", "type": "module", "exports": { ".": "./index.js", "./round": "./round.js" } }',
  'shapes/shape.js': 'export class Shape {}\n',
  'shapes/index.js': "export { Shape, Shape as delete } from './shape.js'\nexport default 1\n",
  'shapes/round.js': "import { Shape } from './shape.js'\nexport const circle = () => new Shape()\n",
  'for-node/package.json': '{ "name": "for-node", "type": "module", "exports": "./index.js" }',
  'for-node/index.js': "export { readFileSync } from 'node:fs'\n",
}
for (const [path, text] of Object.entries(FILES)) {
  const file = join(siteDir, 'node_modules', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
writeFileSync(join(siteDir, 'own.ts'), 'export const own = (text: string): string => text\n')

const bundled = (...sources: ModuleSource[]) => bundleModules(sources, { siteDir })

describe('bundleModules', () => {
  it('takes published files that import nothing as they are, each in its format', async () => {
    const { list, code } = await bundled({ name: 'alone' })
    expect(code).toEqual({ alone: { esm: ALONE, cjs: ALONE_CJS } })
    expect(list).toEqual([{ name: 'alone', exampleExport: 'one' }])
  })

  it('makes both formats of a package that has one of them, with the names that Node.js sees', async () => {
    const { list, code } = await bundled({ name: 'pad-left' })
    expect(list).toEqual([{ name: 'pad-left', exampleExport: 'zero' }])
    expect(code['pad-left']!.cjs).toContain('module.exports.zero = 0')
    expect(code['pad-left']!.esm).toMatch(/v0 as default, v1 as zero/)
    expect(code[SHARED_MODULE]!.esm).toContain('padLeft')
  })

  it('bundles what two entries share once', async () => {
    const { code } = await bundled({ name: 'shapes' }, { name: 'shapes/round' })
    for (const format of ['esm', 'cjs'] as const)
      expect(code[SHARED_MODULE]![format].match(/class(?: Shape)?\s*\{/g)).toHaveLength(1)
    expect(code.shapes!.esm).toMatch(/v\d as Shape, v\d as default, v\d as delete/)
    expect(code['shapes/round']!.esm).toContain(JSON.stringify(SHARED_MODULE))
  })

  it('takes a file of the site under another name', async () => {
    const { list, code } = await bundled({ name: 'acme', from: join(siteDir, 'own.ts') })
    expect(list).toEqual([{ name: 'acme', exampleExport: 'own' }])
    expect(code[SHARED_MODULE]!.esm).not.toContain(': string')
  })

  it.each([
    [
      'absent/entry',
      'The module "absent/entry" of `playground()` is not installed in the site.',
      'Run `npm install absent`, or correct its name.',
    ],
    [
      'for-node',
      'The module "for-node" of `playground()` imports "node:fs", which browsers do not have.',
      'Choose an entry of the package that is made for browsers.',
    ],
  ])('reports %s', async (name, message, hint) => {
    await expect(bundled({ name })).rejects.toMatchObject({ message, hint })
  })
})
