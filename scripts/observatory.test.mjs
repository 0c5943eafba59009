// @ts-check
import { describe, expect, it } from 'vitest'
import { observe } from './observatory.mjs'

/** @typedef {import('./observatory.mjs').ObservedResponse} ObservedResponse */

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; form-action 'self'; frame-ancestors 'self'"
const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const HTML = '<script src="/a.js"></script>'

/**
 * @param {Record<string, string | string[] | undefined>} headers
 * @param {Partial<ObservedResponse>} [differences]
 */
const scored = (headers, differences = {}) =>
  observe({
    headers: { ...HEADERS, ...headers },
    html: HTML,
    isHttps: true,
    redirection: 'to-https',
    ...differences,
  })

/** @param {ReturnType<typeof observe>} observed @param {string} name */
const rule = ({ rules }, name) => {
  const { result, points } = rules.find((entry) => entry.rule === name) ?? { result: '', points: 0 }
  return [result, points]
}

describe('observe', () => {
  it('adds the bonuses to a site without penalties', () => {
    const { score, grade } = scored({})
    expect([score, grade]).toEqual([130, 'A+'])
  })

  it('gives no bonus below 90, and no less than 0', () => {
    expect(scored({ 'strict-transport-security': undefined }).score).toBe(80)
    expect(scored({ 'strict-transport-security': undefined }).grade).toBe('B+')
    const nothing = observe({
      headers: {},
      html: '<script src="//x.dev/a.js"></script>',
      isHttps: false,
      redirection: 'missing',
    })
    expect([nothing.score, nothing.grade]).toEqual([0, 'F'])
  })

  it.each([
    [undefined, 'csp-not-implemented', -25],
    ['?', 'csp-header-invalid', -25],
    [POLICY, 'csp-implemented-with-no-unsafe-default-src-none', 10],
    ["default-src 'self'", 'csp-implemented-with-no-unsafe', 5],
    ["default-src 'none'; script-src 'self'", 'csp-implemented-with-no-unsafe', 5],
    [
      "default-src 'none'; style-src 'unsafe-inline'",
      'csp-implemented-with-unsafe-inline-in-style-src-only',
      0,
    ],
    ["default-src 'self'; script-src 'self' 'unsafe-inline'", 'csp-implemented-with-unsafe-inline', -20],
    ["default-src 'self'; script-src https:", 'csp-implemented-with-unsafe-inline', -20],
    ["default-src 'self'; script-src 'unsafe-inline' 'nonce-x'", 'csp-implemented-with-no-unsafe', 5],
    ["script-src 'self'", 'csp-implemented-with-unsafe-inline', -20],
    ["default-src 'none'; script-src 'unsafe-eval'", 'csp-implemented-with-unsafe-eval', -10],
    [
      "default-src 'none'; img-src http:",
      'csp-implemented-with-insecure-scheme-in-passive-content-only',
      -10,
    ],
    ["default-src 'none'; connect-src http://x.dev", 'csp-implemented-with-insecure-scheme', -20],
  ])('judges the policy %j: %s', (policy, result, points) => {
    const observed = scored({ 'content-security-policy': policy })
    expect(rule(observed, 'content-security-policy')).toEqual([result, points])
  })

  it.each([
    ['referrer-policy', 'unsafe-url', 'referrer-policy-unsafe', -5],
    ['referrer-policy', 'no-referrer, strict-origin', 'referrer-policy-private', 5],
    ['referrer-policy', 'nope', 'referrer-policy-header-invalid', -5],
    ['strict-transport-security', 'max-age=100', 'hsts-implemented-max-age-less-than-six-months', -10],
    ['strict-transport-security', 'yes', 'hsts-header-invalid', -20],
    ['x-content-type-options', 'sniff', 'x-content-type-options-header-invalid', -5],
    ['cross-origin-resource-policy', 'cross-origin', 'corp-implemented-with-cross-origin', 0],
    ['cross-origin-resource-policy', 'all', 'corp-header-invalid', -5],
  ])('judges %s: %s as %s', (name, value, result, points) => {
    expect(rule(scored({ [name]: value }), name)).toEqual([result, points])
  })

  it('judges frames by the policy first', () => {
    const ownHeaders = { 'content-security-policy': "default-src 'none'" }
    expect(rule(scored({}), 'x-frame-options')).toEqual(['x-frame-options-implemented-via-csp', 5])
    expect(rule(scored({ ...ownHeaders, 'x-frame-options': 'DENY' }), 'x-frame-options')).toEqual([
      'x-frame-options-sameorigin-or-deny',
      0,
    ])
    expect(rule(scored(ownHeaders), 'x-frame-options')).toEqual(['x-frame-options-not-implemented', -20])
  })

  it.each([
    ['<p>', 'sri-not-implemented-but-no-scripts-loaded', 0],
    ['<script>1</script>', 'sri-not-implemented-but-no-scripts-loaded', 0],
    ['<script src=/a.js></script>', 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0],
    [
      '<script src="https://x.dev/a.js"></script>',
      'sri-not-implemented-but-external-scripts-loaded-securely',
      -5,
    ],
    [
      '<script src="https://x.dev/a.js" integrity="x"></script>',
      'sri-implemented-and-external-scripts-loaded-securely',
      5,
    ],
    [
      '<script src="//x.dev/a.js"></script>',
      'sri-not-implemented-and-external-scripts-not-loaded-securely',
      -50,
    ],
  ])('judges the scripts of %s: %s', (html, result, points) => {
    expect(rule(scored({}, { html }), 'subresource-integrity')).toEqual([result, points])
  })

  it('judges cookies, sharing and the redirection from HTTP', () => {
    const cookie = (/** @type {string} */ value) => rule(scored({ 'set-cookie': [value] }), 'cookies')
    expect(cookie('a=1; Secure; HttpOnly; SameSite=Lax')).toEqual([
      'cookies-secure-with-httponly-sessions-and-samesite',
      5,
    ])
    expect(cookie('a=1')).toEqual(['cookies-without-secure-flag-but-protected-by-hsts', -5])
    const open = {
      'access-control-allow-origin': 'https://x.dev',
      'access-control-allow-credentials': 'true',
    }
    expect(rule(scored(open), 'cross-origin-resource-sharing')[1]).toBe(-50)
    expect(rule(scored({}, { redirection: 'no-http' }), 'redirection')).toEqual([
      'redirection-not-needed-no-http',
      0,
    ])
    expect(rule(scored({}, { redirection: 'missing' }), 'redirection')).toEqual(['redirection-missing', -20])
  })
})
