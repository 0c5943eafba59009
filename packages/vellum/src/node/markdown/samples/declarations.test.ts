import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { tempFolders, writeFiles } from '../../../../test/tempFolder.js'
import { createDeclarationStates } from './declarations.js'

const tempFolder = tempFolders()

function project() {
  const dir = tempFolder({
    'node_modules/@a/b/package.json': '{"name":"@a/b","version":"1.2.3"}',
    'node_modules/@a/b/dist/index.d.ts': 'export {}',
    'lib/package.json': '{"name":"lib"}',
    'lib/dist/index.d.ts': 'export {}',
    'site/docs/a.md': '',
  })
  symlinkSync(join(dir, 'lib'), join(dir, 'node_modules/lib'))
  return { dir, states: () => createDeclarationStates(join(dir, 'site')) }
}

describe('createDeclarationStates', () => {
  it('names an installed package by its version, other files by their text', () => {
    const { dir, states } = project()
    const files = [join(dir, 'node_modules/@a/b/dist/index.d.ts'), join(dir, 'lib/dist/index.d.ts')]
    expect(states().of(files)).toEqual({
      '../lib/dist/index.d.ts': expect.stringMatching(/^.{24}$/),
      '../lib/package.json': expect.stringMatching(/^.{24}$/),
      '../node_modules/@a/b/package.json': '1.2.3',
    })
  })

  it.each([
    ['lib/dist/index.d.ts', 'export const a: 1', false],
    ['lib/package.json', '{"name":"lib","types":"x.d.ts"}', false],
    ['node_modules/@a/b/package.json', '{"name":"@a/b","version":"1.2.4"}', false],
    ['node_modules/@a/b/dist/index.d.ts', 'export const a: 1', true],
    ['node_modules/@a/b/package.json', '{"name":"@a/b","version":"1.2.3","x":1}', true],
  ])('reports after a change of %s to %s: current is %s', (file, text, current) => {
    const { dir, states } = project()
    const open = states()
    const before = open.of([join(dir, 'node_modules/@a/b/dist/index.d.ts'), join(dir, 'lib/dist/index.d.ts')])
    expect(open.areCurrent(before)).toBe(true)
    writeFiles(dir, { [file]: text })
    expect(open.areCurrent(before)).toBe(current)
    expect(states().areCurrent(before)).toBe(current)
  })

  it('reports a deleted file', () => {
    const { states } = project()
    expect(states().areCurrent({ '../lib/gone.d.ts': 'x' })).toBe(false)
  })
})
