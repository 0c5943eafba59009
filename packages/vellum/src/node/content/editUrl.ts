// The URL that a page can be edited at: from the option `editUrl` and the front matter.

import { posix } from 'node:path'
import type { DocsConfig, GitVersion } from '../config/siteConfig.js'
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
  /** The version that was read from Git: a plain `editUrl` is changed to its ref. */
  readonly git?: GitVersion | undefined
  /** The translated file, if that is the one to edit: `i18n/fr/…/current/a.md` */
  readonly translated?: string | undefined
}

/** `https://…/edit/main/site/` + `docs/a.md`; `custom_edit_url` wins, and `null` or empty means none. */
export function editUrlOf(
  option: EditUrlOption,
  { custom, editDirPath, translated, git, ...parts }: EditedFile,
): string | undefined {
  if (custom !== undefined) return custom || undefined
  if (typeof option === 'function') {
    return (
      callOption<string | null | undefined>({
        name: 'editUrl',
        about: parts.docPath,
        call: () => option({ ...parts, ...(git && { ref: git.ref }) }),
        isValid: (url) => url === undefined || url === null || typeof url === 'string',
        expected: 'a URL, or nothing',
      }) ?? undefined
    )
  }
  const start = git && option ? refEditUrl(option, git) : option
  if (!start) return undefined
  const file = translated ?? posix.join(editDirPath ?? parts.versionDocsDirPath, parts.docPath)
  return `${start.replace(/\/+$/, '')}/${encodeURI(file)}`
}

/** How hosts name a branch in the URL of a file: GitHub, GitLab, Gitea and Forgejo. */
const BRANCH_URL = /^(https?:\/\/.+?\/)((?:-\/)?(?:edit|blob|tree|_edit|src\/branch))\/[^/]+(?:\/(.*))?$/

/** The start of the edit links of a ref; a tag and a commit can only be shown. None if the URL has no branch. */
function refEditUrl(
  option: string,
  { ref, isBranch, sitePath, ownSitePath }: GitVersion,
): string | undefined {
  const [, repository, action = '', folder = ''] = BRANCH_URL.exec(option) ?? []
  if (repository === undefined) return undefined
  const shown = action === 'src/branch' || action === '_edit' ? 'src/tag' : action.replace('edit', 'blob')
  const path = folder.replace(/\/+$/, '')
  return [repository + (isBranch ? action : shown), ref, path === ownSitePath ? sitePath : path]
    .filter(Boolean)
    .join('/')
}
