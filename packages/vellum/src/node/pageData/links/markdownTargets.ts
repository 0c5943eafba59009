// The URL of each Markdown file of the site, for links between files; and the URLs where the docs begin.

import { basename, dirname, join } from 'node:path'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { SiteModel } from '../../content/loadSiteModel.js'
import type { ContentFile } from '../../content/translations/translatedContent.js'
import type { RouteUrls } from './routeUrls.js'

/** Every Markdown file that is a page → its URL. Absolute files, final URLs, plain data. */
export type MarkdownTargets = Readonly<Record<string, string>>

/** Every document, Markdown page and post by its file. */
export function markdownTargets(model: SiteModel, urls: RouteUrls): MarkdownTargets {
  const docs = model.docs.flatMap(({ versions }) => versions.flatMap((version) => version.docs))
  const pages = model.pages.filter(({ kind }) => kind === 'markdown')
  // A translated page is also found by the file that it translates.
  return Object.fromEntries(
    [...docs, ...pages, ...model.blogs.flatMap(({ posts }) => posts)].flatMap((page) =>
      [page.file, ...(page.translationOf ? [page.translationOf.file] : []), ...filesBesideTemplate(page)].map(
        (path) => [path, urls.href(page.permalink)],
      ),
    ),
  )
}

/** The roots of all docs whose relative links start inside of them: `./b` on `/docs` is `/docs/b`. */
export function docsRoots(
  { trailingSlash }: Pick<SiteConfig, 'trailingSlash'>,
  model: SiteModel,
  urls: RouteUrls,
): readonly string[] {
  // Docusaurus serves them without a slash then.
  if (trailingSlash === false) return []
  return model.docs.flatMap(({ versions }) => versions.map(({ path }) => urls.href(path)))
}

/** A document from data is named as if it were beside its template: `errors/404.md` */
function filesBesideTemplate({
  file,
  template,
}: {
  readonly file: string
  readonly template?: ContentFile | undefined
}): string[] {
  if (!template) return []
  return [template, ...(template.translationOf ? [template.translationOf] : [])].map((content) =>
    join(dirname(content.file), basename(file)),
  )
}
