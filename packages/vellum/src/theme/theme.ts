// The theme as the engine knows it: all of it for Node, the shell alone for browsers.

import type { Theme } from '../client/index.js'
import { LivePost } from './blog/LivePost.js'
import { PostArchivePage } from './blog/PostArchivePage.js'
import { PostAuthorsPage } from './blog/PostAuthorsPage.js'
import { PostListPage } from './blog/PostListPage.js'
import { PostPage } from './blog/PostPage.js'
import { CategoryPage } from './CategoryPage.js'
import { DocPage } from './DocPage.js'
import { Footer } from './Footer.js'
import { LiveMain } from './LiveMain.js'
import { MarkdownPage } from './MarkdownPage.js'
import { NotFoundPage } from './NotFound.js'
import { SidebarList } from './SidebarList.js'
import { shellTheme } from './shellTheme.js'
import { TagListPage } from './TagListPage.js'
import { TagPage } from './TagPage.js'

/** Ink on vellum: the theme that every site has. */
export const theme: Theme = {
  ...shellTheme,
  Footer,
  SidebarList,
  DocPage,
  CategoryPage,
  MarkdownPage,
  TagListPage,
  TagPage,
  PostPage,
  PostListPage,
  PostAuthorsPage,
  PostArchivePage,
  NotFoundPage,
  LiveMain,
  LivePost,
}
