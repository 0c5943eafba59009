// The navigation of documents and generated indexes: which sidebar a page shows, its breadcrumbs and
// its neighbours. Works on finished sidebars.

import type { SidebarItem } from '../../../shared/sidebar.js'
import { throwAll, VellumError } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { FinishedSidebars, GeneratedIndex } from '../sidebars/finish.js'
import type { Doc } from './doc.js'
import {
  type Breadcrumb,
  createBreadcrumbs,
  createNeighbours,
  docNeighbours,
  type Neighbours,
  NO_NEIGHBOURS,
  pageOrder,
} from './neighbours.js'

/** What a page shows of its sidebar. */
export interface PageNavigation extends Neighbours {
  /** The sidebar that the page shows. */
  readonly sidebar: string | undefined
  /** `undefined` when none are shown: the page has no sidebar, or the site disables them. */
  readonly breadcrumbs: readonly Breadcrumb[] | undefined
}

/** The input of a version's navigation. */
export interface NavigationInput extends Pick<FinishedSidebars, 'sidebars' | 'sidebarOf'> {
  /** The documents by id. */
  readonly docs: ReadonlyMap<string, Doc>
  /** Whether the site shows breadcrumbs. */
  readonly breadcrumbs: boolean
}

/** Looks up the navigation of pages. */
export interface NavigationLookup {
  readonly ofDoc: (doc: Doc) => PageNavigation
  readonly ofIndex: (index: GeneratedIndex) => PageNavigation
}

/** Makes the lookup of a version. Throws if a document names a sidebar that does not exist. */
export function createNavigation({
  sidebars,
  sidebarOf,
  docs,
  breadcrumbs,
}: NavigationInput): NavigationLookup {
  checkDisplayedSidebars([...docs.values()], sidebars)
  const lookups = new Map(
    Object.entries(sidebars).map(([id, items]) => [
      id,
      { breadcrumbs: createBreadcrumbs(items), neighbours: createNeighbours(pageOrder(items, docs)) },
    ]),
  )
  return {
    ofDoc(doc) {
      const { displayed_sidebar: displayed } = doc.frontMatter
      const sidebar = displayed === undefined ? sidebarOf.get(doc.id) : (displayed ?? undefined)
      const { breadcrumbs, ...inSidebar } = inSidebarOf(sidebar, doc.permalink)
      return { sidebar, breadcrumbs, ...docNeighbours({ doc, inSidebar, docs }) }
    },
    ofIndex: ({ permalink, sidebar }) => ({ sidebar, ...inSidebarOf(sidebar, permalink) }),
  }

  function inSidebarOf(sidebar: string | undefined, permalink: string): Omit<PageNavigation, 'sidebar'> {
    const lookup = sidebar === undefined ? undefined : lookups.get(sidebar)
    if (!lookup) return { breadcrumbs: undefined, ...NO_NEIGHBOURS }
    return {
      breadcrumbs: breadcrumbs ? lookup.breadcrumbs(permalink) : undefined,
      ...lookup.neighbours(permalink),
    }
  }
}

/** Every sidebar that a document names must exist. */
function checkDisplayedSidebars(
  docs: readonly Doc[],
  sidebars: Readonly<Record<string, readonly SidebarItem[]>>,
): void {
  const knownNames = Object.keys(sidebars)
  throwAll(
    docs.flatMap(({ id, source, frontMatter: { displayed_sidebar: sidebar } }) => {
      if (sidebar === undefined || sidebar === null || knownNames.includes(sidebar)) return []
      return [
        new VellumError(`The document "${id}" names the sidebar "${sidebar}", which does not exist.`, {
          code: 'unknown-sidebar',
          files: [source],
          hint: didYouMean(sidebar, knownNames) ?? `Available sidebars: ${knownNames.join(', ') || 'none'}.`,
        }),
      ]
    }),
  )
}
