// Names of `@docusaurus/plugin-content-blog/client` that copies of Docusaurus' components import, besides those of
// `vellum/client/compat`.

import type { ReactNode } from 'react'
import { useBlogPost, useCurrentPost } from '../../client/compat/blogPost.js'
import { usePage } from '../../client/context/pageContext.js'
import { PostContext, usePostAround } from '../../client/context/postContext.js'
import { useSite } from '../../client/context/siteContext.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { ListedPost, PostSummary } from '../../shared/blogPage.js'
import { postData } from '../../shared/postData.js'
import { absoluteUrl, isSamePath } from '../../shared/url.js'
import { classNames } from '../parts/classNames.js'

interface BlogPostProviderProps {
  /** The text of a post, as parts get it. */
  readonly content: object
  /** Whether the page is that of the post. @default false */
  readonly isBlogPostPage?: boolean
  readonly children?: ReactNode
}

/** Provides a post to the parts that show it. */
export function BlogPostProvider({ content, isBlogPostPage = false, children }: BlogPostProviderProps) {
  const around = usePostAround()
  const { post = around?.post } = content as { readonly post?: PostSummary | ListedPost }
  if (!post) return children
  return <PostContext value={{ post, isPage: isBlogPostPage }}>{children}</PostContext>
}

interface BlogSidebarItemListProps {
  readonly items: readonly { readonly title: string; readonly permalink: string }[]
  readonly ulClassName?: string
  readonly liClassName?: string
  readonly linkClassName?: string
  readonly linkActiveClassName?: string
}

/** Links to posts. */
export function BlogSidebarItemList(props: BlogSidebarItemListProps) {
  const { items, ulClassName, liClassName, linkClassName, linkActiveClassName } = props
  const { path } = usePage()
  return (
    <ul className={ulClassName}>
      {items.map(({ title, permalink }) => {
        const isCurrent = isSamePath(permalink, path)
        return (
          <li key={permalink} className={liClassName}>
            <Anchor
              href={permalink}
              className={classNames(linkClassName, isCurrent && linkActiveClassName)}
              {...(isCurrent ? { 'aria-current': 'page' } : {})}
            >
              {title}
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

/** Nothing: Node writes the data of lists that search engines read. */
export function useBlogListPageStructuredData(): Readonly<Record<string, never>> {
  return {}
}

/** The data of a post for search engines. Node writes it, too; with the same `@id` both describe one post. */
export function useBlogPostStructuredData(): object {
  const post = useCurrentPost()
  const { assets } = useBlogPost()
  const site = useSite()
  return {
    '@context': 'https://schema.org',
    ...postData(post, site),
    ...(assets.image !== undefined && { image: absoluteUrl(assets.image, site) }),
    isPartOf: { '@type': 'Blog', name: site.title },
  }
}
