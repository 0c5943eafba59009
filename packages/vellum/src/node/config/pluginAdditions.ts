// What plugins add to a configuration: runs their `config`, checks the result, and joins it with what the site has
// written.

import { fileURLToPath } from 'node:url'
import { combineErrors, VellumError } from '../base/errors.js'
import { entryOf } from '../base/pluginFunctions.js'
import { callHook, callHookSync } from '../base/pluginHook.js'
import { THEME_PARTS } from '../base/themeParts.js'
import { bundleConfigFile } from './bundleConfigFile.js'
import { configFields } from './configFields.js'
import { configProblems } from './configProblems.js'
import type { ConfigTools } from './configTools.js'
import { importConfigCode } from './importConfigFile.js'
import type { LabelTexts } from './labelWarnings.js'
import type { Plugin, PluginConfig, PluginConfigInput } from './plugin.js'
import { pluginsSchema } from './pluginsConfig.js'
import { fields, isRecord, ONCE } from './schemaKinds.js'
import { lostData, sentDataErrors } from './sentData.js'

/** A policy source, and the plugin that needs it. */
export interface PolicyAddition {
  readonly plugin: string
  readonly directive: string
  readonly source: string
}

/** A configuration with the additions of its plugins. */
export interface ExtendedConfig {
  readonly config: unknown
  readonly policyAdditions: readonly PolicyAddition[]
  /** The files that each plugin has for parts of the theme. */
  readonly pluginParts: readonly Readonly<Record<string, string>>[]
  /** The static folders that plugins add, with the names of these. */
  readonly pluginFolders: readonly (readonly [folder: string, plugin: string])[]
  /** The texts of the interface that each plugin has. */
  readonly pluginLabels: readonly { readonly plugin: string; readonly labels: LabelTexts }[]
  readonly warnings: readonly VellumError[]
}

/** Adds what plugins add. A list of plugins that is wrong is left to the check of the whole configuration. */
export async function withPlugins(
  unsafeConfig: unknown,
  { siteDir, file, tools }: { siteDir: string; file: string; tools: ConfigTools },
): Promise<ExtendedConfig> {
  const unchanged = {
    config: unsafeConfig,
    policyAdditions: [],
    pluginParts: [],
    pluginFolders: [],
    pluginLabels: [],
    warnings: [],
  }
  if (!isRecord(unsafeConfig) || unsafeConfig.plugins === undefined) return unchanged
  const { success, data: plugins } = pluginsSchema.safeParse(unsafeConfig.plugins, ONCE)
  if (!success) return unchanged
  const parts: { readonly plugin: Plugin; readonly part: PluginConfig }[] = []
  for (const plugin of plugins) {
    const part = await additionsOf(plugin, { siteDir, tools, config: unsafeConfig })
    if (part === undefined) continue
    const checked = checkedAdditions(part, { plugin, file })
    for (const entry of markdownPlugins(checked)) entryOf(entry, plugin.name)
    parts.push({ plugin, part: checked })
  }
  const joined = parts.reduceRight<unknown>((later, { part }) => joinFields(part, later), unsafeConfig)
  return {
    config: joined,
    pluginParts: parts.map(({ part }) => part.theme?.parts ?? {}),
    pluginFolders: parts.flatMap(({ plugin, part }) =>
      (part.staticDirectories ?? []).map((folder) => [folder, plugin.name] as const),
    ),
    pluginLabels: parts.map(({ plugin, part }) => ({ plugin: plugin.name, labels: part.labels ?? {} })),
    warnings: parts.flatMap(({ plugin, part }) => lostData(part, { file: originOf(plugin, file) }) ?? []),
    policyAdditions: parts.flatMap(({ plugin, part }) =>
      Object.entries(part.contentSecurityPolicy ?? {}).flatMap(([directive, sources]) =>
        sources.map((source) => ({ plugin: plugin.name, directive, source })),
      ),
    ),
  }
}

async function additionsOf(
  { name, config: additions }: Plugin,
  { siteDir, tools, config }: { siteDir: string; tools: ConfigTools; config: object },
): Promise<unknown> {
  if (typeof additions !== 'function') return additions
  // Additions are returned: a change in place would be none of a plugin, and depend on the order.
  const written = Object.freeze({ ...config })
  const once: ConfigTools['once'] = (key, compute) => tools.once(`${name}: ${key}`, compute)
  const importedFiles = new Map<string, ReturnType<PluginConfigInput['importFile']>>()
  const importFile: PluginConfigInput['importFile'] = (file) => {
    const imported = importedFiles.get(file) ?? importOnce(file, { siteDir, once })
    importedFiles.set(file, imported)
    return imported
  }
  return callHook(name, 'config', () =>
    additions({
      siteDir,
      once,
      config: written as never,
      partNames: [...THEME_PARTS.keys()],
      importFile,
    }),
  )
}

/** Imports a file; other threads get its code, so that only the main one bundles it. */
async function importOnce(
  file: string,
  { siteDir, once }: { siteDir: string; once: ConfigTools['once'] },
): Promise<Readonly<Record<string, unknown>>> {
  const code = await once(`code of ${file}`, async () => (await bundleConfigFile(file)).code)
  return (await importConfigCode(file, code, { siteDir })).exports
}

/** The remark and rehype plugins that a plugin adds, for all content or for one kind. */
function markdownPlugins({ markdown, docs, blog, pages }: PluginConfig): unknown[] {
  return [markdown, docs, blog, pages]
    .flat()
    .flatMap((options) =>
      isRecord(options)
        ? ['beforeDefaultRemarkPlugins', 'remarkPlugins', 'beforeDefaultRehypePlugins', 'rehypePlugins']
            .map((name) => options[name])
            .flatMap((entries) => (Array.isArray(entries) ? entries : []))
        : [],
    )
}

/** The position of a problem that a plugin has caused. */
function originOf({ name }: Plugin, file: string): string {
  return `${file} (the plugin "${name}")`
}

/** Fields that belong to the site alone. */
const SITE_FIELDS = ['title', 'url', 'baseUrl', 'plugins'] as const

/** The additions of a plugin with paths in place of `file:` URLs; throws one error for everything that is wrong. */
function checkedAdditions(part: unknown, { plugin, file }: { plugin: Plugin; file: string }): PluginConfig {
  const origin = originOf(plugin, file)
  if (!isRecord(part)) {
    throw new VellumError(`\`config\` of the plugin "${plugin.name}" must return an object.`, {
      code: 'plugin-result',
      files: [file],
      hint: 'Return additions to the configuration, or undefined for none.',
    })
  }
  const refused = SITE_FIELDS.filter((name) => name in part)
  if (refused.length > 0) {
    throw new VellumError(
      `The plugin "${plugin.name}" sets ${refused.map((name) => `\`${name}\``).join(', ')}, which belongs to the site.`,
      { code: 'plugin-result', files: [file], hint: 'Remove it from what `config` of the plugin returns.' },
    )
  }
  const dataErrors = sentDataErrors(part, { file: origin })
  if (dataErrors.length > 0) throw combineErrors(dataErrors)
  const paths = callHookSync(plugin.name, 'config', () => withPaths(part)) as Record<string, unknown>
  const { title: _, url: __, baseUrl: ___, ...shape } = configFields.shape
  const { error } = fields(shape).safeParse(paths, ONCE)
  if (error) throw combineErrors(configProblems({ issues: error.issues, value: paths, file: origin }))
  return paths as PluginConfig
}

/** `file:///a/b.css` → `/a/b.css`, at any depth of plain data. What contains itself is left as it is. */
function withPaths(value: unknown, parents: readonly unknown[] = []): unknown {
  if (typeof value === 'string') return value.startsWith('file:') ? fileURLToPath(value) : value
  if (value instanceof URL) return value.protocol === 'file:' ? fileURLToPath(value) : value.href
  if (parents.includes(value)) return value
  const inside = [...parents, value]
  if (Array.isArray(value)) return value.map((entry) => withPaths(entry, inside))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withPaths(entry, inside)]))
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value))
}

/** Two values of one field: arrays are joined, objects too, field by field; else the later one wins. */
export function joinFields(earlier: unknown, later: unknown, path: readonly string[] = []): unknown {
  const [field = ''] = path
  if (later === undefined) return field === 'staticDirectories' ? [...list(earlier), 'static'] : earlier
  if (earlier === undefined) return later
  // `true` enables a field with its defaults, to which the plugin adds.
  if (later === true && isPlain(earlier)) return earlier
  const isList = path[1] === 'customCss' || (path[1] === 'slots' && path.length === 3)
  if (field === 'theme' && isList) return [...list(earlier), ...list(later)]
  if (Array.isArray(earlier) && Array.isArray(later)) return [...earlier, ...later]
  if (!isPlain(earlier) || !isPlain(later)) return later
  const names = new Set([...Object.keys(earlier), ...Object.keys(later)])
  return Object.fromEntries(
    [...names].map((name) => [name, joinFields(earlier[name], later[name], [...path, name])]),
  )
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
