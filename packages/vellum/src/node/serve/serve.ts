// Serves a built site on this machine: finds a free port, and runs the static host.

import { stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { VellumError } from '../base/errors.js'
import { createStaticHost, type StaticHostOptions } from './staticHost.js'

/** Which site to serve, and where. */
export interface ServeOptions extends StaticHostOptions {
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  /** @default '127.0.0.1' */
  readonly host?: string
}

/** A running server. */
export interface ServedSite {
  /** Of the site's home: `http://127.0.0.1:3000/troth/` */
  readonly url: string
  readonly close: () => Promise<void>
}

/** Starts a server. */
export async function serve({ port, host = '127.0.0.1', ...options }: ServeOptions): Promise<ServedSite> {
  const found = await stat(options.dir).catch(() => undefined)
  if (!found?.isDirectory()) {
    throw new VellumError(`There is no built site in "${options.dir}".`, {
      hint: 'Run `vellum build` first, or name its folder with `--out-dir`.',
    })
  }
  const handle = createStaticHost(options)
  // The handler never rejects.
  const server = createServer((request, response) => void handle(request, response))
  const used = await listenNear(server, port, host)
  const name = host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${used}${options.baseUrl}`, close: () => closeServer(server) }
}

/** Listens on the port or on the next free one, and returns which it is. */
export async function listenNear(server: Server, port: number, host: string): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host)
      return (server.address() as AddressInfo).port
    } catch (error) {
      const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
      if (!isTaken || tried >= LAST_PORT) {
        throw new VellumError(`Cannot listen on port ${tried} of ${host}.`, {
          hint: 'Choose another port with `--port`.',
          cause: error,
        })
      }
    }
  }
}

const LAST_PORT = 65535

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, host, () => {
      server.off('error', failed)
      done()
    })
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
