// Loads everything that a page needs, from its path alone: the data file, and for a live page its
// module and styles. Each page is loaded once; a failed one is requested again.

import { dataHref } from '../../shared/dataPath.js'
import type { DocsFile, PageFile, ServedPage } from '../../shared/pageFile.js'
import { withoutBase } from '../../shared/url.js'
import type { LiveBody } from '../context/theme.js'
import type { AppBody } from './App.js'
import { importFile } from './importPart.js'
import { loadStyles } from './loadStyles.js'

/** A page that is ready to be shown. */
export interface LoadedPage {
  readonly file: ServedPage & Partial<PageFile>
  readonly body: AppBody
  /** All documents, if a component of the page reads them. */
  readonly docs: DocsFile
}

/** The module of a live page. */
interface PageModule {
  readonly default: LiveBody['Component']
  readonly toc?: NonNullable<LiveBody['toc']>
  /** Only Markdown pages have it. */
  readonly vellumMain?: Extract<AppBody, { type: 'live' }>['Main']
}

/** Loads pages and the files that they share. */
export interface PageLoader {
  /** Loads the page of a path, which may end in `.html`. */
  readonly load: (path: string) => Promise<LoadedPage>
  /** Loads a page again, because it has changed. */
  readonly reload: (path: string) => Promise<LoadedPage>
  /** Fetches the data of a page into the browser's cache; resolves with its size in bytes. */
  readonly prefetch: (path: string) => Promise<number>
  /** Loads what a page needs besides its data: its module, styles and documents. */
  readonly complete: (file: ServedPage & Partial<PageFile>) => Promise<LoadedPage>
  /** URL of a page's data; undefined when the path is not below the site's base URL. */
  readonly dataHref: (path: string) => string | undefined
  /** Fetches a file that pages share, once: the list of a sidebar. */
  readonly shared: (href: string) => Promise<string>
  /** The text of a shared file, if it has been fetched. */
  readonly known: (href: string) => string | undefined
}

/** Milliseconds until loading counts as failed. */
const TIMEOUT = 8000

/** Creates the loader of a site; `build` is the id of the build that the document belongs to. */
export function createPageLoader({ baseUrl, build }: { baseUrl: string; build: string }): PageLoader {
  const pages = new Map<string, Promise<LoadedPage>>()
  const files = new Map<string, Promise<string>>()
  const loadedTexts = new Map<string, string>()

  const hrefOf = (path: string) => {
    const sitePath = withoutBase(path, baseUrl)
    return sitePath === undefined ? undefined : dataHref(sitePath, baseUrl)
  }
  const fetchPage = async (path: string): Promise<LoadedPage> => {
    const plain = withoutHtml(path)
    const file = await fetchJson<PageFile>(hrefOf(plain) ?? path).catch((error) => {
      // The page's own path may end in `.html`: request it unchanged.
      if (plain === path) throw error
      return fetchJson<PageFile>(hrefOf(path) ?? path)
    })
    if (file.build !== build) throw new Error(`${path} belongs to another build of the site.`)
    return complete(file)
  }
  const load = (path: string) => {
    const page = pages.get(path) ?? fetchPage(path)
    pages.set(path, page)
    page.catch(() => pages.delete(path))
    return page
  }
  const withTimeout = <T>(loading: Promise<T>, name: string) => {
    let timer: ReturnType<typeof setTimeout>
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${name} was not loaded in ${TIMEOUT / 1000} s.`)), TIMEOUT)
    })
    return Promise.race([loading, late]).finally(() => clearTimeout(timer))
  }
  return {
    load: (path) => withTimeout(load(path), path),
    reload: (path) => {
      pages.delete(path)
      return load(path)
    },
    // Not kept here: the browser's cache expires after some minutes, this one would last as long as the tab.
    // Tells a host that counts requests that nobody has asked for it, as `<link rel="prefetch">` does.
    prefetch: async (path) => {
      const init: RequestInit = { priority: 'low', headers: { Purpose: 'prefetch' } }
      return (await withTimeout(fetchText(hrefOf(withoutHtml(path)) ?? path, init), path)).bytes
    },
    complete,
    dataHref: (path) => hrefOf(withoutHtml(path)),
    shared: (href) => {
      const file =
        files.get(href) ??
        withTimeout(fetchText(href), href).then(({ text }) => {
          loadedTexts.set(href, text)
          return text
        })
      files.set(href, file)
      file.catch(() => files.delete(href))
      return file
    },
    known: (href) => loadedTexts.get(href),
  }
}

/** `/docs/a.html`, `/docs/a/index.html` → `/docs/a` */
function withoutHtml(path: string): string {
  return path.replace(/(?:\/index)?\.html$/, '') || '/'
}

/** Loads module, styles and documents of a page whose data is loaded. */
async function complete(file: ServedPage & Partial<PageFile>): Promise<LoadedPage> {
  const { page, script, styles = [], docs } = file
  const [exports, all] = await Promise.all([
    script === undefined ? undefined : importFile<PageModule>(script),
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
  /** Approximate size of the transfer. */
  readonly bytes: number
}

async function fetchText(href: string, init?: RequestInit): Promise<Fetched> {
  const response = await fetch(href, init)
  if (!response.ok) {
    // A body that nobody reads keeps its connection.
    void response.body?.cancel()
    throw new Error(`${href}: status ${response.status}.`)
  }
  const text = await response.text()
  // Not every host sends a length; compression leaves about a quarter.
  return { text, bytes: Number(response.headers.get('content-length')) || text.length / 4 }
}

async function fetchJson<T>(href: string): Promise<T> {
  return JSON.parse((await fetchText(href)).text)
}
