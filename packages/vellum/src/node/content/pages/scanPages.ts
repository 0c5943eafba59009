// Lists the standalone pages of a site, from all its pages folders.

import { relativePath } from '../../base/relativePath.js'
import type { PathFilter } from '../files/pathFilter.js'
import { type NamedFolder, scanFolder } from '../files/scanFolder.js'
import type { UnusedFiles } from '../files/unusedFiles.js'
import {
  addUnused,
  type ChangeSource,
  contentFile,
  readContent,
  type ScannedContent,
  scanTranslated,
} from '../translations/translatedContent.js'
import type { RawPage } from './page.js'

/** The folders of the pages. */
export interface PagesInput extends PathFilter {
  /** Absolute paths. A page that an earlier folder has as well is left out. */
  readonly paths: readonly string[]
  readonly siteDir: string
  /** The folder of their translations. */
  readonly translated?: NamedFolder | undefined
  readonly changeSource?: ChangeSource | undefined
  /** Collects files that are not used. */
  readonly unused?: UnusedFiles | undefined
}

/** Every page of the folders that exist. */
export async function scanPages({
  paths,
  siteDir,
  translated: folderOfTranslations,
  changeSource,
  unused,
  ...filter
}: PagesInput): Promise<RawPage[]> {
  const pages: RawPage[] = []
  const taken = new Set<string>()
  const originals: ScannedContent[] = []
  const translated = await scanTranslated(folderOfTranslations, filter)
  for (const dir of paths) {
    const folder = { dir, source: relativePath(siteDir, dir) }
    const scanned = await scanFolder({ ...folder, ...filter })
    if (!scanned) continue
    originals.push({ folder, scanned })
    const ownPages = scanned.files.filter((path) => PAGE_NAME.test(path) && !taken.has(withoutType(path)))
    for (const path of ownPages) {
      const folders = { original: folder, translated, changeSource }
      const isMarkdown = /\.mdx?$/.test(path)
      pages.push({
        path,
        ...(isMarkdown ? await readContent(path, folders) : { ...contentFile(path, folders), text: '' }),
      })
    }
    for (const path of ownPages) taken.add(withoutType(path))
  }
  addUnused(unused, { originals, translated, isPage: PAGE_NAME })
  return pages
}

const PAGE_NAME = /(?<!\.d)\.(?:mdx?|jsx?|tsx?)$/

/** `about/team.tsx` → `about/team` */
function withoutType(path: string): string {
  return path.replace(/\.\w+$/, '')
}
