// One page inside of its layout, with everything that components may ask for. The same
// tree on the server and in the browser. Content without state is HTML here, whatever
// kind of page it is: Node renders it with the theme's components, and the browser
// keeps what was served, so their code never leaves the server. What the page's own data
// says about its head is Node's to write; components add to it.

import { type ComponentType, type ReactNode, useEffect } from 'react'
import { documentTitle } from '../../shared/documentTitle.js'
import type { PageData } from '../../shared/page.js'
import type { SiteData } from '../../shared/site.js'
import { ErrorBoundary, type ErrorFallbackProps } from '../api/ErrorBoundary.js'
import { DocsProvider, type DocsSource } from '../context/docsContext.js'
import { type CollectHeadTag, HeadProvider } from '../context/headContext.js'
import { HighlighterProvider, type HighlightSource } from '../context/highlighter.js'
import { PageProvider, PageSidebarProvider, type ShownSidebar } from '../context/pageContext.js'
import { SiteProvider, useSite } from '../context/siteContext.js'
import { type LiveBody, type LivePage, type ShellTheme, ThemeProvider } from '../context/theme.js'

/** What stands in the layout. */
export type AppBody =
  /** A page's `<main>` as HTML. */
  | { readonly type: 'html'; readonly html: string }
  /** A React page: it brings its own layout. */
  | { readonly type: 'react'; readonly Component: ComponentType<object> }
  /** Content with live components, and the component that puts a `<main>` around it. */
  | {
      readonly type: 'live'
      readonly body: LiveBody
      readonly Main: ComponentType<{ readonly page: LivePage; readonly body: LiveBody }>
    }

/** What all components may ask for. */
export interface AppContext {
  readonly site: SiteData
  readonly page: PageData
  readonly sidebar: ShownSidebar | undefined
  readonly docs: DocsSource
  readonly theme: ShellTheme
  readonly highlight: HighlightSource
  /** None in the browser. */
  readonly collect: CollectHeadTag | undefined
}

export interface AppProps extends AppContext {
  readonly body: AppBody
}

/** A page of the site, whole. */
export function App({ body, ...context }: AppProps) {
  const { page, theme } = context
  return (
    <AppProviders {...context}>
      <ErrorBoundary resetOn={page.path} fallback={(failure) => <CrashedSite {...failure} theme={theme} />}>
        <PageInLayout page={page} body={body} theme={theme} />
      </ErrorBoundary>
    </AppProviders>
  )
}

/** Gives the context to what is inside. */
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
    <SiteProvider site={site}>
      <DocsProvider source={docs}>
        <HighlighterProvider highlight={highlight}>
          <ThemeProvider theme={theme}>
            <HeadProvider collect={collect}>
              <PageProvider page={page}>
                <PageSidebarProvider sidebar={sidebar}>{children}</PageSidebarProvider>
              </PageProvider>
            </HeadProvider>
          </ThemeProvider>
        </HighlighterProvider>
      </DocsProvider>
    </SiteProvider>
  )
}

/** Something outside of the page's content failed: told inside of the layout, or without it when it is what fails (RE-4). */
function CrashedSite({ error, tryAgain, theme }: ErrorFallbackProps & { theme: ShellTheme }) {
  const { Layout, ErrorPage } = theme
  const title = documentTitle('Page Error', useSite())
  useEffect(() => {
    document.title = title
  }, [title])
  const page = <ErrorPage error={error} tryAgain={tryAgain} />
  return (
    <ErrorBoundary fallback={() => page}>
      <Layout>{page}</Layout>
    </ErrorBoundary>
  )
}

// The layouts stand at the same place for all pages, so they stay mounted from page to page.
function PageInLayout({ page, body, theme }: Pick<AppProps, 'page' | 'body' | 'theme'>) {
  const { Layout, DocsLayout, StaticContent } = theme
  if (body.type === 'react') return <body.Component />
  const content =
    body.type === 'html' ? (
      <StaticContent html={body.html} />
    ) : (
      // Node makes live bodies for these kinds alone.
      <body.Main key={page.path} page={page as LivePage} body={body.body} />
    )
  const wrapperClassName = page.type === 'markdown' ? page.wrapperClassName : undefined
  return (
    <Layout {...(wrapperClassName ? { wrapperClassName } : {})}>
      {page.type === 'doc' || page.type === 'category' ? <DocsLayout>{content}</DocsLayout> : content}
    </Layout>
  )
}
