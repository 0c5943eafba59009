// The pages of the docs from their routes: documents, generated indexes, the root of a version, tags.

import type { CategoryPage, DocPage, DocsNavigation, TagListPage, TagPage } from '../../../shared/page.js'
import type { PageBase, PageLink } from '../../../shared/pageBase.js'
import type { SidebarItem } from '../../../shared/sidebar.js'
import { normalPath } from '../../../shared/url.js'
import { paginationTitle } from '../../content/docs/neighbours.js'
import type { PageNavigation } from '../../content/docs/pageNavigation.js'
import type { VersionDoc } from '../../content/versions/version.js'
import { known, type ModelIndex } from '../modelIndex.js'
import {
  type CompiledParts,
  frontMatterOf,
  languageOf,
  lastUpdateText,
  noticeOf,
  pageBase,
  tagLinks,
  tocOf,
} from '../pageParts.js'
import { cardsOf } from './cards.js'
import { type VersionedPage, versionFields, versionNotices } from './pageVersion.js'

/** Which page. */
export interface DocsPageInput extends Omit<VersionedPage, 'versionIndex'> {
  /** What the compiler found in a document. */
  readonly compiled: CompiledParts
}

/** The data of a page of the docs. */
export function makeDocsPage({
  context,
  route,
  compiled,
}: DocsPageInput): DocPage | CategoryPage | TagListPage | TagPage {
  const page = { context, route, versionIndex: context.version(route.docsId, route.version) }
  switch (route.type) {
    case 'doc':
      return docPage(page, compiled)
    case 'generated-index':
      return indexPage(page)
    case 'docs-root':
      return rootPage(page)
    case 'tags':
      return tagListPage(page)
    case 'tag':
      return tagPage(page)
  }
}

function docPage(page: VersionedPage, compiled: CompiledParts): DocPage {
  const { context, route, versionIndex } = page
  const doc = known(versionIndex.docs.get(route.id), `document ${route.id}`)
  const { frontMatter, title, description } = doc
  const showsTitle = !doc.hasContentTitle && !frontMatter.hide_title && title !== ''
  return {
    type: 'doc',
    ...docsPageBase(page, {
      title,
      description: description || undefined,
      keywords: frontMatter.keywords ?? [],
      image: frontMatter.image,
      classNames: ['docs-doc-page', `docs-doc-id-${doc.id.replace(/\s+/g, '-')}`],
      headTags: compiled?.headTags ?? [],
      notice: noticeOf(frontMatter),
    }),
    ...docsNavigation(doc.navigation, page),
    docId: doc.id,
    heading: showsTitle ? title : undefined,
    ...languageOf(doc, context),
    toc: tocOf({ frontMatter, compiled, context }),
    tags: tagLinks(doc.tags, context),
    editUrl: doc.editUrl,
    lastUpdate: lastUpdateText(doc, context),
    ...frontMatterOf(doc, context),
  }
}

function indexPage(page: VersionedPage): CategoryPage {
  const { context, route, versionIndex } = page
  const index = known(versionIndex.indexes.get(route.path), `generated index ${route.path}`)
  const sidebar = versionIndex.sidebars.get(index.sidebar)
  const trails = sidebar?.trails.get(normalPath(context.urls.href(route.path)))
  const category = trails?.map((trail) => trail.at(-1)).find((item) => item?.type === 'category')
  const { title, description, keywords, image } = index
  return {
    type: 'category',
    ...docsPageBase(page, { title, description, keywords, image, classNames: ['docs-doc-page'] }),
    ...docsNavigation(index.navigation, page),
    heading: title,
    cards: cardsOf(category?.type === 'category' ? category.items : [], context.labels),
  }
}

/** The root of a version when no document is there: an index of its first sidebar. */
function rootPage(page: VersionedPage): CategoryPage {
  const { context, versionIndex } = page
  const { mainDoc, breadcrumbs } = versionIndex.version
  const [first] = versionIndex.sidebars
  const title = context.labels.text('theme.docs.root.title')
  const items = first?.[1].items ?? versionIndex.version.docs.map((doc) => docLink(doc, context))
  return {
    type: 'category',
    ...docsPageBase(page, { title, classNames: ['docs-doc-page'] }),
    ...versionNotices(page),
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

function tagListPage(page: VersionedPage): TagListPage {
  const { context, versionIndex } = page
  const tags = versionIndex.version.tags.filter(({ unlisted }) => !unlisted)
  return {
    type: 'tags',
    ...docsPageBase(page, {
      title: context.labels.text('theme.tags.tagsPageTitle'),
      classNames: ['docs-tags-list-page'],
      search: { tag: 'doc_tags_list', version: versionIndex.version.name },
    }),
    tags: tags.map(({ label, permalink, docIds }) => ({
      label,
      href: context.urls.href(permalink),
      count: docIds.length,
    })),
  }
}

function tagPage(page: VersionedPage): TagPage {
  const { context, route, versionIndex } = page
  const { urls, labels } = context
  const tag = known(versionIndex.tags.get(route.path), `tag ${route.path}`)
  const heading = labels.text('theme.docs.tagDocListPageTitle', {
    nDocsTagged: labels.plural('theme.docs.tagDocListPageTitle.nDocsTagged', tag.docIds.length),
    tagName: tag.label,
  })
  return {
    type: 'tag',
    ...docsPageBase(page, {
      title: heading,
      description: tag.description,
      classNames: ['docs-tags-doc-list-page'],
      notice: tag.unlisted ? 'unlisted' : undefined,
      search: { tag: 'doc_tag_doc_list', version: versionIndex.version.name },
    }),
    heading,
    allTagsHref: urls.href(versionIndex.version.tagsPath),
    docs: tag.docIds.map((id) => {
      const { title, permalink, description } = known(versionIndex.docs.get(id), `document ${id}`)
      return { title, href: urls.href(permalink), description }
    }),
  }
}

/** The base of a page of the docs, with `plugin-docs plugin-id-default docs-wrapper docs-version-current …` */
function docsPageBase(
  page: VersionedPage,
  { classNames, ...fields }: Partial<PageBase> & Pick<PageBase, 'title' | 'classNames'>,
): PageBase {
  const { context, route, versionIndex } = page
  const { docsId, version } = versionIndex
  const versionClasses = version.className.split(/\s+/).filter(Boolean)
  return pageBase({
    path: context.urls.href(route.path),
    search: { tag: `docs-${docsId}-${version.name}`, version: version.name },
    ...fields,
    classNames: ['plugin-docs', `plugin-id-${docsId}`, 'docs-wrapper', ...versionClasses, ...classNames],
    ...versionFields(page),
  })
}

function docsNavigation(navigation: PageNavigation, page: VersionedPage): DocsNavigation {
  const { urls } = page.context
  const final = (link: PageLink | undefined) => link && { ...link, href: urls.href(link.href) }
  return {
    docsId: page.versionIndex.docsId,
    sidebar: navigation.sidebar,
    breadcrumbs: navigation.breadcrumbs?.map(({ label, href }) =>
      href === undefined ? { label } : { label, href: urls.href(href) },
    ),
    previous: final(navigation.previous),
    next: final(navigation.next),
    ...versionNotices(page),
  }
}
