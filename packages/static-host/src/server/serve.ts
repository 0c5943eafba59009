// Serves a folder on this machine: finds a free port, and runs the static host.

import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { HostError } from '../hostError.js'
import { closeServer, type ListenOptions, listenNear } from './listen.js'
import { type ServerUrls, serverUrls } from './serverUrls.js'
import { createStaticHost, type StaticHostOptions } from './staticHost.js'

/** Which folder to serve, and where. */
export interface ServeOptions extends StaticHostOptions {
  /** The port to use, or the next free one above it; 0 for any. @default 3000 */
  readonly port?: ListenOptions['port']
  /** Whether to fail when the port is taken. @default false */
  readonly strictPort?: ListenOptions['strictPort']
  /** `true` for all of this machine, so that other devices reach it. @default '127.0.0.1' */
  readonly host?: ListenOptions['host']
}

/** A running server. */
export interface ServedFolder extends ServerUrls {
  readonly close: () => Promise<void>
}

/** Starts a server; fails with a `HostError`. */
export async function serve({
  port = 3000,
  strictPort = false,
  host = '127.0.0.1',
  ...options
}: ServeOptions): Promise<ServedFolder> {
  const { baseUrl = '/' } = options
  const dir = await siteFolder(options.dir, baseUrl)
  if (!(await stat(dir).catch(() => undefined))?.isDirectory()) {
    throw new HostError(`There is no folder "${options.dir}".`, {
      code: 'no-built-site',
      hint: 'Pass the folder of the site as `dir`.',
    })
  }
  const handle = createStaticHost({ ...options, dir })
  // The handler never rejects.
  const server = createServer((request, response) => void handle(request, response))
  const usedPort = await listenNear(server, { port, strictPort, host })
  const urls = serverUrls({ host, port: usedPort, baseUrl })
  return { ...urls, close: () => closeServer(server) }
}

/** The folder of the site in one that is published: for some hosts it has the name of its base URL. */
async function siteFolder(dir: string, baseUrl: string): Promise<string> {
  const folders = [dir, join(dir, baseUrl), join(dir, 'static', baseUrl)]
  for (const folder of folders) {
    for (const name of ['index.html', '404.html']) {
      if ((await stat(join(folder, name)).catch(() => undefined))?.isFile()) return folder
    }
  }
  return dir
}
