// The hosts that a site can be built for, and the files that each of them needs besides `_headers` and `_redirects`.

import { caddyConfig } from './caddyConfig.js'
import { type HeaderRule, headersText } from './headerRules.js'
import type { HostRules } from './hostRules.js'
import { nginxConfig } from './nginxConfig.js'
import { vercelConfig } from './vercelConfig.js'

/** What a host needs. */
interface HostNeeds {
  /** It cannot send a policy for each document, so documents have it in their head. */
  readonly metaPolicy?: true
  /** Its files, by name. They replace those of the same name. */
  readonly files: (rules: HostRules) => Readonly<Record<string, string>>
}

const TARGETS = {
  cloudflare: { files: () => ({}) },
  // All rules that match add up there, and none can remove a header.
  netlify: { metaPolicy: true, files: ({ headers }) => ({ _headers: headersText(addingRules(headers)) }) },
  vercel: { files: (rules) => ({ 'vercel.json': vercelConfig(rules) }) },
  // Jekyll would leave out what begins with `_`.
  'github-pages': { metaPolicy: true, files: () => ({ '.nojekyll': '' }) },
  nginx: { files: (rules) => ({ '_nginx.conf': nginxConfig(rules) }) },
  caddy: { files: (rules) => ({ _Caddyfile: caddyConfig(rules) }) },
} as const satisfies Record<string, HostNeeds>

/** A host that a site can be built for. */
export type HostTarget = keyof typeof TARGETS

/** Their names, for messages. */
export const HOST_TARGETS = Object.keys(TARGETS) as HostTarget[]

/** What a host needs. */
export function needsOf(target: HostTarget): HostNeeds {
  return TARGETS[target]
}

/** The rules without what later ones replace or remove. */
function addingRules(rules: readonly HeaderRule[]): HeaderRule[] {
  return rules.map(({ path, headers }, index) => {
    const later = rules.slice(index + 1).flatMap((rule) => definedNames(rule.headers))
    const kept = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && !later.includes(name.toLowerCase()),
    )
    return { path, headers: Object.fromEntries(kept) }
  })
}

function definedNames(headers: HeaderRule['headers']): string[] {
  return Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name.toLowerCase()]))
}
