// Which host names may be used for a development server. A website can point its own name to the address of
// this machine ("DNS rebinding"): browsers then let it read every response, and only the name in the request
// shows it.

import { isIP } from 'node:net'
import { hostname } from 'node:os'

/** Allowed names; one that starts with a dot stands for all names that end with it. `true`: every name. */
export type AllowedHosts = readonly string[] | true

/** Whether a server may be reached by the host of a URL: `localhost:3000`, `[::1]`, `docs.test` */
export function isAllowedHost(host: string, allowed: AllowedHosts): boolean {
  const name = hostName(host)
  if (allowed === true || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || isLocalName(name)) return true
  return allowed.some((pattern) => matches(name, pattern.toLowerCase()))
}

/** Without the port, and in the form of browsers: `Docs.test:3000` → `docs.test` */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Names of this machine. */
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
