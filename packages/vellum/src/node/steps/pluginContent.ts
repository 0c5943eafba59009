// The content that plugins make, as files in the work folder: they are read like those of the site. Files that have not
// changed are left alone, and those that are no longer made are deleted.

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { VellumError } from '../base/errors.js'
import {
  checkFileName,
  checkList,
  checkResult,
  type HookName,
  plainData,
  resultError,
} from '../base/hookResult.js'
import { writeOwnFile } from '../base/ownFiles.js'
import { kindOf } from '../base/plainData.js'
import { allUnchanged, fileChangedBy, fileMadeBy, fileUnchanged } from '../base/pluginFiles.js'
import { callHook } from '../base/pluginHook.js'
import { readIfFile } from '../base/readIfFile.js'
import { relativePath } from '../base/relativePath.js'
import { openWorkDir } from '../cache/workDir.js'
import { pagesSchema } from '../config/pagesConfig.js'
import type { ContentText, Plugin, PluginContent, PluginContentPage } from '../config/plugin.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** The configuration of a locale with the folders of content that plugins have made, and what they change in files. */
export async function withPluginContent(
  config: SiteConfig,
  { locale, production }: { locale: string; production: boolean },
): Promise<SiteConfig> {
  const changed = { ...config, changeSource: changeSource(config.plugins) }
  const plugins = config.plugins.filter(({ content }) => content)
  if (plugins.length === 0 && !changed.changeSource) allUnchanged()
  if (plugins.length === 0) return changed.changeSource ? changed : config
  const { siteDir } = config
  const dir = join(openWorkDir(siteDir, { onOther: () => {} }), 'content', locale)
  const files = new Map<string, string>()
  const data: Record<string, Record<string, unknown>> = {}
  for (const plugin of plugins) {
    await callHook(plugin.name, 'content', async () => {
      const made = await plugin.content?.({ siteDir, locale, production })
      if (made === undefined) return
      checkResult(made, { plugin: plugin.name, hook: 'content', known: ['pages', 'docs', 'data', 'dataOf'] })
      const ownData = plainData(made.data, { plugin: plugin.name, hook: 'content', field: 'data' })
      if (ownData !== undefined) {
        const { plugin: name = plugin.name, id = 'default' } = dataOwner(made.dataOf, plugin)
        data[name] = { ...data[name], [id]: ownData }
      }
      for (const [path, text] of filesOf(made, { plugin, config })) {
        if (files.has(path)) throw twice(path, plugin)
        files.set(path, text)
        fileMadeBy(relativePath(siteDir, join(dir, path)), plugin.name)
      }
    })
  }
  replaceFiles(dir, files)
  const extended = withFolders(changed, { dir, files })
  return Object.keys(data).length > 0 ? { ...extended, pluginData: data } : extended
}

/** The owner of the data, which a plugin names: checked, because its names become keys. */
function dataOwner(
  dataOf: PluginContent['dataOf'],
  { name }: Plugin,
): NonNullable<PluginContent['dataOf']> | Record<string, never> {
  if (dataOf === undefined) return {}
  const hook = { plugin: name, hook: 'content' }
  checkResult(dataOf, { ...hook, field: 'dataOf', known: ['plugin', 'id'] })
  const wrong = Object.entries(dataOf).find(([, value]) => value !== undefined && typeof value !== 'string')
  if (wrong)
    throw resultError(
      hook,
      `a string in \`dataOf.${wrong[0]}\`, not ${kindOf(wrong[1])}`,
      'Correct the plugin.',
    )
  const unsafe = Object.entries(dataOf).find(([, value]) => value === '__proto__')
  if (unsafe)
    throw resultError(
      hook,
      `another name than \`__proto__\` in \`dataOf.${unsafe[0]}\``,
      'Correct the plugin.',
    )
  return dataOf
}

/** What the `source` hooks of all plugins do, one after the other; undefined without such hooks. */
function changeSource(plugins: readonly Plugin[]): SiteConfig['changeSource'] {
  const hooked = plugins.filter(({ source }) => source)
  if (hooked.length === 0) return undefined
  return async (path, text) => {
    let current = text
    fileUnchanged(path)
    for (const plugin of hooked) {
      const next = await callHook(plugin.name, 'source', () => plugin.source?.({ path, text: current }), {
        page: path,
      })
      const changed = checkedText(next, { plugin, path }) ?? current
      if (changed !== current) fileChangedBy(path, plugin.name)
      current = changed
    }
    return current
  }
}

function checkedText(
  next: string | undefined,
  { plugin, path }: { plugin: Plugin; path: string },
): string | undefined {
  if (next === undefined || typeof next === 'string') return next
  throw new VellumError(`\`source\` of the plugin "${plugin.name}" must return a string.`, {
    code: 'plugin-result',
    files: [path],
    hint: 'Return the new text of the file, or undefined to leave it as it is.',
  })
}

/** The files of a plugin's content, by their paths: `pages/recipes/bread.md`, `docs/default/intro.md` */
function filesOf(
  made: PluginContent,
  { plugin, config }: { plugin: Plugin; config: SiteConfig },
): [path: string, text: string][] {
  const name = { plugin: plugin.name, hook: 'content' }
  const { pages = [], docs = {} } = made
  checkList(pages, { ...name, field: 'pages' })
  const pageFiles = pages.map((page, i) => fileOf(page, { ...name, field: `pages[${i}]` }))
  if (typeof docs !== 'object' || docs === null || Array.isArray(docs)) {
    throw resultError(
      name,
      `an object of arrays in \`docs\`, not ${kindOf(docs)}`,
      'Write `docs: { default: [ … ] }`: the key is the id of a docs set.',
    )
  }
  const docFiles = Object.entries(docs).flatMap(([id, texts]) => {
    if (!config.docs.some((set) => set.id === id)) throw noDocsSet(id, { plugin, config })
    checkList(texts, { ...name, field: `docs.${id}` })
    return texts.map((text, i): [string, string] => {
      const [path, content] = fileOf(text, { ...name, field: `docs.${id}[${i}]` })
      return [join(docsFolder(id), path), content]
    })
  })
  return [...pageFiles.map(([path, text]): [string, string] => [join(PAGES, path), text]), ...docFiles]
}

const PAGES = 'pages'

function docsFolder(id: string): string {
  return join('docs', encodeURIComponent(id))
}

/** An entry of `pages` or `docs`, and its name in messages. */
type EntryName = HookName & { readonly field: string }

function fileOf(entry: PluginContentPage | ContentText, name: EntryName): [path: string, text: string] {
  if (typeof entry !== 'object' || entry === null) {
    throw resultError(
      name,
      `an object with \`path\` in \`${name.field}\`, not ${kindOf(entry)}`,
      'Correct the plugin.',
    )
  }
  checkFileName(entry.path, name)
  checkResult(entry, {
    ...name,
    known: 'component' in entry ? ['path', 'component', 'props'] : ['path', 'text'],
  })
  if ('component' in entry) return [`${entry.path}.jsx`, componentPage(entry, name)]
  if (typeof entry.text !== 'string' || !/\.(?:mdx?|[jt]sx?)$/.test(entry.path)) {
    throw resultError(
      name,
      `pages with \`text\` whose path ends in \`.md\`, \`.mdx\`, \`.jsx\` or \`.tsx\`, not "${entry.path}"`,
      'Correct the path, or set `component` to the module that renders the page.',
    )
  }
  return [entry.path, entry.text]
}

/** The module of a page that a component renders. */
function componentPage(
  { path, component, props = {} }: Extract<PluginContentPage, { component: string }>,
  name: EntryName,
): string {
  // The module of the page is made in another folder.
  if (typeof component !== 'string' || /^\.{1,2}\//.test(component)) {
    const found = typeof component === 'string' ? JSON.stringify(component) : kindOf(component)
    throw resultError(
      name,
      `the name of a module as \`component\` of the page "${path}", not ${found}`,
      'Write an absolute path, a `file:` URL, or `@site/…`.',
    )
  }
  const module = component.startsWith('file:') ? fileURLToPath(component) : component
  if (typeof props !== 'object' || props === null || Array.isArray(props)) {
    throw resultError(
      name,
      `an object in \`${name.field}.props\`, not ${kindOf(props)}`,
      'Correct the plugin.',
    )
  }
  const data = plainData(props, { ...name, field: `${name.field}.props` })
  return `import Component from ${JSON.stringify(module)}

const props = ${JSON.stringify(data)}

export default function Page() {
  return <Component {...props} />
}
`
}

/** Adds the folders to those of the configuration. */
function withFolders(
  config: SiteConfig,
  { dir, files }: { dir: string; files: ReadonlyMap<string, string> },
): SiteConfig {
  const has = (folder: string) => [...files.keys()].some((path) => path.startsWith(folder + sep))
  const pages = config.pages || { ...pagesDefaults(), paths: [] }
  const generatedPath = join(dir, PAGES)
  return {
    ...config,
    ...(has(PAGES) && { pages: { ...pages, paths: [...pages.paths, generatedPath], generatedPath } }),
    docs: config.docs.map((set) =>
      has(docsFolder(set.id)) ? { ...set, generatedPath: join(dir, docsFolder(set.id)) } : set,
    ),
  }
}

function pagesDefaults(): Exclude<SiteConfig['pages'], false> {
  return pagesSchema.parse({}) as Exclude<SiteConfig['pages'], false>
}

/** Makes the files of a folder these. */
function replaceFiles(dir: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(dir, { recursive: true })
  const paths = new Set([...files.keys()].map((path) => join(dir, path)))
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !paths.has(file)) rmSync(file, { force: true })
  }
  for (const [path, text] of files) {
    const file = join(dir, path)
    if (readIfFile(file) === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeOwnFile(file, text)
  }
}

function twice(path: string, plugin: Plugin): VellumError {
  return new VellumError(`The plugin "${plugin.name}" makes the file "${path}", which was made before.`, {
    code: 'plugin-file-twice',
    hint: 'Give the page another path.',
  })
}

function noDocsSet(id: string, { plugin, config }: { plugin: Plugin; config: SiteConfig }): VellumError {
  const ids = config.docs.map((set) => `"${set.id}"`).join(', ')
  return new VellumError(
    `\`content\` of the plugin "${plugin.name}" has documents for the docs set "${id}".`,
    {
      code: 'plugin-docs-set',
      hint: ids === '' ? 'The site has no docs.' : `The site has ${ids}.`,
    },
  )
}
