import type { EnvironmentModuleNode } from 'vite'
import { describe, expect, it } from 'vitest'
import { expireModules, isPageCode } from './pageUpdates.js'

/** A module that these import. */
function module(id: string, importers: EnvironmentModuleNode[] = [], fields = {}): EnvironmentModuleNode {
  const node = { id, type: 'js', isSelfAccepting: false, importers: new Set(importers), ...fields }
  return node as unknown as EnvironmentModuleNode
}

describe('isPageCode', () => {
  const page = module('/site/docs/a.mdx?page')
  const shell = module('\0virtual:vellum/dev-shell')

  it('DEV-3: is true for code whose importers end in pages, including circles', () => {
    const box = module('/site/src/Box.jsx', [page])
    expect(isPageCode(page)).toBe(true)
    expect(isPageCode(module('/site/src/data.json', [box, page]))).toBe(true)
    const one = module('/site/src/one.js', [page])
    const other = module('/site/src/other.js', [one])
    one.importers.add(other)
    expect(isPageCode(one)).toBe(true)
  })

  it('is false for code that the shell imports, and for styles', () => {
    expect(isPageCode(module('/site/src/start.ts', [page, shell]))).toBe(false)
    expect(isPageCode(module('/site/src/a.ts', [module('/site/src/b.ts', [shell])]))).toBe(false)
    expect(isPageCode(module('/site/src/box.css', [page], { type: 'css' }))).toBe(false)
    expect(isPageCode(module('/site/src/hot.js', [page], { isSelfAccepting: true }))).toBe(false)
  })
})

describe('expireModules', () => {
  it('invalidates all modules of a file, so that their URLs change', () => {
    const modules = [module('/site/a.mdx?page'), module('/site/a.mdx?excerpt')]
    const done: unknown[] = []
    const moduleGraph = {
      getModulesByFile: (file: string) => (file === '/site/a.mdx' ? new Set(modules) : undefined),
      invalidateModule: (node: EnvironmentModuleNode, _: object, time: number, isHmr: boolean) =>
        void done.push([node.id, time, isHmr]),
    }
    expireModules({ moduleGraph }, { file: '/site/a.mdx', now: 7 })
    expireModules({ moduleGraph }, { file: '/site/b.mdx', now: 8 })
    expect(done).toEqual([
      ['/site/a.mdx?page', 7, true],
      ['/site/a.mdx?excerpt', 7, true],
    ])
  })
})
