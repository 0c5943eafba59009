// A small site for tests of components: whole pages, or one component alone.

import { type ComponentType, createElement, type ReactElement } from 'react'
import { type RenderInput, renderHtml } from '../src/client/server/renderHtml.js'
import type { PostListPage, PostPage } from '../src/shared/blogPage.js'
import type { DocPage } from '../src/shared/page.js'
import type { RenderedHtml } from '../src/shared/rendering.js'
import type { NavbarItemData, NavbarLinkData, SiteData } from '../src/shared/site.js'
import { theme } from '../src/theme/index.js'

const english = { name: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', baseUrl: '/' } as const

/** A site without navbar items, footer and bar. */
export function sampleSite(fields: Partial<SiteData> = {}): SiteData {
  return {
    title: 'Troth',
    tagline: 'A promise',
    titleDelimiter: '|',
    url: 'https://troth.dev',
    baseUrl: '/',
    trailingSlash: undefined,
    favicon: undefined,
    locale: english,
    locales: [english],
    defaultLocale: 'en',
    hasHome: true,
    navbar: { title: 'Troth', logo: undefined, style: undefined, hideOnScroll: false, items: [] },
    footer: undefined,
    announcementBar: undefined,
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docsSidebar: { hideable: false, autoCollapseCategories: false },
    storage: { type: 'localStorage', keySuffix: '' },
    customFields: {},
    themeFields: {},
    ...fields,
  }
}

/** The same site with these items in its navbar. */
export function siteWithItems(...items: NavbarItemData[]): SiteData {
  const site = sampleSite()
  return { ...site, navbar: { ...site.navbar, items } }
}

/** A link of the navbar. */
export function navbarLink(
  label: string,
  href: string,
  fields: Partial<NavbarLinkData> = {},
): NavbarItemData & NavbarLinkData {
  return { type: 'link', label, href, active: {}, attributes: {}, position: 'left', ...fields }
}

/** A document with nothing around it. */
export function sampleDoc(fields: Partial<DocPage> = {}): DocPage {
  return {
    type: 'doc',
    path: '/docs/install',
    title: 'Install',
    description: undefined,
    keywords: [],
    image: undefined,
    classNames: [],
    headTags: [],
    notice: undefined,
    search: { tag: 'docs-default-current', version: 'current' },
    docId: 'install',
    docsId: 'default',
    sidebar: undefined,
    breadcrumbs: undefined,
    previous: undefined,
    next: undefined,
    heading: undefined,
    toc: undefined,
    tags: [],
    editUrl: undefined,
    lastUpdate: undefined,
    ...fields,
  }
}

const postBase = {
  title: 'Hello',
  description: undefined,
  keywords: [],
  image: undefined,
  classNames: [],
  headTags: [],
  notice: undefined,
  search: { tag: 'default', version: undefined },
  recent: undefined,
} as const

/** A post with an author and a tag. */
export function samplePost(fields: Partial<PostPage> = {}): PostPage {
  return {
    type: 'post',
    path: '/blog/hello',
    ...postBase,
    post: {
      title: 'Hello',
      href: '/blog/hello',
      description: 'About hello',
      date: { iso: '2025-01-02T00:00:00.000Z', text: 'Jan 2, 2025' },
      readingTime: 2,
      authors: [{ name: 'Ada', title: 'Writes', href: '/blog/authors/ada', image: '/ada.png', socials: [] }],
      tags: [{ label: 'News', href: '/blog/tags/news' }],
    },
    toc: undefined,
    editUrl: undefined,
    lastUpdate: undefined,
    newer: undefined,
    older: undefined,
    blog: { title: 'Blog', href: '/blog' },
    ...fields,
  }
}

/** A list with that post. */
export function samplePostList(fields: Partial<PostListPage> = {}): PostListPage {
  return {
    type: 'post-list',
    of: 'blog',
    path: '/blog',
    ...postBase,
    heading: 'Blog',
    posts: [{ ...samplePost().post, truncated: true }],
    newer: undefined,
    older: undefined,
    allHref: undefined,
    author: undefined,
    ...fields,
  }
}

/** Renders a page; what is not given is empty. */
export function renderSample(input: Partial<RenderInput> = {}): RenderedHtml {
  return renderHtml({
    site: sampleSite(),
    page: sampleDoc(),
    sidebar: undefined,
    docs: [],
    body: { type: 'html', html: '<p>Text</p>' },
    theme,
    highlight: ({ code, ...rest }) => `<div class="vl-code">${JSON.stringify(rest)} ${code}</div>`,
    ...input,
  })
}

/** Renders one element as if it were a whole page, without a layout. */
export function renderElement(element: ReactElement, input: Partial<RenderInput> = {}): RenderedHtml {
  const { type: _, ...place } = input.page ?? sampleDoc()
  // biome-ignore lint/correctness/noComponentHookFactories: a test renders it once
  const Component: ComponentType<object> = () => element
  const page = { ...place, type: 'react' } as RenderInput['page']
  return renderSample({ ...input, page, body: { type: 'component', Component } })
}

/** What a hook gives to a component of a page. */
export function resultOfHook<T>(useHook: () => T, input: Partial<RenderInput> = {}): T {
  const results: T[] = []
  // biome-ignore lint/correctness/noComponentHookFactories: a test renders it once
  const Component = () => {
    results.push(useHook())
    return null
  }
  renderElement(createElement(Component), input)
  return results[0]!
}

/** HTML with a line for each tag, so that a difference is easy to see. */
export function tagLines(html: string): string {
  return html.replace(/></g, '>\n<')
}

/** The first element with that class or tag, from `<` to the given end. */
export function partOf(html: string, start: string, end: string): string {
  const from = html.indexOf(start)
  const to = html.indexOf(end, from)
  if (from === -1 || to === -1) throw new Error(`There is no part from ${start} to ${end} in:\n${html}`)
  return tagLines(html.slice(from, to + end.length))
}
