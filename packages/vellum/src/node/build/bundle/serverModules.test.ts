import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { outputFiles } from './outputFiles.js'
import { writeServerModules } from './serverModules.js'

describe('writeServerModules', () => {
  const root = mkdtempSync(join(tmpdir(), 'vellum-'))
  afterAll(() => rmSync(root, { recursive: true }))
  const chunk = (fileName: string, imports: string[] = [], dynamicImports: string[] = []) =>
    ({ type: 'chunk', fileName, code: `// ${fileName}`, imports, dynamicImports }) as never

  it('TR-60: a locale has the modules of its own pages, and none of other locales', async () => {
    const outputs = outputFiles([
      chunk('a.mjs', ['shared.mjs', 'react']),
      chunk('a-fr.mjs', ['shared.mjs'], ['late.mjs']),
      chunk('shared.mjs'),
      chunk('late.mjs'),
    ])
    const { folderOf, serverFiles, hashOf } = await writeServerModules(outputs, {
      root,
      restoreHtml: async (code) => code,
      locales: [
        { name: 'en', entries: ['a.mjs'] },
        { name: 'fr', entries: ['a-fr.mjs'] },
      ],
    })
    expect(readdirSync(folderOf('en')).sort()).toEqual(['a.mjs', 'shared.mjs'])
    expect(readdirSync(folderOf('fr')).sort()).toEqual(['a-fr.mjs', 'late.mjs', 'shared.mjs'])
    expect(serverFiles).toHaveLength(5)
    expect(hashOf('a.mjs')).not.toBe(hashOf('a-fr.mjs'))
  })
})
