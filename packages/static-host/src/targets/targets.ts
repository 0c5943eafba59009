// The hosts that a site can be built for, the files that each of them needs besides `_headers` and `_redirects`, and where
// it reads them.

import { HostError } from '../hostError.js'
import { type HeaderRule, headersText } from '../rules/headerRules.js'
import type { HostRules } from '../rules/hostRules.js'
import { redirectsText } from '../rules/redirectFile.js'
import type { RedirectList } from '../rules/redirectRules.js'
import { caddyConfig } from './caddyConfig.js'
import { nginxConfig } from './nginxConfig.js'
import { vercelConfig } from './vercelConfig.js'

/** HostFiles by name. */
export type HostFiles = Readonly<Record<string, string>>

/** What a host needs. */
export interface HostNeeds {
  /** It cannot send a policy for each document, so documents have it in their head. */
  readonly metaPolicy?: true
  /** It knows no redirects, so old URLs have pages. */
  readonly redirectPages?: true
  /** What redirects it cannot do. */
  readonly redirectWarning?: (list: RedirectList) => HostError | undefined
  /** Its files in the folder of the site. They replace those of the same name. */
  readonly files: (rules: HostRules) => HostFiles
  /** The folder that it publishes. @default any */
  readonly outDir?: string
  /** What the host itself makes there. @default nothing */
  readonly ownFiles?: readonly string[]
  /** Where the site is in that folder: hosts that publish it at the root of a domain know no base URL. @default '' */
  readonly siteFolder?: (baseUrl: string) => string
  /** Its files in the folder that it publishes. */
  readonly publishedFiles?: (rules: HostRules) => HostFiles
}

const TARGETS = {
  cloudflare: {
    redirectWarning: cloudflareLimits,
    files: () => ({}),
    siteFolder: (baseUrl) => baseUrl.slice(1),
    publishedFiles: (rules) =>
      belowBase(rules, { _headers: headersText(rules.headers), ...redirectsFile(rules) }),
  },
  netlify: {
    metaPolicy: true,
    files: netlifyFiles,
    siteFolder: (baseUrl) => baseUrl.slice(1),
    publishedFiles: (rules) => belowBase(rules, netlifyFiles(rules)),
  },
  vercel: {
    files: () => ({}),
    outDir: '.vercel/output',
    ownFiles: ['builds.json', 'config.json', 'diagnostics', 'functions', 'static'],
    siteFolder: (baseUrl) => `static${baseUrl}`,
    publishedFiles: (rules) => ({ 'config.json': vercelConfig(rules) }),
  },
  'github-pages': {
    metaPolicy: true,
    redirectPages: true,
    redirectWarning: noPatterns,
    // Jekyll would leave out what begins with `_`.
    files: () => ({ '.nojekyll': '' }),
  },
  nginx: { files: (rules) => ({ '_nginx.conf': nginxConfig(rules) }) },
  caddy: { files: (rules) => ({ _Caddyfile: caddyConfig(rules) }) },
} as const satisfies Record<string, HostNeeds>

/** A host that a site can be built for. */
export type HostTarget = keyof typeof TARGETS

/** Their names, for messages. */
export const HOST_TARGETS = Object.keys(TARGETS) as HostTarget[]

/** What a host needs. */
export function hostNeeds(target: HostTarget): HostNeeds {
  return TARGETS[target]
}

/** HostFiles that the folder of the site has anyway: only a site with a base URL is in another one. */
function belowBase({ baseUrl }: HostRules, files: HostFiles): HostFiles {
  return baseUrl === '/' ? {} : files
}

function redirectsFile({ redirects }: HostRules): HostFiles {
  const text = redirectsText(redirects)
  return text === '' ? {} : { _redirects: text }
}

function netlifyFiles(rules: HostRules): HostFiles {
  // It knows one not-found page, that of the root.
  const notFound = rules.notFound
    .filter((folder) => folder !== '/')
    .sort((a, b) => b.length - a.length)
    .map((folder) => `${encodeURI(folder)}* ${encodeURI(folder)}404.html 404\n`)
  const redirects = redirectsText(rules.redirects) + notFound.join('')
  return {
    // All rules that match add up there, and none can remove a header.
    _headers: headersText(addingRules(rules.headers)),
    ...(redirects !== '' && { _redirects: redirects }),
  }
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

function noPatterns({ patterns }: RedirectList): HostError | undefined {
  if (patterns.length === 0) return undefined
  const shown = patterns.slice(0, 3).map(({ from }) => `"${from}"`)
  const more = patterns.length > 3 ? ` and ${patterns.length - 3} more` : ''
  return new HostError(
    `GitHub Pages cannot redirect patterns: ${shown.join(', ')}${more} will be not found there.`,
    {
      code: 'unsupported-redirect-pattern',
      positions: patterns.slice(0, 3).map(({ source }) => source),
      hint: 'List the old URLs one by one: each gets a page that redirects.',
    },
  )
}

/** What Cloudflare reads of a file; it ignores the rest. */
function cloudflareLimits(list: RedirectList): HostError | undefined {
  const lines = redirectsText(list).split('\n').slice(0, -1)
  const dynamic = lines.filter((line) => /^\S*(?:\*|\/:[a-z])/i.test(line)).length
  if (dynamic <= MOST_DYNAMIC && lines.length - dynamic <= MOST_STATIC) return undefined
  return new HostError(
    `Cloudflare Pages reads ${MOST_STATIC} redirects and ${MOST_DYNAMIC} patterns; this site has ${lines.length - dynamic} and ${dynamic}.`,
    {
      code: 'too-many-redirects',
      hint: 'Each path takes two lines, with and without a slash at its end. Replace redirects with patterns.',
    },
  )
}

const MOST_STATIC = 2000
const MOST_DYNAMIC = 100
