// Starts and ends a server of Node: on the port that is wanted, or the next free one.

import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HostError } from '../hostError.js'

/** Where a server should listen. */
export interface ListenOptions {
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  /** Whether to fail when the port is taken. */
  readonly strictPort: boolean
  /** `true` for all of this machine, so that other devices reach it. */
  readonly host: string | true
}

/**
 * Listens on the port or, unless that is forbidden, on the next free one, and returns which it is. Fails with a
 * `HostError` whose `cause` is that of Node.js.
 */
export async function listenNear(server: Server, { port, strictPort, host }: ListenOptions): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried, host)
      return (server.address() as AddressInfo).port
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EADDRINUSE' || strictPort || tried >= LAST_PORT) {
        throw new HostError(`Cannot listen on port ${tried} of ${host === true ? 'this machine' : host}.`, {
          code: 'port-unavailable',
          hint: listenHint(code, strictPort),
          cause: error,
        })
      }
    }
  }
}

function listenHint(code: string | undefined, strictPort: boolean): string {
  if (isUnknownHost(code)) {
    return 'Pass a name or an address of this machine as `host`, or `true` for all of them.'
  }
  return `Pass another \`port\`${code === 'EADDRINUSE' && strictPort ? ', or leave out `strictPort`' : ''}.`
}

/** Whether an error of Node.js means that the host is not this machine. */
export function isUnknownHost(code: string | undefined): boolean {
  return code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN'
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
