// The frames of all kinds of pages, as Node renders them. Browsers load that of a page alone.

import type { Frames } from '../../client/context/theme.js'
import { PostArchivePage } from '../blog/PostArchivePage.js'
import { PostAuthorsPage } from '../blog/PostAuthorsPage.js'
import { PostLists } from '../blog/PostLists.js'
import { PostPage } from '../blog/PostPage.js'
import { AnyTagListPage } from '../pages/AnyTagListPage.js'
import { CategoryPage } from '../pages/CategoryPage.js'
import { DocPage } from '../pages/DocPage.js'
import { MarkdownPage } from '../pages/MarkdownPage.js'
import { TagPage } from '../pages/TagPage.js'
import { UnknownPage } from '../pages/UnknownPage.js'
import { liveFrame } from './liveFrame.js'

/** By the type of the page; the same list is in node/base/pageFrames.ts. */
export const frames: Frames = {
  doc: liveFrame(DocPage),
  category: liveFrame(CategoryPage),
  markdown: liveFrame(MarkdownPage),
  tags: liveFrame(AnyTagListPage),
  tag: liveFrame(TagPage),
  post: liveFrame(PostPage),
  'post-list': liveFrame(PostLists),
  'post-authors': liveFrame(PostAuthorsPage),
  'post-archive': liveFrame(PostArchivePage),
  'not-found': liveFrame(UnknownPage),
}
