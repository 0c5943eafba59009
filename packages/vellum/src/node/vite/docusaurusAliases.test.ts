import { describe, expect, it } from 'vitest'
import { aliasHint, aliasModule, exportHint, isDocusaurusName } from './docusaurusAliases.js'

describe('aliasModule', () => {
  it('resolves each name of the list to a module of the engine (AS-9)', () => {
    expect(aliasModule('@theme/Tabs')).toBe('export { Tabs as default } from "vellum/theme"')
    expect(aliasModule('@docusaurus/Translate')).toBe(
      'export { Translate as default } from "vellum/client/compat"\nexport * from "vellum/client/compat"',
    )
    expect(aliasModule('@docusaurus/router')).toBe('export * from "vellum/client/compat"')
    expect(aliasModule('@docusaurus/theme-common/Details')).toBe(
      'export { default, default as Details } from "@theme-init/Details"',
    )
  })

  it('MV-12: resolves what copies of Docusaurus’ components import to their own modules', () => {
    expect(aliasModule('@theme/Icon/Home')).toBe(
      'export { HomeIcon as default } from "vellum/internal/theme/copies/icons"',
    )
    expect(aliasModule('@theme-original/Icon/Home')).toBe(aliasModule('@theme/Icon/Home'))
    expect(aliasModule('@theme/BlogSidebar/Desktop')).toBe(
      'export { default } from "@theme-init/BlogSidebar"',
    )
    expect(aliasModule('@docusaurus/theme-common')).toBe(
      'export * from "vellum/client/compat"\nexport * from "vellum/internal/theme/copies/themeCommon"',
    )
    expect(aliasModule('@docusaurus/utils-common')).toBe(
      'export * from "vellum/internal/theme/copies/utilsCommon"',
    )
  })

  it('has no other name', () => {
    expect(aliasModule('@theme/Nope')).toBeUndefined()
    expect(aliasModule('@theme/__proto__')).toBeUndefined()
    expect(isDocusaurusName('@theme/Nope')).toBe(true)
    expect(isDocusaurusName('@theme-ui/core')).toBe(false)
    expect(isDocusaurusName('@site/src/x')).toBe(false)
  })
})

describe('exportHint', () => {
  it('MV-12: says what to use in place of names that a module of Docusaurus exports', () => {
    expect(exportHint('@docusaurus/router', 'Switch')).toBe(
      'Make a page for each path: pages have no routes of their own.',
    )
    expect(exportHint('@docusaurus/theme-common', 'useSearchLinkCreator')).toBe(
      'The search is a dialog: replace the part `SearchBar` in `src/theme`.',
    )
    expect(exportHint('@docusaurus/router', 'Nope')).toBeUndefined()
    expect(exportHint('./routes', 'Switch')).toBeUndefined()
  })
})

describe('aliasHint', () => {
  it('MV-12: says what to use in place of names of Docusaurus without a module', () => {
    expect(aliasHint('@docusaurus/renderRoutes')).toBe(
      'Render the component itself: pages have no nested routes.',
    )
  })

  it('suggests a name, and lists all names', () => {
    expect(aliasHint('@theme/Tab')).toBe(
      'Did you mean "@theme/Tabs"? These names are available: @docusaurus/BrowserOnly, @docusaurus/ErrorBoundary, @docusaurus/ExecutionEnvironment, @docusaurus/Head, @docusaurus/Interpolate, @docusaurus/Link, @docusaurus/Noop, @docusaurus/Translate, @docusaurus/constants, @docusaurus/isInternalUrl, @docusaurus/plugin-content-blog/client, @docusaurus/plugin-content-docs/client, @docusaurus/router, @docusaurus/theme-common, @docusaurus/theme-common/Details, @docusaurus/theme-common/internal, @docusaurus/useBaseUrl, @docusaurus/useBrokenLinks, @docusaurus/useDocusaurusContext, @docusaurus/useGlobalData, @docusaurus/useIsBrowser, @docusaurus/useIsomorphicLayoutEffect, @docusaurus/useRouteContext, @theme/Admonition, @theme/CodeBlock, @theme/Details, @theme/DocCard, @theme/DocCardList, @theme/Heading, @theme/IdealImage, @theme/Layout, @theme/MDXComponents, @theme/Mermaid, @theme/NotFound, @theme/TOCInline, @theme/TabItem, @theme/Tabs, @theme/ThemedImage. For a component of your own, import it with `@site/…` or a relative path.',
    )
  })
})
