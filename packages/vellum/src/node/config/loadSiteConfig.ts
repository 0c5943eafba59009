// Finds the site's config file, runs it, checks what it exports and fills in the
// defaults. The only file of this folder that reads the disk, with importConfigFile.ts.

import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { DOCUSAURUS_NAMES, FILE_NAMES } from '../base/configFileName.js'
import { VellumError } from '../base/errors.js'
import { findSiteParts } from '../base/partFiles.js'
import { layersOf, partLayers } from '../base/partLayers.js'
import { relativePath } from '../base/relativePath.js'
import { CONFIG_TIME_LIMIT, withTimeLimit } from '../base/timeLimit.js'
import { fieldWarnings } from './configProblems.js'
import { type ConfigTools, createConfigTools, type OnceValues } from './configTools.js'
import { docusaurusSign } from './docusaurusOrigin.js'
import { docusaurusReport, folderNotes, type Note } from './docusaurusReport.js'
import { fromDocusaurus, type TranslatedConfig } from './fromDocusaurus.js'
import { readsFrontMatter } from './frontMatterUse.js'
import { checkLocaleUrls } from './i18nConfig.js'
import { type ImportedFile, importConfigCode, importConfigFile } from './importConfigFile.js'
import { usesInfima } from './infimaUse.js'
import type { LabelTexts } from './labelWarnings.js'
import { packageCodeHash } from './packageCode.js'
import { withPlugins } from './pluginAdditions.js'
import { isRecord } from './schemaKinds.js'
import { lostData } from './sentData.js'
import { completeConfig, type SiteConfig } from './siteConfig.js'

/** What `loadSiteConfig` returns. */
export interface LoadedConfig {
  readonly config: SiteConfig
  /** The config file and what it imports by path, absolute; a change in one of them needs a new load. */
  readonly files: readonly string[]
  /**
   * What was in these files when they were loaded, and which code packages had that they import: results of plugins are
   * kept under it. Read later, it could be that of an edit that these plugins do not have yet.
   */
  readonly filesHash: string
  /** The config file as a module that needs none of the others. */
  readonly code: string
  /** The values that it has computed once for all threads. */
  readonly values: OnceValues
  /** Warnings about accepted fields that should change. */
  readonly warnings: readonly VellumError[]
}

/** Options of loading a configuration. */
export interface LoadConfigOptions {
  /** Replaces the base URL of the file. */
  readonly baseUrl?: string | undefined
  /** The file, in the folder of the site. @default `vellum.config.ts`, or with another extension */
  readonly configFile?: string | undefined
  readonly timeLimit?: number
}

/** Loads the configuration of the site in a folder. */
export async function loadSiteConfig(
  siteDir: string,
  { baseUrl, configFile, timeLimit = CONFIG_TIME_LIMIT }: LoadConfigOptions = {},
): Promise<LoadedConfig> {
  // Bundlers follow symbolic links, and would have different names for the site's files than ours.
  const root = await realpath(resolve(siteDir)).catch(() => resolve(siteDir))
  const name = configFile === undefined ? await findConfigFile(root) : await namedConfigFile(root, configFile)
  const file = join(root, name)
  const load = async (locale: string) => {
    const { files, packages, code, ...imported } = await importConfigFile(file, { timeLimit, locale })
    const hash = createHash('sha256')
    for (const path of files) hash.update(await readFile(path)).update('\0')
    for (const path of packages) hash.update(packageCodeHash(path)).update('\0')
    const filesHash = hash.digest('hex')
    return {
      ...(await finishConfig({ ...imported, file, files, baseUrl, timeLimit })),
      files,
      filesHash,
      code,
    }
  }
  const loaded = await load('en')
  const { defaultLocale } = loaded.config.i18n
  const isForLocale = (await readFile(file, 'utf8')).includes(LOCALE_VARIABLE)
  return isForLocale && defaultLocale !== 'en' ? load(defaultLocale) : loaded
}

/** Loads the same configuration in another thread; `file` is the first of its files. */
export async function loadConfigFromCode({
  file,
  code,
  values,
  baseUrl,
}: {
  file: string
  code: string
  values: OnceValues
  baseUrl: string
}): Promise<SiteConfig> {
  const { config } = await finishConfig({
    ...(await importConfigCode(file, code)),
    file,
    baseUrl,
    timeLimit: CONFIG_TIME_LIMIT,
    givenValues: values,
  })
  return config
}

async function finishConfig({
  exports,
  sourcePosition,
  file,
  files = [],
  baseUrl,
  timeLimit,
  givenValues,
}: Pick<ImportedFile, 'exports' | 'sourcePosition'> & {
  file: string
  /** The file and what it imports; only the main thread reports what is in them. */
  files?: readonly string[]
  baseUrl: string | undefined
  timeLimit: number
  /** The values that the main thread has computed. */
  givenValues?: OnceValues
}): Promise<Pick<LoadedConfig, 'config' | 'values' | 'warnings'>> {
  const name = basename(file)
  const { tools, values } = createConfigTools(name, givenValues)
  const exported = await runConfig({ exports, sourcePosition, name, timeLimit, tools })
  const written = baseUrl !== undefined && isRecord(exported) ? { ...exported, baseUrl } : exported
  const siteDir = dirname(file)
  const translated = await fromDocusaurus(written, { siteDir })
  const report = files.length === 0 ? undefined : await reportOf(translated, files)
  const {
    config: extended,
    policyAdditions,
    pluginParts,
    pluginFolders,
    pluginLabels,
    warnings: pluginWarnings,
  } = await withPlugins(translated.config, {
    siteDir,
    file: name,
    tools,
  })
  const fieldProblems = [
    ...fieldWarnings(exported, { file: name }),
    lostData(exported, { file: name }),
    ...pluginWarnings,
    report,
  ].filter((warning) => warning !== undefined)
  const completed = completeConfig(extended, { siteDir, file: name, warnings: fieldProblems })
  const place = { siteDir, file: name }
  // Plugins that only have a name are objects after the translation.
  const sign = docusaurusSign(exported, place) ?? docusaurusSign(translated.config, place)
  const sheets = [...completed.theme.customCss, ...Object.values(completed.theme.pageCss)]
  const hasPolicy = isRecord(exported) && exported.contentSecurityPolicy !== undefined
  const ownParts = findSiteParts(siteDir).parts
  const parts = { ...completed.theme.parts, ...ownParts }
  const addedParts = pluginParts.map((added) =>
    Object.fromEntries(Object.entries(added).map(([name, part]) => [name, resolve(siteDir, part)])),
  )
  const config = withStaticIcon({
    ...completed,
    policyAdditions,
    ...(pluginFolders.length > 0 && {
      addedFolders: Object.fromEntries(
        pluginFolders.map(([folder, plugin]) => [resolve(siteDir, folder), plugin]),
      ),
    }),
    docusaurusSign: sign,
    reportsPolicy: sign !== undefined && !hasPolicy,
    parts,
    partLayers: partLayers([...addedParts, completed.theme.parts, ownParts]),
    ...(readsFrontMatter(siteDir, parts) && { readsFrontMatter: true }),
    theme: {
      ...completed.theme,
      infima: completed.theme.infima ?? usesInfima({ siteDir, sheets, isMoved: sign !== undefined }),
    },
  })
  checkLocaleUrls(config.i18n, { file: name })
  checkThemeFiles(config, { file: name })
  const own = ownLabels(translated.config)
  const hasLabels = files.length > 0 && Object.keys(completed.labels).length > 0
  const unknownLabels = hasLabels
    ? (await import('./labelWarnings.js')).labelWarnings({
        own,
        plugins: pluginLabels,
        locales: config.i18n.locales,
        file: name,
      })
    : []
  return { config, values, warnings: [...fieldProblems, ...unknownLabels] }
}

function ownLabels(checkedConfig: unknown): LabelTexts {
  return (checkedConfig as { labels?: LabelTexts }).labels ?? {}
}

/** The report about a configuration of Docusaurus, with lines of its file. */
async function reportOf(
  { notes, isForeign, config }: TranslatedConfig,
  files: readonly string[],
): Promise<VellumError | undefined> {
  const siteDir = dirname(files[0]!)
  const read = async (file: string) => ({
    name: relativePath(siteDir, file),
    text: await readFile(file, 'utf8').catch(() => ''),
  })
  const sources = [await read(files[0]!), ...(await Promise.all(files.slice(1).map(read)))] as const
  const ignoreFile = await readFile(join(siteDir, '.gitignore'), 'utf8').catch(() => undefined)
  const allNotes = [
    ...notes,
    ...(isForeign && ignoreFile !== undefined ? folderNotes(ignoreFile) : []),
    ...(sources[0].text.includes(LOCALE_VARIABLE) && hasLocales(config) ? [LOCALE_NOTE] : []),
  ]
  return docusaurusReport(allNotes, sources)
}

/** The variable that Docusaurus sets before it runs a configuration for a locale. */
const LOCALE_VARIABLE = 'DOCUSAURUS_CURRENT_LOCALE'

const LOCALE_NOTE: Note = {
  outcome: 'changed',
  what: `\`${LOCALE_VARIABLE}\``,
  about: 'The configuration runs once, for the default locale, and is used for all locales.',
  needles: [],
}

function hasLocales(config: unknown): boolean {
  const { i18n } = config as { i18n?: { locales?: unknown } }
  return Array.isArray(i18n?.locales) && i18n.locales.length > 1
}

/** Files that slots and parts name must exist. */
function checkThemeFiles(
  { siteDir, slots, parts, partLayers: layers }: SiteConfig,
  { file }: { file: string },
): void {
  const named = [
    ...Object.entries(slots).flatMap(([slot, components]) =>
      components.map((component) => [`theme.slots['${slot}']`, component.file] as const),
    ),
    ...Object.keys(parts).flatMap((part) =>
      layersOf(part, { parts, partLayers: layers }).map((path) => [`theme.parts['${part}']`, path] as const),
    ),
  ]
  const missing = named.find(([, path]) => !existsSync(path))
  if (!missing) return
  const [field, path] = missing
  const shown = relativePath(siteDir, path)
  throw new VellumError(`The file "${shown.startsWith('../') ? path : shown}" does not exist.`, {
    code: 'missing-configured-file',
    files: [file],
    hint: `Create it, or correct \`${field}\` of the configuration or of a plugin: a path starts at the folder of the site.`,
  })
}

/** Browsers request this file unless a page names an icon, so it is the icon without being configured. */
function withStaticIcon(config: SiteConfig): SiteConfig {
  const hasIcon = config.staticDirectories.some((folder) => existsSync(join(folder, STATIC_ICON)))
  return config.favicon === undefined && hasIcon ? { ...config, favicon: STATIC_ICON } : config
}

const STATIC_ICON = 'favicon.ico'

/** The name of a file in the folder of the site; `writtenPath` is relative to that folder or to the current one. */
async function namedConfigFile(siteDir: string, writtenPath: string): Promise<string> {
  const file = [resolve(siteDir, writtenPath), resolve(writtenPath)].find((path) => existsSync(path))
  if (file === undefined) {
    throw new VellumError(`There is no configuration "${writtenPath}" in ${siteDir}.`, {
      code: 'no-config',
      hint: 'Correct the path after `--config`: it starts at the folder of the site.',
    })
  }
  const folder = await realpath(dirname(file))
  if (folder !== siteDir) {
    throw new VellumError(
      `The configuration "${writtenPath}" is not in the folder of the site, ${siteDir}.`,
      {
        code: 'config-outside-site',
        hint: 'Move it there: paths in a configuration start at its own folder.',
      },
    )
  }
  return basename(file)
}

async function findConfigFile(siteDir: string): Promise<string> {
  const names = await readdir(siteDir).catch((cause: NodeJS.ErrnoException) => {
    const message = {
      ENOENT: `The site's folder ${siteDir} does not exist.`,
      ENOTDIR: `${siteDir} is a file, not the folder of a site.`,
    }[cause.code ?? '']
    if (message === undefined) throw cause
    throw new VellumError(message, {
      code: 'no-site-folder',
      hint: 'Pass the folder of the site: `vellum build path/to/site`.',
    })
  })
  const ownNames = FILE_NAMES.filter((name) => names.includes(name))
  const foundNames = ownNames.length > 0 ? ownNames : DOCUSAURUS_NAMES.filter((name) => names.includes(name))
  const [first, second] = foundNames
  if (first && second) {
    throw new VellumError(`The site has more than one configuration: ${foundNames.join(', ')}.`, {
      code: 'several-configs',
      files: foundNames,
      hint: 'Keep one of them, and remove the others.',
    })
  }
  if (first) return first
  const misnamed = names.find((name) => /^vellum\.conf(ig)?\./i.test(name))
  throw new VellumError(`There is no vellum.config.ts in ${siteDir}.`, {
    code: 'no-config',
    hint: misnamed
      ? `Rename ${misnamed} to vellum.config.ts, and let it \`export default\` the configuration.`
      : 'Create it with `export default defineConfig({ title, url, baseUrl })`, or pass the folder of the site: `vellum build path/to/site`.',
  })
}

/** The default export, or what it returns or resolves to. */
async function runConfig({
  exports,
  sourcePosition,
  name,
  timeLimit,
  tools,
}: Pick<ImportedFile, 'exports' | 'sourcePosition'> & {
  name: string
  timeLimit: number
  tools: ConfigTools
}): Promise<unknown> {
  if (exports.default === undefined) {
    throw new VellumError(`${name} has no default export.`, {
      code: 'no-default-export',
      files: [name],
      hint: 'Write `export default defineConfig({ title, url, baseUrl })`.',
    })
  }
  try {
    const resolving = typeof exports.default === 'function' ? exports.default(tools) : exports.default
    return await withTimeLimit(resolving, { name, timeLimit })
  } catch (cause) {
    if (cause instanceof VellumError) throw cause
    throw new VellumError(`The configuration in ${name} threw an error.`, {
      code: 'config-threw',
      files: [sourcePosition(cause)],
      hint: 'Correct the code that throws; the cause is below.',
      cause,
    })
  }
}
