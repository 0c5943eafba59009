// All that one page shows besides its body, from its route. Every kind of page is
// made here; nothing is decided later.

import type {
  CategoryPage,
  DocPage,
  DocsNavigation,
  MarkdownPage,
  NotFoundPage,
  PageData,
  ReactPage,
  TagListPage,
  TagPage,
} from '../../shared/page.js'
import type { PageBase, PageLink } from '../../shared/pageBase.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import { normalPath } from '../../shared/url.js'
import { paginationTitle } from '../content/docs/neighbours.js'
import type { PageNavigation } from '../content/docs/pageNavigation.js'
import type { Route } from '../content/routes.js'
import type { VersionDoc } from '../content/versions/version.js'
import { makeBlogPage } from './blogPages.js'
import { cardsOf } from './cards.js'
import { known, type ModelIndex, type VersionIndex } from './modelIndex.js'
import { languageOf, lastUpdateText, noticeOf, pageBase, type SeenInBody, tocOf } from './pageParts.js'
import { versionFields, versionNotices } from './pageVersion.js'

export type { SeenInBody } from './pageParts.js'

/** Which page. */
export interface PageDataInput {
  readonly context: ModelIndex
  readonly route: Route
  readonly compiled: SeenInBody
}

type DocsRoute = Extract<Route, { docsId: string }>

/** The data of a page. */
export function makePageData({ context, route, compiled }: PageDataInput): PageData {
  if (route.type === 'page') return standalonePage({ context, route, compiled })
  if (!('docsId' in route)) return makeBlogPage({ context, route, compiled })
  const versionIndex = context.version(route.docsId, route.version)
  const input = { context, route, versionIndex }
  switch (route.type) {
    case 'doc':
      return docPage({ ...input, compiled })
    case 'generated-index':
      return indexPage(input)
    case 'docs-root':
      return rootPage(input)
    case 'tags':
      return tagListPage(input)
    case 'tag':
      return tagPage(input)
  }
}

/** What unknown paths show (NF-1). */
export function makeNotFoundPage({ urls, labels }: Pick<ModelIndex, 'urls' | 'labels'>): NotFoundPage {
  return {
    type: 'not-found',
    ...pageBase({
      path: urls.file('/404.html'),
      title: labels.text('theme.NotFound.title'),
      classNames: ['plugin-native'],
    }),
  }
}

interface DocsInput {
  readonly context: ModelIndex
  readonly route: DocsRoute
  readonly versionIndex: VersionIndex
}

function docPage({ context, route, versionIndex, compiled }: DocsInput & { compiled: SeenInBody }): DocPage {
  const doc = known(versionIndex.docs.get(route.id), `document ${route.id}`)
  const { frontMatter, title, description } = doc
  const wantsHeading = !doc.hasContentTitle && !frontMatter.hide_title && title !== ''
  return {
    type: 'doc',
    ...pageBase({
      path: context.urls.href(route.path),
      title,
      description: description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: docsClasses(
        versionIndex,
        ['docs-wrapper'],
        ['docs-doc-page', `docs-doc-id-${asClass(doc.id)}`],
      ),
      headTags: compiled?.headTags ?? [],
      notice: noticeOf(frontMatter),
      search: searchOf(versionIndex),
      ...versionFields({ context, route, versionIndex }),
    }),
    ...placeOf(doc.navigation, { context, route, versionIndex }),
    docId: doc.id,
    heading: wantsHeading ? title : undefined,
    ...languageOf(doc, context),
    toc: tocOf({ frontMatter, compiled, context }),
    tags: doc.tags.map(({ label, permalink, description }) => ({
      label,
      href: context.urls.href(permalink),
      ...(description !== undefined && { description }),
    })),
    editUrl: doc.editUrl,
    lastUpdate: lastUpdateText(doc, context),
  }
}

function indexPage({ context, route, versionIndex }: DocsInput): CategoryPage {
  const index = known(versionIndex.indexes.get(route.path), `generated index ${route.path}`)
  const path = context.urls.href(route.path)
  const sidebar = versionIndex.sidebars.get(index.sidebar)
  const category = sidebar?.places.get(normalPath(path))?.find(({ item }) => item.type === 'category')?.item
  return {
    type: 'category',
    ...pageBase({
      path,
      title: index.title,
      description: index.description,
      keywords: index.keywords,
      image: index.image,
      classNames: docsClasses(versionIndex, ['docs-wrapper'], ['docs-doc-page']),
      search: searchOf(versionIndex),
      ...versionFields({ context, route, versionIndex }),
    }),
    ...placeOf(index.navigation, { context, route, versionIndex }),
    heading: index.title,
    cards: cardsOf(category?.type === 'category' ? category.items : [], context.labels),
  }
}

/** The page of a version that no document has taken: an index of its first sidebar (DV-4). */
function rootPage({ context, route, versionIndex }: DocsInput): CategoryPage {
  const { mainDoc, breadcrumbs } = versionIndex.version
  const [first] = versionIndex.sidebars
  const title = context.labels.text('theme.docs.root.title')
  const items = first?.[1].items ?? versionIndex.version.docs.map((doc) => docLink(doc, context))
  return {
    type: 'category',
    ...pageBase({
      path: context.urls.href(route.path),
      title,
      classNames: docsClasses(versionIndex, ['docs-wrapper'], ['docs-doc-page']),
      search: searchOf(versionIndex),
      ...versionFields({ context, route, versionIndex }),
    }),
    ...versionNotices({ context, route, versionIndex }),
    docsId: versionIndex.docsId,
    sidebar: first?.[0],
    breadcrumbs: breadcrumbs ? [] : undefined,
    previous: undefined,
    next: mainDoc.unlisted
      ? undefined
      : { title: paginationTitle(mainDoc), href: context.urls.href(mainDoc.permalink) },
    heading: title,
    cards: cardsOf(items, context.labels),
  }
}

function docLink({ title, permalink, description, unlisted }: VersionDoc, { urls }: ModelIndex): SidebarItem {
  return { type: 'link', label: title, href: urls.href(permalink), description, unlisted }
}

function tagListPage({ context, route, versionIndex }: DocsInput): TagListPage {
  const tags = versionIndex.version.tags.filter(({ unlisted }) => !unlisted)
  return {
    type: 'tags',
    ...pageBase({
      path: context.urls.href(route.path),
      title: context.labels.text('theme.tags.tagsPageTitle'),
      classNames: docsClasses(versionIndex, ['docs-wrapper'], ['docs-tags-list-page']),
      search: { tag: 'doc_tags_list', version: versionIndex.version.name },
      ...versionFields({ context, route, versionIndex }),
    }),
    tags: tags.map(({ label, permalink, docIds }) => ({
      label,
      href: context.urls.href(permalink),
      count: docIds.length,
    })),
  }
}

function tagPage({ context, route, versionIndex }: DocsInput): TagPage {
  const tag = known(versionIndex.tags.get(route.path), `tag ${route.path}`)
  const nDocsTagged = context.labels.plural('theme.docs.tagDocListPageTitle.nDocsTagged', tag.docIds.length)
  const heading = context.labels.text('theme.docs.tagDocListPageTitle', {
    nDocsTagged,
    tagName: tag.label,
  })
  return {
    type: 'tag',
    ...pageBase({
      path: context.urls.href(route.path),
      title: heading,
      description: tag.description,
      classNames: docsClasses(versionIndex, ['docs-wrapper'], ['docs-tags-doc-list-page']),
      notice: tag.unlisted ? 'unlisted' : undefined,
      search: { tag: 'doc_tag_doc_list', version: versionIndex.version.name },
      ...versionFields({ context, route, versionIndex }),
    }),
    heading,
    allTagsHref: context.urls.href(versionIndex.version.tagsPath),
    docs: tag.docIds.map((id) => {
      const { title, permalink, description } = known(versionIndex.docs.get(id), `document ${id}`)
      return { title, href: context.urls.href(permalink), description }
    }),
  }
}

function standalonePage({ context, route, compiled }: PageDataInput): MarkdownPage | ReactPage {
  const page = known(context.pages.get(route.source), `page ${route.source}`)
  const path = context.urls.href(route.path)
  const classNames = ['plugin-pages', 'plugin-id-default']
  if (page.kind === 'react') return { type: 'react', ...pageBase({ path, title: page.title, classNames }) }
  const { frontMatter } = page
  return {
    type: 'markdown',
    ...pageBase({
      path,
      title: page.title,
      description: page.description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: [...classNames, 'mdx-wrapper', 'mdx-page'],
      headTags: compiled?.headTags ?? [],
      notice: noticeOf(frontMatter),
    }),
    // A standalone page has the headings that are written in it, no others.
    heading: undefined,
    ...languageOf(page, context),
    toc: tocOf({ frontMatter, compiled, context }),
    wrapperClassName: frontMatter.wrapperClassName,
    editUrl: page.editUrl,
  }
}

/** `plugin-docs plugin-id-default docs-wrapper docs-version-current …` (SH-8) */
function docsClasses(
  { docsId, version }: VersionIndex,
  outer: readonly string[],
  inner: readonly string[] = [],
): string[] {
  const own = version.className.split(/\s+/).filter(Boolean)
  return ['plugin-docs', `plugin-id-${docsId}`, ...outer, ...own, ...inner]
}

/** A name that stays one class. */
function asClass(name: string): string {
  return name.replace(/\s+/g, '-')
}

function searchOf({ docsId, version }: VersionIndex): PageBase['search'] {
  return { tag: `docs-${docsId}-${version.name}`, version: version.name }
}

function placeOf(place: PageNavigation, page: DocsInput): DocsNavigation {
  const {
    context: { urls },
    versionIndex,
  } = page
  const final = (link: PageLink | undefined) => link && { ...link, href: urls.href(link.href) }
  return {
    docsId: versionIndex.docsId,
    sidebar: place.sidebar,
    breadcrumbs: place.breadcrumbs?.map(({ label, href }) =>
      href === undefined ? { label } : { label, href: urls.href(href) },
    ),
    previous: final(place.previous),
    next: final(place.next),
    ...versionNotices(page),
  }
}
