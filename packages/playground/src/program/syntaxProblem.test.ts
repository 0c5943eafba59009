// Common syntax errors, with their messages.

import { describe, expect, it } from 'vitest'
import { parseSource } from './sourceTree.js'
import { syntaxProblem } from './syntaxProblem.js'

function problemIn(source: string): string {
  const problem = syntaxProblem(parseSource(source, 'ts'))
  return problem ? `${problem.position?.line}:${problem.position?.column} ${problem.message}` : 'none'
}

describe('syntaxProblem', () => {
  it.each([
    ['', 'none'],
    ['// nothing', 'none'],
    [`const a = 'b`, '1:11 The string that starts here is not closed in its line.'],
    [`const a = 'b\nc()`, '1:11 The string that starts here is not closed in its line.'],
    [`const a = "b\\\nc"`, 'none'],
    ['f()\nconst a = `b\nc()', '2:11 The template string that starts here is never closed.'],
    ['const a = /b', '1:11 The regular expression that starts here is not closed in its line.'],
    ['f()\n/* b', '2:1 The comment that starts here is never closed.'],
    ['f(a, (b)\ng()', '1:2 This "(" is never closed.'],
    ['if (a) {\n  b()\n', '1:8 This "{" is never closed.'],
    ['f({ a: [1, 2 })', '1:14 The "[" of line 1 needs a "]" before this "}".'],
    ['f(() => {\n  a()\n))', '3:1 The "{" of line 1 needs a "}" before this ")".'],
    ['a()\n}', '2:1 This "}" has no opening bracket.'],
    ['cosnt a = 1', '1:7 Unexpected "a" after "cosnt".'],
    ['const a =\nconst b = 1', '1:10 Something is missing after "=".'],
    ['const a =', '1:10 Something is missing after "=".'],
    ['const a = 1 +', '1:14 Something is missing after "+".'],
    ['f(a b)', '1:5 Unexpected "b" after "a".'],
    ['const = 1', '1:7 Unexpected "=" after "const".'],
    [')', '1:1 This ")" has no opening bracket.'],
    ['else { a() }', '1:1 Unexpected "else".'],
    ['await api.getAsync("a"', '1:19 This "(" is never closed.'],
    ['a ? [b: c] : d', '1:7 Unexpected ":" after "b".'],
    ['f() = 1', '1:5 Unexpected "=" after ")".'],
    [
      `import fs = require('fs')`,
      '1:1 The playground only removes types, so `import fs =` cannot run here. `import fs from` can.',
    ],
    [
      'type A = B extends infer U extends string ? U : never',
      '1:54 Something is missing after "never". If this is valid TypeScript, it is not supported here: write it in another way.',
    ],
    [
      'export as namespace A',
      '1:8 Unexpected "as" after "export". If this is valid TypeScript, it is not supported here: write it in another way.',
    ],
    ['const { data = await f()', '1:7 This "{" is never closed.'],
  ])('reports for `%s`: %s', (source, expected) => {
    expect(problemIn(source)).toBe(expected)
  })
})
