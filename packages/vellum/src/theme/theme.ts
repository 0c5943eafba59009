// The theme as the engine knows it.

import type { Theme } from '../client/index.js'
import { CategoryPage } from './CategoryPage.js'
import { DocPage } from './DocPage.js'
import { DocsLayout } from './DocsLayout.js'
import { Layout } from './Layout.js'
import { MarkdownPage } from './MarkdownPage.js'
import { NotFoundPage } from './NotFound.js'
import { TagListPage } from './TagListPage.js'
import { TagPage } from './TagPage.js'

/** Ink on vellum: the theme that every site has. */
export const theme: Theme = {
  Layout,
  DocsLayout,
  DocPage,
  CategoryPage,
  MarkdownPage,
  TagListPage,
  TagPage,
  NotFoundPage,
}
