// Replaces the text of a document in the loaded site, so that an edit of its body does not
// load the whole content again.

import { splitFrontMatter } from '../base/splitFrontMatter.js'
import { excerpt, leadingTitle } from '../content/bodySummary.js'
import { parseDocFrontMatter } from '../content/frontMatter/parseFrontMatter.js'
import type { Route } from '../content/routes.js'
import type { VersionDoc } from '../content/versions/version.js'
import type { Site } from '../site/loadSite.js'

/** Replaces the text of a document; returns false when other pages depend on what has changed. */
export function replaceDocText(
  { route, text }: { readonly route: Extract<Route, { docsId: string }>; readonly text: string },
  { context }: Site,
): boolean {
  const docs = context.version(route.docsId, route.version).docs as Map<string, VersionDoc>
  const doc = docs.get(route.id)
  const { head, body, bodyLine } = splitFrontMatter(text, route.source)
  const frontMatter = head === undefined ? {} : parseDocFrontMatter(head, route.source)
  if (!doc || JSON.stringify(frontMatter) !== JSON.stringify(doc.frontMatter)) return false
  const contentTitle = leadingTitle(body)
  const title = frontMatter.title ?? contentTitle ?? doc.baseId
  if (title !== doc.title || (contentTitle !== undefined) !== doc.hasContentTitle) return false
  const description = frontMatter.description ?? excerpt(body)
  docs.set(route.id, { ...doc, body, bodyLine, description })
  return true
}
