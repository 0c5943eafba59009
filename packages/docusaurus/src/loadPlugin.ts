// Finds a plugin by the name that a Docusaurus configuration has for it, and calls it.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, isAbsolute, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PluginConfigInput } from 'vellum'
import type { JoiSchema, LoadContext, PluginInstance, PluginModule } from './docusaurusTypes.js'

/** A plugin that was called. */
export interface LoadedPlugin {
  readonly instance: PluginInstance
  /** The folder that its relative paths start at. */
  readonly folder: string
}

/** What a plugin is loaded with. */
interface LoadInput {
  readonly options: Readonly<Record<string, unknown>>
  readonly context: LoadContext
  readonly importFile: PluginConfigInput['importFile']
}

/** Calls a plugin; undefined if it returns nothing, which disables it. */
export async function loadPlugin(
  plugin: string | PluginModule,
  { options, context, importFile }: LoadInput,
): Promise<LoadedPlugin | undefined> {
  const file = typeof plugin === 'string' ? findPlugin(plugin, context.siteDir) : undefined
  const module =
    file === undefined ? (plugin as PluginModule) : functionOf(await importPlugin(file, importFile))
  if (typeof module !== 'function') throw new Error(`${String(plugin)} does not export a function.`)
  const validOptions = module.validateOptions?.({ options, validate }) ?? options
  const call = async () => module(context, { id: 'default', ...(validOptions as object) })
  const instance = (await call().catch((error: unknown) => {
    throw file === undefined ? maybeFactory(module, error) : error
  })) as PluginInstance | null | undefined
  const ownHooks = Object.keys(instance ?? {}).filter((hook) => VELLUM_HOOKS.has(hook))
  if (ownHooks.length > 0) {
    const text = `This is a plugin of Vellum: it has ${ownHooks.map((hook) => `\`${hook}\``).join(', ')}.`
    throw Object.assign(new Error(text), {
      hint: 'Call its function in `plugins`: `plugins: [math()]`, not `[math]`.',
    })
  }
  return instance ? { instance, folder: file === undefined ? context.siteDir : dirname(file) } : undefined
}

/** The error of a function that may make a plugin of Vellum: these take options alone, and refuse a context. */
function maybeFactory({ name, length }: PluginModule, error: unknown): unknown {
  if (length > 1 || !(error instanceof Error)) return error
  error.message = `${error.message.replace(/\.$/, '')}. If ${name || 'the function'} makes a plugin of Vellum, call it in \`plugins\`: \`[${name || 'math'}()]\`, not \`[${name || 'math'}]\`.`
  return error
}

/** Hooks that Docusaurus does not have. */
const VELLUM_HOOKS: ReadonlySet<string> = new Set([
  'config',
  'content',
  'source',
  'elements',
  'page',
  'rendered',
  'files',
  'finish',
])

/** Docusaurus runs the site's own plugins through a compiler: TypeScript, and `import` beside `module.exports`. */
function importPlugin(file: string, importFile: LoadInput['importFile']): Promise<{ default?: unknown }> {
  if (file.includes('/node_modules/')) return import(pathToFileURL(file).href)
  const isCompiled =
    /\.(?:[cm]?ts|tsx|jsx)$/.test(file) || (/\.js$/.test(file) && isMixed(readFileSync(file, 'utf8')))
  return isCompiled ? importFile(file) : import(pathToFileURL(file).href)
}

/** Whether code has statements of ES modules, and the exports of CommonJS. */
function isMixed(code: string): boolean {
  return /^\s*(?:import|export)\b/m.test(code) && /\bmodule\.exports\b|\brequire\s*\(/.test(code)
}

/** CommonJS modules that were TypeScript have their default export one level deeper. */
function functionOf(module: { readonly default?: unknown }): PluginModule {
  const first = module.default ?? module
  return ((first as { readonly default?: unknown }).default ?? first) as PluginModule
}

function validate(schema: JoiSchema, options: unknown): unknown {
  const { value, error } = schema.validate(options, { convert: false, abortEarly: false })
  if (error) throw error
  return value
}

/** The file of a plugin: a path, the name of a package, or a short form of it. */
function findPlugin(name: string, siteDir: string): string {
  if (name.startsWith('.') || isAbsolute(name)) return moduleFile(resolve(siteDir, name))
  const require = createRequire(join(siteDir, 'package.json'))
  for (const candidate of packageNames(name)) {
    try {
      return require.resolve(candidate)
    } catch {
      // The next form of the name may exist.
    }
  }
  throw new Error(
    `The plugin "${name}" is not installed: looked for ${packageNames(name).join(', ')}. Run \`npm install\` for the package that it is in.`,
  )
}

function moduleFile(path: string): string {
  const endings = ['.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '.tsx']
  const names = ['', ...endings, ...endings.map((ending) => `/index${ending}`)]
  const file = names
    .map((name) => path + name)
    .find((candidate) => /\.\w+$/.test(candidate) && existsSync(candidate))
  if (file === undefined) throw new Error(`There is no plugin at ${path}.`)
  return file
}

/** `awesome` → `awesome`, `docusaurus-plugin-awesome`; `@me/awesome` → also `@me/docusaurus-plugin-awesome` */
function packageNames(name: string): string[] {
  const [, scope, rest] = /^(@[^/]+)(?:\/(.+))?$/.exec(name) ?? []
  if (scope === undefined) return [name, `docusaurus-plugin-${name}`]
  if (rest === undefined) return [`${scope}/docusaurus-plugin`]
  return [
    name,
    `${scope}/docusaurus-plugin-${rest}`,
    ...(scope === '@docusaurus' ? [`${scope}/plugin-${rest}`] : []),
  ]
}
