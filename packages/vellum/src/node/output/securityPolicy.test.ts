import { describe, expect, it } from 'vitest'
import { inlineHash } from './earlyScripts.js'
import { securityPolicy } from './securityPolicy.js'

const none = { headTags: [], scripts: [], stylesheets: [] }
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `))

describe('securityPolicy', () => {
  it('allows the site, its own early scripts, and images', () => {
    expect(securityPolicy({ early: [{ prepaint: 'a()', boot: 'x()', banner: 'b()' }], head: none })).toBe(
      [
        "default-src 'none'",
        `script-src 'self' ${inlineHash('a()')} ${inlineHash('x()')} ${inlineHash('b()')}`,
        "style-src 'self'",
        "img-src 'self' data: https:",
        "media-src 'self' https:",
        "font-src 'self'",
        "frame-src 'self' https:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ].join('; '),
    )
  })

  it('HO-20: allows what pages run and load, each once', () => {
    const policy = securityPolicy({
      early: [],
      head: { ...none, scripts: [{ src: 'https://a.dev/a.js' }] },
      pages: [
        { scripts: ['https://b.dev', 'https://a.dev'], styles: ["'sha256-b'"] },
        { scripts: ["'sha256-c'", 'https://b.dev'], styles: ["'sha256-a'", "'sha256-b'", 'https://c.dev'] },
      ],
    })
    expect(directive(policy, 'script-src')).toBe("script-src 'self' https://a.dev 'sha256-c' https://b.dev")
    // HO-20: those of the configuration may also send requests.
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://a.dev")
    expect(directive(policy, 'style-src')).toBe("style-src 'self' 'sha256-a' 'sha256-b' https://c.dev")
    expect(directive(policy, 'font-src')).toBe("font-src 'self' https://c.dev")
  })

  it("SR-68: allows Algolia's hosts and the style of its logo to sites that it searches", () => {
    const early = [{ prepaint: 'a()', boot: 'x()', banner: undefined }]
    const policy = securityPolicy({ early, head: none, hasAlgolia: true })
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://*.algolia.net https://*.algolianet.com https://insights.algolia.io",
    )
    expect(directive(policy, 'style-src')).toBe(
      "style-src 'self' 'sha256-lYPgVeO0CacLwwUB4DyR9jnHyogvo7NBwUv0zXx/qBY='",
    )
  })

  it('allows what the configuration names: hosts of files, and scripts in the head', () => {
    const policy = securityPolicy({
      early: [{ prepaint: 'a()', boot: 'x()', banner: undefined }],
      head: {
        headTags: [
          { tagName: 'script', attributes: {}, innerHTML: 'c()' },
          { tagName: 'script', attributes: { type: 'application/ld+json' }, innerHTML: '{}' },
          { tagName: 'link', attributes: { rel: 'stylesheet', href: '//css.dev/a.css' } },
        ],
        scripts: [{ src: 'https://js.dev/x.js' }, { src: '/own.js' }],
        stylesheets: [{ href: 'https://css.dev/b.css' }],
      },
    })
    expect(directive(policy, 'script-src')).toBe(
      `script-src 'self' ${inlineHash('a()')} ${inlineHash('x()')} ${inlineHash('c()')} https://js.dev`,
    )
    expect(directive(policy, 'style-src')).toBe("style-src 'self' https://css.dev css.dev")
  })

  it('allows the sources of the configuration, by directive', () => {
    const allowed = { 'script-src': ["'wasm-unsafe-eval'"], 'object-src': ["'self'"] }
    const policy = securityPolicy({ early: [], head: none, allowed })
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'wasm-unsafe-eval'")
    expect(directive(policy, 'object-src')).toBe("object-src 'self'")
  })

  it('hashes as browsers do', () => {
    expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })
})
