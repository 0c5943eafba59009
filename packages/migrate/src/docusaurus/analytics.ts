// Analytics of Google: plugins and options of the preset become plugins of `vellum-docusaurus` with the same options.

import { resolved } from '../configTree.js'
import type { Node } from '../sourceText.js'
import { type Draft, importName, optionsText } from './draft.js'

/** The services: the names of their plugins, and the functions that replace them. */
const SERVICES = {
  gtag: ['@docusaurus/plugin-google-gtag', 'googleGtag'],
  analytics: ['@docusaurus/plugin-google-analytics', 'googleAnalytics'],
  tagManager: ['@docusaurus/plugin-google-tag-manager', 'googleTagManager'],
} as const

/** An analytics service. */
export type Service = keyof typeof SERVICES

/** The call that replaces a plugin; undefined if its options switch it off: `gtag: false` */
export function analyticsCall(
  draft: Draft,
  { service, options, at }: { service: Service; options: Node | undefined; at: string },
): string | undefined {
  const [name, exported] = SERVICES[service]
  const value = options && resolved(options, draft.program)
  if (!options || !value || value.type === 'Literal' || value.name === 'undefined') return undefined
  const local = importName(draft, 'vellum-docusaurus', exported)
  const text = optionsText(draft, options).replaceAll('\n  ', '\n')
  draft.findings.add({
    code: 'plugin-replaced',
    outcome: 'changed',
    text: `"${name}" is \`${exported}()\` of vellum-docusaurus now.`,
    at,
  })
  // A value with a condition may be `false` or undefined.
  const isPlain = value.type === 'ObjectExpression' && !/Logical|Conditional/.test(options.type)
  return isPlain ? `${local}(${text})` : `(${text}) && ${local}(${text})`
}
