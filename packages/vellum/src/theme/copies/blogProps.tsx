// The props of parts of the blog, for copies of Docusaurus' parts and for the theme's parts in such copies.

import { type ComponentType, type ReactNode, useMemo } from 'react'
import { authorView, postView } from '../../client/compat/blogPost.js'
import { usePage } from '../../client/context/pageContext.js'
import { PostContext, usePostAround, useShownPost } from '../../client/context/postContext.js'
import type { PageBody } from '../../client/context/theme.js'
import type {
  ListedPost,
  PostArchivePage,
  PostAuthorsPage,
  PostListPage,
  PostPage,
  PostSummary,
  RecentPosts,
} from '../../shared/blogPage.js'
import type { PageLink } from '../../shared/pageBase.js'
import type { BlogLayoutProps } from '../blog/BlogLayout.js'
import type { PostFooterProps } from '../blog/PostFooter.js'
import { PostItem, type PostItemProps } from '../blog/PostItem.js'
import { Excerpt, type PostItemsProps } from '../blog/PostItems.js'
import type { PostListProps } from '../blog/PostList.js'
import type { PostPageProps } from '../blog/PostPage.js'
import type { PostPaginatorProps } from '../blog/PostPaginator.js'
import type { RecentPostsProps } from '../blog/RecentPosts.js'
import { Article } from '../parts/Article.js'
import { classNames } from '../parts/classNames.js'
import { tagName } from './docProps.js'
import { addProps, ownProps } from './partProps.js'

/** The text of a post as a component, with what copies read from it. */
export type PostContent = ComponentType & { readonly post: PostSummary | ListedPost }

function postContent(
  Text: ComponentType,
  { post, page, isPage }: { post: PostSummary | ListedPost; page?: PostPage; isPage: boolean },
): PostContent {
  return Object.assign(Text, { ...postView(post, { page, isPage }), post })
}

/** The posts of a list, with their excerpts as components. */
function usePostContents(posts: readonly ListedPost[], body: PageBody) {
  return useMemo(
    () =>
      posts.map((post, index) => {
        // biome-ignore lint/correctness/noComponentHookFactories: made once for each post
        const Text = () => <Excerpt body={body} index={index} language={post.language} />
        return { ...post, content: postContent(Text, { post, isPage: false }) }
      }),
    [posts, body],
  )
}

/** The sidebar of the blog. */
function sidebarView(recent: RecentPosts | undefined) {
  if (!recent) return undefined
  const items = recent.years.flatMap(({ year, posts }) =>
    posts.map(({ title, href }) => ({ title, permalink: href, date: `${year}-07-01`, unlisted: false })),
  )
  return { title: recent.title, items }
}

function listMetadata({ path, title, description, newer, older, posts }: PostListPage) {
  return {
    permalink: path,
    blogTitle: title,
    blogDescription: description,
    page: 1,
    postsPerPage: posts.length,
    totalPages: 1,
    totalCount: posts.length,
    previousPage: newer,
    nextPage: older,
  }
}

// Lists

export const toPostList = addProps(({ page, body }: PostListProps) => {
  const metadata = listMetadata(page)
  const { path: permalink, description, posts, allHref, notice } = page
  const own = { items: usePostContents(posts, body), sidebar: sidebarView(page.recent) }
  switch (page.of) {
    case 'blog':
      return { ...own, metadata }
    case 'tag': {
      const unlisted = notice === 'unlisted'
      const tag = { label: tagName(page), permalink, description, allTagsPath: allHref, unlisted }
      return { ...own, listMetadata: metadata, tag: { ...tag, count: posts.length } }
    }
    case 'author':
      return {
        ...own,
        listMetadata: metadata,
        author: page.author && { ...authorView(page.author), description, key: permalink },
      }
  }
})

export const toPostItems = addProps(({ items, body }: PostItemsProps) => ({
  items: usePostContents(items, body),
}))

/** Shows posts whose texts are components. */
export function ownPostItems(
  Part: ComponentType<PostItemsProps>,
): ComponentType<PostItemsProps | WrittenItems> {
  return function PostItemsOfCopy(props: PostItemsProps | WrittenItems) {
    if ('body' in props) return <Part {...props} />
    return props.items.map(({ content: Content }) => (
      <PostItem key={Content.post.href} post={Content.post}>
        <Content />
      </PostItem>
    ))
  }
}

interface WrittenItems {
  readonly items: readonly { readonly content: PostContent }[]
}

export const toAuthorsPage = addProps(({ page }: { readonly page: PostAuthorsPage }) => ({
  sidebar: sidebarView(page.recent),
  authors: page.authors.map((author, index) => ({
    ...authorView(author),
    description: author.description,
    count: author.count,
    key: String(index),
  })),
}))

export const toArchive = addProps(({ page }: { readonly page: PostArchivePage }) => {
  // Copies turn the posts of a year around.
  const posts = page.years.flatMap((year) => [...year.posts].reverse())
  return {
    archive: {
      blogPosts: posts.map(({ title, href, date }) => ({
        metadata: { title, permalink: href, date: date.iso },
      })),
    },
  }
})

// Posts

export const toPostPage = addProps(({ page, body }: PostPageProps) => {
  const content = useMemo(() => {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each post
    const Text = () => (
      <Article
        heading={undefined}
        body={body}
        language={page.post.language}
        id="__blog-post-container"
        className="markdown"
      />
    )
    return postContent(Text, { post: page.post, page, isPage: true })
  }, [page, body])
  return { content, sidebar: sidebarView(page.recent) }
})

/** Provides the post to the site's part, which asks a hook for it. */
export function toPostItem(Part: ComponentType<PostItemProps>): ComponentType<PostItemProps> {
  return function PostItemOfCopy(props: PostItemProps) {
    return (
      <PostContext value={{ post: props.post, isPage: props.page !== undefined }}>
        <Part {...props} />
      </PostContext>
    )
  }
}

/** The post around a part, with its page if that is on screen. */
function usePostHere(): Pick<PostItemProps, 'post' | 'page'> {
  const around = usePostAround()
  const page = usePage()
  const own = page.type === 'post' ? page : undefined
  const { post, isPage } = useShownPost({ ...(own && !around && { post: own.post, isPage: true }) })
  return { post, ...(isPage && own && { page: own }) }
}

export const ownPostItem = ownProps(
  (props): props is PostItemProps => 'post' in props,
  ({
    className,
    children,
  }: {
    readonly className?: string
    readonly children?: ReactNode
  }): PostItemProps => ({
    ...usePostHere(),
    ...(className && { className }),
    children,
  }),
)

export const ownPostFooter = ownProps(
  (props): props is PostFooterProps => 'post' in props,
  (_: object): PostFooterProps => usePostHere(),
)

interface WrittenNeighbours {
  readonly prevItem?: WrittenNeighbour | undefined
  readonly nextItem?: WrittenNeighbour | undefined
}

interface WrittenNeighbour {
  readonly title: string
  readonly permalink: string
}

const withPermalink = (link: PageLink | undefined) => link && { ...link, permalink: link.href }
const withHref = (link: WrittenNeighbour | undefined) => link && { ...link, href: link.permalink }

export const toPostPaginator = addProps(({ prevItem, nextItem }: PostPaginatorProps) => ({
  prevItem: withPermalink(prevItem),
  nextItem: withPermalink(nextItem),
}))

export const ownPostPaginator = ownProps(
  (props): props is PostPaginatorProps =>
    [props.prevItem, props.nextItem].every((link) => link === undefined || 'href' in link),
  ({ prevItem, nextItem }: WrittenNeighbours): PostPaginatorProps => ({
    prevItem: withHref(prevItem),
    nextItem: withHref(nextItem),
  }),
)

// The layout

export const toBlogLayout = addProps(({ recent }: BlogLayoutProps) => ({ sidebar: sidebarView(recent) }))

interface WrittenLayout {
  readonly sidebar?: object | undefined
  /** The headings of the page, with their element. */
  readonly toc?: ReactNode
  readonly children?: ReactNode
}

export const ownBlogLayout = ownProps(
  (props): props is BlogLayoutProps => 'recent' in props,
  ({ sidebar, toc, children }: WrittenLayout): BlogLayoutProps => {
    const page = usePage()
    return {
      recent: sidebar && 'recent' in page ? page.recent : undefined,
      children: (
        <main className={classNames('vl-doc', !toc && 'vl-doc--wide')}>
          <div className="vl-doc-column">{children}</div>
          {toc}
        </main>
      ),
    }
  },
)

export const toRecentPosts = addProps(({ recent }: RecentPostsProps) => {
  const page = usePage()
  return { sidebar: sidebarView(recent ?? ('recent' in page ? page.recent : undefined)) }
})
