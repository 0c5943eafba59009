// The files in a locale's folder, compared with those that are read: a locale without translations is a copy
// of the default one, and a file at a path that Docusaurus does not read has no effect. Both are reported.

import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { blogMessagesFile } from '../content/blog/blogMessages.js'
import { localeFolder, partName } from '../content/translations/translationFiles.js'
import { THEME_FILES } from '../pageData/siteData/themeTranslations.js'
import { CODE_FILE } from './siteMessages.js'

/** The problems of a locale's files. */
export function localeFileProblems(config: SiteConfig, locale: string): VellumError[] {
  const folder = localeFolder({ config, locale })
  if (!folder) return []
  const paths = filesBelow(folder.dir)
  const isRead = readPaths(config)
  const unused = paths.filter((path) => !isRead(path))
  const problems: VellumError[] = []
  const { defaultLocale } = config.i18n
  if (locale !== defaultLocale && unused.length === paths.length) {
    problems.push(
      new VellumError(
        `The locale "${locale}" has no translations: its pages are copies of those of "${defaultLocale}".`,
        {
          code: 'untranslated-locale',
          files: [`${folder.source}/`],
          hint: [
            `Write the files of its messages with \`vellum write-translations --locale ${locale}\`,`,
            `and translate documents in ${folder.source}/${docsFolder(config)}.`,
            `Otherwise remove "${locale}" from \`i18n.locales\`, or set \`translate: false\` in \`i18n.localeConfigs\` if copies are what you want.`,
          ].join(' '),
        },
      ),
    )
  }
  if (unused.length > 0) {
    problems.push(
      new VellumError(
        `The folder of the locale "${locale}" has ${unused.length === 1 ? 'a file that is' : 'files that are'} not read.`,
        {
          code: 'unused-locale-files',
          files: [...new Set(unused.map((path) => `${folder.source}/${topOf(path, config)}`))],
          hint: `Translations are read from ${readFolders(config).join(', ')}, and messages from ${CODE_FILE} and ${Object.values(THEME_FILES).join(', ')}.`,
        },
      ),
    )
  }
  return problems
}

/** Paths below the folder of a locale: `docusaurus-plugin-content-docs/current`. */
function docsFolder(config: SiteConfig): string {
  const [first] = readFolders(config)
  return first ?? partName({ kind: 'pages' })
}

function readFolders({ docs, blog, pages }: SiteConfig): string[] {
  return [
    ...docs.map(({ id }) => `${partName({ kind: 'docs', id })}/current`),
    ...blog.map(({ id }) => partName({ kind: 'blog', id })),
    ...(pages ? [partName({ kind: 'pages' })] : []),
  ]
}

/**
 * Whether a file of a locale is read. Unused files in folders of content are reported while those are
 * scanned.
 */
function readPaths(config: SiteConfig): (path: string) => boolean {
  const blogs = config.blog.map(({ id }) => id)
  const files = new Set([CODE_FILE, ...blogs.map(blogMessagesFile), ...Object.values(THEME_FILES)])
  const docs = config.docs.map(({ id }) => `${partName({ kind: 'docs', id })}/`)
  const flat = [...blogs.map((id) => partName({ kind: 'blog', id })), partName({ kind: 'pages' })].map(
    (name) => `${name}/`,
  )
  // A version that is not built now may be built again.
  const isOfVersion = (path: string) => /^(?:current|version-[^/]+)(?:\.json$|\/)/.test(path)
  return (path) =>
    files.has(path) ||
    flat.some((name) => path.startsWith(name)) ||
    docs.some((name) => path.startsWith(name) && isOfVersion(path.slice(name.length)))
}

/** The folder that is not read, rather than each file in it: `docs/a/b.md` → `docs/` */
function topOf(path: string, { docs }: SiteConfig): string {
  const parts = [...docs.map(({ id }) => partName({ kind: 'docs', id })), posix.dirname(THEME_FILES.navbar)]
  const depth = parts.some((name) => path.startsWith(`${name}/`)) ? 2 : 1
  const names = path.split('/')
  return names.length > depth ? `${names.slice(0, depth).join('/')}/` : path
}

/** Files with slashes, sorted; hidden ones are left out. */
function filesBelow(dir: string): string[] {
  const files: string[] = []
  const visit = (below: string) => {
    for (const entry of readdirSync(join(dir, below), { withFileTypes: true })) {
      if (entry.name.startsWith('.')) continue
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) visit(path)
      else files.push(path)
    }
  }
  try {
    visit('')
  } catch {
    // The folder does not exist, or is being changed.
  }
  return files.sort()
}
