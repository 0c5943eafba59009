import { describe, expect, it } from 'vitest'
import * as compat from './compat/index.js'
import * as hydration from './hydration.js'
import * as client from './index.js'

describe('vellum/client', () => {
  it('exports the documented names and no others', () => {
    expect(Object.keys(client).sort()).toMatchInlineSnapshot(`
      [
        "BrowserOnly",
        "ErrorBoundary",
        "Head",
        "Interpolate",
        "Link",
        "PageMetadata",
        "Redirect",
        "Translate",
        "interpolate",
        "lazyPart",
        "translate",
        "useBaseUrl",
        "useBaseUrlUtils",
        "useColorMode",
        "useHistory",
        "useIsBrowser",
        "useLocation",
        "usePluralForm",
      ]
    `)
  })
})

describe('vellum/client/hydration', () => {
  it('exports the documented names and no others', () => {
    expect(Object.keys(hydration)).toEqual(['whenHydrated'])
  })
})

describe('vellum/client/compat', () => {
  it('adds the names that Docusaurus content imports, and no others', () => {
    const added = Object.keys(compat).filter((name) => !(name in client))
    expect(added.sort()).toMatchInlineSnapshot(`
      [
        "Collapsible",
        "DEFAULT_PLUGIN_ID",
        "ErrorCauseBoundary",
        "ExecutionEnvironment",
        "HookError",
        "HtmlClassNameProvider",
        "Noop",
        "ReactContextError",
        "ThemeClassNames",
        "composeProviders",
        "createStorageSlot",
        "duplicates",
        "filterDocCardListItems",
        "findFirstSidebarItemLink",
        "findSidebarCategory",
        "groupBlogSidebarItemsByYear",
        "groupBy",
        "hasProtocol",
        "isActiveSidebarItem",
        "isInternalUrl",
        "isMultiColumnFooterLinks",
        "isRegexpStringMatch",
        "isSamePath",
        "isVisibleSidebarItem",
        "listStorageKeys",
        "prefersReducedMotion",
        "splitNavbarItems",
        "uniq",
        "useActiveDocContext",
        "useActivePlugin",
        "useActivePluginAndVersion",
        "useActiveVersion",
        "useAllDocsData",
        "useAllPluginInstancesData",
        "useBlogMetadata",
        "useBlogPost",
        "useBrokenLinks",
        "useClearQueryString",
        "useCollapsible",
        "useCurrentSidebarCategory",
        "useCurrentSidebarSiblings",
        "useDoc",
        "useDocById",
        "useDocVersionSuggestions",
        "useDocsData",
        "useDocsPreferredVersion",
        "useDocsSidebar",
        "useDocsVersion",
        "useDocsVersionCandidates",
        "useDocusaurusContext",
        "useEvent",
        "useGlobalData",
        "useIsomorphicLayoutEffect",
        "useLatestVersion",
        "useLayoutDoc",
        "useLayoutDocsSidebar",
        "useLocalPathname",
        "useNavbarMobileSidebar",
        "usePluginData",
        "usePrevious",
        "useQueryString",
        "useQueryStringList",
        "useQueryStringValue",
        "useRouteContext",
        "useSidebarBreadcrumbs",
        "useStorageSlot",
        "useThemeConfig",
        "useVersions",
        "useVisibleBlogSidebarItems",
        "useVisibleSidebarItems",
        "useWindowSize",
      ]
    `)
    expect(compat).toMatchObject(client)
  })
})
