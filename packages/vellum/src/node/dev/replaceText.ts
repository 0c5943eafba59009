// Replaces the text of a document or a post in the loaded site, so that an edit of its body does not
// load the whole content again.

import { withDocText } from '../content/docs/doc.js'
import type { Route } from '../content/routes.js'
import type { Site } from '../steps/loadSite.js'

/** A page, and the new text of its file. */
export interface EditedFile {
  readonly route: Route
  readonly text: string
}

/** Replaces the text of a page; returns false if other pages depend on what has changed. */
export function replaceText({ route, text }: EditedFile, { context }: Site): boolean {
  if (route.type === 'doc') {
    const { docs, replaceDoc } = context.version(route.docsId, route.version)
    return replaceWith(docs.get(route.id), (doc) => withDocText(doc, text), replaceDoc)
  }
  if (route.type !== 'post') return false
  const { blog, posts, replacePost } = context.blog(route.blogId)
  return replaceWith(posts.get(route.id), (post) => blog.withText(post, text), replacePost)
}

/** Other pages show the title of a page and its front matter. */
function replaceWith<Page extends { readonly title: string; readonly frontMatter: object }>(
  page: Page | undefined,
  edit: (page: Page) => Page,
  replace: (page: Page) => void,
): boolean {
  if (!page) return false
  const edited = edit(page)
  const shownByOthers = ({ title, frontMatter }: Page) => JSON.stringify([title, frontMatter])
  if (shownByOthers(edited) !== shownByOthers(page)) return false
  replace(edited)
  return true
}
