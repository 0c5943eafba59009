import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wordPosition } from './errorPosition.js'

let siteDir: string
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'vellum-position-'))
})
afterEach(() => rmSync(siteDir, { recursive: true, force: true }))

describe('wordPosition', () => {
  const at = (
    lines: readonly string[],
    { line, column = 0, word = 'a$b' }: { line: number; column?: number; word?: string },
  ) => {
    const id = join(siteDir, 'page.tsx')
    writeFileSync(id, lines.join('\n'))
    return wordPosition({ message: '', id, loc: { line, column } }, word, siteDir)?.files
  }

  it.each([
    ['the line of the bundler has it', ["import { a$b } from 'x'", 'a$b()'], 2, ['page.tsx:2:1']],
    [
      'an import of types was removed',
      ["import type T from 't'", "import { a$b } from 'x'"],
      1,
      ['page.tsx:2:10'],
    ],
    ['only a longer name is above', ['const a$bc = 1', "import { a$b } from 'x'"], 1, ['page.tsx:2:10']],
    ['no line has it', ["import * as x from 'x'"], 1, ['page.tsx:1:1']],
  ])('finds the name where %s', (_, lines, line, files) => {
    expect(at(lines, { line })).toEqual(files)
  })

  it('knows no position without a file', () => {
    expect(wordPosition({ message: '' }, 'a', siteDir)).toBeUndefined()
  })
})
