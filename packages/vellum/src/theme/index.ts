// The public names of `vellum/theme`. index.test.ts pins them.

// The theme itself

export { theme } from './theme.js'

// Parts of the shell

export { Footer } from './layout/Footer.js'
export { PageLayout as Layout } from './layout/PageLayout.js'
export { Navbar } from './navbar/Navbar.js'
export { NotFound } from './pages/NotFound.js'
export { Sidebar } from './sidebar/Sidebar.js'

// Parts of pages

export { LivePostContent, type LivePostContentProps } from './blog/LivePostContent.js'
export { LiveContent, type LiveContentProps } from './layout/LiveContent.js'
export { Breadcrumbs, type BreadcrumbsProps } from './parts/Breadcrumbs.js'
export { Card, type CardProps, Cards, type CardsProps } from './parts/Cards.js'
export { EditLink, type EditLinkProps } from './parts/EditLink.js'
export { IdealImage, type IdealImageProps } from './parts/IdealImage.js'
export { Pagination, type PaginationProps } from './parts/Pagination.js'
export { ThemedImage, type ThemedImageProps } from './parts/ThemedImage.js'

// Components for content

export { Admonition, type AdmonitionProps } from './mdx/Admonition.js'
export { CodeBlock, type CodeBlockProps } from './mdx/CodeBlock.js'
export { Details, type DetailsProps } from './mdx/Details.js'
export { DocCard, type DocCardProps } from './mdx/DocCard.js'
export { DocCardList, type DocCardListProps } from './mdx/DocCardList.js'
export { Heading, type HeadingProps } from './mdx/Heading.js'
export type { CardItem } from './mdx/itemCard.js'
export { MDXComponents } from './mdx/MDXComponents.js'
export { Mermaid, type MermaidProps } from './mdx/Mermaid.js'
export { TabItem, type TabItemProps } from './mdx/TabItem.js'
export { Tabs, type TabsProps, type TabValue } from './mdx/Tabs.js'
export { TOCInline, type TOCInlineProps } from './mdx/TOCInline.js'

// Labels in English

export { BLOG_LABELS, type BlogLabelId } from '../shared/labels/blogLabels.js'
export { CONTENT_LABELS, type ContentLabelId } from '../shared/labels/sent/contentLabels.js'
export { type LabelId, SHELL_LABELS } from '../shared/labels/sent/shellLabels.js'
