// The last stage: items become what components show. Sets labels, URLs and unlisted marks, drops empty
// categories, and adds the pages of generated indexes.

import { posix } from 'node:path'
import type { SidebarItem, SidebarLink } from '../../../shared/sidebar.js'
import { createSlugger } from '../../base/slugger.js'
import type { Doc } from '../docs/doc.js'
import { shownBadge } from './badge.js'
import type { CategoryItem, DocItem, ExpandedItem, ItemExtras } from './items.js'

/** The page of a category that has no document of its own. */
export interface GeneratedIndex {
  readonly permalink: string
  /** Its path inside the version, which is its id among documents and indexes. */
  readonly slug: string
  readonly label: string
  readonly title: string
  readonly description: string | undefined
  readonly image: string | undefined
  readonly keywords: readonly string[]
  readonly sidebar: string
}

/** The sidebars of a version, finished. */
export interface FinishedSidebars {
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  readonly generatedIndexes: readonly GeneratedIndex[]
  /** The sidebar that a document belongs to, the last of several, as in Docusaurus; a `ref` does not count. */
  readonly sidebarOf: ReadonlyMap<string, string>
}

/** The input of the stage. `docs` are the built ones, by id: no drafts in production. */
export interface FinishInput {
  readonly sidebars: Readonly<Record<string, readonly ExpandedItem[]>>
  readonly docs: ReadonlyMap<string, Doc>
  readonly versionPath: string
}

/** Finishes the sidebars of a version. */
export function finishSidebars({ sidebars, docs, versionPath }: FinishInput): FinishedSidebars {
  const generatedIndexes: GeneratedIndex[] = []
  const sidebarOf = new Map<string, string>()
  const all = { docs, versionPath, generatedIndexes, sidebarOf, slugOf: createSlugger() }
  const finished = Object.entries(sidebars).map(([sidebar, items]) => [
    sidebar,
    items.flatMap((item) => finishItem(item, { ...all, sidebar })),
  ])
  return { sidebars: Object.fromEntries(finished), generatedIndexes, sidebarOf }
}

/** One sidebar, and the data that is collected from the items of all. */
interface FinishContext extends Pick<FinishInput, 'docs' | 'versionPath'> {
  readonly sidebar: string
  readonly generatedIndexes: GeneratedIndex[]
  readonly sidebarOf: Map<string, string>
  readonly slugOf: (label: string) => string
}

function finishItem(item: ExpandedItem, context: FinishContext): SidebarItem[] {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docLink(item, context)
    case 'link': {
      const { label, href, description } = item
      return [
        { type: 'link', label, href, ...(description !== undefined && { description }), ...shown(item) },
      ]
    }
    case 'html':
      return [
        {
          type: 'html',
          value: item.value,
          defaultStyle: item.defaultStyle,
          ...shown({ ...item, badge: undefined }),
        },
      ]
    case 'category':
      return category(item, context)
  }
}

function docLink(item: DocItem, { docs, sidebarOf, sidebar }: FinishContext): SidebarItem[] {
  const doc = docs.get(item.id)
  // A draft, which production leaves out without a message.
  if (!doc) return []
  if (item.type === 'doc') sidebarOf.set(doc.id, sidebar)
  const link = {
    type: 'link' as const,
    label: doc.frontMatter.sidebar_label ?? item.label ?? doc.title,
    href: doc.permalink,
    ...(doc.description && { description: doc.description }),
    ...(doc.unlisted && { unlisted: true }),
    ...shown(item, doc),
  }
  return [item.type === 'doc' ? { ...link, docId: doc.id } : link]
}

function category(item: CategoryItem<ExpandedItem>, context: FinishContext): SidebarItem[] {
  const { link, label, collapsible, collapsed, description } = item
  const items = item.items.flatMap((child) => finishItem(child, context))
  const doc = link?.type === 'doc' ? context.docs.get(link.id) : undefined
  if (items.length === 0) {
    // A category without items becomes the link to its document, or nothing.
    return doc ? docLink({ type: 'doc', id: doc.id, label, ...extrasOf(item) }, context) : []
  }
  if (doc) context.sidebarOf.set(doc.id, context.sidebar)
  const href = doc?.permalink ?? generatedIndex(item, context)?.permalink
  return [
    {
      type: 'category',
      label,
      items,
      collapsible,
      collapsed,
      ...(href !== undefined && { href }),
      ...(description !== undefined && { description }),
      ...(doc?.unlisted && { linkUnlisted: true }),
      ...shown(item, doc),
    },
  ]
}

/** Adds the generated index of a category, if it has one. */
function generatedIndex(
  { link, label, untranslatedLabel = label }: CategoryItem<ExpandedItem>,
  { versionPath, slugOf, generatedIndexes, sidebar }: FinishContext,
): GeneratedIndex | undefined {
  if (link?.type !== 'generated-index') return undefined
  const slug = link.slug ?? posix.join('/category', slugOf(untranslatedLabel))
  const permalink = posix.join(versionPath, slug)
  const keywords = typeof link.keywords === 'string' ? [link.keywords] : (link.keywords ?? [])
  const { title = label, description, image } = link
  const index = { permalink, slug, label, title, description, image, keywords, sidebar }
  generatedIndexes.push(index)
  return index
}

/** The fields of an item for components; `doc` is the document that it links to. */
function shown(item: ItemExtras, doc?: Doc): Pick<SidebarLink, 'badge' | 'className' | 'customProps'> {
  const { className, customProps, badge = doc?.frontMatter.sidebar_badge } = item
  return {
    ...(badge !== undefined && { badge: shownBadge(badge) }),
    ...(className !== undefined && { className }),
    ...(customProps && { customProps }),
  }
}

function extrasOf({ key, badge, className, customProps }: ItemExtras): ItemExtras {
  return { key, badge, className, customProps }
}
