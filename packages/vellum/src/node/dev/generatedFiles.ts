// The generated files of a site in development: all documents as data, the footer and the sidebars as HTML. A
// build writes the same under different names.

import type { DocsData } from '../../shared/docs.js'
import { hashOf } from '../cache/diskCache.js'
import { renderFooter, renderSidebar } from '../render/siteFragments.js'
import type { LoadTheme } from '../render/themeRenderer.js'
import type { Site } from '../steps/loadSite.js'
import type { Delivery } from '../steps/siteContext.js'

/** The generated files of a site. */
export interface GeneratedFiles extends Pick<Delivery, 'listUrl' | 'docsUrl'> {
  /** URL of the footer. */
  readonly footerFile: string
  /** The data in the file with this name below the base. */
  readonly json: (name: string) => readonly DocsData[] | undefined
  /** The text of the file with this name below the base. */
  readonly text: (name: string) => Promise<string> | undefined
}

const FOOTER_NAME = '__vellum/footer.txt'
const DOCS_NAME = '__vellum/docs.json'

/** Describes the generated files of a site; their content is made on request. */
export function createGeneratedFiles(
  { config: { baseUrl }, data, docs, messages }: Site,
  { loadTheme }: { readonly loadTheme: LoadTheme | undefined },
): GeneratedFiles {
  const input = { site: data, messages, loadTheme }
  const texts = new Map([[FOOTER_NAME, () => renderFooter(input)]])
  return {
    footerFile: baseUrl + FOOTER_NAME,
    docsUrl: async () => baseUrl + DOCS_NAME,
    listUrl: async ({ key, list }) => {
      texts.set(listName(key), () => renderSidebar(list, input))
      // Changes with the items, because browsers keep the list.
      const hash = hashOf(JSON.stringify(list.items)).slice(0, 8)
      return baseUrl + listName(`${encodeURIComponent(key)}-${hash}`)
    },
    json: (name) => (name === DOCS_NAME ? docs : undefined),
    // An open page may request the previous list; it gets the current one.
    text: (name) => texts.get(name.replace(/-[\da-f]{8}(?=\.txt$)/, ''))?.(),
  }
}

function listName(key: string): string {
  return `__vellum/sidebar-${key}.txt`
}
