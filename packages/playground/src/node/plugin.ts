// The plugin: everything that a site needs to have playgrounds, in one call. The remark plugin, the client module and the
// styles are additions to the configuration; the document that programs run in is made when a site is finished, and by
// the development server for each request.

import type { Plugin } from 'vellum'
import { DEFAULT_FAULT_LABELS } from '../app/faultLabels.js'
import type { SiteOptions } from '../client/siteOptions.js'
import { buildFrame } from './buildFrame.js'
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

  const modulesOf = async ({ dir, complete } = site!) => {
    bundled ??= await bundleModules(complete.modules, { siteDir: dir })
    return bundled
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
        vite: { plugins: [optionsModule(siteOptions)] },
      }
    },
    async finish({ baseUrl, write, header }) {
      frame ??= makeFrame()
      await write(FRAME, await frame)
      // Its own policy, in the document, allows nothing but the scripts in it; this one also holds when it is opened by itself.
      header(baseUrl + FRAME, { 'Content-Security-Policy': `${SANDBOX}; frame-ancestors 'self'` })
    },
    dev: {
      async respond({ url }) {
        if (!new URL(url).pathname.endsWith(`/${FRAME}`)) return undefined
        // A module of the site may have changed.
        bundled = undefined
        const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': SANDBOX }
        return new Response(await makeFrame(), { headers })
      },
    },
  }
}

/** A plugin of Vite: the module that client/app.ts reads the options from. */
function optionsModule(read: () => Promise<SiteOptions>): object {
  const name = 'virtual:vellum-playground'
  const id = `\0${name}`
  return {
    name: 'vellum-playground',
    resolveId: (source: string) => (source === name ? id : undefined),
    load: async (loadedId: string) =>
      loadedId === id ? `export const siteOptions = ${JSON.stringify(await read())}` : undefined,
  }
}
