// The analytics plugins of Docusaurus: the script of the service in every page of a build, what the content security
// policy must allow for it, and an event for each page. Nothing is loaded in development.

import { fileURLToPath } from 'node:url'
import type { Plugin, PluginConfig } from 'vellum'

const PAGE_VIEWS = fileURLToPath(new URL('./client/pageViews.js', import.meta.url))

/** Hosts that Google's scripts send to. */
const GOOGLE_HOSTS = [
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
]

/** Options of `googleGtag`. */
export interface GtagOptions {
  /** One id, or several. @example 'G-999X9XX9XX' */
  readonly trackingID: string | readonly string[]
  /** Whether the last part of IP addresses is removed. @default false */
  readonly anonymizeIP?: boolean | undefined
}

/** `@docusaurus/plugin-google-gtag`. */
export function googleGtag({ trackingID, anonymizeIP = false }: GtagOptions): Plugin {
  const ids = idsOf('googleGtag', 'trackingID', trackingID)
  const configs = ids.map(
    (id) => `gtag('config', ${literal(id)}, ${literal(anonymizeIP ? { anonymize_ip: true } : {})});`,
  )
  return analytics('vellum-docusaurus: gtag', {
    scripts: [
      { src: `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(ids[0]!)}`, async: true },
    ],
    code: `window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
gtag('js', new Date());
${configs.join('\n')}`,
  })
}

/** Options of `googleAnalytics`. */
export interface AnalyticsOptions {
  /** The id. @example 'UA-999999-9' */
  readonly trackingID: string
  /** Whether the last part of IP addresses is removed. @default false */
  readonly anonymizeIP?: boolean | undefined
}

/** `@docusaurus/plugin-google-analytics`. */
export function googleAnalytics({ trackingID, anonymizeIP = false }: AnalyticsOptions): Plugin {
  const [id] = idsOf('googleAnalytics', 'trackingID', trackingID)
  return analytics('vellum-docusaurus: analytics', {
    scripts: [{ src: 'https://www.google-analytics.com/analytics.js', async: true }],
    code: `window.ga = window.ga || function () { (ga.q = ga.q || []).push(arguments); };
ga.l = +new Date();
ga('create', ${literal(id)}, 'auto');
${anonymizeIP ? "ga('set', 'anonymizeIp', true);\n" : ''}ga('send', 'pageview');`,
  })
}

/** Options of `googleTagManager`. */
export interface TagManagerOptions {
  /** The id of the container. @example 'GTM-12345' */
  readonly containerId: string
}

/** `@docusaurus/plugin-google-tag-manager`. Hosts that tags of the container load belong to `contentSecurityPolicy`. */
export function googleTagManager({ containerId }: TagManagerOptions): Plugin {
  const [id] = idsOf('googleTagManager', 'containerId', containerId)
  return analytics('vellum-docusaurus: tag manager', {
    scripts: [{ src: `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id!)}`, async: true }],
    code: `window.dataLayer = window.dataLayer || [];
window.vellumTagManager = true;
dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });`,
  })
}

function analytics(
  name: string,
  { scripts, code }: { scripts: NonNullable<PluginConfig['scripts']>; code: string },
): Plugin {
  return {
    name,
    config: () =>
      process.env.NODE_ENV === 'production'
        ? {
            headTags: [{ tagName: 'script', attributes: {}, innerHTML: code }],
            scripts,
            clientModules: [PAGE_VIEWS],
            contentSecurityPolicy: { 'connect-src': GOOGLE_HOSTS },
          }
        : undefined,
  }
}

function idsOf(plugin: string, option: string, value: unknown): string[] {
  const ids = [value].flat()
  if (ids.length > 0 && ids.every((id) => typeof id === 'string' && id !== '')) return ids as string[]
  throw new TypeError(`${plugin}(): \`${option}\` must be the id of your account, a string.`)
}

/** A value as code, without what would end the script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
