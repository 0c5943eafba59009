// One page inside of its layout, with everything that components may ask for. The same
// tree on the server and in the browser. What the page's own data says about its head is
// Node's to write; components add to it.

import type { DocsData } from '../shared/docs.js'
import type { PageData, PageSidebar } from '../shared/page.js'
import type { SiteData } from '../shared/site.js'
import { DocsProvider } from './docsData.js'
import { type CollectHeadTag, HeadProvider } from './Head.js'
import { type HighlightCode, HighlighterProvider } from './highlighter.js'
import { PageProvider, PageSidebarProvider } from './pageContext.js'
import { SiteProvider } from './siteContext.js'
import { type PageBody, type Theme, ThemeProvider } from './theme.js'

export interface AppProps {
  readonly site: SiteData
  readonly page: PageData
  readonly sidebar: PageSidebar | undefined
  readonly docs: readonly DocsData[]
  readonly body: PageBody
  readonly theme: Theme
  readonly highlight: HighlightCode
  readonly collect: CollectHeadTag
}

/** A page of the site, whole. */
export function App({ site, page, sidebar, docs, body, theme, highlight, collect }: AppProps) {
  return (
    <SiteProvider site={site}>
      <DocsProvider docs={docs}>
        <HighlighterProvider highlight={highlight}>
          <ThemeProvider theme={theme}>
            <HeadProvider collect={collect}>
              <PageProvider page={page}>
                <PageSidebarProvider sidebar={sidebar}>
                  <PageInLayout page={page} body={body} theme={theme} />
                </PageSidebarProvider>
              </PageProvider>
            </HeadProvider>
          </ThemeProvider>
        </HighlighterProvider>
      </DocsProvider>
    </SiteProvider>
  )
}

// The layouts stand at the same place in each case, so they stay mounted from page to page.
function PageInLayout({ page, body, theme }: Pick<AppProps, 'page' | 'body' | 'theme'>) {
  const { Layout, DocsLayout } = theme
  switch (page.type) {
    case 'react':
      return body.type === 'component' ? <body.Component /> : null
    case 'doc':
      return (
        <Layout>
          <DocsLayout>
            <theme.DocPage page={page} body={body} />
          </DocsLayout>
        </Layout>
      )
    case 'category':
      return (
        <Layout>
          <DocsLayout>
            <theme.CategoryPage page={page} />
          </DocsLayout>
        </Layout>
      )
    case 'markdown':
      return (
        <Layout {...(page.wrapperClassName ? { wrapperClassName: page.wrapperClassName } : {})}>
          <theme.MarkdownPage page={page} body={body} />
        </Layout>
      )
    case 'tags':
      return (
        <Layout>
          <theme.TagListPage page={page} />
        </Layout>
      )
    case 'tag':
      return (
        <Layout>
          <theme.TagPage page={page} />
        </Layout>
      )
    case 'not-found':
      return (
        <Layout>
          <theme.NotFoundPage />
        </Layout>
      )
  }
}
