// Where each Markdown file of the site can be read, for links between files.

import type { SiteModel } from '../content/loadSiteModel.js'
import type { Addresses } from './addresses.js'
import type { MarkdownTargets } from './linkResolver.js'

/** Every document, Markdown page and post by its file. */
export function markdownTargets(model: SiteModel, addresses: Addresses): MarkdownTargets {
  const docs = model.docs.flatMap(({ versions }) => versions.flatMap((version) => version.docs))
  const pages = model.pages.filter(({ kind }) => kind === 'markdown')
  // A translated page is also found by the file that it translates.
  return Object.fromEntries(
    [...docs, ...pages, ...(model.blog?.posts ?? [])].flatMap(({ file, untranslated, permalink }) =>
      [file, ...(untranslated ? [untranslated.file] : [])].map((each) => [each, addresses.href(permalink)]),
    ),
  )
}
