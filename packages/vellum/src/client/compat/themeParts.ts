// What parts of a theme that were written for Docusaurus import: the document on screen, and helpers of its navbar.

import type { ReactNode } from 'react'
import type { DocPage } from '../../shared/page.js'
import type { PageLink, TagLink } from '../../shared/pageBase.js'
import type { NavbarItemData } from '../../shared/site.js'
import { HookError } from '../context/hookError.js'
import { usePage, usePageSidebar } from '../context/pageContext.js'
import { useSite } from '../context/siteContext.js'

/** A link with the name that Docusaurus has for its URL. */
type WithPermalink<Link extends { readonly href: string }> = Link & { readonly permalink: string }

/** The document on screen, as Docusaurus' parts see it. */
export interface DocView {
  /** Title, URL, neighbours, tags and last update. */
  readonly metadata: {
    readonly id: string
    readonly title: string
    readonly description: string | undefined
    readonly permalink: string
    readonly editUrl: string | undefined
    readonly tags: readonly WithPermalink<TagLink>[]
    readonly previous: WithPermalink<PageLink> | undefined
    readonly next: WithPermalink<PageLink> | undefined
    /** Milliseconds since 1970. */
    readonly lastUpdatedAt: number | undefined
    readonly lastUpdatedBy: string | undefined
    /** The name of the version. */
    readonly version: string
    /** The id of the sidebar. */
    readonly sidebar: string | undefined
    readonly draft: boolean
    readonly unlisted: boolean
    readonly frontMatter: Readonly<Record<string, unknown>>
  }
  /** The front matter of the file. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** URLs of images in the front matter. */
  readonly assets: { readonly image: string | undefined }
  /** The title, if it is a heading of the text. */
  readonly contentTitle: string | undefined
  /** The headings of the document. */
  readonly toc: NonNullable<DocPage['toc']>['headings']
}

/** The document on screen. Throws a `HookError` on other pages. */
export function useDoc(): DocView {
  const page = usePage()
  if (page.type !== 'doc') {
    throw new HookError('unknown-doc', `useDoc() is only for documents, and ${page.path} is none.`)
  }
  const { docId: id, title, description, path, editUrl, tags, previous, next, lastUpdate, toc } = page
  const { frontMatter = {} } = page
  return {
    metadata: {
      id,
      title,
      description,
      permalink: path,
      editUrl,
      tags: tags.map(withPermalink),
      previous: previous && withPermalink(previous),
      next: next && withPermalink(next),
      lastUpdatedAt: lastUpdate?.date && Date.parse(lastUpdate.date.iso),
      lastUpdatedBy: lastUpdate?.author,
      version: page.version?.name ?? 'current',
      sidebar: page.sidebar,
      draft: page.notice === 'draft',
      unlisted: page.notice === 'unlisted',
      frontMatter,
    },
    frontMatter,
    assets: { image: page.image },
    contentTitle: page.heading === undefined ? title : undefined,
    toc: toc?.headings ?? [],
  }
}

function withPermalink<Link extends { readonly href: string }>(link: Link): WithPermalink<Link> {
  return { ...link, permalink: link.href }
}

/** The items of the navbar by their position. */
export function splitNavbarItems<Item extends Pick<NavbarItemData, 'position'>>(
  items: readonly Item[],
): [left: Item[], right: Item[]] {
  return [
    items.filter(({ position }) => position === 'left'),
    items.filter(({ position }) => position !== 'left'),
  ]
}

/** The drawer of small screens. Its button knows whether it is open: here it always counts as closed. */
export interface NavbarMobileSidebar {
  /** Whether there is nothing to show in it. */
  readonly disabled: boolean
  /** Whether a part should render it: never, the theme does. */
  readonly shouldRender: false
  /** Whether it is open: always false here. */
  readonly shown: false
  /** Opens it. */
  readonly toggle: () => void
}

/** The drawer of small screens, for parts of the navbar. */
export function useNavbarMobileSidebar(): NavbarMobileSidebar {
  const hasSidebar = usePageSidebar() !== undefined
  return {
    disabled: useSite().navbar.items.length === 0 && !hasSidebar,
    shouldRender: false,
    shown: false,
    toggle: () => document.querySelector<HTMLElement>('.navbar__toggle')?.click(),
  }
}

/** Props of `ErrorCauseBoundary`. */
interface ErrorCauseBoundaryProps {
  /** What is shown. */
  readonly children: ReactNode
}

/** Shows its children; errors of items name the item already. */
export function ErrorCauseBoundary({ children }: ErrorCauseBoundaryProps): ReactNode {
  return children
}
