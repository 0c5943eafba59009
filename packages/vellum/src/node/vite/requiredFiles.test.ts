import { describe, expect, it } from 'vitest'
import { importRequired } from './requiredFiles.js'

describe('importRequired', () => {
  it('turns the require of a file into an import, once for each file (AS-7)', () => {
    expect(
      importRequired(
        `f(require('./a.png').default, require("@site/b.svg"), require('./a.png').default)`,
        'a.js',
      ),
    ).toBe(
      'import _required0 from "./a.png";import _required1 from "@site/b.svg";f(_required0, _required1, _required0)',
    )
  })

  it('reads every language of modules', () => {
    const imported = 'import _required0 from "./a.png";'
    expect(importRequired(`<img alt="é" src={require('./a.png').default} />`, 'a.jsx')).toBe(
      `${imported}<img alt="é" src={_required0} />`,
    )
    expect(importRequired(`const a = <T,>(x: T) => require('./a.png').default as string`, 'a.ts')).toBe(
      `${imported}const a = <T,>(x: T) => _required0 as string`,
    )
    expect(importRequired(`<A b={require('./a.png')!} />`, 'a.tsx')).toBe(`${imported}<A b={_required0!} />`)
  })

  it('leaves other code unchanged', () => {
    expect(
      importRequired(`const fs = require('fs'); require(name); prerequire('./a')`, 'a.js'),
    ).toBeUndefined()
    expect(importRequired(`require('./a', './b'); require.resolve('./a')`, 'a.js')).toBeUndefined()
    expect(importRequired(`require('./a'`, 'a.js')).toBeUndefined()
  })

  it('leaves text and comments that look like it unchanged', () => {
    const code = `// require('./a.png')\nexport const sample = "require('./a.png').default" + \`require('./b')\``
    expect(importRequired(code, 'a.js')).toBeUndefined()
  })
})
