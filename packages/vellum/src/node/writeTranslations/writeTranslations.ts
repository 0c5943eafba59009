// `vellum write-translations`: writes the files that translators fill in, one for each part of the site, and
// reports their new and their unused messages.

import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { VellumError } from '../base/errors.js'
import type { Logger } from '../base/logger.js'
import { writeFile } from '../base/namedFiles.js'
import { loadSiteConfig } from '../config/loadSiteConfig.js'
import type { NamedFolder } from '../content/files/scanFolder.js'
import { localeFolder, parseMessages } from '../content/translations/translationFiles.js'
import { chosenLocales } from '../steps/loadSite.js'
import { collectMessages } from './collectMessages.js'
import {
  type MergedMessages,
  type MergeOptions,
  type MessageEntries,
  mergeMessages,
} from './mergeMessages.js'

/** What to write. */
export interface WriteTranslationsOptions extends Partial<MergeOptions> {
  readonly siteDir: string
  /** The configuration, a file in the folder of the site. @default `vellum.config.ts` */
  readonly configFile?: string | undefined
  /** @default the default locale */
  readonly locale?: string | undefined
  readonly logger: Logger
}

/** A file that was written. */
export interface WrittenTranslations extends MergedMessages {
  /** Relative to the site. */
  readonly file: string
}

/** Writes the translation files of a locale, and returns their content. */
export async function writeTranslations({
  logger,
  locale: chosen,
  override = false,
  prefix = '',
  ...options
}: WriteTranslationsOptions): Promise<readonly WrittenTranslations[]> {
  const siteDir = resolve(options.siteDir)
  const loaded = await loadSiteConfig(siteDir, { configFile: options.configFile })
  const { config } = loaded
  const [locale] = chosenLocales(config, chosen ?? config.i18n.defaultLocale) as [string]
  const folder = localeFolder({ config, locale })
  if (!folder) {
    throw new VellumError(`Translations of the locale "${locale}" are disabled.`, {
      code: 'locale-not-translated',
      hint: `Remove \`i18n.localeConfigs.${locale}.translate\`.`,
    })
  }
  const messagesByFile = await collectMessages(loaded, { locale, logger })
  const writtenFiles: WrittenTranslations[] = []
  for (const [name, messages] of messagesByFile) {
    const existing = await readEntries(folder, name)
    if (Object.keys(messages).length === 0 && !existing) continue
    const merged = mergeMessages(messages, existing ?? {}, { override, prefix })
    const file = join(folder.dir, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, `${JSON.stringify(merged.entries, null, 2)}\n`)
    writtenFiles.push({ file: `${folder.source}/${name}`, ...merged })
  }
  for (const file of writtenFiles) logger.info(summary(file))
  return writtenFiles
}

/** The entries of a file with their descriptions; undefined when it does not exist. */
async function readEntries({ dir, source }: NamedFolder, name: string): Promise<MessageEntries | undefined> {
  const file = join(dir, name)
  if (!existsSync(file)) return undefined
  const text = await readFile(file, 'utf8')
  const messages = parseMessages(text, `${source}/${name}`)
  const { parse } = await import('yaml')
  const rawEntries = parse(text, { schema: 'json', uniqueKeys: false }) as Record<
    string,
    { description?: unknown }
  > | null
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => {
      const description = rawEntries?.[key]?.description
      return [key, { message, ...(typeof description === 'string' && { description }) }]
    }),
  )
}

/** `i18n/fr/code.json: 12 messages, 2 new: a, b` and the unused ones */
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
