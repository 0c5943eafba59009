// A built site on real hosts: nginx and Caddy send the pages, statuses, headers and compressed forms that `vellum serve` sends.

import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { ensureBrowser } from '../../../scripts/browser.mjs'
import { sendsBrotli, startWebServer } from '../../../scripts/startWebServer.mjs'
import { findWebServers, type WebServer } from '../../../scripts/webServers.mjs'
import { serve } from '../dist/node/bundle/index.js'
import { buildSite, filesIn, runHere, testSites } from './builtSite.js'
import { keepCompressed, shareCompressed } from './compressedForms.js'
import { type Deployment, deployBySteps, documentedSteps } from './deploySteps.js'
import { writeFiles } from './tempFolder.js'

const { copyFixture, folder, makeSite } = testSites()
const PACKAGE = fileURLToPath(new URL('../', import.meta.url))

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
        return value === undefined ? [] : [[name, name === 'location' ? value : String(value).toLowerCase()]]
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

/** Redirects of every kind, besides one in front matter and one in the configuration. */
const REDIRECTS = `# comment
/exact           /docs/intro          302
/caf%C3%A9       /docs/intro#größe
/fixed           /docs/intro?tab=2#part
/away            https://x.dev/y      307
/moved-page/a    /docs/intro          303
/moved-page/:p   /docs/guide/:p       308
/v.1/:lang/*     /:lang/docs/:splat
/find/:id        /docs/intro?id=:id
/top/*          /:splat
/über/*          https://x.dev/:splat?
`

/** Requests, and where each host sends them. */
const REDIRECTED: readonly (readonly [path: string, status: number, location: string])[] = [
  ['/old/start', 301, '/docs/intro'],
  ['/old/start/', 301, '/docs/intro'],
  ['/old/start?q=1&r=%20', 301, '/docs/intro?q=1&r=%20'],
  ['/exact?', 302, '/docs/intro'],
  ['/caf%C3%A9?q', 301, '/docs/intro?q#gr%C3%B6%C3%9Fe'],
  ['/fixed?q=1', 301, '/docs/intro?tab=2#part'],
  ['/away?q=1', 307, 'https://x.dev/y?q=1'],
  ['/moved/install', 301, '/docs/guide/install'],
  ['/ar/moved/install', 301, '/ar/docs/guide/install'],
  ['/moved/install/?q=1', 301, '/docs/guide/install/?q=1'],
  ['/moved', 301, '/docs/guide/'],
  ['/moved/', 301, '/docs/guide/'],
  ['/moved/a%20b/%C3%A9%3Fx/c+d', 301, '/docs/guide/a%20b/%C3%A9%3Fx/c+d'],
  ['/moved-page/a', 303, '/docs/intro'],
  ['/moved-page/a/', 303, '/docs/intro'],
  ['/moved-page/b?q=1', 308, '/docs/guide/b?q=1'],
  ['/v.1/ar/guide/install', 301, '/ar/docs/guide/install'],
  ['/find/7?q=1', 301, '/docs/intro?id=7'],
  // The query of the target may be empty, and a visitor cannot name a host.
  ['/%C3%BCber/a?q=1', 301, 'https://x.dev/a?'],
  ['/top//x.dev/a', 301, '/x.dev/a'],
  ['/top/%2Fx.dev', 301, '/%2Fx.dev'],
]

/** Files of the static folder, which the build publishes. */
const PUBLISHED_DOT_FILES = { '.well-known/security.txt': 'Contact: a@b.dev\n', 'img/.set/a.svg': '<svg/>' }

/** Files that somebody or something else puts beside those of the site. */
const HIDDEN_FILES = {
  '.env': 'secret',
  '.git/config': 'secret',
  '.git/index.html': 'secret',
  '.git/ar/a.html': 'secret',
  'ar/.env': 'secret',
  'docs/.net/.env': 'secret',
  'docs/.netrc': 'secret',
  'img/.set/b.svg': 'secret',
  '.well-known/.env': 'secret',
}

const servers: WebServer[] = findWebServers()
// `npm test` installs both, or says in a line that one is not tested.
if (process.env.CI === 'true' && servers.length < 2) throw new Error('nginx and Caddy must be installed.')

/** A server, and what it serves. */
interface Host extends Deployment {
  readonly program: WebServer
  /** `vellum serve` of the same files. */
  readonly ownHost: { readonly url: string; readonly close: () => Promise<void> }
}

// One site for all hosts, so that the second deployment finds most of it in the cache.
let site: string
const hosts = new Map<string, Host>()

beforeAll(async () => {
  site = copyFixture('locales')
  const intro = join(site, 'docs/intro.md')
  const text = readFileSync(intro, 'utf8').replace('---\n', '---\nredirect_from: [/old/start]\n')
  writeFileSync(intro, `${text}\n\`\`\`bash npm2yarn\nnpm install atlas\n\`\`\`\n`)
  appendFileSync(join(site, 'docs/guide/tagged.md'), '\n[Moved](/moved/install?from=link)\n')
  writeFileSync(join(site, 'static/_redirects'), REDIRECTS)
  const config = readFileSync(join(site, 'vellum.config.ts'), 'utf8')
  const moved = "redirects: [{ from: '/moved/*', to: '/docs/guide/:splat' }],\n  i18n: {"
  writeFileSync(join(site, 'vellum.config.ts'), config.replace('i18n: {', moved))
  writeFileSync(join(site, 'static/_headers'), '/img/*\n  X-Own: picture\n/docs/intro\n  X-Own: page\n')
  writeFileSync(join(site, 'docs/dot.md'), '---\nslug: /.net\n---\n# .NET\n')
  writeFiles(join(site, 'static'), PUBLISHED_DOT_FILES)
  writeEdition(site, 'first')
  shareCompressed(site)
  for (const program of servers) {
    const deployed = await deployBySteps(program, { siteDir: site, work: folder() })
    writeFiles(deployed.root, HIDDEN_FILES)
    const ownHost = await serve({ dir: deployed.root, baseUrl: '/', port: 0 })
    hosts.set(program.name, { ...deployed, program, ownHost })
  }
  keepCompressed(site)
})
afterAll(async () => {
  for (const host of hosts.values()) {
    await host.close()
    await host.ownHost.close()
  }
})

describe.each(servers)('$name', (program) => {
  const host = () => hosts.get(program.name)!
  const asset = () => `/assets/${assetsOf(host().root).find((name) => /^shell-.*\.js$/.test(name))}`
  const compare = async (path: string, encoding: string) => {
    const [theirs, ours] = await Promise.all([
      get(host().url + path, encoding),
      get(host().ownHost.url.slice(0, -1) + path, encoding),
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
    ['/_redirects', 404],
    ['/EXACT', 404],
    ['/moved-page', 404],
    ['/moved-page/a/b', 404],
    ['/vx1/ar/a', 404],
    ['/docs/intro?x=1', 200],
    ['/docs/.net', 200],
    ['/docs/.net/', 200],
    ['/docs/.net/index.html', 200],
    ['/_data/docs/.net.json', 200],
    ['/ar/docs/.net', 200],
    ['/.well-known/security.txt', 200],
    ['/img/.set/a.svg', 200],
    ['/.env', 404],
    ['/%2Eenv', 404],
    ['/.git/config', 404],
    ['/.git/', 404],
    ['/.git/ar/a', 404],
    ['/ar/.env', 404],
    ['/docs/.net/.env', 404],
    ['/docs/.netrc', 404],
    ['/docs/.NET', 404],
    ['/img/.set/b.svg', 404],
    ['/.well-known/.env', 404],
    ['/_dotfiles', 404],
  ])('sends %s as `vellum serve` does, with status %i (HO-1, HO-5, HO-7, OF-6)', async (path, status) => {
    const sent = await compare(path, 'identity')
    expect(sent.status).toBe(status)
    if (status === 200) expect(sent.headers['x-content-type-options']).toBe('nosniff')
  })

  it.each(REDIRECTED)('redirects %s with %i to %s (HO-7, HO-13, HO-15)', async (path, status, location) => {
    const sent = await compare(path, 'identity')
    expect([sent.status, sent.headers.location]).toEqual([status, location])
  })

  it('caches assets forever, and sends the compressed form that a browser accepts', async () => {
    expect((await compare(asset(), 'identity')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    for (const path of [asset(), '/docs/intro']) {
      expect((await compare(path, 'gzip')).headers['content-encoding']).toBe('gzip')
      if (sendsBrotli(program))
        expect((await compare(path, 'br, gzip')).headers['content-encoding']).toBe('br')
    }
  })

  it('sends every file of the site unchanged', async () => {
    const { root, url } = host()
    const files = filesIn(root).filter(
      (name) =>
        !(name in HIDDEN_FILES) &&
        !/^(?:_|\.vellum)|\.(?:br|gz)$|^vercel|(?:^|\/)404\.html$|old\/start/.test(name),
    )
    expect(files.length).toBeGreaterThan(40)
    for (const name of files.filter((name) => !name.endsWith('.html'))) {
      const { status, body } = await get(`${url}/${encodeURI(name)}`, 'identity')
      expect([name, status]).toEqual([name, 200])
      expect(body === readFileSync(join(root, name)).toString('base64'), name).toBe(true)
    }
  })
})

// In one test, because the second edition of the site is one for all hosts.
it.runIf(servers.length > 0)(
  'an open tab keeps working through a deployment by the documented steps (HO-9, HO-11)',
  { tags: ['exhaustive'] },
  async () => {
    const browser = await chromium.launch({
      executablePath: await ensureBrowser(),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    })
    onTestFinished(() => browser.close())
    const tabs = []
    for (const host of hosts.values()) {
      const page = await browser.newPage({ viewport: { width: 1200, height: 800 } })
      const failed = watchFailures(page)
      await page.goto(`${host.url}/docs/intro`)
      await page.locator('html[data-has-hydrated=true][data-edition=first]').waitFor()
      tabs.push({ ...host, page, failed, before: assetsOf(host.root) })
    }
    writeEdition(site, 'second')
    for (const { program, root, again, before } of tabs) {
      await again()
      expect(assetsOf(root).length, program.name).toBeGreaterThan(before.length)
    }
    for (const { program, page, failed } of tabs) {
      await page.bringToFront()
      await exerciseOpenTab(page).catch((cause) => {
        throw new Error(`The tab of ${program.name} does not stay alive.`, { cause })
      })
      expect(failed, program.name).toEqual([])
    }
  },
)

const assetsOf = (root: string) => readdirSync(join(root, 'assets'))

/** Requests that fail from now on, and errors of the page; a request that the page itself gives up is none. */
function watchFailures(page: Page): string[] {
  const failed: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText
    if (why !== 'net::ERR_ABORTED') failed.push(`${why} ${request.url()}`)
  })
  page.on('pageerror', (error) => failed.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') failed.push(message.text())
  })
  return failed
}

/** Uses what a page of the old deployment has not loaded yet: tabs, drawer, search, then links to pages of the new one. */
async function exerciseOpenTab(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Yarn' }).click()
  await page.locator('[role=tab][aria-selected=true]', { hasText: 'Yarn' }).waitFor()

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click()
  await page.locator('.navbar-sidebar[open]').waitFor()
  await page.getByRole('button', { name: 'Close navigation bar' }).click()
  await page.setViewportSize({ width: 1200, height: 800 })

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('install')
  await page.getByRole('option').first().waitFor()
  expect(await page.locator('html').getAttribute('data-edition')).toBe('first')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/docs\/guide\/install/)

  await page.locator('.menu__link[href="/docs/intro"]').click()
  await page.getByText('The second edition.').waitFor()
  await page.locator('html[data-has-hydrated=true][data-edition=second]').waitFor()
}

it.runIf(servers.length > 0)('a link to an old URL opens the new page (HO-16)', async () => {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  onTestFinished(() => browser.close())
  for (const { url } of hosts.values()) {
    const page = await browser.newPage()
    await page.goto(`${url}/docs/guide/tagged`)
    await page.locator('html[data-has-hydrated=true]').waitFor()
    await page.getByRole('link', { name: 'Moved' }).click()
    await page.waitForURL(`${url}/docs/guide/install?from=link`)
    await page.close()
  }
})

it('a page at an old URL keeps query and hash, with and without script (HO-15)', {
  tags: ['exhaustive'],
}, async () => {
  const site = makeSite({
    'docs/a.md': '---\nredirect_from: [/old]\n---\n# A\n',
    'static/_redirects': '/own /docs/a?own=1#own\n/pattern/* /docs/:splat\n',
  })
  const { outDir, warnings } = await buildSite(site, { target: 'github-pages' })
  expect(warnings.join()).toContain('GitHub Pages cannot redirect patterns: "/pattern/*"')
  // A host that knows no redirects, but sends the policy of the site.
  rmSync(join(outDir, '_redirects'))
  const host = await serve({ dir: outDir, baseUrl: '/', port: 0 })
  onTestFinished(() => host.close())
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  onTestFinished(() => browser.close())
  for (const { javaScriptEnabled, from, to } of [
    { javaScriptEnabled: true, from: 'old?q=1#part', to: 'docs/a?q=1#part' },
    { javaScriptEnabled: true, from: 'own?q=1#part', to: 'docs/a?own=1#own' },
    { javaScriptEnabled: false, from: 'old?q=1', to: 'docs/a' },
  ]) {
    const page = await browser.newPage({ javaScriptEnabled })
    await page.goto(host.url + from)
    await page.waitForURL(host.url + to)
    await page.close()
  }
})

/** Serves a folder under a path as GitHub Pages does: folders end with a slash, one not-found page, no headers of the site. */
async function serveAsGitHub(
  dir: string,
  path: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const files = new Set(filesIn(dir))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host')
    const name = pathname.startsWith(path) ? decodeURI(pathname.slice(path.length)) : '?'
    const isFile = (file: string) => files.has(file)
    if (name !== '' && !name.endsWith('/') && isFile(`${name}/index.html`)) {
      response.writeHead(301, { Location: `${pathname}/` }).end()
      return
    }
    const file = [`${name}index.html`, name, `${name}.html`].find(isFile)
    response.writeHead(file === undefined ? 404 : 200, { 'Content-Type': contentTypeOf(file ?? '.html') })
    response.end(readFileSync(join(dir, file ?? '404.html')))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((done) => void server.close(() => done()))
    },
  }
}

function contentTypeOf(file: string): string {
  return file.endsWith('.html') ? 'text/html; charset=utf-8' : 'application/octet-stream'
}

/** What differs between two deployments: styles and scripts of every page, and a text. */
function writeEdition(site: string, edition: 'first' | 'second'): void {
  const config = join(site, 'vellum.config.ts')
  const ownFields = "theme: { customCss: './edition.css' },\n  clientModules: ['./edition.js'],\n  i18n: {"
  if (edition === 'first') writeFileSync(config, readFileSync(config, 'utf8').replace('i18n: {', ownFields))
  writeFileSync(join(site, 'edition.css'), `:root { --edition: ${edition} }\n`)
  writeFileSync(join(site, 'edition.js'), `document.documentElement.dataset.edition = '${edition}'\n`)
  const intro = join(site, 'docs/intro.md')
  writeFileSync(intro, `${readFileSync(intro, 'utf8')}\nThe ${edition} edition.\n`)
}

describe('a deployment', () => {
  it('takes three documented steps on nginx and on Caddy (HO-11)', () => {
    expect(documentedSteps('nginx')).toHaveLength(3)
    expect(documentedSteps('Caddy')).toHaveLength(3)
  })

  it.each(['Container', 'Cloudflare', 'Netlify', 'Vercel', 'GitHub Pages'])(
    'takes three documented steps on %s, with a base path and without (HO-17)',
    (heading) => {
      expect(documentedSteps(heading)).toHaveLength(3)
      const text = readFileSync(join(PACKAGE, 'DEPLOY.md'), 'utf8')
      expect(text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0]).toMatch(/base path|--base/)
    },
  )

  it('is documented with the workflow of the starter', () => {
    const [first] = documentedSteps('GitHub Pages')
    const starter = join(PACKAGE, '../create-vellum/template/github/workflows/deploy.yml')
    expect(first?.files[0]?.text).toBe(readFileSync(starter, 'utf8'))
  })

  it.each([
    ['netlify', 'dist', 'dist/docs', ['_headers', '_redirects']],
    ['cloudflare', 'dist', 'dist/docs', ['_headers', '_redirects']],
    ['vercel', '.vercel/output', '.vercel/output/static/docs', ['config.json']],
  ] as const)(
    'has the files of %s where it reads them, and the site below its base path (HO-17)',
    async (target, published, folder, files) => {
      const site = makeSite({ 'docs/a.md': '---\nredirect_from: [/old]\n---\n# A\n' })
      // Twice: the second build replaces the first.
      for (const _ of [1, 2]) {
        const { code, error } = await runHere(['build', site, '--target', target, '--base', '/docs/'])
        expect([code, error]).toEqual([0, ''])
      }
      const names = readdirSync(join(site, published))
      expect(names).toEqual(expect.arrayContaining([...files]))
      expect(names).not.toContain('index.html')
      expect(existsSync(join(site, folder, 'docs/a/index.html'))).toBe(true)
      expect(readFileSync(join(site, published, files.at(-1)!), 'utf8')).toContain('/docs/docs/a')
      // `vellum serve` finds it there.
      const host = await serve({ dir: join(site, published), baseUrl: '/docs/', port: 0 })
      onTestFinished(() => host.close())
      const { status, headers } = await get(`${host.url}old?q=1`, 'identity')
      expect([status, headers.location]).toEqual([301, '/docs/docs/a?q=1'])
    },
  )

  const servesSites = async ({ program, name, baseUrls }: (typeof servedSites)[number]) => {
    const root = join(folder(), 'root')
    const target = name === 'nginx' ? 'nginx' : 'caddy'
    const ours = new Map<string, string>()
    for (const baseUrl of baseUrls) {
      const site = makeSite({
        'docs/a.md': `---\nredirect_from: [/old]\n---\n# A page of ${baseUrl}\n`,
        'static/_redirects': '/moved/* /docs/:splat\n',
        'static/_headers': '/*\n  X-Own: all\n',
        'static/a.txt': 'größe',
      })
      await buildSite(site, { target, baseUrl, outDir: join(root, baseUrl) })
      const host = await serve({ dir: join(root, baseUrl), baseUrl, port: 0 })
      onTestFinished(() => host.close())
      ours.set(baseUrl, host.url)
    }
    writeFileSync(join(root, 'other.css'), '')
    const theirs = await startWebServer(program, { root, work: folder(), baseUrls })
    onTestFinished(() => theirs.close())
    for (const [baseUrl, url] of ours) {
      for (const [path, status] of [
        ['docs/a', 200],
        ['docs/a/', 200],
        ['a.txt', 200],
        ['_data/docs/a.json', 200],
        ['nope', 404],
        ['_redirects', 404],
        ['old?q=1', 301],
        ['moved/a', 301],
      ] as const) {
        const sent = await get(theirs.url.slice(0, -1) + baseUrl + path, 'gzip')
        expect(sent, baseUrl + path).toEqual(await get(url + path, 'gzip'))
        expect(sent.status, baseUrl + path).toBe(status)
      }
      if (baseUrl === '/') continue
      const sent = await get(`${theirs.url.slice(0, -1)}${baseUrl.slice(0, -1)}?q=1`, 'identity')
      expect([sent.status, sent.headers.location]).toEqual([302, `${baseUrl}?q=1`])
    }
    if (baseUrls.includes('/')) return
    // What belongs to none of the sites is as the server alone would send it.
    const other = await get(`${theirs.url}other.css`, 'identity')
    expect([other.status, other.headers['x-own']]).toEqual([200, undefined])
  }
  const servedSites = servers.flatMap((program) =>
    [['/', '/base/'], ['/base/'], ['/base/', '/second/']].map((baseUrls) => ({
      program,
      name: program.name,
      baseUrls,
    })),
  )
  // One at the root and one below a path.
  const isUsual = ({ baseUrls }: (typeof servedSites)[number]) => baseUrls.includes('/')
  it.each(servedSites.filter(isUsual))(
    'serves sites at $baseUrls on one $name (HO-7, HO-17, HO-19)',
    servesSites,
  )
  it.each(servedSites.filter((sites) => !isUsual(sites)))(
    'serves sites at $baseUrls on one $name (HO-7, HO-17, HO-19)',
    { tags: ['exhaustive'] },
    servesSites,
  )

  it('works below the path of a repository, as GitHub Pages serves it (HO-18)', async () => {
    const site = makeSite(
      {
        'docs/a.md':
          '---\nredirect_from: [/old]\n---\n# A\n\n![Picture](./img.svg)\n\n[B](b.md) [Old](/old)\n',
        'docs/b.md': '# B\n',
        'src/pages/index.md': '# Home\n',
        'docs/img.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
        'static/img/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
      },
      "favicon: 'img/icon.svg',",
    )
    const { outDir, error } = await buildSite(site, { target: 'github-pages', baseUrl: '/repository/' })
    expect(error).toBeUndefined()
    const host = await serveAsGitHub(outDir, '/repository/')
    onTestFinished(() => host.close())
    for (const [path, status] of [
      ['', 200],
      ['docs/a', 200],
      ['old', 200],
      ['nope', 404],
      ['docs/nope/deep', 404],
    ] as const) {
      const page = await fetch(`${host.url}/repository/${path}`)
      const html = await page.text()
      expect([path, page.status]).toEqual([path, status])
      const urls = [...html.matchAll(/\b(?:src|href)="(\/[^"#]*)/g)].map(([, url]) => url!)
      expect(urls.length, path).toBeGreaterThan(0)
      for (const url of new Set(urls)) {
        expect(url).toMatch(/^\/repository\//)
        expect([url, (await fetch(host.url + url)).status]).toEqual([url, 200])
      }
    }
  })

  it('keeps the assets of the previous deployment, and not those of earlier ones (HO-9)', {
    tags: ['exhaustive'],
  }, async () => {
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
