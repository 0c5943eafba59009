// Serves a built site on this machine: finds a free port, and runs the static host.

import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { VellumError } from '../base/errors.js'
import { type ServerUrls, serverUrls } from './serverUrls.js'
import { createStaticHost, type StaticHostOptions } from './staticHost.js'

/** Which site to serve, and where. */
export interface ServeOptions extends StaticHostOptions {
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  /** Whether to fail when the port is taken. @default false */
  readonly strictPort?: boolean
  /** `true` for all of this machine, so that other devices reach it. @default '127.0.0.1' */
  readonly host?: string | true
}

/** A running server. */
export interface ServedSite extends ServerUrls {
  readonly close: () => Promise<void>
}

/** Starts a server. */
export async function serve({
  port,
  strictPort = false,
  host = '127.0.0.1',
  ...options
}: ServeOptions): Promise<ServedSite> {
  const dir = await siteFolder(options)
  const found = await stat(dir).catch(() => undefined)
  if (!found?.isDirectory()) {
    throw new VellumError(`There is no built site in "${options.dir}".`, {
      hint: 'Run `vellum build` first, or name its folder with `--out-dir`.',
    })
  }
  const handle = createStaticHost({ ...options, dir })
  // The handler never rejects.
  const server = createServer((request, response) => void handle(request, response))
  const used = await listenNear(server, { port, strictPort, host })
  const urls = serverUrls({ host, port: used, baseUrl: options.baseUrl })
  return { ...urls, close: () => closeServer(server) }
}

/** The folder of the site in one that is published: for some hosts it has the name of its base URL. */
async function siteFolder({ dir, baseUrl }: StaticHostOptions): Promise<string> {
  const folders = [dir, join(dir, baseUrl), join(dir, 'static', baseUrl)]
  for (const folder of folders) {
    for (const name of ['index.html', '404.html']) {
      if ((await stat(join(folder, name)).catch(() => undefined))?.isFile()) return folder
    }
  }
  return dir
}

/** Where a server should listen. */
export type ListenOptions = Required<Pick<ServeOptions, 'port' | 'strictPort' | 'host'>>

/** Listens on the port or, unless that is forbidden, on the next free one, and returns which it is. */
export async function listenNear(server: Server, { port, strictPort, host }: ListenOptions): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host)
      return (server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' || strictPort || tried >= LAST_PORT) {
        throw new VellumError(`Cannot listen on port ${tried} of ${host === true ? 'this machine' : host}.`, {
          hint: listenHint(code, strictPort),
          cause: error,
        })
      }
    }
  }
}

function listenHint(code: string | undefined, strictPort: boolean): string {
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return 'Pass a host name or an address of this machine with `--host`, or `--host` alone for all of them.'
  }
  const isTaken = code === 'EADDRINUSE' && strictPort
  return `Choose another port with \`--port\`${isTaken ? ', or leave out `--strict-port`' : ''}.`
}

const LAST_PORT = 65535

function listen(server: Server, port: number, host: string | true): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    const listening = () => {
      server.off('error', failed)
      done()
    }
    // Without a host Node.js listens on all addresses, of both versions of the protocol.
    if (host === true) server.listen(port, listening)
    else server.listen(port, host, listening)
  })
}

/** Closes a server and its connections. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    // Otherwise it would wait for browsers that keep their connection.
    server.closeAllConnections()
  })
}
