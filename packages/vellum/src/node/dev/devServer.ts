// Serves a site while it is written: each page is compiled and rendered when it is
// asked for, and open pages follow the files. A mistake is shown in the page
// until it is mended; the server itself goes on.

import { createServer } from 'node:http'
import { resolve } from 'node:path'
import type { Logger } from '../base/logger.js'
import { openWorkDir } from '../cache/workDir.js'
import { closeServer, listenNear } from '../serve/serve.js'
import { engineFingerprint } from '../site/engineFingerprint.js'
import { type RunningSite, runSite } from './runSite.js'

/** Which site to serve, and where. */
export interface DevServerOptions {
  readonly siteDir: string
  /** In place of the one in the configuration. */
  readonly baseUrl?: string | undefined
  /** The language to serve. @default the default one */
  readonly locale?: string | undefined
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  readonly host: string
  readonly logger: Logger
}

/** A development server that runs. */
export interface DevServer {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Starts a development server. */
export async function createDevServer({
  port,
  host,
  logger,
  ...options
}: DevServerOptions): Promise<DevServer> {
  const siteDir = resolve(options.siteDir)
  const workDir = openWorkDir(siteDir, { onOther: logger.info })
  const engine = engineFingerprint('compiler')
  // A new base URL starts another site; who asks meanwhile waits for it.
  const server = createServer((request, response) => {
    void running.then(({ answer }) => answer(request, response))
  })
  let running: Promise<RunningSite> = run()
  const { baseUrl } = await running
  const used = await listenNear(server, port, host)
  const name = host.includes(':') ? `[${host}]` : host
  return {
    url: `http://${name}:${used}${baseUrl}`,
    close: async () => {
      await (await running).close()
      await closeServer(server)
    },
  }

  /** Starts with the base URL as it is now. */
  function run(): Promise<RunningSite> {
    return runSite({
      siteDir,
      workDir,
      engine,
      server,
      logger,
      baseUrl: options.baseUrl,
      locale: options.locale,
      onNewBase: () => {
        running = running.then(({ close }) => close()).then(run)
      },
    })
  }
}
