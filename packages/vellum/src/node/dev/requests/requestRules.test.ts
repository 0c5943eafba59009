import { hostname } from 'node:os'
import { describe, expect, it } from 'vitest'
import { refusedRequest } from './requestRules.js'

const rules = { allowedHosts: ['docs.test', '.tunnel.app'], configFile: 'vellum.config.ts' }
const refused = (headers: Record<string, string>, { method = 'GET', ...more } = {}) =>
  refusedRequest({ headers: { host: 'localhost:3000', ...headers }, method }, { ...rules, ...more })

describe('refusedRequest', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'localhost.:3000',
    'my-app.localhost:3000',
    '127.0.0.1:3000',
    '192.168.1.7:3000',
    '[::1]:3000',
    '[fe80::1]',
    'docs.test',
    'Docs.Test:443',
    'tunnel.app',
    'a1b2.tunnel.app',
    `${hostname()}:3000`,
    `${hostname()}.local`,
  ])('DEV-22: allows the host %s', (host) => {
    expect(refused({ host })).toBeUndefined()
  })

  it.each([
    'evil.example',
    'evil.example:3000',
    'notlocalhost',
    'localhost.evil.example',
    'xdocs.test',
    'xtunnel.app',
    '',
    '[::1',
    '[evil]',
  ])('DEV-22: refuses the host %j', (host) => {
    expect(refused({ host })?.status).toBe(403)
  })

  it('DEV-22: names the file and the option that allow a host', () => {
    expect(refused({ host: 'my.test:3000' })?.text).toBe(
      'The host name "my.test" is not allowed.\n' +
        "  Add it to `dev.allowedHosts` in vellum.config.ts: dev: { allowedHosts: ['my.test'] }",
    )
  })

  it('DEV-22: allows every host with `true`', () => {
    expect(refused({ host: 'evil.example' }, { allowedHosts: true } as never)).toBeUndefined()
  })

  const site = (value: string, mode = 'no-cors') => ({ 'sec-fetch-site': value, 'sec-fetch-mode': mode })

  it.each([
    ['a program without headers of a browser', {}],
    ['a URL that was typed', site('none', 'navigate')],
    ['a script of an own page', { ...site('same-origin', 'cors'), origin: 'http://localhost:3000' }],
    ['the socket of an own page', { ...site('same-origin', 'websocket'), origin: 'http://localhost:3000' }],
    ['a link on another site', site('cross-site', 'navigate')],
    ['a link on another port', site('same-site', 'navigate')],
    ['a browser that sends `Origin` alone', { origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' }],
    ['an own page through a tunnel', { origin: 'https://x.tunnel.app' }],
    ['an own page through a proxy that keeps the host', { origin: 'https://docs.test', host: 'docs.test' }],
  ])('DEV-21: allows %s', (_, headers) => {
    expect(refused(headers)).toBeUndefined()
  })

  it.each([
    ['a script of another site', site('cross-site')],
    ['a module of another site', { ...site('cross-site', 'cors'), origin: 'https://evil.example' }],
    ['a script of another port', site('same-site')],
    ['a frame without an origin', { ...site('cross-site', 'cors'), origin: 'null' }],
    ['a socket of another site', { origin: 'https://evil.example' }],
    [
      'a socket of another site, by `Sec-Fetch-Site`',
      { ...site('cross-site', 'websocket'), origin: 'http://localhost:3000' },
    ],
    ['a page of another port that sends `Origin` alone', { origin: 'http://localhost:4000' }],
    ['an origin that is none', { origin: 'null' }],
    ['an origin whose name only begins alike', { origin: 'http://localhost:30001' }],
  ])('DEV-21: refuses %s', (_, headers) => {
    expect(refused(headers)?.status).toBe(403)
  })

  it('DEV-21: refuses forms of other sites', () => {
    expect(refused(site('cross-site', 'navigate'), { method: 'POST' })?.status).toBe(403)
  })
})
