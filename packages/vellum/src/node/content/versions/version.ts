// A version of the docs, loaded: the types of `loadVersion`.

import type { SidebarItem } from '../../../shared/sidebar.js'
import type { ContentWarning } from '../contentWarning.js'
import type { Doc } from '../docs/doc.js'
import type { PageNavigation } from '../docs/pageNavigation.js'
import type { LastUpdate } from '../lastUpdate.js'
import type { GeneratedIndex } from '../sidebars/finish.js'
import type { Message } from '../sidebars/translate.js'
import type { Tag } from '../tags/collectTags.js'
import type { DocTag } from '../tags/tagsFile.js'
import type { VersionEntry } from './versionList.js'

/** A document with everything that its page shows besides its body. */
export interface VersionDoc extends Doc {
  readonly navigation: PageNavigation
  readonly tags: readonly DocTag[]
  readonly editUrl: string | undefined
  readonly lastUpdate: Partial<LastUpdate> | undefined
}

/** A version, loaded. */
export interface Version extends VersionEntry {
  readonly locale: string
  /** The folder of its documents, absolute. */
  readonly dir: string
  readonly docs: readonly VersionDoc[]
  readonly draftIds: ReadonlySet<string>
  readonly generatedIndexes: readonly (GeneratedIndex & { readonly navigation: PageNavigation })[]
  readonly sidebars: Readonly<Record<string, readonly SidebarItem[]>>
  /** The main document of the version. */
  readonly mainDoc: Doc
  /** Whether the site shows breadcrumbs in the docs. */
  readonly breadcrumbs: boolean
  /** The tags, sorted by label; none if no document has tags. */
  readonly tags: readonly Tag[]
  /** The path of the list of all tags: `/docs/tags` */
  readonly tagsPath: string
  readonly warnings: readonly ContentWarning[]
  /** Files besides the documents that it depends on, absolute. */
  readonly files: readonly string[]
  /** Its messages before translation. */
  readonly messages: () => Readonly<Record<string, Message>>
}
