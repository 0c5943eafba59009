// @ts-check

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { npm } from './command.mjs'
import { packageProblems } from './packedPackages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'packed-packages-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/**
 * A packed package with these exports and files.
 * @param {string} name
 * @param {Record<string, unknown>} exports
 * @param {Record<string, string>} files
 */
async function pack(name, exports, files) {
  const cwd = join(folder, name)
  const manifest = { name, version: '1.0.0', type: 'module', exports }
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(cwd, path)), { recursive: true })
    writeFileSync(join(cwd, path), text)
  }
  const { code, output } = await npm(['pack'], { cwd })
  if (code !== 0) throw new Error(output)
  return readFileSync(join(cwd, `${name}-1.0.0.tgz`))
}

const MODULE = { 'a.js': 'export const a = 1\n', 'a.d.ts': 'export declare const a: number\n' }

describe('packageProblems', () => {
  it('has none with a package for ESM, stylesheets included', async () => {
    const exports = { '.': { types: './a.d.ts', default: './a.js' }, './a.css': './a.css' }
    const packed = await pack('right', exports, { ...MODULE, 'a.css': 'a {}\n' })
    expect(await packageProblems(packed, { esmOnly: true })).toEqual([])
    expect(await packageProblems(packed, { esmOnly: false })).toEqual([
      'NoResolution of ., resolved as by node10',
      'CJSResolvesToESM of ., resolved as by node16-cjs',
    ])
  })

  it('PK-1: reports an import of a file that is missing, by the command of a package', async () => {
    const command = "#!/usr/bin/env node\nimport { a } from '../dist/a.js'\nconsole.log(a)\n"
    const packed = await pack('empty', { '.': './bin/a.js' }, { 'bin/a.js': command })
    expect(await packageProblems(packed, { esmOnly: true })).toEqual([
      'bin/a.js imports dist/a.js, which is not packed',
    ])
  })

  it('reports a file that is missing, and types that are', async () => {
    const exports = { '.': './a.js', './gone': './gone.js', './untyped': './b.js' }
    const packed = await pack('wrong', exports, { ...MODULE, 'b.js': 'export const b = 1\n' })
    expect(await packageProblems(packed, { esmOnly: true })).toEqual([
      'pkg.exports["./gone"] is ./gone.js but the file does not exist.',
      'NoResolution of ./gone, resolved as by node16-esm',
      'NoResolution of ./gone, resolved as by bundler',
      'UntypedResolution of ./untyped, resolved as by node16-esm',
      'UntypedResolution of ./untyped, resolved as by bundler',
    ])
  })
})
