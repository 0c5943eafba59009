// When and by whom a page was last changed: from its front matter, else from git.

import { type GitFolder, gitLog } from '../base/git.js'
import type { NamedFolder } from './files/scanFolder.js'
import type { ContentFile } from './translations/translatedContent.js'

/** The last change of a file. */
export interface LastUpdate {
  /** Milliseconds since 1970, of the commit. */
  readonly date: number
  readonly author: string
}

/** The folders of the content, and what the site shows of changes. */
export interface LastUpdateOptions {
  readonly dir: string
  readonly translated: NamedFolder | undefined
  readonly showLastUpdateTime: boolean
  readonly showLastUpdateAuthor: boolean
  /** The folder of a version in the repository that it was read from, and that of a folder in it. */
  readonly inGit?: ((dir: string) => GitFolder | undefined) | undefined
}

/** A page whose last change is looked up. */
export interface UpdatedPage extends Pick<ContentFile, 'translationOf'> {
  readonly frontMatter: {
    readonly last_update?:
      | { readonly date?: string | undefined; readonly author?: string | undefined }
      | undefined
  }
}

/** Looks up the last change of a page by its path in the folder of its content. */
export type LastUpdateLookup = (page: UpdatedPage, path: string) => Partial<LastUpdate> | undefined

/** Makes the lookup for one folder of content. Runs git only if the site shows the date or the author. */
export async function createLastUpdateLookup({
  dir,
  translated,
  showLastUpdateTime: showTime,
  showLastUpdateAuthor: showAuthor,
  inGit,
}: LastUpdateOptions): Promise<LastUpdateLookup> {
  if (!showTime && !showAuthor) return () => undefined
  const originals = await lastUpdates(inGit?.(dir) ?? dir)
  const translations = translated && (await lastUpdates(inGit?.(translated.dir) ?? translated.dir))
  return ({ translationOf, frontMatter: { last_update: writtenUpdate } }, path) => {
    const committed = (translationOf ? translations : originals)?.get(path)
    const date = writtenUpdate?.date === undefined ? committed?.date : Date.parse(writtenUpdate.date)
    const author = writtenUpdate?.author ?? committed?.author
    const update = {
      ...(showTime && date !== undefined && { date }),
      ...(showAuthor && author !== undefined && { author }),
    }
    return Object.keys(update).length > 0 ? update : undefined
  }
}

/** The last change of every file below a folder, by its path in it, with slashes; empty without git. */
export async function lastUpdates(dir: string | GitFolder): Promise<ReadonlyMap<string, LastUpdate>> {
  const updates = new Map<string, LastUpdate>()
  for (const { date, author, files } of await gitLog(dir, ['--no-renames'])) {
    // The newest commit comes first.
    for (const file of files) if (!updates.has(file)) updates.set(file, { date, author })
  }
  return updates
}
