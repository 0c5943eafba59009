// The content security policy of a site in development: that of a build, and what development itself needs.
// What a built site blocks is blocked here, so that its author notices. Pure.

import { type HeaderRule, headersFor } from 'vellum-host'
import { POLICY, REPORTED_POLICY } from '../hosting/siteHeaders.js'
import type { EarlyScripts } from '../output/earlyScripts.js'
import type { PolicySources } from '../output/policySources.js'
import type { Site } from '../steps/loadSite.js'
import { siteHeaderRules } from '../steps/sitePolicy.js'

/** The path for browsers' reports of blocked requests, below the base. */
export const POLICY_REPORTS = '__vellum/policy'

/** The input of a site's policy. */
export interface DevPolicyInput {
  readonly config: Site['config']
  readonly early: EarlyScripts
  /** The rules of the site's own `_headers` file. */
  readonly ownHeaders: readonly HeaderRule[]
}

/** A page that is sent. */
export interface SentPage {
  /** The sources that it runs and loads. */
  readonly sources: PolicySources
  /** The nonce of Vite's styles. */
  readonly nonce: string
  /** The host of the request; open pages connect to it. */
  readonly host: string | undefined
}

/** The headers of documents, by the path of their URL. */
export interface DevPolicy {
  readonly page: (path: string, page: SentPage) => Record<string, string>
  /** A document that is a file of the site. */
  readonly file: (path: string) => Record<string, string>
}

/** Makes the policy of a site. */
export function createDevPolicy({ config, early, ownHeaders }: DevPolicyInput): DevPolicy {
  const policyFor = (path: string, pages: readonly PolicySources[]) => {
    const headers = headersFor(path, siteHeaderRules(config, { early: [early], pages, own: ownHeaders }))
    return { policy: headers[POLICY], reported: headers[REPORTED_POLICY] }
  }
  return {
    page: (path, { sources, ...needs }) => {
      const { policy, reported } = policyFor(path, [sources])
      const devNeeds = { ...needs, reports: config.baseUrl + POLICY_REPORTS }
      if (policy) return policyHeaders(policy, devNeeds)
      return reported ? { [REPORTED_POLICY]: policyHeaders(reported, devNeeds)[POLICY]! } : {}
    },
    file: (path): Record<string, string> => {
      const { policy, reported } = policyFor(path, [])
      if (policy) return { [POLICY]: policy }
      return reported ? { [REPORTED_POLICY]: reported } : {}
    },
  }
}

/** What development needs in addition. */
interface DevNeeds extends Pick<SentPage, 'nonce' | 'host'> {
  /** URL that reports are sent to. */
  readonly reports: string
}

/**
 * The policy with what development needs; anything that cannot be distinguished from the site's code is
 * reported all the same.
 */
export function policyHeaders(policy: string, { nonce, host, reports }: DevNeeds): Record<string, string> {
  const directives = new Map(
    policy.split(';').flatMap((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return name === '' ? [] : [[name.toLowerCase(), sources] as const]
    }),
  )
  const built = (name: string) => directives.get(name) ?? directives.get('default-src')
  const allow = (name: string, added: readonly string[]) => {
    const sources = built(name)
    // Without a rule everything is allowed.
    if (sources) directives.set(name, [...sources.filter((source) => source !== "'none'"), ...added])
  }
  const workers = built('worker-src')
  for (const name of ['style-src', ...(directives.has('style-src-elem') ? ['style-src-elem'] : [])]) {
    // Vite adds the styles that code imports as elements. With a nonce, nothing else is allowed inline.
    if (!allowsInline(built(name))) allow(name, ["'self'", `'nonce-${nonce}'`])
  }
  // A build moves the styles of elements into a file.
  if (built('style-src')) directives.set('style-src-attr', ["'unsafe-inline'"])
  allow('script-src', ["'self'"])
  // Not every browser counts the socket as the site itself.
  allow('connect-src', ["'self'", ...(isHost(host) ? [`ws://${host}`, `wss://${host}`] : [])])
  // Vite uses a worker to wait for a server that has ended.
  allow('worker-src', ["'self'", 'blob:'])
  // Editors show pages in frames, and development rarely has HTTPS.
  for (const name of ['frame-ancestors', 'upgrade-insecure-requests', 'report-to']) directives.delete(name)
  directives.set('report-uri', [reports])
  return {
    [POLICY]: [...directives].map(([name, sources]) => [name, ...new Set(sources)].join(' ')).join('; '),
    ...(workers && {
      [REPORTED_POLICY]: `worker-src ${workers.join(' ')}; report-uri ${reports}`,
    }),
  }
}

function allowsInline(sources: readonly string[] | undefined): boolean {
  if (!sources) return true
  return sources.includes("'unsafe-inline'") && !sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source))
}

function isHost(host: string | undefined): host is string {
  return host !== undefined && /^[\w.-]+(?::\d+)?$|^\[[\da-f:.]+\](?::\d+)?$/i.test(host)
}

/** A document with the nonce that Vite reads. */
export function withNonce(html: string, nonce: string): string {
  return html.replace('<head>', () => `<head><meta property="csp-nonce" nonce="${nonce}">`)
}
