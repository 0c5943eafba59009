// The declarations compile with what each kind of project has: the DOM library or that of
// workers, or none of them and the types of Node.

import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'

const use = fileURLToPath(new URL('./libraries.use.ts', import.meta.url))

const PROJECTS: readonly [name: string, options: ts.CompilerOptions][] = [
  ['a browser', { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'], types: [] }],
  ['a worker', { lib: ['lib.es2023.d.ts', 'lib.webworker.d.ts', 'lib.webworker.iterable.d.ts'], types: [] }],
  ['Node, without the DOM library', { lib: ['lib.es2023.d.ts'], types: ['node'] }],
  ['Node, with the DOM library', { lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'], types: ['node'] }],
]

describe('types compile in a project for', () => {
  it.each(PROJECTS)('%s', { timeout: 30_000 }, (_, options) => {
    const program = ts.createProgram([use], {
      ...options,
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      skipLibCheck: true,
    })
    const found = ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      return `${file?.fileName.replace(/.*\//, '')}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
    expect(found).toEqual([])
  })
})
