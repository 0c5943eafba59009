// The files of a site in development that no page is: all documents as data, the footer and
// the sidebars as HTML. A build writes the same under other names.

import type { DocsData } from '../../shared/docs.js'
import { hashOf } from '../cache/diskCache.js'
import { type ListFile, listFiles } from '../pages/modelIndex.js'
import type { RenderContext } from '../render/renderContext.js'
import { renderFooter, renderSidebar } from '../render/siteFragments.js'
import type { Site } from '../site/loadSite.js'

/** The generated files of a site. */
export interface GeneratedFiles {
  /** URL of the footer. */
  readonly footerFile: string
  /** URL of the file with all documents. */
  readonly docsFile: string
  /** The sidebars for the renderer, with the URLs of their lists. */
  readonly sidebars: RenderContext['sidebars']
  /** The data in the file with this name below the base. */
  readonly json: (name: string) => readonly DocsData[] | undefined
  /** The text of the file with this name below the base. */
  readonly text: (name: string) => Promise<string> | undefined
}

const FOOTER_NAME = '__vellum/footer.txt'
const DOCS_NAME = '__vellum/docs.json'

/** Describes the generated files of a site; their content is made on request. */
export function createGeneratedFiles(site: Site): GeneratedFiles {
  const { baseUrl } = site.config
  const { data, messages } = site
  const lists = listFiles(site.context, site.model)
  const texts = new Map<string, () => Promise<string>>([
    [FOOTER_NAME, () => renderFooter(data, messages)],
    ...lists.map(({ key, list }): [string, () => Promise<string>] => [
      listName(key),
      () => renderSidebar(list, { site: data, messages }),
    ]),
  ])
  return {
    footerFile: baseUrl + FOOTER_NAME,
    docsFile: baseUrl + DOCS_NAME,
    sidebars: Object.fromEntries(
      lists.map((file) => [file.key, { id: file.id, items: file.list.items, file: baseUrl + listUrl(file) }]),
    ),
    json: (name) => (name === DOCS_NAME ? site.docs : undefined),
    // An open page may ask for the list as it was; it gets the one that there is.
    text: (name) => texts.get(name.replace(/-[\da-f]{8}(?=\.txt$)/, ''))?.(),
  }
}

function listName(key: string): string {
  return `__vellum/sidebar-${key}.txt`
}

/** Changes with the items, because browsers keep the list. */
function listUrl({ key, list }: ListFile): string {
  return listName(`${encodeURIComponent(key)}-${hashOf(JSON.stringify(list.items)).slice(0, 8)}`)
}
