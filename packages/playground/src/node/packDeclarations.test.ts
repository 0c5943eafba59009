import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packDeclarations } from './packDeclarations.js'

const FILES = {
  'package.json': '{ "name": "site" }',
  'node_modules/client/package.json':
    '{ "name": "client", "exports": { ".": { "types": "./types/index.d.ts", "default": "./index.js" }, "./mock": "./mock.js" } }',
  'node_modules/client/types/index.d.ts':
    '/// <reference lib="es2024.promise" />\n/// <reference path="./globals.d.ts" />\nexport { Shape } from \'./shape.js\'\nexport type Status = import(\'statuses\').Status\n',
  'node_modules/client/types/globals.d.ts': 'declare const client: number\n',
  'node_modules/client/types/shape.d.ts': "import 'node:http'\nexport declare class Shape {}\n",
  'node_modules/client/index.js': '',
  'node_modules/client/mock.js': '',
  'node_modules/statuses/package.json': '{ "name": "statuses", "types": "index.d.ts" }',
  'node_modules/statuses/index.d.ts': 'export type Status = 200 | 404\n',
  'src/own.ts': "import type { Status } from 'statuses'\nexport const ok: Status = 200\n",
}

let siteDir: string
beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-types-'))
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
})
afterAll(() => rmSync(siteDir, { recursive: true }))

const pack = (modules: Parameters<typeof packDeclarations>[1]['modules'], compilerOptions = {}) =>
  packDeclarations(ts, { modules, siteDir, compilerOptions: { lib: ['es5'], ...compilerOptions } })

describe('packDeclarations', () => {
  it('has what modules declare and import, and the libraries that any of them needs', () => {
    const { files, imports, roots } = pack([
      { name: 'client' },
      { name: 'own', from: join(siteDir, 'src/own.ts') },
    ])
    expect(Object.keys(files).filter((path) => !path.startsWith('/lib/'))).toEqual([
      '/node_modules/client/types/index.d.ts',
      '/node_modules/client/types/shape.d.ts',
      '/node_modules/statuses/index.d.ts',
      '/node_modules/client/types/globals.d.ts',
      '/node_modules/site/src/own.ts',
    ])
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining([
        '/lib/lib.es5.d.ts',
        '/lib/lib.es2024.promise.d.ts',
        '/lib/lib.decorators.d.ts',
      ]),
    )
    expect(files).not.toHaveProperty(['/lib/lib.dom.d.ts'])
    expect(imports).toEqual({
      '': { client: '/node_modules/client/types/index.d.ts', own: '/node_modules/site/src/own.ts' },
      '/node_modules/client/types/index.d.ts': {
        './shape.js': '/node_modules/client/types/shape.d.ts',
        statuses: '/node_modules/statuses/index.d.ts',
      },
      '/node_modules/site/src/own.ts': { statuses: '/node_modules/statuses/index.d.ts' },
    })
    expect(roots).toEqual([])
  })

  it('declares modules without types', () => {
    const { files, roots } = pack([{ name: 'client/mock' }])
    expect(roots.map((path) => files[path])).toEqual(['declare module "client/mock"\n'])
  })

  it('has no path of the machine', () => {
    const made = pack([{ name: 'client' }, { name: 'own', from: join(siteDir, 'src/own.ts') }], {
      paths: { '#own': ['./src/own.ts'] },
      rootDir: siteDir,
    })
    expect(JSON.stringify(made)).not.toContain(tmpdir())
    expect(made.options.strict).toBe(true)
  })

  it('refuses options that the compiler does not know', () => {
    expect(() => pack([], { target: 'es1999', strikt: true })).toThrow(
      /^The compiler does not accept the `types\.compilerOptions` of `playground\(\)`: Argument for '--target' option must be: .* Unknown compiler option 'strikt'/,
    )
  })
})
