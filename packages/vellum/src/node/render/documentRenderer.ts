// Renders pages: from a page's data and its body to an HTML document and a data file. The
// same for building and for development; where bodies and modules come from is passed in.

import { createWordCounter, type SearchRecord } from 'vellum-search/node'
import type { HeadTag } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import type { RenderedHtml } from '../../shared/rendering.js'
import type { TocHeading } from '../../shared/toc.js'
import { type HtmlElement, parseHtml } from '../base/htmlTree.js'
import { fitsFirstFlight } from '../output/firstFlight.js'
import { htmlDocument } from '../output/htmlDocument.js'
import { isIndexable } from '../output/isIndexable.js'
import { mergeHead } from '../output/mergeHead.js'
import { withMetaPolicy } from '../output/metaPolicy.js'
import { type PolicySources, policySources } from '../output/policySources.js'
import { type ScannedHtml, scanHtml, stripUnchecked } from '../output/scanHtml.js'
import { isSearchable, pageRecord } from '../search/pageRecord.js'
import type { CodeHighlighter } from './codeHighlighter.js'
import { type BodySources, loadBody } from './loadBody.js'
import { extractStyles, pageStylesHref, stylesOfClasses } from './pageStyles.js'
import type { RenderContext } from './renderContext.js'
import { renderError } from './renderError.js'
import { type RenderTask, readsDocs } from './renderTask.js'
import { pageFile, servedPage } from './servedPage.js'
import { createSidebarLookup } from './sidebarLookup.js'
import { type LoadTheme, loadThemeRenderer } from './themeRenderer.js'

/** A rendered page. */
export interface RenderedDocument extends Pick<ScannedHtml, 'links' | 'ids'> {
  readonly html: string
  /** Whether it contains the site's stylesheets. */
  readonly hasStyles: boolean
  /** The page's data as JSON. */
  readonly data: string
  /** The page's own stylesheet; `pageStylesName` returns the name of its file. */
  readonly css: string
  /** URLs of the stylesheets of classes that it shows. */
  readonly classStyles: readonly string[]
  /** What the policy of the site must allow for the page. */
  readonly sources: PolicySources
  readonly indexable: boolean
  /** Its record for the site's own search; undefined if it cannot be found. */
  readonly search: SearchRecord | undefined
  /** The document, parsed. */
  readonly tree: HtmlElement
}

/** The sources of bodies, and the highlighter of code. */
export interface RenderSources extends BodySources {
  readonly highlighter: CodeHighlighter
}

/** Renders pages of one site. */
export type DocumentRenderer = (task: RenderTask) => Promise<RenderedDocument>

/** Makes a renderer for the pages of a site. */
export async function createDocumentRenderer(
  context: RenderContext,
  sources: RenderSources,
): Promise<DocumentRenderer> {
  const { site, messages } = context
  const loadTheme = themeLoader(context, sources)
  const loaded = await loadThemeRenderer(loadTheme)
  const { renderHtml, setMessages } = loaded
  // Modules may translate when they are loaded.
  setMessages(messages)
  const sidebarOf = createSidebarLookup(context.sidebars)
  const counter = createWordCounter()
  return async (task) => {
    setMessages(messages)
    const { body, toc } = await loadBody(task, sources)
    // In development its parts may have changed.
    const { theme } = loadTheme ? await loadThemeRenderer(loadTheme) : loaded
    const page = withToc(task.page, toc)
    const sidebar = sidebarOf(task)
    // A page without components must not depend on other documents: it is cached without them.
    const docs = readsDocs(task, context) ? context.docs : []
    const mayReadDocsLater = context.hasDocsParts === true
    const input = { site, messages, page, sidebar, docs, mayReadDocsLater, body, theme }
    const render = () =>
      sources.highlighter.complete((highlight) =>
        withTaskError(task, () => renderHtml({ ...input, highlight })),
      )
    const first = await render()
    await first.untilReady?.()
    const rendered = first.untilReady ? await render() : first
    const frame = rendered.isFrame ? context.frames?.[page.type] : undefined
    const { content, main, kept, css } = extractStyles(rendered, context)
    const ownStyles = css === '' ? [] : [pageStylesHref(page.path, { css, baseUrl: site.baseUrl })]
    const frameStyles = frame?.styles.filter((href) => !context.styles.includes(href)) ?? []
    const classStyles = stylesOfClasses(content, context.classStyles)
    const styles = [...task.styles, ...frameStyles, ...classStyles, ...ownStyles]
    const script = task.script ?? frame?.script
    const served = servedPage({ task, page, sidebar, rendered, styles, script }, context)
    const data = JSON.stringify(served)
    const { document, head, hasStyles } = writeDocument({ task, rendered, content, styles, data }, context)
    const tree = parseHtml(document)
    const scanned = scanHtml(tree)
    const { linkReports = [] } = rendered
    const madeLinks = new Set(rendered.madeLinks)
    const reportedLinks = linkReports.flatMap(({ href }) =>
      href === undefined ? [] : [{ href: String(href), checked: true }],
    )
    const reportedIds = linkReports.flatMap(({ id }) => (id === undefined ? [] : [String(id)]))
    const { metaPolicy, prepaint, banner, boot } = context
    const policy = policySources(scanned, [prepaint, banner, boot?.code])
    return {
      html: stripUnchecked(
        metaPolicy ? withMetaPolicy(document, { ...metaPolicy, pages: [policy] }) : document,
      ),
      hasStyles,
      data: JSON.stringify(pageFile(served, { head, main, kept, code: rendered.code })),
      css,
      classStyles,
      sources: policy,
      tree,
      links: [
        ...scanned.links.map((link) =>
          madeLinks.has(link.href) ? link : { ...link, isHtml: true as const },
        ),
        ...reportedLinks,
      ],
      ids: [...scanned.ids, ...reportedIds],
      indexable: isIndexable(head),
      search: site.search && isFound(page, rendered.head) ? pageRecord(page, { tree, counter }) : undefined,
    }
  }
}

/** Makes a renderer for the content of pages alone, without layout. */
export async function createContentRenderer(
  context: RenderContext,
  sources: RenderSources,
): Promise<(task: RenderTask) => Promise<string>> {
  const { site, messages, docs } = context
  const { renderContent, setMessages, theme } = await loadThemeRenderer(themeLoader(context, sources))
  return async (task) => {
    const { page } = task
    setMessages(messages)
    const { body } = await loadBody(task, sources)
    return sources.highlighter.complete((highlight) =>
      withTaskError(task, () => renderContent({ site, messages, page, docs, body, theme, highlight })),
    )
  }
}

function themeLoader({ theme }: RenderContext, { module }: RenderSources): LoadTheme | undefined {
  return theme && (() => module(theme.url))
}

/** The parts of a page that its document is written from. */
interface DocumentParts {
  readonly task: RenderTask
  readonly rendered: Pick<RenderedHtml, 'head'>
  /** The content of the root element. */
  readonly content: string
  /** URLs of the page's own stylesheets. */
  readonly styles: readonly string[]
  /** The page's inline data as JSON. */
  readonly data: string
}

function writeDocument(
  { task: { page, head: ownHead }, rendered, content, styles, data }: DocumentParts,
  context: RenderContext,
): { readonly document: string; readonly head: readonly HeadTag[]; readonly hasStyles: boolean } {
  const { site, scripts, boot } = context
  // The home page shows a banner when neither its script nor its stylesheet can be loaded: they stay files there.
  const isWatched = context.banner !== undefined && page.path === site.baseUrl
  const bootAttributes = boot && { type: 'module', 'data-load': boot.load }
  const { inlineCss } = isWatched ? {} : context
  const hasStyles = inlineCss !== undefined && fitsFirstFlight(content + data, inlineCss)
  const head = mergeHead({
    site: context.head,
    page: ownHead,
    content: page.headTags,
    rendered: rendered.head,
    assets: {
      inlineCss: hasStyles ? inlineCss.css : undefined,
      css: hasStyles ? styles : [...context.styles, ...styles],
      scripts: boot && isWatched ? [...scripts, { ...bootAttributes, src: boot.src }] : scripts,
    },
  })
  const document = htmlDocument({
    site,
    page,
    head,
    body: content,
    prepaint: context.prepaint,
    banner: isWatched ? context.banner : undefined,
    data,
    boot: boot && !isWatched ? { code: boot.code, attributes: bootAttributes ?? {} } : undefined,
  })
  return { document, head, hasStyles }
}

/**
 * Whether the site's own search finds a page. It does not matter whether search engines are excluded from the
 * whole site, or from a version.
 */
function isFound(page: PageData, head: readonly HeadTag[]): boolean {
  return isSearchable(page) && isIndexable([...page.headTags, ...head])
}

/** Adds the page of a task to an error of its code. */
function withTaskError<T>(task: RenderTask, render: () => T): T {
  try {
    return render()
  } catch (cause) {
    throw renderError(task, cause)
  }
}

/** The headings of a live page's partials are known only after its code has run. */
function withToc(page: PageData, headings: readonly TocHeading[] | undefined): PageData {
  if (headings === undefined || !('toc' in page) || page.toc === undefined) return page
  return { ...page, toc: { ...page.toc, headings } }
}
