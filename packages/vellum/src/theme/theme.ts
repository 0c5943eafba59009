// The whole theme, as Node renders it. Browsers load shellTheme.ts.

import type { Theme } from '../client/context/theme.js'
import { LivePostContent } from './blog/LivePostContent.js'
import { PostArchivePage } from './blog/PostArchivePage.js'
import { PostAuthorsPage } from './blog/PostAuthorsPage.js'
import { PostListPage } from './blog/PostListPage.js'
import { PostPage } from './blog/PostPage.js'
import { Footer } from './layout/Footer.js'
import { LiveContent } from './layout/LiveContent.js'
import { CategoryPage } from './pages/CategoryPage.js'
import { DocPage } from './pages/DocPage.js'
import { MarkdownPage } from './pages/MarkdownPage.js'
import { NotFoundPage } from './pages/NotFoundPage.js'
import { TagListPage } from './pages/TagListPage.js'
import { TagPage } from './pages/TagPage.js'
import { shellTheme } from './shellTheme.js'
import { SidebarList } from './sidebar/SidebarList.js'

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
  LiveContent,
  LivePostContent,
}
