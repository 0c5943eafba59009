// The URL that a page can be edited at: from the option `editUrl` and the front matter.

import { posix } from 'node:path'
import type { DocsConfig } from '../config/siteConfig.js'
import { callOption } from './callOption.js'

/** The option: the start of the URL, or a function that returns all of it. */
export type EditUrlOption = DocsConfig['editUrl']

/** The argument of the function. */
type EditUrlParts = Parameters<Extract<EditUrlOption, (...parts: never[]) => unknown>>[0]

/** The input of an edit link. */
export interface EditedFile extends EditUrlParts {
  /** `custom_edit_url` of the front matter. */
  readonly custom: string | null | undefined
  /** The folder that a plain `editUrl` links to, if it is not the file's own. */
  readonly editDirPath?: string
  /** The translated file, if that is the one to edit: `i18n/fr/…/current/a.md` */
  readonly translated?: string | undefined
}

/** `https://…/edit/main/site/` + `docs/a.md`; `custom_edit_url` wins, and `null` or empty means none. */
export function editUrlOf(
  option: EditUrlOption,
  { custom, editDirPath, translated, ...parts }: EditedFile,
): string | undefined {
  if (custom !== undefined) return custom || undefined
  if (typeof option === 'function') {
    return (
      callOption<string | null | undefined>({
        name: 'editUrl',
        about: parts.docPath,
        call: () => option(parts),
        isValid: (url) => url === undefined || url === null || typeof url === 'string',
        expected: 'a URL, or nothing',
      }) ?? undefined
    )
  }
  if (!option) return undefined
  const file = translated ?? posix.join(editDirPath ?? parts.versionDocsDirPath, parts.docPath)
  return `${option.replace(/\/+$/, '')}/${encodeURI(file)}`
}
