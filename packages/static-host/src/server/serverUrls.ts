// The URLs that a server is reached by: on this machine, and from other devices.

import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'

/** Where a server listens. */
export interface ListeningServer {
  readonly protocol?: 'http' | 'https'
  /** `true` for all of this machine. */
  readonly host: string | true
  readonly port: number
  readonly baseUrl: string
}

/** The URLs of a site's home page. */
export interface ServerUrls {
  /** On this machine: `http://127.0.0.1:3000/troth/` */
  readonly url: string
  /** From other devices; none when it listens for this machine only. */
  readonly network: readonly string[]
}

/** Returns the URLs of a server. */
export function serverUrls(
  { protocol = 'http', host, port, baseUrl }: ListeningServer,
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): ServerUrls {
  const urlOf = (name: string) => `${protocol}://${name.includes(':') ? `[${name}]` : name}:${port}${baseUrl}`
  if (!listensToAll(host)) return { url: urlOf(host), network: [] }
  return { url: urlOf('localhost'), network: networkAddresses(interfaces).map(urlOf) }
}

/** The IPv4 addresses that other devices reach this machine by. */
export function networkAddresses(
  interfaces: NodeJS.Dict<NetworkInterfaceInfo[]> = networkInterfaces(),
): string[] {
  return Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}

function listensToAll(host: string | true): host is true {
  return host === true || host === '0.0.0.0' || host === '::'
}
