// Loads all that a page needs, from its path alone: the data file, and for a live page
// its module and styles. Each page is loaded once; what failed may be asked for again.

import { dataHref } from '../../shared/dataPath.js'
import type { DocsFile, PageFile, ServedPage } from '../../shared/pageFile.js'
import { withoutBase } from '../../shared/url.js'
import type { LiveBody } from '../context/theme.js'
import type { AppBody } from './App.js'

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
  /** Fetches the data of a page that somebody may go to; resolves with its size in bytes. */
  readonly prefetch: (path: string) => Promise<number>
  /** What the served page needs besides its HTML. */
  readonly complete: (file: ServedPage & Partial<PageFile>) => Promise<LoadedPage>
  /** URL of the data of a path; undefined when it is not below the site's base. */
  readonly dataHref: (path: string) => string | undefined
  /** A file that pages share: the list of a sidebar. */
  readonly shared: (href: string) => Promise<string>
  /** The same, if it has been loaded. */
  readonly known: (href: string) => string | undefined
}

/** Milliseconds until a page that is waited for counts as lost. */
const PATIENCE = 8000

export function createPageLoader({ baseUrl, build }: { baseUrl: string; build: string }): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>()
  const files = new Map<string, Promise<string>>()
  const known = new Map<string, string>()

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
    const page = pages.get(path) ?? fetchPage(path)
    pages.set(path, page)
    page.catch(() => pages.delete(path))
    return page
  }
  const inTime = <T>(loading: Promise<T>, name: string) => {
    let timer: ReturnType<typeof setTimeout>
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} was not loaded in ${PATIENCE / 1000} s.`)), PATIENCE)
    })
    return Promise.race([loading, late]).finally(() => clearTimeout(timer))
  }
  return {
    load: (path) => inTime(load(path), path),
    reload: (path) => {
      pages.delete(path)
      return load(path)
    },
    // For the browser's own cache: its copy is good for some minutes, this one would be for as long as the tab.
    prefetch: async (path) => (await inTime(fetchText(hrefOf(withoutHtml(path)) ?? path, 'low'), path)).bytes,
    complete,
    dataHref: (path) => hrefOf(withoutHtml(path)),
    shared: (href) => {
      const file =
        files.get(href) ??
        inTime(fetchText(href, 'auto'), href).then(({ text }) => {
          known.set(href, text)
          return text
        })
      files.set(href, file)
      file.catch(() => files.delete(href))
      return file
    },
    known: (href) => known.get(href),
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

interface Fetched {
  readonly text: string
  /** About as many as came over the wire. */
  readonly bytes: number
}

async function fetchText(href: string, priority: RequestPriority): Promise<Fetched> {
  const response = await fetch(href, { priority })
  if (!response.ok) throw new Error(`${href}: status ${response.status}.`)
  const text = await response.text()
  // Not every host sends a length; pages are compressed to about a quarter.
  return { text, bytes: Number(response.headers.get('content-length')) || text.length / 4 }
}

async function fetchJson<T>(href: string): Promise<T> {
  return JSON.parse((await fetchText(href, 'auto')).text)
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
