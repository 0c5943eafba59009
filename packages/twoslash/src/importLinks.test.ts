import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { createImportLinks } from './importLinks.js'

/** The links of files in memory; modules are resolved by their paths. */
function linksOf(files: Record<string, string>, options: ts.CompilerOptions = {}) {
  return createImportLinks(ts, {
    options: { moduleResolution: ts.ModuleResolutionKind.Bundler, module: ts.ModuleKind.ESNext, ...options },
    root: '/samples',
    host: {
      fileExists: (name) => name in files,
      readFile: (name) => files[name],
      directoryExists: () => true,
    },
  })
}

describe('filesBehind', () => {
  it('follows imports, exports, references, types and what JSX imports', () => {
    const { filesBehind } = linksOf(
      {
        '/samples/a.tsx': "import type { B } from '../b'\nconst c = import('../c')",
        '/b.d.ts': "export * from './d'",
        '/c.d.ts': '/// <reference path="e.d.ts" />\n/// <reference types="f" />\nexport {}',
        '/d.d.ts': "import './b'",
        '/e.d.ts': '',
        '/node_modules/f/package.json': '{"name":"f","types":"f.d.ts"}',
        '/node_modules/f/f.d.ts': '',
        '/node_modules/react/package.json': '{"name":"react"}',
        '/node_modules/react/jsx-runtime.d.ts': '',
        '/node_modules/@types/node/index.d.ts': '',
      },
      { jsx: ts.JsxEmit.ReactJSX, types: ['node'] },
    )
    expect([...filesBehind(['/samples/a.tsx'])].sort()).toEqual([
      '/b.d.ts',
      '/c.d.ts',
      '/d.d.ts',
      '/e.d.ts',
      '/node_modules/@types/node/index.d.ts',
      '/node_modules/f/f.d.ts',
      '/node_modules/react/jsx-runtime.d.ts',
    ])
    expect([...filesBehind([])]).toEqual(['/node_modules/@types/node/index.d.ts'])
  })
})

describe('declaresGlobals', () => {
  it.each([
    ['declare const a: 1', true],
    ['export declare const a: 1', false],
    ['import "b"\ndeclare global { var c: 1 }', true],
    ['export {}\ndeclare module "vue" { interface A {} }', true],
    ['/* export */ declare const a: 1\n// export {}\n/*\nexport {}\n*/', true],
    ["export type A = 'image/*'\n// declare global {}\nexport type B = '*/'", false],
    ["export type A = 'image/*'\ndeclare global {}\nexport type B = '*/'", true],
  ])('%j: %s', (text, expected) => {
    expect(linksOf({ '/a.d.ts': text }).declaresGlobals('/a.d.ts')).toBe(expected)
  })
})
