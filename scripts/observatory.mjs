// @ts-check
// Scores a response by the rules that Mozilla publishes for its HTTP Observatory: 100 points, less the penalties, and
// with 90 or more left also the bonuses. Pure; the names of the results are those of the Observatory.

/**
 * @typedef {object} ObservedResponse
 * @property {Readonly<Record<string, string | string[] | undefined>>} headers with names in lower case
 * @property {string} html the document; empty when it is none
 * @property {boolean} isHttps it came by HTTPS, or will behind a proxy that adds it
 * @property {'missing' | 'to-https' | 'not-to-https' | 'no-http'} redirection of the same URL with `http:`
 *
 * @typedef {{ rule: string, result: string, points: number }} RuleScore
 */

/** The score from which a site passes. */
export const PASSING_SCORE = 120

/**
 * @param {ObservedResponse} response
 * @returns {{ score: number, grade: string, rules: RuleScore[] }}
 */
export function observe(response) {
  const rules = Object.entries(RULES).map(([rule, judge]) => {
    const [result, points] = judge(response)
    return { rule, result, points }
  })
  const sum = (/** @type {number[]} */ values) => values.reduce((all, value) => all + value, 0)
  const base = 100 + sum(rules.map(({ points }) => Math.min(points, 0)))
  const bonus = base >= 90 ? sum(rules.map(({ points }) => Math.max(points, 0))) : 0
  const score = Math.max(base + bonus, 0)
  return { score, grade: gradeOf(score), rules }
}

/** @type {readonly (readonly [number, string])[]} */
const GRADES = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
]

/** @param {number} score */
function gradeOf(score) {
  return GRADES.find(([least]) => score >= least)?.[1] ?? 'F'
}

/** @type {Record<string, (response: ObservedResponse) => readonly [result: string, points: number]>} */
const RULES = {
  'content-security-policy': judgePolicy,
  cookies: judgeCookies,
  'cross-origin-resource-sharing': judgeSharing,
  redirection: ({ redirection, isHttps }) => {
    if (redirection === 'no-http') return ['redirection-not-needed-no-http', 0]
    if (redirection === 'to-https' && isHttps) return ['redirection-to-https', 0]
    return [redirection === 'missing' ? 'redirection-missing' : 'redirection-not-to-https', -20]
  },
  'referrer-policy': judgeReferrer,
  'strict-transport-security': judgeTransport,
  'subresource-integrity': judgeIntegrity,
  'x-content-type-options': ({ headers }) => {
    const value = text(headers['x-content-type-options'])
    if (value === 'nosniff') return ['x-content-type-options-nosniff', 0]
    return [`x-content-type-options-${value ? 'header-invalid' : 'not-implemented'}`, -5]
  },
  'x-frame-options': judgeFrames,
  'cross-origin-resource-policy': ({ headers }) => {
    const value = text(headers['cross-origin-resource-policy'])
    if (!value) return ['corp-not-implemented', 0]
    if (value === 'same-origin' || value === 'same-site') return [`corp-implemented-with-${value}`, 10]
    return value === 'cross-origin' ? ['corp-implemented-with-cross-origin', 0] : ['corp-header-invalid', -5]
  },
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgePolicy({ headers, isHttps }) {
  const value = text(headers['content-security-policy'])
  if (!value) return ['csp-not-implemented', -25]
  const policy = parsePolicy(value)
  if (policy.size === 0) return ['csp-header-invalid', -25]
  const of = (/** @type {string} */ name) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const scripts = of('script-src')
  const isBroad = (/** @type {string[]} */ sources) =>
    sources.some((source) => ['*', 'http:', 'https:', 'data:'].includes(source))
  const isHashed = scripts.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
  const isUnsafeScript = isBroad(scripts) || (scripts.includes("'unsafe-inline'") && !isHashed)
  if (isUnsafeScript || isBroad(of('object-src'))) return ['csp-implemented-with-unsafe-inline', -20]
  const insecure = [...policy].filter(([, sources]) =>
    sources.some((source) => /^(?:http|ftp):/.test(source)),
  )
  const isPassive = insecure.every(([name]) => name === 'img-src' || name === 'media-src')
  if (isHttps && insecure.length > 0) {
    return isPassive
      ? ['csp-implemented-with-insecure-scheme-in-passive-content-only', -10]
      : ['csp-implemented-with-insecure-scheme', -20]
  }
  if (scripts.includes("'unsafe-eval'")) return ['csp-implemented-with-unsafe-eval', -10]
  const styles = of('style-src')
  const isStyleHashed = styles.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))
  if (isBroad(styles) || (styles.includes("'unsafe-inline'") && !isStyleHashed)) {
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0]
  }
  const hasForms = ["'none'", "'self'"].includes((policy.get('form-action') ?? []).join(' '))
  return policy.get('default-src')?.join(' ') === "'none'" && hasForms
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5]
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeCookies({ headers }) {
  const cookies = [headers['set-cookie'] ?? []].flat().map((cookie) => cookie.toLowerCase())
  if (cookies.length === 0) return ['cookies-not-found', 0]
  const isSecure = cookies.every((cookie) => /;\s*secure\b/.test(cookie))
  const isHttpOnly = cookies.every((cookie) => /;\s*httponly\b/.test(cookie))
  const isSameSite = cookies.every((cookie) => /;\s*samesite=(?:strict|lax)\b/.test(cookie))
  if (!isSecure) {
    return headers['strict-transport-security']
      ? ['cookies-without-secure-flag-but-protected-by-hsts', -5]
      : ['cookies-without-secure-flag', -20]
  }
  if (!isHttpOnly) return ['cookies-session-without-httponly-flag', -30]
  return isSameSite
    ? ['cookies-secure-with-httponly-sessions-and-samesite', 5]
    : ['cookies-secure-with-httponly-sessions', 0]
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeSharing({ headers }) {
  const name = 'cross-origin-resource-sharing'
  const origin = text(headers['access-control-allow-origin'])
  if (!origin) return [`${name}-not-implemented`, 0]
  if (origin === '*') return [`${name}-implemented-with-public-access`, 0]
  return text(headers['access-control-allow-credentials']) === 'true'
    ? [`${name}-implemented-with-universal-access`, -50]
    : [`${name}-implemented-with-restricted-access`, 0]
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeReferrer({ headers }) {
  const value = text(headers['referrer-policy'])
  if (!value) return ['referrer-policy-not-implemented', 0]
  // Of several the last one that a browser knows counts.
  const last = value.split(',').at(-1)?.trim() ?? ''
  if (['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last)) {
    return ['referrer-policy-private', 5]
  }
  return ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'].includes(last)
    ? ['referrer-policy-unsafe', -5]
    : ['referrer-policy-header-invalid', -5]
}

const SIX_MONTHS = 15_768_000

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeTransport({ headers, isHttps }) {
  if (!isHttps) return ['hsts-not-implemented-no-https', -20]
  const value = text(headers['strict-transport-security'])
  if (!value) return ['hsts-not-implemented', -20]
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/.exec(value) ?? []
  if (seconds === undefined) return ['hsts-header-invalid', -20]
  return Number(seconds) >= SIX_MONTHS
    ? ['hsts-implemented-max-age-at-least-six-months', 0]
    : ['hsts-implemented-max-age-less-than-six-months', -10]
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeIntegrity({ html }) {
  if (html === '') return ['sri-not-implemented-response-not-html', 0]
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(([, attributes = '']) => ({
    src: /\bsrc\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1],
    hasIntegrity: /\bintegrity\s*=/i.test(attributes),
  }))
  const loaded = scripts.flatMap(({ src, hasIntegrity }) =>
    src === undefined ? [] : [{ src, hasIntegrity }],
  )
  if (loaded.length === 0) return ['sri-not-implemented-but-no-scripts-loaded', 0]
  const foreign = loaded.filter(({ src }) => /^(?:[a-z]+:)?\/\//i.test(src))
  if (foreign.length === 0) {
    return loaded.every(({ hasIntegrity }) => hasIntegrity)
      ? ['sri-implemented-and-all-scripts-loaded-securely', 5]
      : ['sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0]
  }
  const isSecure = foreign.every(({ src }) => src.toLowerCase().startsWith('https:'))
  if (foreign.every(({ hasIntegrity }) => hasIntegrity)) {
    return isSecure
      ? ['sri-implemented-and-external-scripts-loaded-securely', 5]
      : ['sri-implemented-but-external-scripts-not-loaded-securely', -20]
  }
  return isSecure
    ? ['sri-not-implemented-but-external-scripts-loaded-securely', -5]
    : ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
}

/** @param {ObservedResponse} response @returns {[string, number]} */
function judgeFrames({ headers }) {
  const policy = parsePolicy(text(headers['content-security-policy']))
  if (policy.has('frame-ancestors')) return ['x-frame-options-implemented-via-csp', 5]
  const value = text(headers['x-frame-options'])
  if (!value) return ['x-frame-options-not-implemented', -20]
  if (value === 'sameorigin' || value === 'deny') return ['x-frame-options-sameorigin-or-deny', 0]
  return value.startsWith('allow-from ')
    ? ['x-frame-options-allow-from-origin', 0]
    : ['x-frame-options-header-invalid', -20]
}

/** @param {string} value @returns {Map<string, string[]>} */
function parsePolicy(value) {
  const directives = value
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .filter(([name = '']) => /^[a-z-]+$/.test(name))
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]))
}

/** @param {string | string[] | undefined} value */
function text(value) {
  return [value ?? ''].flat().join(', ').trim().toLowerCase()
}
