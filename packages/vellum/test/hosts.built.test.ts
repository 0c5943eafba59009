// A built site on real hosts: nginx and Caddy send the pages, statuses, headers and compressed forms that `vellum serve` sends.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningServer, sendsBrotli, startWebServer } from '../../../scripts/startWebServer.mjs'
import { findWebServers, type WebServer } from '../../../scripts/webServers.mjs'
import { serve } from '../dist/node/serve/serve.js'
import { buildSite, filesIn, runHere, testSites } from './builtSite.js'

const { copyFixture, folder, makeSite } = testSites()

/** Headers that the hosts must agree on. */
const COMPARED = [
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-own',
]

interface Sent {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

function get(url: string, encoding: string): Promise<Sent> {
  return new Promise((done, failed) => {
    const sent = request(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const parts: Buffer[] = []
      for await (const part of response) parts.push(part as Buffer)
      const headers = COMPARED.flatMap((name) => {
        const value = response.headers[name]
        return value === undefined ? [] : [[name, String(value).toLowerCase()]]
      })
      // What a host writes itself under a redirect is its own matter.
      const status = response.statusCode ?? 0
      const body = status < 300 || status === 404 ? Buffer.concat(parts).toString('base64') : ''
      done({
        status,
        headers: Object.fromEntries(
          status < 300 || status === 404 ? headers : headers.filter(([name]) => name === 'location'),
        ),
        body,
      })
    })
    sent.on('error', failed)
    sent.end()
  })
}

const servers: WebServer[] = findWebServers()
// `npm test` installs both, or says in a line that one is not tested.
if (process.env.CI === 'true' && servers.length < 2) throw new Error('nginx and Caddy must be installed.')

describe.each(servers)('$name', (program) => {
  let host: RunningServer
  let own: { readonly url: string; readonly close: () => Promise<void> }
  let root: string

  beforeAll(async () => {
    const site = copyFixture('locales')
    const intro = join(site, 'docs/intro.md')
    writeFileSync(intro, readFileSync(intro, 'utf8').replace('---\n', '---\nredirect_from: [/old/start]\n'))
    writeFileSync(join(site, 'static/_headers'), '/img/*\n  X-Own: picture\n/docs/intro\n  X-Own: page\n')
    const { outDir, error } = await buildSite(site, { target: program.name })
    expect(error).toBeUndefined()
    root = outDir
    own = await serve({ dir: outDir, baseUrl: '/', port: 0 })
    host = await startWebServer(program, { root: outDir, work: folder() })
  })
  afterAll(async () => {
    await host?.close()
    await own?.close()
  })

  const asset = () =>
    `/assets/${readdirSync(join(root, 'assets')).find((name) => /^shell-.*\.js$/.test(name))}`
  const compare = async (path: string, encoding: string) => {
    const [theirs, ours] = await Promise.all([
      get(host.url + path, encoding),
      get(own.url.slice(0, -1) + path, encoding),
    ])
    expect(theirs, path).toEqual(ours)
    return theirs
  }

  it.each([
    ['/', 200],
    ['/docs/intro', 200],
    ['/docs/intro/', 200],
    ['/ar/', 200],
    ['/ar/docs/intro', 200],
    ['/img/logo.svg', 200],
    ['/sitemap.xml', 200],
    ['/_data/docs/intro.json', 200],
    ['/ar/_data/docs/intro.json', 200],
    ['/nope', 404],
    ['/docs/nope/', 404],
    ['/ar/nope', 404],
    ['/assets/nope-1f3c9ab2.js', 404],
    ['/_headers', 404],
    ['/.vellum', 404],
    [program.name === 'nginx' ? '/_nginx.conf' : '/_Caddyfile', 404],
    ['/old/start', 301],
    ['/old/start/', 301],
    ['/docs/intro?x=1', 200],
  ])('sends %s as `vellum serve` does, with status %i (HO-1, HO-5, HO-7)', async (path, status) => {
    const sent = await compare(path, 'identity')
    expect(sent.status).toBe(status)
    if (status === 200) expect(sent.headers['x-content-type-options']).toBe('nosniff')
  })

  it('keeps assets for ever, and sends the compressed form that a browser accepts', async () => {
    expect((await compare(asset(), 'identity')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of [asset(), '/docs/intro']) {
      expect((await compare(path, 'gzip')).headers['content-encoding']).toBe('gzip')
      if (sendsBrotli(program))
        expect((await compare(path, 'br, gzip')).headers['content-encoding']).toBe('br')
    }
  })

  it('sends every file of the site as it is', async () => {
    const files = filesIn(root).filter(
      (name) => !/^[._]|\.(?:br|gz)$|^vercel|(?:^|\/)404\.html$|old\/start/.test(name),
    )
    expect(files.length).toBeGreaterThan(40)
    for (const name of files.filter((name) => !name.endsWith('.html'))) {
      const { status, body } = await get(host.url + encodeURI(name), 'identity')
      expect([name, status]).toEqual([name, 200])
      expect(body === readFileSync(join(root, name)).toString('base64'), name).toBe(true)
    }
  })
})

describe('a deployment', () => {
  it('keeps the assets of the one before, and not those of the one before that (HO-9)', async () => {
    const site = makeSite(
      { 'docs/a.md': '# A\n', 'src/a.css': '.a { color: red }' },
      "theme: { customCss: ['./src/a.css'] },",
    )
    const folders = ['first', 'second', 'third'].map((name) => join(site, name))
    const styles = (dir: string) => filesIn(dir).filter((name) => /^assets\/.*\.css$/.test(name))
    const [first = '', second = '', third = ''] = folders
    await buildSite(site, { outDir: first })
    writeFileSync(join(site, 'src/a.css'), '.a { color: green }')
    await buildSite(site, { outDir: second, keepAssets: first })
    writeFileSync(join(site, 'src/a.css'), '.a { color: blue }')
    await buildSite(site, { outDir: third, keepAssets: second })

    expect(styles(second)).toEqual(expect.arrayContaining(styles(first)))
    expect(styles(second).length).toBe(2 * styles(first).length)
    const lost = styles(first).filter((name) => styles(third).includes(name))
    expect(lost).toEqual([])
    expect(styles(third).length).toBe(styles(second).length)
  })

  it('is refused when there is nothing to keep (HO-9)', async () => {
    const site = makeSite({ 'docs/a.md': '# A\n' })
    const { code, error } = await runHere(['build', site, '--keep-assets', join(site, 'nope')])
    expect(code).toBe(1)
    expect(error).toContain('There is no built site in')
    expect(error).toContain('leave the option out for the first deployment')
    expect(existsSync(join(site, 'dist'))).toBe(false)
  })

  it.each(['github-pages', 'netlify'] as const)(
    'has its policy in its documents on %s (HO-8)',
    async (target) => {
      const site = makeSite({ 'docs/a.md': '# A\n' })
      const { outDir } = await buildSite(site, { target })
      const html = readFileSync(join(outDir, 'docs/a/index.html'), 'utf8')
      const [, policy = ''] =
        /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? []
      expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
      expect(policy).not.toContain('frame-ancestors')
      expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
      expect(existsSync(join(outDir, '.nojekyll'))).toBe(target === 'github-pages')
    },
  )

  it('names the hosts when one is unknown (HO-6)', async () => {
    const { code, error } = await runHere(['build', 'site', '--target', 'ngnix'])
    expect(code).toBe(2)
    expect(error).toContain('There is no target "ngnix".')
    expect(error).toContain('Did you mean "nginx"?')
  })
})
