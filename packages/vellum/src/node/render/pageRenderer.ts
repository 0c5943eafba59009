// One page, from its data and its body to an HTML document and a data file. The
// same for building and for development; where bodies and modules come from is passed in.

import { createHash } from 'node:crypto'
import { dataPath } from '../../shared/dataPath.js'
import type { DocsData } from '../../shared/docs.js'
import { type HeadTag, isAboutPage } from '../../shared/headTag.js'
import type { Messages } from '../../shared/messages.js'
import type { PageData, PageSidebar } from '../../shared/page.js'
import type { DocsAnswers, PageFile, ServedPage } from '../../shared/pageFile.js'
import type { SiteData } from '../../shared/site.js'
import type { TocHeading } from '../../shared/toc.js'
import { withoutBase } from '../../shared/url.js'
import { VellumError } from '../errors.js'
import { documentHead, type HeadConfig, isIndexable } from '../output/documentHead.js'
import { inlineHash } from '../output/earlyScripts.js'
import { htmlDocument } from '../output/htmlDocument.js'
import { collectInlineStyles } from '../output/inlineStyles.js'
import { type ScannedHtml, scanHtml, stripUnchecked } from '../output/scanHtml.js'
import type { CodeHighlighter } from './codeHighlighter.js'
import { shellPage } from './shellPage.js'

/** What all pages of a site are rendered with. Plain data. */
export interface RenderContext {
  readonly site: SiteData
  /** Words in the site's language. */
  readonly messages: Messages
  readonly docs: readonly DocsData[]
  readonly head: HeadConfig
  /** Addresses of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** Attributes of the scripts of every page. */
  readonly scripts: readonly HeadTag['attributes'][]
  /** The files of whole sidebars, by the key of `RenderTask`. */
  readonly sidebarFiles: Readonly<Record<string, string>>
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

/** One page to render. Plain data. */
export interface RenderTask {
  readonly page: PageData
  readonly sidebar: PageSidebar | undefined
  /** Names the whole of it. */
  readonly sidebarKey?: string | undefined
  readonly body: RenderBody
  /** Addresses of the stylesheets that only this page has. */
  readonly styles: readonly string[]
  /** Address of the module that makes the page live. */
  readonly script: string | undefined
  /** The file that an error is about. */
  readonly source: string | undefined
}

/** Where the content of a page is. */
export type RenderBody =
  /** In the cache of compiled pages; `hash` is that of the HTML. */
  | { readonly type: 'html'; readonly key: string; readonly hash: string }
  | { readonly type: 'component'; readonly module: string }
  /** The excerpts of a list, each like a body of HTML. */
  | {
      readonly type: 'excerpts'
      readonly parts: readonly { readonly key: string; readonly hash: string }[]
    }
  | { readonly type: 'none' }

/** A rendered page. */
export interface RenderedPage extends Pick<ScannedHtml, 'links' | 'ids'> {
  readonly html: string
  /** The page's data as JSON. */
  readonly data: string
  /** Styles that stood in the page; `pageStylesName` names their file. */
  readonly css: string
  /** The hashes of its `<style>` elements, for the policy of the site. */
  readonly styles: readonly string[]
  readonly indexable: boolean
}

/** Where bodies come from, and what code is shown with. */
export interface RenderSources {
  readonly html: (key: string) => Promise<string>
  readonly module: (name: string) => Promise<Readonly<Record<string, unknown>>>
  readonly highlighter: CodeHighlighter
}

/** The parts of the client and the theme that Node calls. They are built apart, and loaded by their path. */
interface ClientModule {
  readonly setMessages: (messages: Messages) => void
  readonly renderFooter: (input: object) => string
  readonly renderContent: (input: object) => string
  readonly renderPage: (input: object) => {
    readonly html: string
    readonly main: string | undefined
    readonly head: readonly HeadTag[]
    readonly asked: { readonly all: boolean; readonly descriptions: Readonly<Record<string, string>> }
    readonly code: Readonly<Record<string, string>>
  }
}

/** The footer of a site as HTML: the same on every page, so browsers get it once. */
export async function renderFooter(site: SiteData, messages: Messages): Promise<string> {
  const [client, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/renderPage.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  return client.renderFooter({ site, messages, theme })
}

/** The file of a page's own styles, beside that of its data. */
export function pageStylesName(dataFile: string): string {
  return dataFile.replace(/json$/, 'css')
}

/** Renders pages of one site. */
export type PageRenderer = (task: RenderTask) => Promise<RenderedPage>

export async function createPageRenderer(
  context: RenderContext,
  sources: RenderSources,
): Promise<PageRenderer> {
  const { site, messages, docs, head: headConfig, styles, scripts, prepaint } = context
  const [{ renderPage, setMessages }, { theme }] = await Promise.all([
    importOwn<ClientModule>('client/renderPage.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  // Now already: modules may translate when they are loaded.
  setMessages(messages)
  /** With a mark that changes with the styles: the file keeps its name. */
  const pageStylesHref = (path: string, css: string) =>
    `${site.baseUrl}${pageStylesName(dataPath(withoutBase(path, site.baseUrl) ?? path))}?${createHash('sha256').update(css).digest('hex').slice(0, 8)}`
  return async (task) => {
    setMessages(messages)
    const { body, toc } = await loadBody(task, sources)
    const page = withToc(task.page, toc)
    const { sidebar, sidebarKey } = task
    const sidebarFile = sidebarKey === undefined ? undefined : context.sidebarFiles[sidebarKey]
    const rendered = await sources.highlighter.complete((highlight) => {
      try {
        // A page without components must not depend on other documents: it is cached without them.
        const known = task.body.type === 'component' ? docs : []
        return renderPage({ site, messages, page, sidebar, sidebarFile, docs: known, body, theme, highlight })
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
    const head = documentHead({
      site,
      page,
      config: headConfig,
      rendered: rendered.head,
      assets: {
        css: [...styles, ...ownStyles],
        scripts: boot && isWatched ? [...scripts, { ...bootAttributes, src: boot.src }] : scripts,
      },
    })
    const served: ServedPage = {
      build: context.buildId,
      page: rendered.main === undefined ? page : shellPage(page),
      ...(sidebar && { sidebar }),
      ...(sidebarFile !== undefined && { sidebarFile }),
      ...(task.script !== undefined && { script: task.script }),
      ...(ownStyles.length > 0 && { styles: ownStyles }),
      ...docsAnswers(rendered.asked, context.docsFile),
    }
    const document = htmlDocument({
      site,
      page,
      head,
      body: content,
      prepaint,
      banner: isWatched ? context.banner : undefined,
      data: JSON.stringify(served),
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
    importOwn<ClientModule>('client/renderPage.js'),
    importOwn<{ theme: unknown }>('theme/theme.js'),
  ])
  return async (task) => {
    const { page } = task
    setMessages(messages)
    const { body } = await loadBody(task, sources)
    return sources.highlighter.complete((highlight) => {
      try {
        return renderContent({ site, messages, page, sidebar: undefined, docs, body, theme, highlight })
      } catch (cause) {
        throw renderError(task, cause)
      }
    })
  }
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

/** A body as the client takes it, and what is known of it besides. */
interface LoadedBody {
  readonly body: object
  readonly toc?: readonly TocHeading[]
}

async function loadBody({ body, page, source }: RenderTask, sources: RenderSources): Promise<LoadedBody> {
  switch (body.type) {
    case 'none':
      return { body }
    case 'html': {
      const html = await sources.html(body.key)
      return { body: { type: 'html', html } }
    }
    case 'excerpts':
      return {
        body: { type: 'excerpts', html: await Promise.all(body.parts.map(({ key }) => sources.html(key))) },
      }
    case 'component': {
      let module: Readonly<Record<string, unknown>>
      try {
        module = await sources.module(body.module)
      } catch (cause) {
        if (cause instanceof VellumError) throw cause
        throw new VellumError(`The code of the page "${page.path}" threw an error when it was loaded.`, {
          files: source ? [source] : [],
          hint: browserOnlyHint(cause) ?? 'Correct the code that throws; the cause is below.',
          cause,
        })
      }
      const { default: Component, toc } = module
      if (Component === undefined) {
        throw new VellumError(`The page "${page.path}" has no default export.`, {
          files: source ? [source] : [],
          hint: COMPONENT_HINT,
        })
      }
      if (!isComponent(Component)) {
        throw new VellumError(`The default export of the page "${page.path}" is not a component.`, {
          files: source ? [source] : [],
          hint: COMPONENT_HINT,
        })
      }
      return {
        body: { type: 'component', Component, ...(Array.isArray(toc) && { toc }) },
        ...(Array.isArray(toc) && { toc: toc as readonly TocHeading[] }),
      }
    }
  }
}

/** A live page knows the headings of its partials only when its code has run. */
function withToc(page: PageData, headings: readonly TocHeading[] | undefined): PageData {
  if (headings === undefined || !('toc' in page) || page.toc === undefined) return page
  return { ...page, toc: { ...page.toc, headings } }
}

const COMPONENT_HINT = 'Export a React component: `export default function Page() { … }`.'

/** A function, a class, or what `memo`, `forwardRef` and `lazy` return. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

function renderError(task: RenderTask, cause: unknown): VellumError {
  const { page, source } = task
  const hint = renderHint(task, cause)
  return new VellumError(`The page "${page.path}" cannot be rendered.`, {
    files: source ? [source] : [],
    ...(hint !== undefined && { hint }),
    cause,
  })
}

/** What to do about an error of a site's own code. */
function renderHint({ body }: RenderTask, cause: unknown): string | undefined {
  if (body.type !== 'component' || !(cause instanceof Error)) return undefined
  if (/suspended while responding/.test(cause.message)) {
    return 'A component is async, or waits for something. Pages are rendered at once: load the data before, or in the browser.'
  }
  const browserOnly = browserOnlyHint(cause)
  if (browserOnly) return browserOnly
  const undefinedName = /Expected component `(.+?)` to be defined/.exec(cause.message)?.[1]
  if (undefinedName) return `Import \`${undefinedName}\` at the top of the page.`
  const thrower = throwingFunction(cause, body.module)
  if (thrower === undefined) return undefined
  return /^(?:_createMdxContent|MDXContent)$/.test(thrower)
    ? 'An expression on the page throws the error below.'
    : `\`${thrower}\` throws the error below. Correct it, or what it is given.`
}

/** What to do about code that expects a browser. */
function browserOnlyHint(cause: unknown): string | undefined {
  const name = cause instanceof Error ? BROWSER_NAMES.exec(cause.message)?.[1] : undefined
  return (
    name &&
    `\`${name}\` is there in browsers only, and pages are rendered before. Use it in an effect or an event handler, or in a component that is loaded inside of \`<BrowserOnly>\`.`
  )
}

const BROWSER_NAMES =
  /^(window|document|localStorage|sessionStorage|location|matchMedia|HTMLElement|IntersectionObserver|ResizeObserver|requestAnimationFrame) is not defined$/

/** The function that threw, when it is one of the site's: one in the folder of the page's module. */
function throwingFunction({ stack = '' }: Error, module: string): string | undefined {
  const [, name, place] = /^\s+at (?:async )?(?:new )?(\S+) \((.+)\)$/m.exec(stack) ?? []
  const folder = module.slice(0, module.lastIndexOf('/') + 1).replace('file://', '')
  return place?.replace('file://', '').startsWith(folder) ? name : undefined
}

/** A module of the engine's other side, which is built beside this one. */
function importOwn<T>(path: string): Promise<T> {
  return import(new URL(`../../${path}`, import.meta.url).href) as Promise<T>
}
