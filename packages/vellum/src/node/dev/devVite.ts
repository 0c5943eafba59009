// Vite in development: it serves the code of the engine and the site to browsers, watches
// the files, and keeps a connection to open pages. Reads the site through callbacks only.

import type { Server } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { createLogger, createServer, type InlineConfig, type Logger, type ViteDevServer } from 'vite'
import type { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { originalsOf } from '../content/translations/translatedContent.js'
import { isPostFile } from '../steps/postLists.js'
import { isOwnStylesheet } from '../vite/checkStylesheet.js'
import type { OwnTheme } from '../vite/liveParts.js'
import { devShellModules } from '../vite/shellModules.js'
import { staticUrls } from '../vite/staticUrls.js'
import { missingStyleFiles } from '../vite/styleFiles.js'
import { viteConfig, withSiteOptions } from '../vite/viteConfig.js'
import { browserReact } from './browserReact.js'
import type { DevSite } from './devSite.js'
import { fastRefresh, REFRESH_RUNTIME } from './fastRefresh.js'
import { pageUpdates } from './pageUpdates.js'

/** The input of Vite. */
export interface DevViteInput {
  readonly siteDir: string
  readonly workDir: string
  readonly baseUrl: string
  /** The server that open pages connect to. */
  readonly server: Server
  /** The options of the site, as they were when the server started. */
  readonly siteOptions: SiteConfig['vite']
  /** Milliseconds between two checks for changes; `true` for the default. */
  readonly poll: number | boolean
  /** Folders outside of the site that stylesheets load files from. */
  readonly styleFolders: readonly string[]
  /** The files of the site in place of parts of the theme and in its slots, by the configuration as it is now. */
  readonly ownTheme: () => OwnTheme
  readonly currentConfig: () => SiteConfig | undefined
  /** The site as it is now; undefined while it has an error. */
  readonly site: () => DevSite | undefined
  /** Called with files that a stylesheet names and that do not exist. */
  readonly onMissingFiles: (problems: readonly VellumError[]) => void
  /** Called with a stylesheet of the site that a browser requests again. */
  readonly onSheet: (file: string) => void
  /** Called with the error of code that a browser requested. */
  readonly onError: (error: unknown) => void
}

/** Starts Vite, and waits until it watches the files. */
export async function createDevVite(input: DevViteInput): Promise<ViteDevServer> {
  const { siteDir, workDir, baseUrl, server, siteOptions, styleFolders, poll } = input
  const { ownTheme, site, onMissingFiles, onSheet, onError } = input
  const forBrowser = await browserReact(join(workDir, 'vite'))
  const base = viteConfig({
    config: { siteDir, baseUrl },
    currentConfig: input.currentConfig,
    ownTheme,
    mode: 'development',
    cacheDir: join(workDir, 'vite'),
    forBrowser,
    code: {
      siteDir,
      isPost: (file) => {
        const loadedSite = site()
        return loadedSite !== undefined && isPostFile(file, loadedSite.site)
      },
      pageCode: async (file) => site()?.pageCode(file),
      excerptCode: async (file) => site()?.excerptCode(file),
      partialCode: async (file) => site()?.partialCode(file) ?? '',
      originalsOf: (file) => originalsOf(file, site()?.site.model.overlays ?? []),
    },
  })
  const staticDirectories = () => site()?.site.config.staticDirectories ?? []
  let ready: Promise<unknown> | undefined
  const engineOptions: InlineConfig = {
    ...base,
    customLogger: errorLogger(onError),
    plugins: [
      ...(base.plugins ?? []),
      // As early as possible: a small folder is read while Vite starts.
      {
        name: 'vellum:watcher',
        configureServer: ({ watcher }) => {
          ready = readyOf(watcher)
        },
      },
      pageUpdates(),
      staticUrls({
        folders: () => ({ baseUrl, staticDirectories: staticDirectories() }),
        onOthers: (sheet, urls) =>
          onMissingFiles(
            missingStyleFiles(sheet, urls, { siteDir, baseUrl, staticDirectories: staticDirectories() }),
          ),
      }),
      fastRefresh({ engineCode: join(engineDir, 'dist/'), runtime: forBrowser.get(REFRESH_RUNTIME)! }),
      {
        name: 'vellum:style-errors',
        enforce: 'pre',
        transform: {
          filter: { id: /\.(?:css|scss|sass|less|styl|stylus)(?:$|\?)/ },
          handler(_, id) {
            const [file = ''] = id.split('?')
            if (this.environment.name === 'client' && isOwnStylesheet(file, siteDir)) onSheet(file)
          },
        },
      },
      devShellModules(() => {
        const loadedSite = site()
        return (
          loadedSite && {
            config: loadedSite.site.config,
            data: loadedSite.data,
            messages: loadedSite.site.messages,
          }
        )
      }),
    ],
    optimizeDeps: { noDiscovery: true, include: [] },
    // Node would load these packages if a site still has them.
    ssr: { noExternal: [/^@docusaurus\//, /^@theme\//] },
    server: {
      middlewareMode: true,
      // Decided before a request arrives here.
      allowedHosts: true,
      cors: false,
      // Our own client shows errors, like all others.
      hmr: { server, overlay: false },
      fs: { allow: [siteDir, workDir, engineDir, ...styleFolders] },
      watch: {
        ignored: [join(workDir, '**'), join(siteDir, 'dist', '**'), '**/.*.vellum-*/**'],
        ...(poll !== false && { usePolling: true }),
        ...(typeof poll === 'number' && { interval: poll, binaryInterval: poll }),
      },
    },
  }
  const vite = await createServer(withSiteOptions(engineOptions, siteOptions))
  await ready
  return vite
}

/**
 * Passes the errors of requests on, except those of stylesheets, which are checked separately; prints
 * nothing.
 */
function errorLogger(onError: (error: unknown) => void): Logger {
  const logger = createLogger('silent')
  return {
    ...logger,
    error: (message, { error } = {}) => {
      const isRequest = stripVTControlCharacters(message).startsWith('Internal server error')
      if (isRequest && error && !isStyleError(error)) onError(error)
    },
  }
}

function isStyleError(error: object): boolean {
  const { plugin = '', id = '' } = error as { readonly plugin?: string; readonly id?: string }
  return plugin.startsWith('vite:css') || /\.(?:css|scss|sass|less|styl|stylus)(?:$|\?)/.test(id)
}

/** The package of the engine, whose files pages load in development. */
export const engineDir = fileURLToPath(new URL('../../../', import.meta.url))

/** Resolves when the watcher is ready, after two seconds at the latest. */
function readyOf(watcher: ViteDevServer['watcher']): Promise<unknown> {
  return Promise.race([
    new Promise((resolve) => watcher.once('ready', resolve)),
    new Promise((resolve) => setTimeout(resolve, 2_000).unref()),
  ])
}
