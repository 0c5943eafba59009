// Where a page can be edited: from the option `editUrl` and the front matter.

import { posix } from 'node:path'

/** The option: the start of the address, or a function that makes the whole. */
export type EditUrlOption = string | ((parts: EditUrlParts) => string | undefined) | undefined

/** What the function is told. */
export interface EditUrlParts {
  locale: string
  version: string
  /** The folder of the content, relative to the site: `docs` */
  versionDocsDirPath: string
  /** Relative to that folder: `guide/install.md` */
  docPath: string
  /** With the site's base. */
  permalink: string
}

/** `https://…/edit/main/site/` + `docs/a.md`; `custom_edit_url` wins, and `null` or empty means none (FM-16). */
export function editUrlOf(
  option: EditUrlOption,
  { custom, ...parts }: EditUrlParts & { custom: string | null | undefined },
): string | undefined {
  if (custom !== undefined) return custom || undefined
  if (typeof option === 'function') return option(parts)
  if (!option) return undefined
  return `${option.replace(/\/+$/, '')}/${encodeURI(posix.join(parts.versionDocsDirPath, parts.docPath))}`
}
