import { describe, expect, it } from 'vitest'
import { readFences } from '../samples/fences'
import { canRun, programOf, runnable } from './runnable'

const OUTPUT = '```text title="Output"\n7\n```\n'
const page = (info: string, code: string) => `\`\`\`${info}\n${code}\n\`\`\`\n\n${OUTPUT}`

function isRunnable(info: string, code: string): boolean {
  const [fence] = readFences(page(info, code))
  return canRun(fence!, { hasOutput: fence!.output !== undefined })
}

describe('canRun', () => {
  it.each([
    ['ts', "import { createClient } from 'troth'\nconsole.log(createClient)"],
    ['ts', "import { createMock } from 'troth/mock'"],
    ['js', "const { createClient } = require('troth')"],
    ['js title="a.cjs"', "const { createClient } = require('troth')"],
    ['ts throws', "throw new Error('process')"],
    ['ts', "// as in import fs from 'node:fs'\nconsole.log(7) // no process here"],
  ])('%s: %s', (info, code) => {
    expect(isRunnable(info, code)).toBe(true)
  })

  it.each([
    ['another language', 'vue', '<script></script>'],
    ['a page', 'ts browser', 'document.title'],
    ['another package', 'ts', "import { z } from 'zod'"],
    ['an entry that needs more than fetch', 'ts', "import { withProgress } from 'troth/progress'"],
    ['another file', 'ts', "import { api } from './api'"],
    ['a module of Node.js', 'js', "const { once } = await import('node:events')"],
    ['a global of Node.js', 'ts', 'console.log(process.version)'],
    ['a server of its own', 'ts', "fetch('http://localhost:3')"],
    ['import in CommonJS', 'js title="a.cjs" throws', "import { createClient } from 'troth'"],
    ['require in an ES module', 'js title="a.mjs" throws', "const { createClient } = require('troth')"],
    ['no package', 'js uninstalled throws', "import 'troth'"],
    ['the word no-run', 'ts no-run', 'console.log(7)'],
    ['no check', 'ts unchecked="why"', 'console.log(7)'],
  ])('no: %s', (_, info, code) => {
    expect(isRunnable(info, code)).toBe(false)
  })

  it('no: without an output', () => {
    const [fence] = readFences('```ts\nconsole.log(7)\n```\n')
    expect(canRun(fence!, { hasOutput: false })).toBe(false)
  })
})

describe('programOf', () => {
  it('removes what is for the page alone, and keeps other comments', () => {
    const code = [
      '// @errors: 2345',
      'const hidden = 1',
      '// ---cut---',
      'const a = hidden // a comment',
      '//    ^?',
      '  // highlight-next-line',
      '// another',
      'console.log(a)',
    ]
    expect(programOf(code.join('\n'))).toBe(
      'const hidden = 1\nconst a = hidden // a comment\n// another\nconsole.log(a)',
    )
  })
})

describe('runnable', () => {
  it('reads the words after the language', () => {
    const fence = { language: 'ts', meta: '', code: 'console.log(7)', hasOutput: true } as const
    expect(runnable(fence)).toBe(true)
    expect(runnable({ ...fence, meta: 'title="run.ts" throws' })).toBe(true)
    expect(runnable({ ...fence, meta: 'no-run' })).toBe(false)
    expect(runnable({ ...fence, hasOutput: false })).toBe(false)
  })
})
