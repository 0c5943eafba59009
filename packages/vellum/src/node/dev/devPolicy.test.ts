import { describe, expect, it } from 'vitest'
import { policyHeaders, withNonce } from './devPolicy.js'

const POLICY = 'Content-Security-Policy'
const needs = { nonce: 'N', host: 'localhost:3000', reports: '/__vellum/policy' }

/** The enforced policy in development, by directive. */
function directives(policy: string, overrides: Partial<typeof needs> = {}): Record<string, string> {
  const sent = policyHeaders(policy, { ...needs, ...overrides })[POLICY] ?? ''
  return Object.fromEntries(
    sent.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}

describe('policyHeaders', () => {
  it('DEV-9: allows what development needs, and nothing else', () => {
    expect(
      directives(
        "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; img-src 'self' https:; connect-src 'self'; worker-src 'self'; frame-ancestors 'self'; upgrade-insecure-requests",
      ),
    ).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-a'",
      'style-src': "'self' 'nonce-N'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' https:",
      'connect-src': "'self' ws://localhost:3000 wss://localhost:3000",
      'worker-src': "'self' blob:",
      'report-uri': '/__vellum/policy',
    })
  })

  it('DEV-9: reports code that cannot be distinguished from what development needs', () => {
    expect(policyHeaders("default-src 'none'; worker-src 'self'", needs)[`${POLICY}-Report-Only`]).toBe(
      "worker-src 'self'; report-uri /__vellum/policy",
    )
  })

  it('extends the default if a policy of the site has no directive', () => {
    expect(directives("default-src 'none'")).toMatchObject({
      'script-src': "'self'",
      'style-src': "'self' 'nonce-N'",
      'worker-src': "'self' blob:",
    })
    expect(directives("img-src 'self'")).toEqual({ 'img-src': "'self'", 'report-uri': '/__vellum/policy' })
  })

  it('keeps inline styles allowed where the site allows them', () => {
    expect(directives("style-src 'self' 'unsafe-inline'")['style-src']).toBe("'self' 'unsafe-inline'")
    expect(directives("style-src 'unsafe-inline' 'sha256-a'")['style-src']).toBe(
      "'unsafe-inline' 'sha256-a' 'self' 'nonce-N'",
    )
  })

  it('refuses a host that could end a directive', () => {
    for (const host of ['a; script-src *', 'a b', '', undefined])
      expect(directives("connect-src 'self'", { host: host as never })['connect-src']).toBe("'self'")
    expect(directives("connect-src 'self'", { host: '[::1]:3000' })['connect-src']).toContain(
      'ws://[::1]:3000',
    )
  })
})

it('marks a document for Vite', () => {
  expect(withNonce('<html><head><title>$&</title>', 'a/b=')).toBe(
    '<html><head><meta property="csp-nonce" nonce="a/b="><title>$&</title>',
  )
})
