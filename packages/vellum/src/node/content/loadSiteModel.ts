// The content of a site in one locale: every docs set with its versions, the standalone pages and the posts.
// The caller passes the function that imports a sidebar file.

import { sep } from 'node:path'
import { mapAll } from '../base/errors.js'
import type { PagesConfig } from '../config/siteConfig.js'
import type { Blog } from './blog/blog.js'
import { type BlogInput, type LoadedBlog, loadBlog } from './blog/loadBlog.js'
import type { ScheduledPost } from './blog/scheduledPosts.js'
import type { ContentWarning } from './contentWarning.js'
import { type DocsSetInput, loadDocsSet } from './docs/loadDocsSet.js'
import { editUrlOf } from './editUrl.js'
import { collectUnusedFiles } from './files/unusedFiles.js'
import { createLastUpdateLookup } from './lastUpdate.js'
import { makePage, type StandalonePage } from './pages/page.js'
import { scanPages } from './pages/scanPages.js'
import type { Overlay } from './translations/translatedContent.js'
import { translatedFolder } from './translations/translationFiles.js'
import type { Version } from './versions/version.js'

/** A docs set. Most sites have one, with the id `default`. */
export interface DocsSet {
  readonly id: string
  /** The versions, newest first. */
  readonly versions: readonly Version[]
}

/** The content of a site in one locale. */
export interface SiteModel {
  readonly locale: string
  /** In production drafts are left out, and unlisted pages are hidden. */
  readonly production: boolean
  readonly docs: readonly DocsSet[]
  readonly pages: readonly StandalonePage[]
  /** The blogs that have posts. */
  readonly blogs: readonly Blog[]
  /** Posts that are left out until their date, the next one first. */
  readonly scheduled: readonly ScheduledPost[]
  /** Warnings, which the caller prints. */
  readonly warnings: readonly ContentWarning[]
  /** Files besides the content that the model depends on, absolute. */
  readonly files: readonly string[]
  /** Folders of translations, and what they translate. */
  readonly overlays: readonly Overlay[]
}

/** The input of a model. */
export type SiteModelInput = Omit<DocsSetInput, 'unused'> & Pick<BlogInput, 'now'>

/** Loads the content of a site. */
export async function loadSiteModel(modelInput: SiteModelInput): Promise<SiteModel> {
  const unused = collectUnusedFiles()
  const input = { ...modelInput, unused }
  const { config, locale, production } = input
  const files: string[] = []
  const docs: DocsSet[] = []
  const overlays: Overlay[] = []
  for (const options of config.docs) {
    const loaded = await loadDocsSet(options, input)
    files.push(...loaded.files)
    overlays.push(...loaded.overlays)
    docs.push({ id: options.id, versions: loaded.versions })
  }
  const pages = config.pages === false ? [] : await loadPages(config.pages, input)
  const loadedBlogs: LoadedBlog[] = []
  for (const options of config.blog) loadedBlogs.push(await loadBlog({ ...input, options }))
  const blogs = loadedBlogs.flatMap(({ blog }) => blog ?? [])
  const scheduled = loadedBlogs.flatMap((loaded) => loaded.scheduled).sort((a, b) => a.date - b.date)
  files.push(...blogs.flatMap((blog) => blog.files))
  overlays.push(...blogs.flatMap((blog) => blog.overlays))
  const warnings = docs.flatMap(({ versions }) => versions.flatMap((version) => version.warnings))
  warnings.push(...blogs.flatMap((blog) => blog.warnings), ...unused.warnings())
  const folder = translatedFolder(input, { kind: 'pages' })
  if (folder && config.pages) overlays.push({ translated: folder.dir, originals: config.pages.paths })
  return { locale, production, docs, pages, blogs, scheduled, warnings, files, overlays }
}

/** All standalone pages, or one error for all wrong files. */
async function loadPages(
  {
    paths,
    include,
    exclude,
    routeBasePath,
    editUrl,
    editLocalizedFiles,
    generatedPath,
    ...shown
  }: PagesConfig,
  { config, locale, production, unused }: DocsSetInput,
): Promise<StandalonePage[]> {
  const { siteDir, baseUrl, changeSource } = config
  const translated = translatedFolder({ config, locale }, { kind: 'pages' })
  const lookups = await Promise.all(paths.map((dir) => createLastUpdateLookup({ ...shown, dir, translated })))
  const pages = mapAll(
    await scanPages({ paths, siteDir, include, exclude, translated, changeSource, unused }),
    (rawPage) =>
      makePage(rawPage, {
        routeBasePath,
        production,
        lastUpdateOf:
          lookups[paths.findIndex((dir) => isBelow((rawPage.translationOf ?? rawPage).file, dir))]!,
        editUrlOf: ({ path, permalink, custom }) =>
          editUrlOf(
            generatedPath !== undefined && isBelow(rawPage.file, generatedPath) ? undefined : editUrl,
            {
              locale,
              version: 'current',
              versionDocsDirPath: (rawPage.translationOf ?? rawPage).source.slice(0, -path.length - 1),
              docPath: path,
              permalink: baseUrl + permalink.slice(1),
              custom,
              translated: rawPage.translationOf && editLocalizedFiles ? rawPage.source : undefined,
            },
          ),
      }),
  )
  return pages.filter(({ frontMatter }) => !(production && frontMatter.draft))
}

function isBelow(file: string, dir: string): boolean {
  return file.startsWith(dir + sep)
}
