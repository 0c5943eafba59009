// The plugin: everything that a site needs to have playgrounds, in one call. The remark plugin, the client module and the
// styles are additions to the configuration; the document that programs run in is made when a site is finished, and by
// the development server for each request.

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vellum'
import { DEFAULT_FAULT_LABELS } from '../app/faultLabels.js'
import type { SiteOptions } from '../client/siteOptions.js'
import { buildFrame } from './buildFrame.js'
import { buildTypes, TYPES, type TypesFiles } from './buildTypes.js'
import { type BundledModules, bundleModules } from './bundleModules.js'
import {
  type CompleteOptions,
  checkOptions,
  completeOptions,
  type PlaygroundPluginOptions,
} from './pluginOptions.js'
import { remarkPlayground } from './remarkPlayground.js'

/** The document that programs run in, below the base of the site. */
const FRAME = 'playground-frame.html'

const SANDBOX = 'sandbox allow-scripts'

const packageFile = (path: string) => new URL(`../${path}`, import.meta.url).href

/** A plugin that makes the marked code blocks of a site runnable. */
export function playground(options: PlaygroundPluginOptions): Plugin {
  checkOptions(options)
  const { runnable, labels: { run, note, faults } = {}, programs } = options
  let site: { readonly dir: string; readonly complete: CompleteOptions } | undefined
  let bundled: BundledModules | undefined
  let frame: Promise<string> | undefined
  let typesFiles: Promise<TypesFiles> | undefined

  const modulesOf = async ({ dir, complete } = site!) => {
    bundled ??= await bundleModules(complete.modules, { siteDir: dir })
    return bundled
  }
  /** The files of types in the editor; undefined for a site without them. */
  const typesOf = async () => {
    const { types, modules } = site!.complete
    if (!types) return undefined
    typesFiles ??= buildTypes({ ...types, modules, siteDir: site!.dir })
    return typesFiles
  }
  const makeFrame = async () => {
    const { code } = await modulesOf()
    return buildFrame({ api: site!.complete.api, modules: code })
  }
  const siteOptions = async (): Promise<SiteOptions> => ({
    frame: FRAME,
    modules: (await modulesOf()).list,
    apiOrigin: site?.complete.api?.origin,
    faultLabels: { ...DEFAULT_FAULT_LABELS, ...faults },
    programs: programs && `${programs.replace(/^\/|\/$/g, '')}/`,
  })

  return {
    name: 'vellum-playground',
    async config({ siteDir, once }) {
      site = { dir: siteDir, complete: completeOptions(options, siteDir) }
      // In the main thread alone. Here, so that a package that cannot be bundled is reported before anything else is done.
      await once('modules', async () => (await modulesOf()).list)
      return {
        markdown: {
          beforeDefaultRemarkPlugins: [
            [
              remarkPlayground,
              {
                run,
                note,
                runnable,
                embedsHiddenLines: programs === undefined,
                hasApi: options.api !== undefined,
              },
            ],
          ],
        },
        clientModules: [packageFile('client/start.js')],
        theme: { customCss: [packageFile('playground.css')] },
        vite: { plugins: [optionsModule(siteOptions, typesOf)] },
      }
    },
    async finish({ baseUrl, write, header, cacheDir }) {
      frame ??= makeFrame()
      await write(FRAME, await frame)
      const types = await typesOf()
      for (const { name, make } of types ? [types.worker, types.declarations] : [])
        await write(name, await make(cacheDir))
      // Its own policy, in the document, allows nothing but the scripts in it; this one also holds when it is opened by itself.
      header(baseUrl + FRAME, { 'Content-Security-Policy': `${SANDBOX}; frame-ancestors 'self'` })
    },
    dev: {
      async respond({ url }) {
        const { pathname } = new URL(url)
        const types = pathname.includes(TYPES) ? await typesOf() : undefined
        if (types) {
          const isWorker = pathname.endsWith('.js')
          const file = isWorker ? types.worker : types.declarations
          const type = isWorker ? 'text/javascript' : 'application/json'
          return new Response(await file.make(), { headers: { 'Content-Type': type } })
        }
        if (!pathname.endsWith(`/${FRAME}`)) return undefined
        // A module of the site may have changed.
        bundled = undefined
        const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': SANDBOX }
        return new Response(await makeFrame(), { headers })
      },
    },
  }
}

/** A plugin of Vite: the module that client/app.ts reads the options from. */
function optionsModule(
  read: () => Promise<SiteOptions>,
  typesOf: () => Promise<TypesFiles | undefined>,
): object {
  const name = 'virtual:vellum-playground'
  const id = `\0${name}`
  return {
    name: 'vellum-playground',
    resolveId: (source: string) => (source === name ? id : undefined),
    load: async (loadedId: string) =>
      loadedId === id
        ? `export const siteOptions = ${JSON.stringify(await read())}\n${typesCode(await typesOf())}`
        : undefined,
  }
}

/** The code of `types`: a site without them gets nothing of what they need. */
function typesCode(files: TypesFiles | undefined): string {
  if (!files) return 'export const types = undefined\n'
  const inPackage = (path: string) => JSON.stringify(fileURLToPath(packageFile(path)))
  return `import { createTypes } from ${inPackage('app/types/createTypes.js')}
const loadEditing = () => import(${inPackage('app/editor/typedEditing.js')}).then(({ typedEditing }) => ({ typedEditing }))
export const types = (base) => {
  const urls = { worker: base + ${JSON.stringify(files.worker.name)}, declarations: base + ${JSON.stringify(files.declarations.name)} }
  return createTypes({ urls, loadEditing })
}
`
}
