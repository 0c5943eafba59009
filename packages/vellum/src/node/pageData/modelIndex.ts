// The input of all pages' data, computed once: the model's documents by route, its sidebars ready to show,
// its URLs and labels.

import type { Messages } from '../../shared/messages.js'
import type { ContentLanguage } from '../../shared/pageBase.js'
import type { DocsVersionsData } from '../../shared/site.js'
import type { SiteConfig } from '../config/siteConfig.js'
import type { SiteModel } from '../content/loadSiteModel.js'
import type { StandalonePage } from '../content/pages/page.js'
import type { Tag } from '../content/tags/collectTags.js'
import type { Version, VersionDoc } from '../content/versions/version.js'
import { type BlogIndex, createBlogIndex } from './blog/blogIndex.js'
import { dateFormat } from './dateFormat.js'
import { docsVersionsData } from './docs/docsVersions.js'
import { createLabels, type Labels } from './labels.js'
import { createRouteUrls, localeBaseUrl, type RouteUrls } from './links/routeUrls.js'
import { type PreparedSidebar, prepareSidebar, wholeSidebar } from './pageSidebar.js'

/** The site, for the data of one page. */
export interface ModelIndex {
  readonly config: SiteConfig
  /** A date for readers: `Mar 1, 2025` */
  readonly formatDate: (date: number) => string
  readonly urls: RouteUrls
  readonly labels: Labels
  /** The language of content without translation; `undefined` in the default locale. */
  readonly originalLanguage: ContentLanguage | undefined
  /** Standalone pages by their source file. */
  readonly pages: ReadonlyMap<string, StandalonePage>
  readonly version: (docsId: string, name: string) => VersionIndex
  /** The blogs that have posts. */
  readonly blogs: readonly BlogIndex[]
  readonly blog: (id: string) => BlogIndex
  readonly docsSet: (docsId: string) => DocsSetIndex
}

/** All versions of a docs set, newest first, and their data for the shell if there are several. */
export interface DocsSetIndex {
  readonly versions: readonly VersionIndex[]
  readonly data: DocsVersionsData | undefined
}

/** A version with lookups of its documents and sidebars. */
export interface VersionIndex {
  readonly docsId: string
  readonly version: Version
  readonly docs: ReadonlyMap<string, VersionDoc>
  /** Replaces a document whose text was edited. */
  readonly replaceDoc: (doc: VersionDoc) => void
  readonly sidebars: ReadonlyMap<string, PreparedSidebar>
  /** Documents and indexes by permalink. */
  readonly indexes: ReadonlyMap<string, Version['generatedIndexes'][number]>
  readonly tags: ReadonlyMap<string, Tag>
}

/** Makes the index of a site in the locale of its model. */
export function createModelIndex({
  config,
  model,
  messages = {},
}: {
  config: SiteConfig
  model: SiteModel
  /** Translations of the theme. */
  messages?: Messages
}): ModelIndex {
  const { trailingSlash } = config
  const urls = createRouteUrls({ baseUrl: localeBaseUrl(config, model.locale), trailingSlash })
  const versions = new Map(
    model.docs.flatMap(({ id: docsId, versions }) =>
      versions.map((version) => [`${docsId}/${version.name}`, versionIndex(docsId, version, urls)] as const),
    ),
  )
  const several = docsVersionsData(model, urls)
  const sets = new Map(
    model.docs.map((set): [string, DocsSetIndex] => [
      set.id,
      {
        versions: set.versions.map(({ name }) => versions.get(`${set.id}/${name}`)!),
        data: several.find(({ id }) => id === set.id),
      },
    ]),
  )
  const blogs = model.blogs.map((blog) => createBlogIndex({ config, model, blog, urls }))
  return {
    config,
    formatDate: dateFormat(config, model.locale, { day: 'numeric', month: 'short', year: 'numeric' }),
    urls,
    labels: createLabels(messages, model.locale),
    originalLanguage: originalLanguage(config, model.locale),
    pages: new Map(model.pages.map((page) => [page.source, page])),
    blogs,
    blog: (id) =>
      known(
        blogs.find(({ blog }) => blog.id === id),
        `blog ${id}`,
      ),
    version: (docsId, name) => known(versions.get(`${docsId}/${name}`), `version ${name} of ${docsId}`),
    docsSet: (docsId) => known(sets.get(docsId), `docs set ${docsId}`),
  }
}

function versionIndex(docsId: string, version: Version, urls: RouteUrls): VersionIndex {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]))
  return {
    docsId,
    version,
    docs,
    replaceDoc: (doc) => void docs.set(doc.id, doc),
    sidebars: new Map(
      Object.entries(version.sidebars).map(([id, items]) => [id, prepareSidebar(wholeSidebar(items, urls))]),
    ),
    indexes: new Map(version.generatedIndexes.map((index) => [index.permalink, index])),
    tags: new Map(version.tags.map((tag) => [tag.permalink, tag])),
  }
}

function originalLanguage({ i18n }: SiteConfig, locale: string): ContentLanguage | undefined {
  const { htmlLang, direction } = i18n.localeConfigs[i18n.defaultLocale]!
  return locale === i18n.defaultLocale ? undefined : { lang: htmlLang, dir: direction }
}

/** A sidebar of a version of the docs. */
export interface DocsSidebar {
  readonly docsId: string
  readonly version: string
  readonly id: string
  readonly sidebar: PreparedSidebar
}

/** Identifies a sidebar among all of a site. */
export function sidebarKey({ docsId, version, id }: Omit<DocsSidebar, 'sidebar'>): string {
  return `${docsId}/${version}/${id}`
}

/** Every sidebar of the site. */
export function allSidebars({ version }: ModelIndex, model: SiteModel): DocsSidebar[] {
  return model.docs.flatMap(({ id: docsId, versions }) =>
    versions.flatMap(({ name }) =>
      [...version(docsId, name).sidebars].map(([id, sidebar]) => ({ docsId, version: name, id, sidebar })),
    ),
  )
}

/** A list of links that pages load as a file: a sidebar of the docs, or the posts of a blog with many. */
export interface ListFile {
  /** Identifies the list among all of a site, for the pages that show it. */
  readonly key: string
  /** The name of its file; lists of several versions share it. */
  readonly name: string
  readonly id: string
  readonly list: PreparedSidebar
}

/** The lists of the site that are files. */
export function listFiles(context: ModelIndex, model: SiteModel): ListFile[] {
  const docs = allSidebars(context, model).map(({ sidebar, ...ids }) => {
    const { docsId, id } = ids
    return { key: sidebarKey(ids), name: `${docsId}-${id}`, id, list: sidebar }
  })
  const posts = context.blogs.flatMap(({ listId, recent }): ListFile[] =>
    recent?.list ? [{ key: listId, name: listId, id: listId, list: recent.list }] : [],
  )
  return [...docs, ...posts]
}

/** A value that must exist because a route names it. */
export function known<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The model has no ${what}, which a route names.`)
  return value
}
