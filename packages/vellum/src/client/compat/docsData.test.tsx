import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { resultOfHook, sampleDoc, sampleSite } from '../../../test/samplePage.js'
import type { DocsData } from '../../shared/docs.js'
import { useLocation } from '../api/location.js'
import { usePage } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'
import { useHighlighter } from '../runtime/highlightRecord.js'
import type { RenderInput } from '../server/renderHtml.js'
import { useDocById, useDocsData } from './docsData.js'
import { useCurrentSidebarCategory, useCurrentSidebarSiblings, useDocsSidebar } from './docsSidebar.js'
import { useDocusaurusContext, useGlobalData } from './docusaurusContext.js'

const doc = (id: string) => ({
  id,
  path: `/docs/${id}`,
  sidebar: 'main',
  title: id,
  description: `About ${id}`,
})
const docs: DocsData[] = [
  {
    id: 'default',
    versions: [
      {
        name: 'current',
        label: 'Next',
        path: '/docs',
        isLast: true,
        banner: null,
        badge: false,
        className: 'docs-version-current',
        noIndex: false,
        mainDocId: 'install',
        docs: [doc('install'), doc('use')],
        draftIds: [],
        sidebars: {},
      },
    ],
  },
]
const link = (id: string) => ({ type: 'link', label: id, href: `/docs/${id}`, docId: id }) as const
const category = {
  type: 'category',
  label: 'Guide',
  href: '/docs/guide',
  collapsible: true,
  collapsed: true,
  items: [link('install'), link('use')],
  more: false,
  fallbackHref: undefined,
} as const
const sidebar = { id: 'main', list: [], items: () => [category, link('license')] }

function resultOf<T>(hook: () => T, input: Partial<RenderInput> = {}): T {
  return resultOfHook(hook, { docs, sidebar, ...input })
}

function Calls({ use }: { use: () => unknown }) {
  use()
  return null
}

describe('useDocById', () => {
  it('finds a document of the active version (DH-1)', () => {
    expect(resultOf(() => useDocById('use'))).toEqual(doc('use'))
    expect(resultOf(() => useDocById(undefined), { docs: [] })).toBeUndefined()
  })

  it('fails for an unknown id (DH-1)', () => {
    expect(() => resultOf(() => useDocById('nope'))).toThrow(
      'There is no document with the id "nope" in the version "current".',
    )
  })
})

describe('useDocsData', () => {
  it('reports that the docs are not enabled, with the reason as cause (DH-6)', () => {
    const failure = (id?: string) => {
      try {
        return resultOf(() => useDocsData(id), { docs: id ? docs : [] })
      } catch (error) {
        return [(error as Error).message, ((error as Error).cause as Error).message]
      }
    }
    expect(failure()).toEqual([
      'Docs data was requested, but the docs are not enabled.',
      'There is no docs set with the id "default". Available: none.',
    ])
    expect(failure('api')).toEqual([
      'Docs data was requested, but the docs with the id "api" are not enabled.',
      'There is no docs set with the id "api". Available: "default".',
    ])
  })

  it('is in the global data too', () => {
    expect(resultOf(useGlobalData)).toEqual({ 'docusaurus-plugin-content-docs': { default: docs[0] } })
  })
})

describe('useCurrentSidebarSiblings', () => {
  it('returns the items of the deepest category around the page, else the top level (CI-6)', () => {
    const at = (path: string) => resultOf(useCurrentSidebarSiblings, { page: sampleDoc({ path }) })
    expect(at('/docs/use')).toBe(category.items)
    expect(at('/docs/guide/')).toBe(category.items)
    expect(at('/docs/license')).toEqual(sidebar.items())
  })

  it('fails on a page without sidebar (DH-2)', () => {
    expect(() => resultOf(useCurrentSidebarSiblings, { sidebar: undefined })).toThrow(
      'useCurrentSidebarSiblings() cannot find the current sidebar: /docs/install is shown without one.',
    )
  })
})

describe('useCurrentSidebarCategory', () => {
  it('returns the category whose index the page is', () => {
    expect(resultOf(useCurrentSidebarCategory, { page: sampleDoc({ path: '/docs/guide' }) })).toBe(category)
  })

  it('is only for such pages (DH-2, DH-3)', () => {
    expect(() => resultOf(useCurrentSidebarCategory)).toThrow(
      '/docs/install is not the index of a category. useCurrentSidebarCategory() is only for category index pages.',
    )
    expect(() => resultOf(useCurrentSidebarCategory, { sidebar: undefined })).toThrow(
      'useCurrentSidebarCategory() cannot find the current sidebar: /docs/install is shown without one.',
    )
  })
})

describe('hooks of a page', () => {
  it('return what is on screen', () => {
    expect(resultOf(useLocation)).toEqual({ pathname: '/docs/install', search: '', hash: '' })
    expect(resultOf(useDocsSidebar)).toEqual({ name: 'main', items: sidebar.items() })
    expect(resultOf(useDocsSidebar, { sidebar: undefined })).toBeNull()
    const { siteConfig, i18n, siteMetadata } = resultOf(useDocusaurusContext)
    expect([siteConfig.title, siteConfig.themeConfig.colorMode.defaultMode, i18n.locales]).toEqual([
      'Troth',
      'light',
      ['en'],
    ])
    expect(siteMetadata).toEqual({ docusaurusVersion: '3', pluginVersions: {} })
    expect(siteConfig).not.toHaveProperty('projectName')
    const site = sampleSite({ organizationName: 'acme', projectName: 'tools' })
    expect(resultOf(useDocusaurusContext, { site }).siteConfig).toMatchObject({
      organizationName: 'acme',
      projectName: 'tools',
    })
  })

  it.each([
    ['useSite', 'SiteContext', useSite],
    ['usePage', 'PageContext', usePage],
    ['useDocsData', 'DocsContext', useDocsData],
    ['useHighlighter', 'HighlighterContext', useHighlighter],
  ])('%s names <%s> when it is used outside of it (DH-7)', (hook, provider, use) => {
    expect(() => renderToString(<Calls use={use} />)).toThrow(
      `${hook}() is used outside of <${provider}>. Call it in a component of a page.`,
    )
  })
})

describe('HookError', () => {
  it.each<[string, string, () => unknown, Partial<RenderInput>]>([
    ['DH-1', 'unknown-doc', () => useDocById('nope'), {}],
    ['DH-2', 'no-sidebar', useCurrentSidebarSiblings, { sidebar: undefined }],
    ['DH-3', 'no-category', useCurrentSidebarCategory, {}],
    ['DH-6', 'no-docs', useDocsData, { docs: [] }],
  ])('%s has the code %j', (_, code, hook, input) => {
    expect(() => resultOf(hook, input)).toThrow(expect.objectContaining({ name: 'HookError', code }))
  })

  it('DH-7 has the code "no-provider"', () => {
    expect(() => renderToString(<Calls use={usePage} />)).toThrow(
      expect.objectContaining({ name: 'HookError', code: 'no-provider' }),
    )
  })
})
