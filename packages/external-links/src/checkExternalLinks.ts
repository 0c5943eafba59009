// Checks the links of a site to other sites, politely: a few hosts at a time, one request at a time for each
// with a pause, and no URL whose state is known already. In: the links. Out: their states.

import { setTimeout as wait } from 'node:timers/promises'
import type { ExternalLink } from './collectExternalLinks.js'
import type { LinkCache } from './linkCache.js'
import { type LinkState, type RequestOptions, requestLink } from './requestLink.js'

/** Limits; a test passes shorter ones. */
export interface CheckLimits extends RequestOptions {
  /** Hosts at a time. */
  readonly hosts: number
  /** Milliseconds between two requests for one host. */
  readonly pause: number
}

/** The limits of a check. */
export const LIMITS: CheckLimits = {
  hosts: 8,
  pause: 500,
  timeout: 15_000,
  longestWait: 30_000,
  retries: 2,
  userAgent: 'vellum-check (+https://www.npmjs.com/package/vellum)',
  wait,
}

/** A link and what is known about it. */
export interface CheckedLink {
  readonly link: ExternalLink
  readonly state: LinkState
  readonly isFromCache: boolean
}

/** Checks links; `onChecked` is called after each of them. */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  {
    cache,
    limits = LIMITS,
    onChecked,
  }: { readonly cache: LinkCache; readonly limits?: CheckLimits; readonly onChecked: () => void },
): Promise<CheckedLink[]> {
  const hosts = [...new Set(links.map(hostOf))]
  const states = new Map<ExternalLink, CheckedLink>()
  const checkHost = async (host: string) => {
    let isFirst = true
    for (const link of links.filter((other) => hostOf(other) === host)) {
      const knownState = cache.find(link.url)
      if (!knownState && !isFirst) await limits.wait(limits.pause)
      if (!knownState) isFirst = false
      const state = knownState ?? (await requestLink(link.url, limits))
      if (!knownState) cache.add(link.url, state)
      states.set(link, { link, state, isFromCache: knownState !== undefined })
      onChecked()
    }
  }
  /** Takes one host after the other, until none is left. */
  const checkHosts = async () => {
    for (let host = hosts.shift(); host !== undefined; host = hosts.shift()) await checkHost(host)
  }
  await Promise.all(Array.from({ length: limits.hosts }, checkHosts))
  return links.flatMap((link) => states.get(link) ?? [])
}

function hostOf({ url }: ExternalLink): string {
  return new URL(url).host
}
