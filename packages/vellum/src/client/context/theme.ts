// The interface of a theme: a shell, and one component for each kind of page. The client knows only
// these types; the components are the theme's.

import type { ComponentType, ReactNode } from 'react'
import type { PostArchivePage, PostAuthorsPage, PostListPage, PostPage } from '../../shared/blogPage.js'
import type {
  CategoryPage,
  DocPage,
  MarkdownPage,
  PageData,
  TagListPage,
  TagPage,
} from '../../shared/page.js'
import type * as rendering from '../../shared/rendering.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'
import type { ErrorFallbackProps } from '../api/ErrorCatcher.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** A page that may have live components. */
export type LivePage = DocPage | MarkdownPage | PostPage | PostListPage

/** Content with components. */
export type LiveBody = rendering.LiveBody<ComponentType<object>>

/** The body of a page. */
export type PageBody = rendering.PageBody<ComponentType<object>>

/** The props of `Layout`. */
export interface LayoutProps {
  /** The page's own title; the site's title is added to it. */
  readonly title?: string
  /** Description of the page, for search engines. */
  readonly description?: string
  /** Leaves out the footer. @default false */
  readonly noFooter?: boolean
  /** A class of the element around the content. */
  readonly wrapperClassName?: string
  /** Content of the page. */
  readonly children?: ReactNode
}

/** The components of a theme that browsers have: the shell around pages. */
export interface ShellTheme {
  readonly Layout: ComponentType<Omit<LayoutProps, 'title' | 'description'>>
  /** Around documents and categories: the sidebar. */
  readonly DocsLayout: ComponentType<{ readonly children: ReactNode }>
  /** A `<main>` of finished HTML, with the behaviour of its parts. */
  readonly StaticContent: ComponentType<{ readonly html: string }>
  /** The footer. It has no state: browsers keep it as HTML. */
  readonly Footer: ComponentType
  /** Around every page, when the site has one. */
  readonly Root?: ComponentType<{ readonly children: ReactNode }>
  /** Shown instead of content that failed to render. */
  readonly ErrorPage: ComponentType<ErrorFallbackProps>
  /** The content of the navbar's search slot. */
  readonly SearchBar?: ComponentType
  /** Components of navbar items whose type the site defines: `custom-…` */
  readonly navbarItems?: Readonly<Record<string, ComponentType<Record<string, unknown>>>>
}

/** All components of a theme, including those that only Node renders: one for each kind of page. */
export interface Theme extends ShellTheme {
  /** The links of a sidebar; the page with that path is marked as current. */
  readonly SidebarList: ComponentType<{
    readonly items: readonly PageSidebarItem[]
    readonly path: string | undefined
  }>
  readonly DocPage: ComponentType<{ readonly page: DocPage; readonly body: PageBody }>
  readonly CategoryPage: ComponentType<{ readonly page: CategoryPage }>
  readonly MarkdownPage: ComponentType<{ readonly page: MarkdownPage; readonly body: PageBody }>
  readonly TagListPage: ComponentType<{ readonly page: TagListPage }>
  readonly TagPage: ComponentType<{ readonly page: TagPage }>
  readonly PostPage: ComponentType<{ readonly page: PostPage; readonly body: PageBody }>
  readonly PostListPage: ComponentType<{ readonly page: PostListPage; readonly body: PageBody }>
  readonly PostAuthorsPage: ComponentType<{ readonly page: PostAuthorsPage }>
  readonly PostArchivePage: ComponentType<{ readonly page: PostArchivePage }>
  readonly NotFoundPage: ComponentType
  /** Around content with live components; browsers get it with the page. */
  readonly LiveContent: ComponentType<{ readonly page: DocPage | MarkdownPage; readonly body: LiveBody }>
  /** Those of a site with parts around the text of pages that have state. */
  readonly frames?: Frames
  /** Around the content of posts and post lists with live components. */
  readonly LivePostContent: ComponentType<{ readonly page: PostPage | PostListPage; readonly body: LiveBody }>
}

/** The content of pages with live parts around their text, by the type of the page. */
export type Frames = {
  readonly [Type in Exclude<PageData['type'], 'react' | 'blog'>]: ComponentType<{
    readonly page: Extract<PageData, { type: Type }>
  }>
}

/** The theme of the site. */
export const ThemeContext = createRequiredContext<ShellTheme>('ThemeContext')

/** The theme of the site. */
export function useTheme(): ShellTheme {
  return useRequired(ThemeContext, 'useTheme')
}
