// Which names a development server is reached by. A website can give its own name the address of this machine ("DNS
// rebinding"): browsers then let it read every response, and only the name in the request shows it.

import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Names that are allowed; one that starts with a dot stands for all that end with it. `true`: every name. */
export type AllowedHosts = readonly string[] | true

/** Whether a server may be reached by the host of a URL: `localhost:3000`, `[::1]`, `docs.test` */
export function isAllowedHost(host: string, allowed: AllowedHosts): boolean {
  const name = hostName(host)
  if (allowed === true || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || isLocalName(name)) return true
  return allowed.some((pattern) => matches(name, pattern.toLowerCase()))
}

/** Without the port, and as browsers write it: `Docs.test:3000` → `docs.test` */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Names that mean this machine everywhere. */
function isLocalName(name: string): boolean {
  const machineName = hostname().toLowerCase()
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === machineName ||
    name === `${machineName}.local`
  )
}

function matches(name: string, allowed: string): boolean {
  return allowed.startsWith('.') ? name === allowed.slice(1) || name.endsWith(allowed) : name === allowed
}
