import { describe, expect, it } from 'vitest'
import * as client from '../../client/compat/index.js'
import { ALIAS_NAMES } from '../vite/docusaurusAliases.js'
import { DOCUSAURUS_EXPORTS, docusaurusImport } from './docusaurusImports.js'

/** What Docusaurus does not have. */
const OWN_NAMES = ['HookError', 'lazyPart']

describe('imports of Docusaurus', () => {
  it('every module of Docusaurus that resolves has an entry, and no other', () => {
    const modules = ALIAS_NAMES.filter((name) => name.startsWith('@docusaurus/'))
    expect(Object.keys(DOCUSAURUS_EXPORTS).sort()).toEqual(modules.sort())
  })

  it('every exported name has an entry, once, unless only Vellum has it', () => {
    const names = Object.values(DOCUSAURUS_EXPORTS).flat()
    expect([...names, ...OWN_NAMES].sort()).toEqual(Object.keys(client).sort())
  })

  it('a name of the module itself is its default export', () => {
    const module = '@docusaurus/useBaseUrl'
    expect(docusaurusImport('useBaseUrl')).toEqual({ module, isDefault: true })
    expect(docusaurusImport('useBaseUrlUtils')).toEqual({ module, isDefault: false })
    expect(docusaurusImport('lazyPart')).toBeUndefined()
  })
})
