import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { policyViolation } from './policyReports.js'

const site = { siteDir: '/site', baseUrl: '/x/' }

/** The message for a report. */
function messageFor(report: Record<string, unknown>): string | undefined {
  const violation = policyViolation(
    JSON.stringify({ 'csp-report': { 'document-uri': 'http://localhost:3000/x/docs/a%20b', ...report } }),
    site,
  )
  return violation && formatError(violation)
}

describe('policyViolation', () => {
  it('DEV-9: names what is blocked, the page, the file, and what would allow it', () => {
    expect(
      messageFor({
        'blocked-uri': 'https://api.example.com/v1/items?q=1',
        'effective-directive': 'connect-src',
        'source-file': 'http://localhost:3000/x/@fs/site/src/Box.jsx?t=1',
      }),
    ).toBe(
      'The content security policy of the site blocks "https://api.example.com/v1/items?q=1" on "/x/docs/a b" (`connect-src`). It is blocked in the built site as well.\n' +
        '  at src/Box.jsx\n' +
        '  If the site needs it, allow it in the configuration: `contentSecurityPolicy: { \'connect-src\': ["https://api.example.com"] }`.',
    )
  })

  it('HO-21: says that a policy which only reports blocks nothing', () => {
    const report = { 'blocked-uri': 'eval', 'effective-directive': 'script-src' }
    const text = JSON.stringify({ 'csp-report': report })
    expect(policyViolation(text, { ...site, reportsPolicy: true })?.message).toBe(
      'The content security policy of the site would block code in a string (`eval`, `new Function`) (`script-src`). It only reports until the site sets `contentSecurityPolicy`.',
    )
  })

  it.each([
    ['inline', 'script-src-attr', 'an event handler in HTML', 'Add the listener'],
    ['inline', 'script-src-elem', 'a script that is not in a file', 'must be a file'],
    ['inline', 'style-src-elem', 'a style that is not in a file', 'must be a file'],
    ['eval', 'script-src', 'code in a string', '["\'unsafe-eval\'"]'],
    ['wasm-eval', 'script-src', 'WebAssembly', '["\'wasm-unsafe-eval\'"]'],
    ['blob', 'worker-src', 'a `blob:` URL', '{ \'worker-src\': ["blob:"] }'],
    ['wss://live.example/socket', 'connect-src', '"wss://live.example/socket"', '["wss://live.example"]'],
    ['https://cdn.example/a.js', 'script-src-elem', '"https://cdn.example/a.js"', "'script-src': ["],
  ])('describes %s of %s', (blocked, directive, what, hint) => {
    const message = messageFor({ 'blocked-uri': blocked, 'effective-directive': directive })
    expect(message).toContain(what)
    expect(message).toContain(hint)
  })

  it('ignores extensions of the browser, and invalid reports', () => {
    const directive = { 'effective-directive': 'script-src' }
    expect(messageFor({ ...directive, 'blocked-uri': 'chrome-extension' })).toBeUndefined()
    expect(
      messageFor({ ...directive, 'blocked-uri': 'inline', 'source-file': 'moz-extension://a/b.js' }),
    ).toBeUndefined()
    for (const text of ['', 'null', '[]', '{}', '{"csp-report":null}', '{"csp-report":{"blocked-uri":1}}'])
      expect(policyViolation(text, site)).toBeUndefined()
  })
})
