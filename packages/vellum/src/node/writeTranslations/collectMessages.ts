// Collects every message of a site that can be translated: from its code, its content, its
// configuration and the theme. Knows nothing of the files that translators have filled in.

import { readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { BLOG_LABELS } from '../../shared/labels/blogLabels.js'
import { LAZY_PART_LABELS } from '../../shared/labels/lazyPartLabels.js'
import { COMPILER_LABELS } from '../../shared/labels/sent/compilerLabels.js'
import { CONTENT_LABELS } from '../../shared/labels/sent/contentLabels.js'
import { PAGE_DATA_LABELS } from '../../shared/labels/sent/pageDataLabels.js'
import { SHELL_LABELS } from '../../shared/labels/sent/shellLabels.js'
import type { Messages } from '../../shared/messages.js'
import { combineErrors, explainError, VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import type { LoadedConfig } from '../config/loadSiteConfig.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { blogMessagesFile } from '../content/blog/blogMessages.js'
import { scanFolder } from '../content/files/scanFolder.js'
import type { SiteModel } from '../content/loadSiteModel.js'
import { partName, versionFolder } from '../content/translations/translationFiles.js'
import { THEME_FILES, themeMessages } from '../pageData/siteData/themeTranslations.js'
import { loadSite } from '../steps/loadSite.js'
import { CODE_FILE, shippedMessages } from '../steps/siteMessages.js'
import { codeMessages, type FoundMessages } from './codeMessages.js'
import { createMarkdownMessages } from './markdownMessages.js'
import type { MessageEntries } from './mergeMessages.js'

/** Collects the messages of a site by the file that they belong to, relative to the locale's folder. */
export async function collectMessages(
  loaded: LoadedConfig,
  { locale, logger }: { locale: string; logger: Logger },
): Promise<Map<string, MessageEntries>> {
  const { config } = loaded
  // Without translations, so that the messages are the original ones.
  const plain = { ...config.i18n.localeConfigs[locale]!, translate: false }
  const i18n = { ...config.i18n, localeConfigs: { ...config.i18n.localeConfigs, [locale]: plain } }
  const { model } = await loadSite({ ...loaded, config: { ...config, i18n } }, { production: false, locale })
  const theme = themeMessages(config.themeConfig)
  return new Map<string, MessageEntries>([
    [
      CODE_FILE,
      {
        ...(await sourceMessages(sourceFolders(config, model), { config, logger })),
        ...(await themeLabels(locale, model)),
      },
    ],
    ...model.docs.flatMap(({ id, versions }) =>
      versions.map((version): [string, MessageEntries] => [
        `${partName({ kind: 'docs', id })}/${versionFolder(version.name)}.json`,
        version.messages(),
      ]),
    ),
    ...model.blogs.map(({ id, messages }) => [blogMessagesFile(id), messages()] as const),
    [THEME_FILES.navbar, theme.navbar],
    [THEME_FILES.footer, theme.footer],
  ])
}

/** The labels of the theme: those that the engine ships for the locale, otherwise in English. */
async function themeLabels(locale: string, { blogs }: SiteModel): Promise<MessageEntries> {
  const shipped = await shippedMessages(locale)
  const all: Messages = {
    ...SHELL_LABELS,
    ...LAZY_PART_LABELS,
    ...CONTENT_LABELS,
    ...COMPILER_LABELS,
    ...PAGE_DATA_LABELS,
    ...(blogs.length > 0 && BLOG_LABELS),
  }
  return Object.fromEntries(
    Object.entries(all).map(([id, english]) => [
      id,
      { message: shipped[id] ?? english, description: `The theme shows: ${english}` },
    ]),
  )
}

/** The messages in the site's code and content. Reports messages that cannot be read. */
async function sourceMessages(
  folders: readonly string[],
  { config, logger }: { config: SiteConfig; logger: Logger },
): Promise<MessageEntries> {
  const inMarkdown = createMarkdownMessages()
  const entries: Record<string, { message: string; description?: string }> = {}
  const broken: VellumError[] = []
  for (const file of await sourceFiles(folders, config)) {
    const source = relative(config.siteDir, file).split(sep).join('/')
    const text = await readFile(file, 'utf8')
    let fileMessages: FoundMessages
    try {
      fileMessages = /\.mdx?$/.test(file) ? inMarkdown(text) : codeMessages(text, { file })
    } catch (cause) {
      broken.push(
        new VellumError('The messages of the file cannot be read.', {
          code: 'unreadable-source-messages',
          files: [source],
          cause,
        }),
      )
      continue
    }
    for (const { key, ...message } of fileMessages.messages) entries[key] ??= message
    broken.push(
      ...fileMessages.problems.map(
        ({ line, problem }) =>
          new VellumError(problem, { code: 'untranslatable-message', files: [`${source}:${line}`] }),
      ),
    )
  }
  if (broken.length > 0) logger.warn(explainError(combineErrors(broken)))
  return entries
}

/** The folders of code and content, including all versions. */
function sourceFolders({ siteDir, pages, blog }: SiteConfig, { docs }: SiteModel): string[] {
  return [
    join(siteDir, 'src'),
    ...(pages ? pages.paths : []),
    ...docs.flatMap(({ versions }) => versions.map(({ dir }) => dir)),
    ...blog.map(({ path }) => path),
  ]
}

/** Every file that may have messages, once, in a stable order. */
async function sourceFiles(folders: readonly string[], { siteDir }: SiteConfig): Promise<string[]> {
  const files: string[] = []
  for (const dir of new Set(folders)) {
    const filter = { include: ['**/*.{js,jsx,ts,tsx,md,mdx}'], exclude: ['**/*.d.ts', '**/*.test.*'] }
    const scanned = await scanFolder({ dir, source: relative(siteDir, dir), ...filter })
    files.push(...(scanned?.files ?? []).map((path) => join(dir, path)))
  }
  return [...new Set(files)]
}
