// Where each Markdown file of the site can be read, for links between files.

import type { SiteModel } from '../content/loadSiteModel.js'
import type { Addresses } from './addresses.js'
import type { MarkdownTargets } from './linkResolver.js'

/** Every document, Markdown page and post by its file. */
export function markdownTargets(model: SiteModel, addresses: Addresses): MarkdownTargets {
  const docs = model.docs.flatMap(({ versions }) => versions.flatMap((version) => version.docs))
  const pages = model.pages.filter(({ kind }) => kind === 'markdown')
  return Object.fromEntries(
    [...docs, ...pages, ...(model.blog?.posts ?? [])].map(({ file, permalink }) => [
      file,
      addresses.href(permalink),
    ]),
  )
}
