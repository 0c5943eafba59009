// The pieces of the blog that copies of Docusaurus' components import.

import type { ComponentType, ReactNode } from 'react'
import { groupBlogSidebarItemsByYear } from '../../client/compat/blogPost.js'
import { Anchor } from '../../client/runtime/Anchor.js'
import type { PostAuthor } from '../../shared/blogPage.js'
import { Author, Socials } from '../blog/Authors.js'
import { classNames } from '../parts/classNames.js'

/** An author with the names that Docusaurus has. */
interface WrittenAuthor {
  readonly name?: string | undefined
  readonly title?: string | undefined
  readonly url?: string | undefined
  readonly imageURL?: string | undefined
  /** The URL of each platform. */
  readonly socials?: Readonly<Record<string, string>> | undefined
}

function ownAuthor({ name, title, url, imageURL, socials = {} }: WrittenAuthor): PostAuthor {
  const links = Object.entries(socials).map(([platform, href]) => ({ platform, href }))
  return { name, title, href: url, image: imageURL, socials: links }
}

interface BlogAuthorProps {
  readonly author: WrittenAuthor
  /** The element of the name: a heading on pages of authors. */
  readonly as?: 'h1' | 'h2'
  readonly className?: string
  readonly count?: number
}

/** An author: image, name, title and platforms. */
export function BlogAuthor({ author, as: Heading, className, count }: BlogAuthorProps) {
  const shown = ownAuthor(author)
  if (!Heading) return <Author author={shown} />
  const { name, href } = shown
  return (
    <div className={className}>
      <Heading>{href === undefined ? name : <Anchor href={href}>{name}</Anchor>}</Heading>
      <Author author={{ ...shown, name: undefined }} />
      {count !== undefined && <div className="vl-post-info">{count}</div>}
    </div>
  )
}

/** The platforms of an author. */
export function BlogAuthorSocials({ author }: Pick<BlogAuthorProps, 'author'>) {
  const shown = ownAuthor(author)
  return shown.socials.length > 0 && <Socials author={shown} />
}

interface SidebarItem {
  readonly title: string
  readonly permalink: string
  readonly date?: string | number
}

interface BlogSidebarContentProps {
  readonly items: readonly SidebarItem[]
  readonly yearGroupHeadingClassName?: string
  readonly ListComponent: ComponentType<{ readonly items: readonly SidebarItem[] }>
}

/** Posts by year. */
export function BlogSidebarContent(props: BlogSidebarContentProps): ReactNode {
  const { items, yearGroupHeadingClassName, ListComponent } = props
  return groupBlogSidebarItemsByYear(items).map(([year, ofYear]) => (
    <div key={year} className="vl-recent-year">
      <h2 className={classNames('vl-recent-heading', yearGroupHeadingClassName)}>{year}</h2>
      <ListComponent items={ofYear} />
    </div>
  ))
}
