// The whole theme, as Node renders it. Browsers load shellTheme.ts.

import type { Theme } from '../client/context/theme.js'
import { LivePostContent } from './blog/LivePostContent.js'
import { PostArchivePage } from './blog/PostArchivePage.js'
import { PostAuthorsPage } from './blog/PostAuthorsPage.js'
import { PostLists } from './blog/PostLists.js'
import { PostPage } from './blog/PostPage.js'
import { Footer } from './layout/Footer.js'
import { LiveContent } from './layout/LiveContent.js'
import { AnyTagListPage } from './pages/AnyTagListPage.js'
import { CategoryPage } from './pages/CategoryPage.js'
import { DocPage } from './pages/DocPage.js'
import { MarkdownPage } from './pages/MarkdownPage.js'
import { TagPage } from './pages/TagPage.js'
import { UnknownPage } from './pages/UnknownPage.js'
import { shellTheme } from './shellTheme.js'
import { SidebarList } from './sidebar/SidebarList.js'

/** The theme that every site has. */
export const theme: Theme = {
  ...shellTheme,
  Footer,
  SidebarList,
  DocPage,
  CategoryPage,
  MarkdownPage,
  TagListPage: AnyTagListPage,
  TagPage,
  PostPage,
  PostListPage: PostLists,
  PostAuthorsPage,
  PostArchivePage,
  NotFoundPage: UnknownPage,
  LiveContent,
  LivePostContent,
}
