// The modules of the theme that show each kind of page, for pages whose frame is rendered in browsers: a part of the site
// around their text has state.

import type { ModuleExport } from './themeParts.js'

/** By the type of the page. */
export const PAGE_FRAMES: Readonly<Record<string, ModuleExport>> = {
  doc: { module: 'pages/DocPage', exported: 'DocPage' },
  category: { module: 'pages/CategoryPage', exported: 'CategoryPage' },
  markdown: { module: 'pages/MarkdownPage', exported: 'MarkdownPage' },
  tags: { module: 'pages/AnyTagListPage', exported: 'AnyTagListPage' },
  tag: { module: 'pages/TagPage', exported: 'TagPage' },
  post: { module: 'blog/PostPage', exported: 'PostPage' },
  'post-list': { module: 'blog/PostLists', exported: 'PostLists' },
  'post-authors': { module: 'blog/PostAuthorsPage', exported: 'PostAuthorsPage' },
  'post-archive': { module: 'blog/PostArchivePage', exported: 'PostArchivePage' },
  'not-found': { module: 'pages/UnknownPage', exported: 'UnknownPage' },
}

/** What the module of a frame starts with: `virtual:vellum/frame/doc`. */
export const FRAME_MODULE = 'virtual:vellum/frame/'
