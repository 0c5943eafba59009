// Which senders may request something from a development server: its own pages, and programs that are not
// browsers. A page of another site may open a page, as a link does; it gets no script, file or socket, which
// could be read or controlled.

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { type AllowedHosts, hostName, isAllowedHost } from './allowedHosts.js'
import type { Refusal } from './guardRequests.js'

/** What is allowed, and where that is configured. */
export interface RequestRules {
  readonly allowedHosts: AllowedHosts
  /** Name of the configuration file. */
  readonly configFile: string
}

/** Why a request is refused; undefined if it may be handled. */
export function refusedRequest(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  { allowedHosts, configFile }: RequestRules,
): Refusal | undefined {
  const { host } = headers
  if (host !== undefined && !isAllowedHost(host, allowedHosts)) {
    const name = hostName(host)
    return {
      status: 403,
      text: `The host name ${JSON.stringify(name)} is not allowed.\n  Add it to \`dev.allowedHosts\` in ${configFile}: dev: { allowedHosts: [${quoted(name)}] }`,
    }
  }
  if (isOwnRequest(headers, allowedHosts) || isNavigation(headers, method)) return undefined
  return {
    status: 403,
    text: `Refused: a page of another site${headers.origin === undefined ? '' : `, ${headers.origin},`} requested this.\n  If the site is reached through a proxy or a tunnel, add the host name that the browser shows to \`dev.allowedHosts\` in ${configFile}.`,
  }
}

/**
 * Whether a page of this server, a person or a program has sent a request: pages cannot set these headers.
 */
function isOwnRequest(headers: IncomingHttpHeaders, allowedHosts: AllowedHosts): boolean {
  const { origin, host = '' } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return true
  // A different port or subdomain is a different app.
  if (site !== undefined) return false
  // Browsers send only this header to a URL that is neither `https:` nor on this machine.
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  // A tunnel may have replaced the host.
  const isTunnel = allowedHosts !== true && isAllowedHost(from.host, allowedHosts) && !isLocal(from)
  return from.host === host.toLowerCase() || isTunnel
}

function isLocal({ hostname }: URL): boolean {
  return isAllowedHost(hostname, [])
}

/** Whether a request opens a page, in a tab or a frame. */
function isNavigation(headers: IncomingHttpHeaders, method: string | undefined): boolean {
  return headers['sec-fetch-mode'] === 'navigate' && (method === 'GET' || method === 'HEAD')
}

function quoted(name: string): string {
  return `'${name.replace(/['\\]/g, '\\$&')}'`
}
