// Serves a site while it is written: each page is compiled and rendered on request, and
// open pages reload when files change. An error is shown in the page until it is fixed;
// the server keeps running.

import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer, Server as SecureServer } from 'node:https'
import { join, resolve } from 'node:path'
import { closeServer, serverUrls } from 'vellum-host'
import { splitUrl } from '../../shared/url.js'
import type { Logger } from '../base/logger.js'
import { withoutLinks } from '../base/messageLinks.js'
import { limitCache } from '../cache/limitCache.js'
import { cacheDirIn, openWorkDir } from '../cache/workDir.js'
import { listen, type ServerUrls } from '../serve/serve.js'
import { loadedEngine } from '../steps/engineFingerprint.js'
import { errorText } from './devProblems.js'
import type { Certificate } from './https/certificate.js'
import {
  type CertificateFiles,
  certificateHosts,
  keptCertificate,
  readCertificate,
} from './https/tlsFiles.js'
import { openLocaleSites } from './localeSites.js'
import { guardRequests, sendText } from './requests/guardRequests.js'
import { type RequestRules, refusedRequest } from './requests/requestRules.js'
import { type RunningSite, runSite } from './runSite.js'

/** Options of the server. */
export interface DevServerOptions {
  readonly siteDir: string
  /** @default the base URL of the configuration */
  readonly baseUrl?: string | undefined
  /** The configuration, a file in the folder of the site. @default `vellum.config.ts` */
  readonly configFile?: string | undefined
  /** The one locale to serve. @default all */
  readonly locale?: string | undefined
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  /** Whether to fail when the port is taken. @default false */
  readonly strictPort?: boolean
  /** `true` for all addresses of this machine, so that other devices reach it. */
  readonly host: string | true
  /** Whether to serve over HTTPS: with a generated certificate, or that of these files. @default false */
  readonly https?: boolean | CertificateFiles
  /** Milliseconds between two checks for changes, if the system reports none. @default false */
  readonly poll?: number | boolean
  /** Whether to delete the cache first. @default false */
  readonly force?: boolean
  readonly logger: Logger
}

/** A running development server. */
export interface DevServer extends ServerUrls {
  readonly close: () => Promise<void>
}

/**
 * Milliseconds after the start until old files of the cache are deleted, so that the first pages are served
 * first.
 */
const LIMIT_CACHE_AFTER = 10_000

/** Starts a development server. */
export async function createDevServer({
  port,
  strictPort = false,
  host,
  https = false,
  poll = false,
  force = false,
  logger,
  ...options
}: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(options.siteDir)
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const engine = loadedEngine('compiler')
  if (force) {
    for (const dir of [cacheDirIn(workDir), join(workDir, 'vite')])
      await rm(dir, { recursive: true, force: true })
  }
  const logs = localeLoggers(logger)
  const givenCertificate = typeof https === 'object' ? await readCertificate(https) : undefined
  const server = https ? createSecureServer(givenCertificate ?? {}) : createServer()
  const sockets = guardRequests(server, {
    rule: (request) => refusedRequest(request, rules()),
    // Requests wait for a site that is starting.
    handle: async (request, response) => {
      const foundSite = await sites.siteOf(splitUrl(request.url ?? '/').path)
      return 'status' in foundSite ? sendText(response, foundSite) : foundSite.handle(request, response)
    },
    isSocketPath: (path) => sites.bases().includes(path),
  })
  const sites = openLocaleSites({
    run: runLocale,
    isSingle: options.locale !== undefined,
    onError: (error) => logger.warn(errorText(error)),
  })
  const { baseUrl } = await sites.main()
  if (server instanceof SecureServer && !givenCertificate) server.setSecureContext(await ownCertificate())
  const used = await listen(server, { port, strictPort, host })
  const limiting = setTimeout(() => {
    // A build deletes what cannot be deleted now.
    limitCache(cacheDirIn(workDir), { used: new Set() }).catch(() => {})
  }, LIMIT_CACHE_AFTER).unref()
  return {
    ...serverUrls({ protocol: https ? 'https' : 'http', host, port: used, baseUrl }),
    close: async () => {
      clearTimeout(limiting)
      await sites.close()
      await closeServer(server)
    },
  }

  /**
   * Starts the first locale, or another one, whose problems are printed unless they are those of the first
   * one.
   */
  function runLocale(other: string | undefined, onRestart: () => void): Promise<RunningSite> {
    return runSite({
      siteDir,
      workDir,
      engine,
      server: sockets,
      logger: other === undefined ? logs.main : logs.other,
      baseUrl: options.baseUrl,
      configFile: options.configFile,
      locale: other ?? options.locale,
      poll,
      onNewBase: onRestart,
    })
  }

  function rules(): RequestRules {
    const { allowedHosts, configFile } = sites.lastMain()?.rules() ?? {
      allowedHosts: [],
      configFile: 'vellum.config.ts',
    }
    return {
      configFile,
      allowedHosts: allowedHosts === true || host === true ? allowedHosts : [...allowedHosts, host],
    }
  }

  function ownCertificate(): Promise<Certificate> {
    const hosts = certificateHosts(host, rules().allowedHosts)
    return keptCertificate(join(workDir, 'https'), { hosts, now: new Date() })
  }
}

/** Loggers for the first locale and for others, which load the same configuration and files. */
function localeLoggers(logger: Logger): { readonly main: Logger; readonly other: Logger } {
  const printed = new Set<string>()
  return {
    main: {
      ...logger,
      warn: (text) => {
        printed.add(withoutLinks(text))
        logger.warn(text)
      },
    },
    other: {
      ...logger,
      info: () => {},
      warn: (text) => printed.has(withoutLinks(text)) || logger.warn(text),
    },
  }
}
