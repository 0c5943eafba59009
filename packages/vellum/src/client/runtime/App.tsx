// One page in its layout, with the contexts that components read. The same tree on the server and in
// the browser. Content without state is HTML, whatever kind of page it is: Node renders it with the
// theme's components, and the browser keeps it, so the code of these components is never sent. Node
// writes the metadata of the page's data into the head; components add to it.

import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react'
import { documentTitle } from '../../shared/documentTitle.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { ErrorCatcher, type ErrorFallbackProps } from '../api/ErrorCatcher.js'
import { DocsContext, type DocsSource } from '../context/docsContext.js'
import { type CollectHeadTag, HeadContext } from '../context/headContext.js'
import { HighlighterContext, type HighlightSource } from '../context/highlighter.js'
import { PageContext, PageSidebarContext, type ShownSidebar } from '../context/pageContext.js'
import { SiteContext, useSite } from '../context/siteContext.js'
import { type LiveBody, type LivePage, type ShellTheme, ThemeContext } from '../context/theme.js'

/** The content of the layout. */
export type AppBody =
  /** A page's `<main>` as HTML. */
  | { readonly type: 'html'; readonly html: string }
  /** A React page, which renders its own layout. */
  | { readonly type: 'react'; readonly Component: ComponentType<object> }
  /** Content with live components, and the component that renders its `<main>`. */
  | {
      readonly type: 'live'
      readonly body: LiveBody
      readonly Main: ComponentType<{ readonly page: LivePage; readonly body: LiveBody }>
    }

/** What all components can read. */
export interface AppContext {
  readonly site: SiteData
  readonly page: PageData
  readonly sidebar: ShownSidebar | undefined
  readonly docs: DocsSource
  readonly theme: ShellTheme
  readonly highlight: HighlightSource
  /** Only on the server. */
  readonly collect?: CollectHeadTag
}

/** The page to show, with its context. */
export interface AppProps extends AppContext {
  readonly body: AppBody
}

/** A whole page of the site. */
export function App({ body, ...context }: AppProps) {
  const { page, theme } = context
  const { Root = Fragment } = theme
  return (
    <AppProviders {...context}>
      <ErrorCatcher resetOn={page.path} fallback={(props) => <CrashedSite {...props} theme={theme} />}>
        <Root>
          <PageInLayout page={page} body={body} theme={theme} />
        </Root>
      </ErrorCatcher>
    </AppProviders>
  )
}

/** Provides the context to its children. */
export function AppProviders({
  site,
  page,
  sidebar,
  docs,
  theme,
  highlight,
  collect,
  children,
}: AppContext & { readonly children: ReactNode }) {
  return (
    <SiteContext value={site}>
      <DocsContext value={docs}>
        <HighlighterContext value={highlight}>
          <ThemeContext value={theme}>
            <HeadContext value={collect}>
              <PageContext value={page}>
                <PageSidebarContext value={sidebar}>{children}</PageSidebarContext>
              </PageContext>
            </HeadContext>
          </ThemeContext>
        </HighlighterContext>
      </DocsContext>
    </SiteContext>
  )
}

/** Shows an error outside of the page's content: in the layout, or without it when the layout itself fails. */
function CrashedSite({ error, tryAgain, theme }: ErrorFallbackProps & { theme: ShellTheme }) {
  const { Layout, ErrorPage } = theme
  const title = documentTitle('Page Error', useSite())
  useEffect(() => {
    document.title = title
  }, [title])
  const page = <ErrorPage error={error} tryAgain={tryAgain} />
  return (
    <ErrorCatcher fallback={() => page}>
      <Layout>{page}</Layout>
    </ErrorCatcher>
  )
}

// The layouts have the same position in the tree for all pages, so they stay mounted during navigation.
function PageInLayout({ page, body, theme }: Pick<AppProps, 'page' | 'body' | 'theme'>) {
  const { Layout, DocsLayout, StaticContent } = theme
  const site = useSite()
  if (body.type === 'react') {
    // Docusaurus passes the configuration to React pages.
    const props = { config: { ...site, themeConfig: { ...site, ...site.themeFields } } }
    return <body.Component {...props} />
  }
  const content =
    body.type === 'html' ? (
      <StaticContent html={body.html} />
    ) : (
      // Node renders live bodies for these kinds only.
      <body.Main key={page.path} page={page as LivePage} body={body.body} />
    )
  const wrapperClassName = page.type === 'markdown' ? page.wrapperClassName : undefined
  return (
    <Layout {...(wrapperClassName ? { wrapperClassName } : {})}>
      {page.type === 'doc' || page.type === 'category' ? <DocsLayout>{content}</DocsLayout> : content}
    </Layout>
  )
}
