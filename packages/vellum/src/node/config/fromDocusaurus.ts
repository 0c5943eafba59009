// Translates a configuration that was written for Docusaurus: presets, themes and plugins become fields and plugins of
// ours, and each field without effect is removed and noted. A configuration without any of them stays as it is.

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { didYouMean } from '../base/nearestName.js'
import { contentFunctions } from './contentFunctions.js'
import { fieldOutcome } from './docusaurusFields.js'
import { isClassicPreset, type KnownPackage, knownPackage } from './docusaurusPackages.js'
import type { Note } from './docusaurusReport.js'
import { joinFields } from './pluginAdditions.js'
import { isFunction, isRecord } from './schemaKinds.js'

/** A configuration in the fields of this engine, and what became of those of Docusaurus. */
export interface TranslatedConfig {
  readonly config: unknown
  readonly notes: readonly Note[]
  /** Whether it has presets, themes or plugins of Docusaurus. */
  readonly isForeign: boolean
}

/** A configuration, a set of options, or a part of one. */
type Fields = Record<string, unknown>

/** What a configuration becomes. */
interface Translation {
  readonly siteDir: string
  readonly notes: Note[]
  /** Fields of presets, which the fields of the site join. */
  preset: Fields
  /** The options of content plugins, by field. */
  readonly content: { readonly docs: unknown[]; readonly blog: unknown[]; readonly pages: unknown[] }
  readonly plugins: unknown[]
}

/** Translates a configuration. */
export async function fromDocusaurus(
  unsafeConfig: unknown,
  { siteDir }: { siteDir: string },
): Promise<TranslatedConfig> {
  if (!isRecord(unsafeConfig)) return { config: unsafeConfig, notes: [], isForeign: false }
  const { presets, themes, plugins, ...fields } = unsafeConfig
  const translation: Translation = {
    siteDir,
    notes: [],
    preset: {},
    content: { docs: [], blog: [], pages: [] },
    plugins: [],
  }
  const presetEntries = entriesOf(presets)
  for (const entry of presetEntries) await addPreset(translation, entry)
  for (const entry of entriesOf(themes)) await addPackage(translation, entry, 'theme')
  if (Array.isArray(plugins)) {
    for (const entry of plugins) {
      const foreign = foreignEntry(entry)
      if (foreign) await addPackage(translation, foreign, 'plugin')
      else translation.plugins.push(entry)
    }
  }
  await addThemeFields(translation, fields)
  if (isRecord(fields.future) && fields.future.experimental_router === 'hash') {
    translation.notes.push({
      outcome: 'lost',
      what: '`future.experimental_router`',
      about: 'Each page has a URL of its own: links with `#/` do not work.',
      needles: ['future', 'experimental_router'],
    })
  }
  const withContent = {
    ...(joinFields(translation.preset, fields) as Fields),
    ...contentFields(translation, { fields, hasPreset: presetEntries.length > 0 }),
  }
  const config = withoutUnused(withContent, translation.notes)
  addContentFunctions(config, translation)
  replaceHookFunctions(config, translation)
  // A value that is no list is left to the check of the configuration.
  const isList = plugins === undefined || Array.isArray(plugins)
  return {
    config: { ...config, plugins: isList ? namedOnce(translation.plugins) : plugins },
    notes: translation.notes,
    isForeign:
      [presets, themes].some(Array.isArray) || entriesOf(plugins).some(({ what }) => isForeign(what)),
  }
}

/** A plugin, theme or preset as it is written. */
interface Entry {
  readonly what: unknown
  readonly options: unknown
}

/** The entries of a list, without those that are switched off. */
function entriesOf(list: unknown): Entry[] {
  return (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
    const [what, options] = Array.isArray(entry) ? entry : [entry]
    return what ? [{ what, options }] : []
  })
}

/** An entry of `plugins` that is written for Docusaurus: a name, a path, a function, or a list that begins with one. */
function foreignEntry(entry: unknown): Entry | undefined {
  const [what, options] = Array.isArray(entry) ? entry : [entry]
  return isForeign(what) ? { what, options } : undefined
}

function isForeign(what: unknown): boolean {
  return typeof what === 'string' || isFunction(what)
}

const PRESET_FIELDS = ['docs', 'blog', 'pages', 'theme', 'sitemap']

/** Options of the classic preset that are plugins, by the names of the plugins. */
const PRESET_PLUGINS = new Map([
  ['gtag', 'google-gtag'],
  ['googleAnalytics', 'google-analytics'],
  ['googleTagManager', 'google-tag-manager'],
  ['svgr', 'svgr'],
  ['debug', 'debug'],
])

async function addPreset(translation: Translation, { what, options }: Entry): Promise<void> {
  const isClassic = typeof what === 'string' && isClassicPreset(what)
  const given = isRecord(options) ? options : {}
  const carried = PRESET_FIELDS.filter((name) => given[name] !== undefined)
  translation.preset = joinFields(
    Object.fromEntries(carried.map((name) => [name, given[name]])),
    translation.preset,
  ) as Fields
  if (!isClassic) {
    const name = typeof what === 'string' ? `"${what}"` : 'a function'
    const read =
      carried.length > 0 ? `Its ${carried.map((field) => `\`${field}\``).join(', ')} are read; ` : ''
    translation.notes.push({
      outcome: 'lost',
      what: `preset ${name}`,
      about: `${read}${read ? 'for' : 'For'} the rest, list its plugins in \`plugins\`.`,
      needles: [typeof what === 'string' ? what : 'presets'],
    })
    return
  }
  for (const [name, value] of Object.entries(given)) {
    if (carried.includes(name) || value === undefined) continue
    const plugin = PRESET_PLUGINS.get(name)
    if (plugin === undefined) {
      translation.notes.push({
        outcome: 'lost',
        what: `option \`${name}\` of the classic preset`,
        about:
          didYouMean(name, [...PRESET_FIELDS, ...PRESET_PLUGINS.keys()]) ?? 'The preset has no such option.',
        needles: ['presets', name],
      })
    } else if (value) {
      await addKnown(translation, {
        known: knownPackage(plugin)!,
        options: value,
        what: `option \`${name}\` of the classic preset`,
        needles: ['presets', name],
      })
    }
  }
}

async function addPackage(
  translation: Translation,
  { what, options }: Entry,
  kind: 'plugin' | 'theme',
): Promise<void> {
  const name = typeof what === 'string' ? what : undefined
  const known = name === undefined ? undefined : knownPackage(name)
  const label = `${kind} ${name === undefined ? `\`${(what as { name?: string }).name || 'function'}\`` : `"${name}"`}`
  const needles = [`${kind}s`, name ?? (what as { name?: string }).name ?? ''].filter(Boolean)
  if (known) {
    await addKnown(translation, { known, options, what: label, needles })
    return
  }
  if (name?.startsWith('vellum-')) {
    const about = `Import its function from "${name}" and call it in \`plugins\`: it is a plugin of Vellum.`
    translation.notes.push({ outcome: 'lost', what: label, about, needles })
    return
  }
  const module = await importSitePackage(translation.siteDir, 'vellum-docusaurus')
  if (!module?.docusaurusPlugin) {
    const runs = 'Run `npm install vellum-docusaurus`, which runs it as far as it goes.'
    const about =
      name === undefined
        ? `If it makes a plugin of Vellum, call it: \`${label.split('`')[1]}()\`. If not: ${runs}`
        : runs
    translation.notes.push({ outcome: 'lost', what: label, about, needles })
    return
  }
  translation.plugins.push(module.docusaurusPlugin(what, options ?? {}))
  translation.notes.push({ outcome: 'carried', what: label, about: 'Run by `vellum-docusaurus`.', needles })
}

/** A package that is known, and how it is reported. */
interface KnownEntry {
  readonly known: KnownPackage
  readonly options: unknown
  readonly what: string
  readonly needles: readonly string[]
}

async function addKnown(translation: Translation, entry: KnownEntry): Promise<void> {
  const { known, options, what, needles } = entry
  const note = (outcome: Note['outcome'], about: string) =>
    void translation.notes.push({ outcome, what, about, needles })
  const fields = isRecord(options) ? options : {}
  if ('outcome' in known) return note(...known.outcome)
  if ('search' in known) {
    translation.preset = joinFields(translation.preset, { search: true }) as Fields
    return note('carried', 'The search of Vellum takes its place: `search: true`.')
  }
  if ('redirects' in known) return addRedirects(translation, fields)
  if ('package' in known) {
    const module = await importSitePackage(translation.siteDir, known.package)
    const create = module?.[known.exported]
    if (!create) return note('lost', `Run \`npm install ${known.package}\`, which does its work.`)
    const plugin = create(fields)
    const isListed = translation.plugins.some((other) => isRecord(other) && other.name === plugin.name)
    if (!isListed) translation.plugins.push(plugin)
    return note('carried', `Done by \`${known.package}\`.`)
  }
  if (known.field === 'theme' || known.field === 'sitemap') {
    translation.preset = joinFields({ [known.field]: fields }, translation.preset) as Fields
    return
  }
  translation.content[known.field].push(options ?? {})
}

/** The options of `plugin-client-redirects`. */
function addRedirects(translation: Translation, options: Fields): void {
  const { redirects, createRedirects, fromExtensions, toExtensions } = options
  const extensions = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
  const [added, removed] = [extensions(fromExtensions), extensions(toExtensions)]
  const create = (path: string): string[] => [
    ...(typeof createRedirects === 'function' ? [createRedirects(path) ?? []].flat() : []),
    ...(path === '/' || hasExtension(path, added)
      ? []
      : added.map((extension) => `${path.replace(/\/$/, '')}.${extension}`)),
    ...removed
      .filter((extension) => hasExtension(path, [extension]))
      .map((extension) => path.slice(0, -extension.length - 1)),
  ]
  const isCreating = createRedirects !== undefined || added.length + removed.length > 0
  translation.preset = joinFields(translation.preset, {
    ...(Array.isArray(redirects) && { redirects }),
    ...(isCreating && { createRedirects: create }),
  }) as Fields
}

function hasExtension(path: string, extensions: readonly string[]): boolean {
  return extensions.some((extension) => path.endsWith(`.${extension}`))
}

/** Options of plugins in `themeConfig`, as Docusaurus 2 had them. */
async function addThemeFields(translation: Translation, { themeConfig }: Fields): Promise<void> {
  if (!isRecord(themeConfig)) return
  for (const name of ['gtag', 'googleAnalytics'].filter((field) => isRecord(themeConfig[field]))) {
    await addKnown(translation, {
      known: knownPackage(PRESET_PLUGINS.get(name)!)!,
      options: themeConfig[name],
      what: `\`themeConfig.${name}\``,
      needles: ['themeConfig', name],
    })
  }
}

/** `docs`, `blog` and `pages` with the instances of their plugins. */
function contentFields(
  { content, preset, notes }: Translation,
  { fields, hasPreset }: { fields: Fields; hasPreset: boolean },
): Fields {
  const joined = joinFields(preset, fields) as Fields
  // Without a preset only the plugins that are listed make pages.
  const isListed = !hasPreset && Object.values(content).some((instances) => instances.length > 0)
  const ownValue = (field: 'docs' | 'blog' | 'pages') =>
    joined[field] === undefined && isListed ? false : joined[field]
  const [docs, blog, pages] = [ownValue('docs'), ownValue('blog'), ownValue('pages')]
  const singlePages = (): unknown => {
    const [first, ...more] = content.pages.map((options) => {
      const { id: _, ...rest } = isRecord(options) ? options : {}
      return rest
    })
    const others = pages === false ? more : first ? [first, ...more] : []
    for (const { path = 'pages' } of others as Fields[]) {
      notes.push({
        outcome: 'lost',
        what: `plugin for \`${String(path)}\``,
        about: 'A site has one set of pages.',
        needles: ['plugins', String(path)],
      })
    }
    return pages === false && first ? first : pages
  }
  const several = (field: 'docs' | 'blog', value: unknown): unknown =>
    content[field].length > 0 ? [...(value === false ? [] : [value ?? {}].flat()), ...content[field]] : value
  const made = { docs: several('docs', docs), blog: several('blog', blog), pages: singlePages() }
  return Object.fromEntries(Object.entries(made).filter(([, value]) => value !== undefined))
}

/** A configuration without the fields that have no effect; each is noted. */
function withoutUnused(config: Fields, notes: Note[], path: readonly string[] = []): Fields {
  const entries = Object.entries(config).flatMap(([name, value]): [string, unknown][] => {
    const ownPath = [...path, name]
    const outcome = fieldOutcome(ownPath)
    const isNested = DEPTH.has(ownPath.join('.'))
    if (outcome && !isNested) {
      if (value !== undefined && !isDefault(ownPath, value)) {
        notes.push({
          outcome: outcome[0],
          what: `\`${ownPath.join('.')}\``,
          about: outcome[1],
          needles: ownPath,
        })
      }
      return path[0] === 'themeConfig' ? [[name, value]] : []
    }
    if (!isNested) return [[name, value]]
    if (Array.isArray(value)) {
      return [[name, value.map((item) => (isRecord(item) ? withoutUnused(item, notes, ownPath) : item))]]
    }
    return [[name, isRecord(value) ? withoutUnused(value, notes, ownPath) : value]]
  })
  return Object.fromEntries(entries)
}

/** The objects that have such fields. */
const DEPTH = new Set([
  'docs',
  'blog',
  'blog.feedOptions',
  'pages',
  'markdown',
  'themeConfig',
  'themeConfig.prism',
  'themeConfig.colorMode',
])

/** Whether the value of a field is what every site has: an empty list, or the component of the theme itself. */
function isDefault(path: readonly string[], value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0
  return (
    typeof value === 'string' &&
    path.at(-1)!.endsWith('Component') &&
    /^@theme\/(?:Doc|Blog|MDXPage)/.test(value)
  )
}

/** Functions of `markdown` are what `source` of a plugin is. */
function addContentFunctions(config: Fields, { plugins, siteDir }: Translation): void {
  const { markdown } = config
  if (isRecord(markdown)) plugins.push(...contentFunctions(markdown, siteDir))
}

/** Functions of `markdown.hooks` are not called: what they handled is a warning. */
function replaceHookFunctions(config: Fields, { notes }: Translation): void {
  const { markdown } = config
  if (!isRecord(markdown) || !isRecord(markdown.hooks)) return
  const functions = Object.keys(markdown.hooks).filter((name) => isFunction((markdown.hooks as Fields)[name]))
  if (functions.length === 0) return
  const hooks = { ...markdown.hooks, ...Object.fromEntries(functions.map((name) => [name, 'warn'])) }
  config.markdown = { ...markdown, hooks }
  for (const name of functions) {
    notes.push({
      outcome: 'lost',
      what: `the function \`markdown.hooks.${name}\``,
      about: "It is not called: what it handled is reported as with `'warn'`.",
      needles: ['hooks', name],
    })
  }
}

/** Plugins with different names: two functions may have the same. */
function namedOnce(plugins: readonly unknown[]): unknown[] {
  const counts = new Map<string, number>()
  return plugins.map((plugin) => {
    if (!isRecord(plugin) || typeof plugin.name !== 'string' || !plugin.name.startsWith('docusaurus: ')) {
      return plugin
    }
    const count = (counts.get(plugin.name) ?? 0) + 1
    counts.set(plugin.name, count)
    return count === 1 ? plugin : { ...plugin, name: `${plugin.name} (${count})` }
  })
}

/** The exports of a package of ours that the site may have installed. */
type PluginPackage = Record<string, (...options: unknown[]) => { readonly name: string }>

async function importSitePackage(siteDir: string, name: string): Promise<PluginPackage | undefined> {
  let file: string
  try {
    file = createRequire(join(siteDir, 'package.json')).resolve(name)
  } catch {
    return undefined
  }
  return (await import(pathToFileURL(file).href)) as PluginPackage
}
