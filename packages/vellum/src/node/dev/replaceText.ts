// Replaces the text of a document or a post in the loaded site, so that an edit of its body does not
// load the whole content again.

import { splitFrontMatter } from '../base/splitFrontMatter.js'
import type { BlogPost } from '../content/blog/blog.js'
import { excerpt, leadingTitle } from '../content/bodySummary.js'
import { parseDocFrontMatter } from '../content/frontMatter/parseFrontMatter.js'
import type { Route } from '../content/routes.js'
import type { VersionDoc } from '../content/versions/version.js'
import type { Site } from '../site/loadSite.js'

/** A page, and the new text of its file. */
export interface EditedFile {
  readonly route: Route
  readonly text: string
}

/** Replaces the text of a page; returns false when other pages depend on what has changed. */
export function replaceText({ route, text }: EditedFile, site: Site): boolean {
  if (route.type === 'doc') return replaceDocText({ route, text }, site)
  return route.type === 'post' && replacePostText({ route, text }, site)
}

function replaceDocText(
  { route, text }: EditedFile & { readonly route: Extract<Route, { docsId: string }> },
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

function replacePostText(
  { route, text }: EditedFile & { readonly route: Extract<Route, { type: 'post' }> },
  { context, model }: Site,
): boolean {
  const posts = context.blog?.posts as Map<string, BlogPost> | undefined
  const post = posts?.get(route.id)
  if (!posts || !post || !model.blog) return false
  const edited = model.blog.withText(post, text)
  const named = ({ title, frontMatter }: BlogPost) => JSON.stringify([title, frontMatter])
  if (named(edited) !== named(post)) return false
  posts.set(route.id, edited)
  return true
}
