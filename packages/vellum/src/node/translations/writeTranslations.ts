// `vellum write-translations`: writes the files that translators fill in, one for each part
// of the site, and tells what is new in them and what is no longer used.

import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { BLOG_LABELS } from '../../shared/labels/blogLabels.js'
import { CONTENT_LABELS } from '../../shared/labels/contentLabels.js'
import { PAGE_LABELS } from '../../shared/labels/pageLabels.js'
import { RUNTIME_LABELS } from '../../shared/labels/runtimeLabels.js'
import { SHELL_LABELS } from '../../shared/labels/shellLabels.js'
import type { Messages } from '../../shared/messages.js'
import { combineErrors, formatError, VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import { writeFile } from '../base/namedFiles.js'
import { type LoadedConfig, loadSiteConfig } from '../config/loadSiteConfig.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { BLOG_MESSAGES_FILE } from '../content/blog/blogMessages.js'
import type { NamedFolder } from '../content/files/scanFolder.js'
import { scanFolder } from '../content/files/scanFolder.js'
import type { SiteModel } from '../content/loadSiteModel.js'
import {
  localeFolder,
  parseMessages,
  partName,
  versionFolder,
} from '../content/translations/translationFiles.js'
import { THEME_FILES, themeMessages } from '../pages/site/themeTranslations.js'
import { chosenLocales, loadSite } from '../site/loadSite.js'
import { CODE_FILE, shippedMessages } from '../site/siteMessages.js'
import { codeMessages, type FoundMessages } from './codeMessages.js'
import { createMarkdownMessages } from './markdownMessages.js'
import {
  type MergedMessages,
  type MergeOptions,
  type MessageEntries,
  mergeMessages,
} from './mergeMessages.js'

/** What to write. */
export interface WriteTranslationsOptions extends Partial<MergeOptions> {
  readonly siteDir: string
  /** @default the default one */
  readonly locale?: string | undefined
  readonly logger: Logger
}

/** A file that was written. */
export interface WrittenTranslations extends MergedMessages {
  /** Relative to the site. */
  readonly file: string
}

export async function writeTranslations({
  logger,
  locale: wanted,
  override = false,
  prefix = '',
  ...options
}: WriteTranslationsOptions): Promise<readonly WrittenTranslations[]> {
  const siteDir = resolve(options.siteDir)
  const loaded = await loadSiteConfig(siteDir)
  const { config } = loaded
  const [locale] = chosenLocales(config, wanted ?? config.i18n.defaultLocale) as [string]
  const folder = localeFolder({ config, locale })
  if (!folder) {
    throw new VellumError(`The language "${locale}" must not be translated.`, {
      hint: `Remove \`i18n.localeConfigs.${locale}.translate\`.`,
    })
  }
  const wantedFiles = await allMessages(loaded, { locale, logger })
  const written: WrittenTranslations[] = []
  for (const [name, messages] of wantedFiles) {
    const existing = await readEntries(folder, name)
    if (Object.keys(messages).length === 0 && !existing) continue
    const merged = mergeMessages(messages, existing ?? {}, { override, prefix })
    const file = join(folder.dir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(merged.entries, null, 2)}\n`)
    written.push({ file: `${folder.source}/${name}`, ...merged })
  }
  for (const each of written) logger.info(summary(each))
  return written
}

/** The messages of every file, as the site has them. */
async function allMessages(
  loaded: LoadedConfig,
  { locale, logger }: { locale: string; logger: Logger },
): Promise<Map<string, MessageEntries>> {
  const { config } = loaded
  // The site as it is without translations.
  const plain = { ...config.i18n.localeConfigs[locale]!, translate: false }
  const i18n = { ...config.i18n, localeConfigs: { ...config.i18n.localeConfigs, [locale]: plain } }
  const { model } = await loadSite({ ...loaded, config: { ...config, i18n } }, { production: false, locale })
  const theme = themeMessages(config.themeConfig)
  return new Map<string, MessageEntries>([
    [
      CODE_FILE,
      {
        ...(await siteWords(sourceFolders(config, model), { config, logger })),
        ...(await themeWords(locale, model)),
      },
    ],
    ...model.docs.flatMap(({ id, versions }) =>
      versions.map((version): [string, MessageEntries] => [
        `${partName({ kind: 'docs', id })}/${versionFolder(version.name)}.json`,
        version.messages(),
      ]),
    ),
    ...(model.blog ? [[BLOG_MESSAGES_FILE, model.blog.messages()] as const] : []),
    [THEME_FILES.navbar, theme.navbar],
    [THEME_FILES.footer, theme.footer],
  ])
}

/** The words of the theme: those that the engine has in the language, else in English. */
async function themeWords(locale: string, { blog }: SiteModel): Promise<MessageEntries> {
  const shipped = await shippedMessages(locale)
  const all: Messages = {
    ...SHELL_LABELS,
    ...RUNTIME_LABELS,
    ...CONTENT_LABELS,
    ...PAGE_LABELS,
    ...(blog && BLOG_LABELS),
  }
  return Object.fromEntries(
    Object.entries(all).map(([id, english]) => [
      id,
      { message: shipped[id] ?? english, description: `The theme shows: ${english}` },
    ]),
  )
}

/** The messages in the code of the site and in its content. What cannot be read is told. */
async function siteWords(
  folders: readonly string[],
  { config, logger }: { config: SiteConfig; logger: Logger },
): Promise<MessageEntries> {
  const inMarkdown = createMarkdownMessages()
  const entries: Record<string, { message: string; description?: string }> = {}
  const broken: VellumError[] = []
  for (const file of await sourceFiles(folders, config)) {
    const source = relative(config.siteDir, file).split(sep).join('/')
    const text = await readFile(file, 'utf8')
    let found: FoundMessages
    try {
      found = /\.mdx?$/.test(file) ? inMarkdown(text) : codeMessages(text, { file })
    } catch (cause) {
      broken.push(new VellumError('The messages of the file cannot be read.', { files: [source], cause }))
      continue
    }
    for (const { key, ...message } of found.messages) entries[key] ??= message
    broken.push(
      ...found.problems.map(
        ({ line, problem }) => new VellumError(problem, { files: [`${source}:${line}`] }),
      ),
    )
  }
  if (broken.length > 0) logger.warn(formatError(combineErrors(broken)))
  return entries
}

/** The folders of code and content, of all versions too. */
function sourceFolders({ siteDir, pages, blog }: SiteConfig, { docs }: SiteModel): string[] {
  return [
    join(siteDir, 'src'),
    ...(pages ? pages.paths : []),
    ...docs.flatMap(({ versions }) => versions.map(({ dir }) => dir)),
    ...(blog ? [blog.path] : []),
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

/** What a file has, with its descriptions; undefined when it is not there. */
async function readEntries({ dir, source }: NamedFolder, name: string): Promise<MessageEntries | undefined> {
  const file = join(dir, name)
  if (!existsSync(file)) return undefined
  const text = await readFile(file, 'utf8')
  const messages = parseMessages(text, `${source}/${name}`)
  const { parse } = await import('yaml')
  const raw = parse(text, { schema: 'json', uniqueKeys: false }) as Record<
    string,
    { description?: unknown }
  > | null
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const description = raw?.[key]?.description
      return [key, { message, ...(typeof description === 'string' && { description }) }]
    }),
  )
}

/** `i18n/fr/code.json: 12 messages, 2 new: a, b` and what is no longer used */
function summary({ file, entries, added, unused }: WrittenTranslations): string {
  const count = Object.keys(entries).length
  const news = added.length === 0 ? 'none new' : `${added.length} new${listed(added)}`
  return [
    `${file}: ${count} ${count === 1 ? 'message' : 'messages'}, ${news}`,
    ...(unused.length > 0 ? [`  no longer used, remove them if you like${listed(unused)}`] : []),
  ].join('\n')
}

const MANY = 10

function listed(keys: readonly string[]): string {
  const more = keys.length > MANY ? `, and ${keys.length - MANY} more` : ''
  return `: ${keys.slice(0, MANY).join(', ')}${more}`
}
