// Runs a plugin that is written for Docusaurus as a plugin of Vellum.

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin, PluginConfig } from 'vellum'
import type { LoadContext, PluginModule, RouteConfig } from './docusaurusTypes.js'
import { tagFields } from './htmlTags.js'
import { contextOf } from './loadContext.js'
import { type LoadedPlugin, loadPlugin } from './loadPlugin.js'
import { withApiPages } from './openApiTheme.js'
import { postCssOptions } from './postCss.js'
import { routePages } from './routePages.js'
import { type RoutePage, siteRoutes } from './siteRoutes.js'
import { themeAliases, themeFiles } from './themeFolder.js'
import { addHooks, createUnsupported } from './unsupported.js'
import { webpackAliases } from './webpackOptions.js'

export {
  type AnalyticsOptions,
  type GtagOptions,
  googleAnalytics,
  googleGtag,
  googleTagManager,
  type TagManagerOptions,
} from './analytics.js'
export type { LoadContext, PluginInstance, PluginModule } from './docusaurusTypes.js'

/** Files that Vellum writes after all plugins, from the configuration and `static`. */
const HOST_FILES = ['_headers', '_redirects']

/** What is known of a plugin in one thread. */
interface State {
  readonly loaded: LoadedPlugin
  readonly context: LoadContext
  /** The content that was loaded for the configuration, until it is used. */
  content: { readonly value: unknown } | undefined
  /** The content that was loaded last. */
  lastContent: unknown
}

/**
 * A plugin of Docusaurus by the name or path that `docusaurus.config.js` has for it, or as a function.
 * @example plugins: [docusaurusPlugin('docusaurus-plugin-openapi', { path: './api.yaml' })]
 */
export function docusaurusPlugin(
  plugin: string | PluginModule,
  options: Readonly<Record<string, unknown>> = {},
): Plugin {
  const { id } = options
  const instanceId = String(id ?? 'default')
  const label = typeof plugin === 'string' ? shownPath(plugin) : plugin.name || 'function'
  const name = `docusaurus: ${label}${id === undefined ? '' : ` (${String(id)})`}`
  const unsupported = createUnsupported()
  const watch: string[] = []
  let state: State | undefined
  let isReported = false
  return {
    name,
    config: async (input) => {
      const context = contextOf(input)
      const loaded = await loadPlugin(plugin, { options, context, importFile: input.importFile })
      if (!loaded) return undefined
      const { instance } = loaded
      addHooks(instance, unsupported)
      const value = await instance.loadContent?.()
      state = { loaded, context, content: { value }, lastContent: value }
      watch.splice(
        0,
        Infinity,
        ...(instance.getPathsToWatch?.() ?? []).map((path) => watched(path, context.siteDir)),
      )
      return configOf(state, input.partNames)
    },
    content: async () => {
      if (!state) return undefined
      const { loaded, context } = state
      const { instance } = loaded
      const content = state.content ? state.content.value : await instance.loadContent?.()
      state.content = undefined
      state.lastContent = content
      const routes: RouteConfig[] = []
      let data: unknown
      await instance.contentLoaded?.({
        content,
        allContent: {},
        actions: {
          addRoute: (route) => void routes.push(route),
          createData: async (file, value) =>
            writeData(join(context.generatedFilesDir, instance.name, instanceId, file), value),
          setGlobalData: (value) => {
            data = value
          },
        },
      })
      return {
        pages: routePages(routes, { baseUrl: context.baseUrl, unsupported }),
        data,
        dataOf: { plugin: instance.name, id: instanceId },
      }
    },
    rendered: ({ path, type, title, description, source, frontMatter }) =>
      state?.loaded.instance.postBuild && {
        record: { path, type, title, description, source, frontMatter } satisfies RoutePage,
      },
    finish: async (site) => {
      if (!state) return
      const { loaded, context, lastContent } = state
      const { baseUrl } = site
      const recordedPages = site.pages.flatMap(({ record }) => (record ? [record as RoutePage] : []))
      const hostFiles = HOST_FILES.filter((file) => existsSync(join(site.dir, file)))
      // Plugins write into the folder of the context that they were called with, which is known now.
      Object.assign(context, { outDir: site.dir })
      await loaded.instance.postBuild?.({
        ...context,
        baseUrl,
        outDir: site.dir,
        content: lastContent,
        routes: siteRoutes(recordedPages, { docs: context.siteConfig.docs, baseUrl }),
        routesPaths: site.pages.map(({ path }) => path),
        siteConfig: context.siteConfig,
        head: {},
      })
      for (const file of HOST_FILES) {
        if (hostFiles.includes(file) || !existsSync(join(site.dir, file))) continue
        rmSync(join(site.dir, file))
        unsupported.add(
          `the file ${file} that \`postBuild\` writes`,
          `Write its lines in \`static/${file}\`.`,
        )
      }
      const list = unsupported.list()
      if (list.length > 0 && !isReported) {
        site.warn(`parts of ${label} do not work here.\n  - ${list.join('\n  - ')}`)
      }
      isReported = true
    },
    dev: { watch },
  }

  function configOf(
    { loaded: { instance, folder }, content, context: { siteDir, generatedFilesDir } }: State,
    partNames: readonly string[],
  ): PluginConfig {
    const write = (path: string, text: string) =>
      writeData(join(generatedFilesDir, instance.name, instanceId, path), text)
    const themePath = instance.getThemePath && resolve(folder, instance.getThemePath())
    const files = withApiPages(themePath === undefined ? {} : themeFiles(themePath), {
      write: (part, code) => write(`theme/${part}.js`, code),
      unsupported,
    })
    const aliases = webpackAliases(instance, { content: content?.value, unsupported })
    const replaced = Object.entries(files).filter(([part]) => partNames.includes(part))
    const own = Object.entries(files).filter(([part]) => !partNames.includes(part))
    const clientModules = (instance.getClientModules?.() ?? []).map((path) =>
      path.startsWith('.') ? resolve(folder, path) : path,
    )
    const { fields, bodyCode } = tagFields(
      instance.injectHtmlTags?.({ content: content?.value }) ?? {},
      unsupported,
    )
    if (bodyCode !== undefined) clientModules.push(write('bodyTags.js', bodyCode))
    return {
      clientModules,
      ...fields,
      ...(replaced.length > 0 && { theme: { parts: Object.fromEntries(replaced) } }),
      vite: {
        resolve: {
          alias: [...aliases, ...own.flatMap(([part, file]) => themeAliases(part, { file, siteDir }))],
        },
        ...postCssOptions(instance, siteDir),
      },
    }
  }
}

/** A path as the configuration has it: `/site/plugins/a.js` → `./plugins/a.js`; a package has its name. */
function shownPath(plugin: string): string {
  if (!isAbsolute(plugin)) return plugin
  const [, inPackages] = /^.*\/node_modules\/(.+)$/.exec(plugin) ?? []
  if (inPackages !== undefined) return inPackages
  const path = relative(process.cwd(), plugin)
  return path.startsWith('..') ? plugin : `./${path}`
}

/** Writes a file of data; pages import it. */
function writeData(file: string, data: unknown): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  if (currentText(file) !== text) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return file
}

function currentText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** The folder of a glob, or the file: `content/**\/*.md` → `/site/content` */
function watched(path: string, siteDir: string): string {
  const plain = path.split('/').findIndex((part) => /[*?{[]/.test(part))
  const parts = path.split('/')
  const folder = plain === -1 ? path : parts.slice(0, plain).join('/')
  return isAbsolute(folder) ? folder : join(siteDir, folder)
}
