// What a theme is: a layout and one component for each kind of page. The engine
// knows this shape only; the components are the theme's.

import type { ComponentType, ReactNode } from 'react'
import type { CategoryPage, DocPage, MarkdownPage, TagListPage, TagPage } from '../shared/page.js'
import type { TocHeading } from '../shared/toc.js'
import { createRequiredContext, useRequired } from './requiredContext.js'

/** The body of a page: HTML that is ready, a component, or nothing of its own. */
export type PageBody =
  | { readonly type: 'html'; readonly html: string }
  | {
      readonly type: 'component'
      readonly Component: ComponentType<object>
      /** With the headings of partials; takes the place of those in the page's data. */
      readonly toc?: readonly TocHeading[]
    }
  | { readonly type: 'none' }

/** What `Layout` accepts (PA-3). */
export interface LayoutProps {
  readonly title?: string
  readonly description?: string
  readonly noFooter?: boolean
  readonly wrapperClassName?: string
  readonly children?: ReactNode
}

/**
 * The components of a theme. All but `Layout` and `DocsLayout` are what stands inside of a
 * layout, so that the layouts stay mounted from page to page.
 */
export interface Theme {
  readonly Layout: ComponentType<LayoutProps>
  /** Around documents and categories: the sidebar. */
  readonly DocsLayout: ComponentType<{ readonly children: ReactNode }>
  readonly DocPage: ComponentType<{ readonly page: DocPage; readonly body: PageBody }>
  readonly CategoryPage: ComponentType<{ readonly page: CategoryPage }>
  readonly MarkdownPage: ComponentType<{ readonly page: MarkdownPage; readonly body: PageBody }>
  readonly TagListPage: ComponentType<{ readonly page: TagListPage }>
  readonly TagPage: ComponentType<{ readonly page: TagPage }>
  readonly NotFoundPage: ComponentType
  /** Components of navbar items with a type of the site's own: `custom-…` (NI-3). */
  readonly navbarItems?: Readonly<Record<string, ComponentType<Record<string, unknown>>>>
}

const ThemeContext = createRequiredContext<Theme>()

/** Gives the theme to the components below. */
export function ThemeProvider({ theme, children }: { theme: Theme; children: ReactNode }) {
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

/** The theme of the site. */
export function useTheme(): Theme {
  return useRequired(ThemeContext, 'useTheme', 'ThemeProvider')
}
