// Serves a site while it is written: each page is compiled and rendered on request, and
// open pages reload when files change. An error is shown in the page until it is fixed;
// the server keeps running.

import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Logger } from '../base/logger.js'
import { limitCache } from '../cache/limitCache.js'
import { cacheDirIn, openWorkDir } from '../cache/workDir.js'
import { closeServer, listenNear } from '../serve/serve.js'
import { createEngineFingerprint } from '../site/engineFingerprint.js'
import { errorText } from './devProblems.js'
import { guardRequests } from './requests/guardRequests.js'
import { type RequestRules, refusedRequest } from './requests/requestRules.js'
import { type RunningSite, runSite } from './runSite.js'

/** Which site to serve, and where. */
export interface DevServerOptions {
  readonly siteDir: string
  /** @default the one in the configuration */
  readonly baseUrl?: string | undefined
  /** The locale to serve. @default the default locale */
  readonly locale?: string | undefined
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  readonly host: string
  readonly logger: Logger
}

/** A running development server. */
export interface DevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Milliseconds after the start until old files of the cache are deleted: the first pages come first. */
const LIMIT_CACHE_AFTER = 10_000

/** Starts a development server. */
export async function createDevServer({
  port,
  host,
  logger,
  ...options
}: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(options.siteDir)
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const engine = createEngineFingerprint()('compiler')
  const server = createServer()
  const sockets = guardRequests(server, {
    rule: (request) => refusedRequest(request, rules()),
    // A new base URL starts another site; requests wait for it.
    handle: async (request, response) => (await running).handle(request, response),
    socketPath: () => lastSite?.baseUrl,
  })
  let lastSite: RunningSite | undefined
  let running: Promise<RunningSite> = run()
  const { baseUrl } = await running
  const used = await listenNear(server, port, host)
  const limiting = setTimeout(() => {
    // What cannot be deleted now, a build deletes.
    limitCache(cacheDirIn(workDir), { used: new Set() }).catch(() => {})
  }, LIMIT_CACHE_AFTER).unref()
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${used}${baseUrl}`,
    close: async () => {
      clearTimeout(limiting)
      await running.then((site) => site.close()).catch(() => {})
      await closeServer(server)
    },
  }

  /** Starts the site under the base URL as it is now. */
  async function run(): Promise<RunningSite> {
    const site = await runSite({
      siteDir,
      workDir,
      engine,
      server: sockets,
      logger,
      baseUrl: options.baseUrl,
      locale: options.locale,
      onNewBase: () => {
        running = running.then(({ close }) => close()).then(run)
        // Requests get it as their response, too.
        running.catch((error) => logger.warn(errorText(error)))
      },
    })
    lastSite = site
    return site
  }

  function rules(): RequestRules {
    const { allowedHosts, configFile } = lastSite?.rules() ?? {
      allowedHosts: [],
      configFile: 'vellum.config.ts',
    }
    return { configFile, allowedHosts: allowedHosts === true || [...allowedHosts, host] }
  }
}
