// Loads all that a page needs, from its path alone: the data file, and for a live page
// its module and styles. Each page is loaded once; what failed may be asked for again.

import { dataHref } from '../shared/dataPath.js'
import type { DocsFile, PageFile, ServedPage } from '../shared/pageFile.js'
import { withoutBase } from '../shared/url.js'
import type { AppBody } from './App.js'
import type { LiveBody } from './theme.js'

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly file: ServedPage & Partial<PageFile>
  readonly body: AppBody
  /** All documents, when a component of the page asks for them. */
  readonly docs: DocsFile
}

/** The module of a page that is code. `vellumMain` is there when it is a Markdown page. */
interface PageModule {
  readonly default: LiveBody['Component']
  readonly toc?: NonNullable<LiveBody['toc']>
  readonly vellumMain?: Extract<AppBody, { type: 'live' }>['Main']
}

export interface PageLoader {
  /** Loads the page of a path, which may end in `.html` (URL-3). */
  readonly load: (path: string) => Promise<LoadedPage>
  /** Loads it again, because it has changed. */
  readonly reload: (path: string) => Promise<LoadedPage>
  /** What the served page needs besides its HTML. */
  readonly complete: (file: ServedPage & Partial<PageFile>) => Promise<LoadedPage>
  /** Address of the data of a path; undefined when it is not below the site's base. */
  readonly dataHref: (path: string) => string | undefined
}

export function createPageLoader({ baseUrl, build }: { baseUrl: string; build: string }): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>()

  const hrefOf = (path: string) => {
    const own = withoutBase(path, baseUrl)
    return own === undefined ? undefined : dataHref(own, baseUrl)
  }
  const fetchPage = async (path: string): Promise<LoadedPage> => {
    const plain = withoutHtml(path)
    const file = await fetchJson<PageFile>(hrefOf(plain) ?? path).catch((error) => {
      // A path may itself end in `.html`.
      if (plain === path) throw error
      return fetchJson<PageFile>(hrefOf(path) ?? path)
    })
    if (file.build !== build) throw new Error(`${path} is of another build of the site.`)
    return complete(file)
  }
  const load = (path: string) => {
    const known = pages.get(path) ?? fetchPage(path)
    pages.set(path, known)
    known.catch(() => pages.delete(path))
    return known
  }
  return {
    load,
    reload: (path) => {
      pages.delete(path)
      return load(path)
    },
    complete,
    dataHref: (path) => hrefOf(withoutHtml(path)),
  }
}

/** `/docs/a.html`, `/docs/a/index.html` → `/docs/a` (URL-3) */
function withoutHtml(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/'
}

async function complete(file: ServedPage & Partial<PageFile>): Promise<LoadedPage> {
  const { page, script, styles = [], docs } = file
  const [exports, all] = await Promise.all([
    script === undefined ? undefined : (import(/* @vite-ignore */ script) as Promise<PageModule>),
    docs?.file === undefined ? [] : fetchJson<DocsFile>(docs.file),
    ...styles.map(loadStyles),
  ])
  if (exports && typeof exports.default !== 'function' && typeof exports.default !== 'object') {
    throw new Error(`The page "${page.path}" has no default export.`)
  }
  return { file, body: bodyOf(file, exports), docs: all }
}

function bodyOf({ page, html = '' }: LoadedPage['file'], exports: PageModule | undefined): AppBody {
  if (!exports) return { type: 'html', html }
  const { default: Component, toc, vellumMain: Main } = exports
  if (page.type === 'react' || !Main) return { type: 'react', Component }
  return { type: 'live', Main, body: { type: 'component', Component, ...(toc && { toc }) } }
}

async function fetchJson<T>(href: string): Promise<T> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`${href} answered ${response.status}.`)
  return response.json() as Promise<T>
}

/** Adds a stylesheet that the document does not have yet, and waits for it. */
function loadStyles(href: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[rel=stylesheet][href=${JSON.stringify(href)}]`)) return undefined
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded.`))
    }
  })
}
