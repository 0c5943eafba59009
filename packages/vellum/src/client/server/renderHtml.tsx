// Renders a page to HTML. Only for Node, which loads this file by its path; the contract is
// shared/rendering.ts.

import type { ComponentType, ReactElement } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { HeadTag } from '../../shared/headTag.js'
import { SLOT_ATTRIBUTE, SLOT_ELEMENT } from '../../shared/keptHtml.js'
import type { PageData } from '../../shared/page.js'
import type { KeptHtml } from '../../shared/pageBase.js'
import type * as rendering from '../../shared/rendering.js'
import type { SiteData } from '../../shared/site.js'
import { setMessages } from '../api/translate.js'
import { type CollectHeadTag, HeadContext, LINK_REPORT, MADE_LINK } from '../context/headContext.js'
import { LivePartContext } from '../context/livePart.js'
import type { ShownSidebar } from '../context/pageContext.js'
import { SiteContext } from '../context/siteContext.js'
import type { PageBody, Theme } from '../context/theme.js'
import { App, type AppBody, type AppContext, AppProviders } from '../runtime/App.js'
import { recordHighlights } from '../runtime/highlightRecord.js'
import { fillSlots } from './fillSlots.js'
import { recordDocs } from './recordDocs.js'
import { untilReady } from './untilReady.js'

/** Everything that a page is rendered from. */
export type RenderInput = rendering.RenderInput<Theme, ComponentType<object>>

/** The functions that Node calls. */
export const serverRenderer: rendering.ServerRenderer<Theme, ComponentType<object>> = {
  setMessages,
  renderHtml,
  renderContent,
  renderFooter,
  renderSidebarList,
}

/** Renders a page. An error of a component is thrown unchanged. */
export function renderHtml({
  messages = {},
  docs,
  highlight,
  sidebar,
  body,
  mayReadDocsLater,
  ...props
}: RenderInput): rendering.RenderedHtml {
  const head: HeadTag[] = []
  setMessages(messages)
  const { source, used } = recordDocs(docs, { mayReadLater: mayReadDocsLater })
  const recorded = recordHighlights(highlight)
  const collect = (tag: HeadTag) => head.push(tag)
  const shown = sidebar && recordSidebar(sidebar, { ...props, collect })
  const context = {
    ...props,
    sidebar: shown,
    docs: source,
    highlight: recorded.highlight,
    collect,
  }
  // What components in finished HTML read is not sent: browsers do not render them.
  const slotContext = () => ({
    ...context,
    docs: recordDocs(docs).source,
    highlight: recordHighlights(highlight).highlight,
    sidebar: sidebar && unrecorded(sidebar),
  })
  const filled = fillBody(body, slotContext)
  let hasLivePart = false
  const inner = appBody(filled, context, () => {
    hasLivePart = true
  })
  const texts = inner.type === 'html' && hasLivePart ? textsOf(filled) : undefined
  const shownPage = texts ? { ...props.page, kept: { texts } } : props.page
  const shownBody = texts ? frameBody(shownPage, props.theme) : inner
  const app = <App {...context} page={shownPage as PageData} body={shownBody} />
  const html = withoutPreloads(renderToString(app))
  const slots = keptSlots(html)
  return {
    html,
    main: shownBody.type === 'html' ? shownBody.html : undefined,
    isFrame: texts !== undefined,
    kept: texts || slots ? { ...(texts && { texts }), ...(slots && { slots }) } : undefined,
    head: head.filter(({ tagName }) => tagName !== LINK_REPORT && tagName !== MADE_LINK),
    ...linkReports(head),
    madeLinks: madeLinks(head),
    ...(html.includes(UNFINISHED) && { untilReady: () => untilReady(app) }),
    usedDocs: used(),
    code: recorded.record,
    sidebar: shown && { html: shown.served, usesItems: shown.usesItems() },
  }
}

/** React's comment around the fallback of a component that waits for something. */
const UNFINISHED = '<!--$!-->'

/** What components have reported to the check of links, if they have. */
function linkReports(head: readonly HeadTag[]): Pick<rendering.RenderedHtml, 'linkReports'> {
  const reports = head.filter(({ tagName }) => tagName === LINK_REPORT)
  return reports.length > 0 ? { linkReports: reports.map(({ attributes }) => attributes) } : {}
}

/** The URLs of the links that components of the engine have made, each once. */
function madeLinks(head: readonly HeadTag[]): string[] {
  const links = head.filter(({ tagName }) => tagName === MADE_LINK)
  return [...new Set(links.map(({ attributes }) => String(attributes.href)))]
}

/** Renders the list of a sidebar; with a `path` that page is marked as the current one. */
export function renderSidebarList({
  site,
  theme,
  messages = {},
  items,
  path,
}: rendering.SidebarListInput<Theme>): string {
  setMessages(messages)
  return renderSitePart(site, <theme.SidebarList items={items} path={path} />)
}

/** A sidebar for components that records whether one of them reads its items. */
function recordSidebar(
  { id, list, items }: rendering.SidebarInput,
  {
    site,
    theme,
    page,
    collect,
  }: Pick<RenderInput, 'site' | 'theme' | 'page'> & { readonly collect: CollectHeadTag },
): ShownSidebar & { readonly served: string; readonly usesItems: () => boolean } {
  let usesItems = false
  return {
    id,
    served: renderSitePart(
      site,
      <HeadContext value={collect}>
        <theme.SidebarList items={list} path={page.path} />
      </HeadContext>,
    ),
    get items() {
      usesItems = true
      return items()
    },
    usesItems: () => usesItems,
  }
}

/** A sidebar whose items may be read by components that are not sent. */
function unrecorded({ id, items }: rendering.SidebarInput): ShownSidebar {
  return {
    id,
    get items() {
      return items()
    },
  }
}

/** Renders a body without layout. */
export function renderContent({
  messages = {},
  docs,
  highlight,
  sidebar: _,
  body,
  ...props
}: RenderInput): string {
  if (body.type === 'html' && !body.slots) return body.html
  if (body.type !== 'component' && body.type !== 'html') return ''
  setMessages(messages)
  const context: AppContext = {
    ...props,
    sidebar: undefined,
    docs: recordDocs(docs).source,
    highlight: recordHighlights(highlight).highlight,
    collect: () => {},
  }
  if (body.type === 'html') return fillSlots(body.html, body.slots, context)
  const html = renderToStaticMarkup(
    <AppProviders {...context}>
      <body.Component />
    </AppProviders>,
  )
  return withoutPreloads(html)
}

/** The body with its components as HTML. */
function fillBody(body: PageBody, slotContext: () => AppContext): PageBody {
  if (body.type === 'html' && body.slots) {
    return { type: 'html', html: fillSlots(body.html, body.slots, slotContext()) }
  }
  if (body.type !== 'excerpts' || !body.slots) return body
  const { html, slots } = body
  const context = slotContext()
  return { type: 'excerpts', html: html.map((excerpt, i) => fillSlots(excerpt, slots[i], context, `e${i}`)) }
}

/** Renders the content of the footer, without the element around it. */
export function renderFooter({ site, theme, messages = {} }: rendering.SiteInput<Theme>): string {
  setMessages(messages)
  const html = renderSitePart(site, <theme.Footer />)
  return html.slice(html.indexOf('>') + 1, html.lastIndexOf('</'))
}

/** Renders a part of the theme that reads only the site's data. */
function renderSitePart(site: SiteData, part: ReactElement): string {
  return renderToStaticMarkup(<SiteContext value={site}>{part}</SiteContext>)
}

/** The content of the layout: live content stays a component, everything else is rendered to HTML here. */
function appBody(
  body: PageBody,
  context: AppContext & { readonly theme: Theme },
  onLivePart: () => void,
): AppBody {
  const { page, theme } = context
  if (body.type === 'component') {
    if (page.type === 'react') return { type: 'react', Component: body.Component }
    const isPost = page.type === 'post' || page.type === 'post-list'
    return { type: 'live', body, Main: (isPost ? theme.LivePostContent : theme.LiveContent) as LiveMain }
  }
  const main = renderToStaticMarkup(
    <AppProviders {...context}>
      <LivePartContext value={onLivePart}>
        <PageContent page={page} body={body} theme={theme} />
      </LivePartContext>
    </AppProviders>,
    // Its ids must differ from those of the shell.
    { identifierPrefix: 'm' },
  )
  return { type: 'html', html: withoutPreloads(main) }
}

/** The text of a page, or the excerpts of a list. */
function textsOf(body: PageBody): readonly string[] {
  if (body.type === 'excerpts') return body.html
  return body.type === 'html' ? [body.html] : []
}

/** The same content with its frame as components. */
function frameBody(page: Pick<PageData, 'type'>, { frames }: Theme): AppBody {
  const Main = frames![page.type as keyof typeof frames] as LiveMain
  return { type: 'live', body: { type: 'component', Component: NoText }, Main }
}

/** A frame has the text as HTML. */
const NoText = () => null

const KEPT_SLOT = new RegExp(`<${SLOT_ELEMENT} ${SLOT_ATTRIBUTE}="([^"]*)">(.*?)</${SLOT_ELEMENT}>`, 'gs')

/** The components in slots of the shell that browsers keep as HTML. */
function keptSlots(html: string): KeptHtml['slots'] {
  if (!html.includes(`<${SLOT_ELEMENT} `)) return undefined
  return Object.fromEntries([...html.matchAll(KEPT_SLOT)].map(([, name, content]) => [name, content]))
}

/** Each component gets only pages of its own kind. */
type LiveMain = Extract<AppBody, { type: 'live' }>['Main']

/** What a page shows, by its kind. */
function PageContent({ page, body, theme }: { page: PageData; body: PageBody; theme: Theme }) {
  switch (page.type) {
    case 'doc':
      return <theme.DocPage page={page} body={body} />
    case 'category':
      return <theme.CategoryPage page={page} />
    case 'markdown':
      return <theme.MarkdownPage page={page} body={body} />
    case 'tags':
      return <theme.TagListPage page={page} />
    case 'tag':
      return <theme.TagPage page={page} />
    case 'post':
      return <theme.PostPage page={page} body={body} />
    case 'post-list':
      return <theme.PostListPage page={page} body={body} />
    case 'post-authors':
      return <theme.PostAuthorsPage page={page} />
    case 'post-archive':
      return <theme.PostArchivePage page={page} />
    case 'not-found':
      return <theme.NotFoundPage />
    case 'react':
    case 'blog':
      return null
  }
}

// React adds a preload before the markup for every image that is not lazy. The images follow in the
// same document, so the preloads only add bytes.
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '')
}
