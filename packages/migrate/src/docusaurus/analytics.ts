// Analytics of Google: plugins and options of the preset. Where the engine knows the plugins by name they stay; else a script
// and a client module do the same.

import { nameOf, resolved, staticValue, UNKNOWN } from '../configTree.js'
import type { Node } from '../sourceText.js'
import type { Draft } from './draft.js'

/** The services, with the names of their plugins. */
const PLUGINS = {
  gtag: '@docusaurus/plugin-google-gtag',
  analytics: '@docusaurus/plugin-google-analytics',
  tagManager: '@docusaurus/plugin-google-tag-manager',
} as const

/** Moves a service; returns whether its entry in `plugins` stays. */
export function moveAnalytics(
  draft: Draft,
  {
    service,
    options,
    at,
    isEntry,
  }: { service: keyof typeof PLUGINS; options: Node | undefined; at: string; isEntry: boolean },
): boolean {
  const { engine, findings, source } = draft
  if (engine.acceptsPluginNames) {
    if (!isEntry && options) {
      draft.pluginCalls.push(`['${PLUGINS[service]}', ${source.edited(options.start, options.end)}]`)
    }
    findings.add({
      code: 'kept-fields',
      outcome: 'carried',
      text: `"${PLUGINS[service]}" works as it is.`,
      at,
    })
    return true
  }
  const ids = trackingIds(draft, options)
  if (service === 'analytics' || ids.length === 0) {
    findings.add({
      code: 'lost-plugin',
      outcome: 'lost',
      text:
        service === 'analytics'
          ? 'Universal Analytics is no longer loaded; Google ended it in 2023.'
          : `"${PLUGINS[service]}" was removed: its id is computed.`,
      fix: 'Add the script of your analytics to `scripts`.',
      weight: service === 'analytics' ? 'low' : 'high',
      at,
    })
    return false
  }
  const file = `src/clientModules/${service === 'gtag' ? 'gtag' : 'tagManager'}.js`
  const host = 'https://www.googletagmanager.com'
  const script = service === 'gtag' ? `${host}/gtag/js?id=${ids[0]}` : `${host}/gtm.js?id=${ids[0]}`
  draft.files.set(file, service === 'gtag' ? gtagModule(ids) : tagManagerModule())
  addToList(draft, 'scripts', `{ src: '${script}', async: true }`)
  addToList(draft, 'clientModules', `'./${file}'`)
  draft.fields.set(
    'contentSecurityPolicy',
    `{
  'connect-src': ['https://*.google-analytics.com', 'https://*.analytics.google.com', '${host}'],
  'img-src': ['https://*.google-analytics.com', '${host}'],
}`,
  )
  findings.add({
    code: 'analytics-moved',
    outcome: 'changed',
    text: `"${PLUGINS[service]}" is a script, the client module ${file}, and an entry of \`contentSecurityPolicy\`.`,
    at,
  })
  return false
}

/** Additions to lists that the configuration may have: joined by addLists. */
function addToList(draft: Draft, field: string, element: string): void {
  const before = draft.fields.get(field)
  draft.fields.set(field, before ? `${before.slice(0, -1)}, ${element}]` : `[${element}]`)
}

function trackingIds(draft: Draft, options: Node | undefined): string[] {
  const object = options && resolved(options, draft.program)
  if (object?.type !== 'ObjectExpression') return []
  const property = (object.properties as Node[]).find((candidate) =>
    ['trackingID', 'containerId'].includes(nameOf(candidate) ?? ''),
  )
  const value = property && staticValue(property.value, draft.program)
  return [value].flat().filter((id): id is string => typeof id === 'string' && value !== UNKNOWN)
}

function gtagModule(ids: readonly string[]): string {
  return `// Counts page views with Google Analytics.

if (typeof window !== 'undefined') {
  window.dataLayer = window.dataLayer || []
  window.gtag = function gtag() {
    window.dataLayer.push(arguments)
  }
  window.gtag('js', new Date())
${ids.map((id) => `  window.gtag('config', '${id}')\n`).join('')}}

export function onRouteDidUpdate({ location, previousLocation }) {
  if (!previousLocation || location.pathname === previousLocation.pathname) return
  window.gtag('event', 'page_view', {
    page_title: document.title,
    page_location: window.location.href,
    page_path: location.pathname + location.search + location.hash,
  })
}
`
}

function tagManagerModule(): string {
  return `// Starts Google Tag Manager.

if (typeof window !== 'undefined') {
  window.dataLayer = window.dataLayer || []
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
}
`
}
