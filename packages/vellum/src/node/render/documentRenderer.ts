// One page, from its data and its body to an HTML document and a data file. The
// same for building and for development; where bodies and modules come from is passed in.

import { createHash } from 'node:crypto'
import { dataPath } from '../../shared/dataPath.js'
import type { DocsData } from '../../shared/docs.js'
import { type HeadTag, isAboutPage } from '../../shared/headTag.js'
import type { Messages } from '../../shared/messages.js'
import type { PageData, PageSidebarItem, SidebarListItem } from '../../shared/page.js'
import type { DocsAnswers, PageFile, ServedPage, SidebarOfPage } from '../../shared/pageFile.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import type { SiteData } from '../../shared/site.js'
import type { TocHeading } from '../../shared/toc.js'
import { withoutBase } from '../../shared/url.js'
import { documentHead, type HeadConfig, isIndexable } from '../output/documentHead.js'
import { inlineHash } from '../output/earlyScripts.js'
import { fitsFirstFlight, type InlineCss } from '../output/firstFlight.js'
import { htmlDocument } from '../output/htmlDocument.js'
import { collectInlineStyles } from '../output/inlineStyles.js'
import { type ScannedHtml, scanHtml, stripUnchecked } from '../output/scanHtml.js'
import {
  hasOwnList,
  LEVEL_LIMIT,
  type PreparedSidebar,
  pageSidebar,
  prepareSidebar,
  servedList,
  wholeList,
} from '../pages/pageSidebar.js'
import type { CodeHighlighter } from './codeHighlighter.js'
import { type BodySources, loadBody } from './loadBody.js'
import { renderError } from './renderError.js'
import type { RenderTask } from './renderTask.js'
import { shellPage } from './shellPage.js'

/** What all pages of a site are rendered with. Plain data. */
export interface RenderContext {
  readonly site: SiteData
  /** Words in the site's language. */
  readonly messages: Messages
  readonly docs: readonly DocsData[]
  readonly head: HeadConfig
  /** URLs of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** The same as text, when documents may carry it. */
  readonly inlineCss?: InlineCss | undefined
  /** Attributes of the scripts of every page. */
  readonly scripts: readonly HeadTag['attributes'][]
  /** By the key of `RenderTask`. */
  readonly sidebars: Readonly<Record<string, SiteSidebar>>
  /** Address of the file with all documents. */
  readonly docsFile: string | undefined
  /** Code in the head of every page, and of the home page alone. */
  readonly prepaint: string
  readonly banner: string | undefined
  /** The script that loads the shell: its code, and its file for pages that must know whether files load. */
  readonly boot?: { readonly code: string; readonly src: string; readonly load: string }
  /** Style attributes stay: in development no policy forbids them, and React would miss them. */
  readonly keepsStyles?: boolean
  /** Names this build in every data file (invariant 8). */
  readonly buildId: string
}

/** A sidebar of the site. Plain data. */
export interface SiteSidebar {
  readonly id: string
  /** All items, with final URLs. */
  readonly items: readonly SidebarItem[]
  /** URL of the whole list as HTML. */
  readonly file: string
}

/** A rendered page. */
export interface RenderedDocument extends Pick<ScannedHtml, 'links' | 'ids'> {
  readonly html: string
  /** It carries the site's styles. */
  readonly hasStyles: boolean
  /** The page's data as JSON. */
  readonly data: string
  /** Styles that stood in the page; `pageStylesName` names their file. */
  readonly css: string
  /** The hashes of its `<style>` elements, for the policy of the site. */
  readonly styles: readonly string[]
  readonly indexable: boolean
}

/** Where bodies come from, and what code is shown with. */
export interface RenderSources extends BodySources {
  readonly highlighter: CodeHighlighter
}

/** The parts of the client and the theme that Node calls. They are built apart, and loaded by their path. */
interface ClientModule {
  readonly setMessages: (messages: Messages) => void
  readonly renderFooter: (input: object) => string
  readonly renderSidebarList: (input: object) => string
  readonly renderContent: (input: object) => string
  readonly renderHtml: (input: object) => {
    readonly html: string
    readonly main: string | undefined
    readonly head: readonly HeadTag[]
    readonly asked: { readonly all: boolean; readonly descriptions: Readonly<Record<string, string>> }
    readonly code: Readonly<Record<string, string>>
    readonly sidebar: { readonly html: string; readonly isAsked: boolean } | undefined
  }
}

/** The footer of a site as HTML: the same on every page, so browsers get it once. */
export async function renderFooter(site: SiteData, messages: Messages): Promise<string> {
  const [client, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/server/renderHtml.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  return client.renderFooter({ site, messages, theme })
}

/** The whole list of a sidebar as HTML, for the file that browsers fetch once. */
export async function renderSidebar(
  sidebar: PreparedSidebar,
  { site, messages }: Pick<RenderContext, 'site' | 'messages'>,
): Promise<string> {
  const [client, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/server/renderHtml.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  return client.renderSidebarList({ site, messages, theme, items: wholeList(sidebar) })
}

/** The file of a page's own styles, beside that of its data. */
export function pageStylesName(dataFile: string): string {
  return dataFile.replace(/json$/, 'css')
}

/** Renders pages of one site. */
export type DocumentRenderer = (task: RenderTask) => Promise<RenderedDocument>

export async function createDocumentRenderer(
  context: RenderContext,
  sources: RenderSources,
): Promise<DocumentRenderer> {
  const { site, messages, docs, head: headConfig, styles, scripts, prepaint } = context
  const [{ renderHtml, setMessages }, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/server/renderHtml.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  // Now already: modules may translate when they are loaded.
  setMessages(messages)
  /** With a mark that changes with the styles: the file keeps its name. */
  const pageStylesHref = (path: string, css: string) =>
    `${site.baseUrl}${pageStylesName(dataPath(withoutBase(path, site.baseUrl) ?? path))}?${createHash('sha256').update(css).digest('hex').slice(0, 8)}`
  const sidebarOf = createSidebars(context.sidebars)
  return async (task) => {
    setMessages(messages)
    const { body, toc } = await loadBody(task, sources)
    const page = withToc(task.page, toc)
    const sidebar = sidebarOf(task)
    const rendered = await sources.highlighter.complete((highlight) => {
      try {
        // A page without components must not depend on other documents: it is cached without them.
        const known = task.body.type === 'component' ? docs : []
        return renderHtml({ site, messages, page, sidebar, docs: known, body, theme, highlight })
      } catch (cause) {
        throw renderError(task, cause)
      }
    })
    const inline = collectInlineStyles()
    const withoutStyles = (text: string) => (context.keepsStyles ? text : inline.replace(text))
    const main = rendered.main === undefined ? undefined : withoutStyles(rendered.main)
    const content = withoutStyles(rendered.html)
    const css = inline.css()
    const ownStyles = css === '' ? task.styles : [...task.styles, pageStylesHref(page.path, css)]
    const isWatched = context.banner !== undefined && page.path === site.baseUrl
    const { boot } = context
    const bootAttributes = boot && { type: 'module', 'data-load': boot.load }
    const served: ServedPage = {
      build: context.buildId,
      page: rendered.main === undefined ? page : shellPage(page),
      ...(sidebar && rendered.sidebar && { sidebar: servedSidebar(sidebar, rendered.sidebar, task) }),
      ...(task.script !== undefined && { script: task.script }),
      ...(ownStyles.length > 0 && { styles: ownStyles }),
      ...docsAnswers(rendered.asked, context.docsFile),
    }
    const data = JSON.stringify(served)
    // The home page shows a banner when neither its script nor its stylesheet can be loaded: they stay files there.
    const { inlineCss } = isWatched ? {} : context
    const hasStyles = inlineCss !== undefined && fitsFirstFlight(content + data, inlineCss)
    const head = documentHead({
      site,
      page,
      config: headConfig,
      rendered: rendered.head,
      assets: {
        inlineCss: hasStyles ? inlineCss.css : undefined,
        css: hasStyles ? ownStyles : [...styles, ...ownStyles],
        scripts: boot && isWatched ? [...scripts, { ...bootAttributes, src: boot.src }] : scripts,
      },
    })
    const document = htmlDocument({
      site,
      page,
      head,
      body: content,
      prepaint,
      banner: isWatched ? context.banner : undefined,
      data,
      boot: boot && !isWatched ? { code: boot.code, attributes: bootAttributes ?? {} } : undefined,
    })
    const { links, ids, styles: elements } = scanHtml(document)
    const file: PageFile = {
      ...served,
      head: head.filter(
        ({ tagName, attributes }) => tagName === 'html' || isAboutPage(tagName, (name) => attributes[name]),
      ),
      ...(main !== undefined && { html: main }),
      ...(Object.keys(rendered.code).length > 0 && { code: rendered.code }),
    }
    return {
      html: stripUnchecked(document),
      hasStyles,
      data: JSON.stringify(file),
      css,
      styles: elements.map(inlineHash),
      links,
      ids,
      indexable: isIndexable(head),
    }
  }
}

/** Renders the content of pages alone, without anything around it. */
export async function createContentRenderer(
  { site, messages, docs }: RenderContext,
  sources: RenderSources,
): Promise<(task: RenderTask) => Promise<string>> {
  const [{ renderContent, setMessages }, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/server/renderHtml.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  return async (task) => {
    const { page } = task
    setMessages(messages)
    const { body } = await loadBody(task, sources)
    return sources.highlighter.complete((highlight) => {
      try {
        return renderContent({ site, messages, page, docs, body, theme, highlight })
      } catch (cause) {
        throw renderError(task, cause)
      }
    })
  }
}

/** The sidebar beside a page that is rendered. */
interface ShownSidebar {
  readonly id: string
  readonly list: readonly SidebarListItem[]
  /** For components. */
  readonly items: () => readonly PageSidebarItem[]
  readonly file?: string
  readonly hasOwnList: boolean
}

/** Finds the sidebars of pages. Each is worked out once, whatever the number of pages beside it. */
function createSidebars(sidebars: RenderContext['sidebars']): (task: RenderTask) => ShownSidebar | undefined {
  const prepared = new Map<string, PreparedSidebar>()
  return ({ page: { path }, sidebarKey, recent }) => {
    if (recent) return { id: 'blog', list: recent, items: () => [], hasOwnList: true }
    const found = sidebarKey === undefined ? undefined : sidebars[sidebarKey]
    if (!found || sidebarKey === undefined) return undefined
    const sidebar = prepared.get(sidebarKey) ?? prepareSidebar(found.items)
    prepared.set(sidebarKey, sidebar)
    let items: readonly PageSidebarItem[] | undefined
    return {
      id: found.id,
      file: found.file,
      list: servedList({ sidebar, path }),
      items: () => {
        items ??= pageSidebar({ sidebar, path })
        return items
      },
      hasOwnList: hasOwnList({ sidebar, path }),
    }
  }
}

/** What the browser is given of a sidebar, besides the list in the document. */
function servedSidebar(
  { id, file, items, hasOwnList }: ShownSidebar,
  { html, isAsked }: { html: string; isAsked: boolean },
  { body }: RenderTask,
): SidebarOfPage {
  // Components may ask later, too: in a tab that is opened, for example.
  const isWanted = isAsked || (body.type === 'component' && countOf(items()) <= LEVEL_LIMIT)
  return {
    id,
    ...(file !== undefined && { file }),
    ...(hasOwnList && { html }),
    ...(isWanted && { items: items() }),
  }
}

function countOf(items: readonly PageSidebarItem[]): number {
  return items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0)
}

function docsAnswers(
  { all, descriptions }: { all: boolean; descriptions: Readonly<Record<string, string>> },
  file: string | undefined,
): { docs?: DocsAnswers } {
  const hasDescriptions = Object.keys(descriptions).length > 0
  if (!all && !hasDescriptions) return {}
  return {
    docs: { ...(hasDescriptions && { descriptions }), ...(all && file !== undefined && { file }) },
  }
}

/** A live page knows the headings of its partials only when its code has run. */
function withToc(page: PageData, headings: readonly TocHeading[] | undefined): PageData {
  if (headings === undefined || !('toc' in page) || page.toc === undefined) return page
  return { ...page, toc: { ...page.toc, headings } }
}

/** A module of the engine's other side, which is built beside this one. */
function importOwn<T>(path: string): Promise<T> {
  return import(new URL(`../../${path}`, import.meta.url).href) as Promise<T>
}
