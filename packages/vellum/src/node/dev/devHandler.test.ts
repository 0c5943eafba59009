import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { closeServer } from 'vellum-host'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { VellumError } from '../base/errors.js'
import { createDevHandler } from './devHandler.js'
import type { Attempt } from './devProblems.js'
import type { DevSite } from './devSite.js'

const tempFolder = tempFolders()

/** A server for a site with the parts that a test needs. */
async function serverFor(current: Attempt<Partial<DevSite>>) {
  const reported: unknown[] = []
  const handle = createDevHandler({
    baseUrl: '/x/',
    scripts: ['/x/a.js'],
    current: () => current as Attempt<DevSite>,
    problems: { report: (error) => void reported.push(error), forget: () => {}, warn: () => {} },
    explain: (error) => error,
  })
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => closeServer(server))
  const { port } = server.address() as AddressInfo
  return {
    reported,
    get: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
  }
}

/** A site without files. */
const EMPTY = {
  file: () => undefined,
  json: () => undefined,
  text: () => undefined,
  site: { config: { plugins: [] } } as never,
  pluginFile: async () => undefined,
  searchFile: async () => undefined,
  pathOfData: () => undefined,
  redirect: () => undefined,
  policy: {
    page: () => ({ 'Content-Security-Policy': 'page' }),
    file: (path: string) => ({ 'X-For': path }),
  },
}
const rendered = { html: '<p>Page</p>', data: '{}' } as never

describe('createDevHandler', () => {
  it('PL-9: lets a plugin respond, with its status, headers and body', async () => {
    const respond = async (request: Request) =>
      new URL(request.url).pathname === '/x/echo'
        ? new Response(`${request.method} ${await request.text()}`, {
            status: 201,
            headers: { 'X-Own': 'yes' },
          })
        : undefined
    const plugins = [{ name: 'none' }, { name: 'echo', dev: { respond } }]
    const { get } = await serverFor({
      ok: true,
      value: {
        ...EMPTY,
        site: { config: { plugins } } as never,
        page: async () => ({ status: 404, rendered, check: () => {} }),
      },
    })
    const response = await get('/x/echo', { method: 'POST', body: 'hello' })
    expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([
      201,
      'yes',
      'POST hello',
    ])
    expect((await get('/x/other')).status).toBe(404)
  })

  it('treats a static file that was just removed as missing', async () => {
    const gone = join(tempFolder(), 'gone.txt')
    const site = {
      ...EMPTY,
      file: () => gone,
      page: async () => ({ status: 404, rendered, check: () => {} }),
    }
    const { reported, get } = await serverFor({ ok: true, value: site })
    const response = await get('/x/gone.txt')
    expect([response.status, await response.text(), reported]).toEqual([404, '<p>Page</p>', []])
  })

  it('DEV-9: sends the policy with documents, and reports what it has blocked, once', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'demo.html'), '<p>Demo</p>')
    writeFileSync(join(folder, 'note.txt'), 'Note')
    const site = {
      ...EMPTY,
      site: { config: { siteDir: folder, plugins: [] } } as never,
      file: (path: string) => (/\.(?:html|txt)$/.test(path) ? folder + path.slice(2) : undefined),
      page: async () => ({ status: 200, rendered, check: () => {} }),
    }
    const { reported, get } = await serverFor({ ok: true, value: site })
    expect((await get('/x/docs/a')).headers.get('content-security-policy')).toBe('page')
    expect((await get('/x/demo.html')).headers.get('x-for')).toBe('/x/demo.html')
    expect((await get('/x/note.txt')).headers.get('x-for')).toBeNull()
    const report = { 'blocked-uri': 'https://a.example/', 'effective-directive': 'connect-src' }
    const send = (body: string) => get('/x/__vellum/policy', { method: 'POST', body })
    expect((await send(JSON.stringify({ 'csp-report': report }))).status).toBe(204)
    expect((await send('no report')).status).toBe(204)
    expect(reported.map((error) => (error as Error).message)).toEqual([
      'The content security policy of the site blocks "https://a.example/" (`connect-src`). It is blocked in the built site as well.',
    ])
  })

  it('DEV-12: redirects before anything else, without caching', async () => {
    const asked: string[] = []
    const site = {
      ...EMPTY,
      file: () => join(tempFolder(), 'old'),
      redirect: (url: string) => {
        asked.push(url)
        return { status: 301, location: '/x/new?q=1' } as never
      },
    }
    const { get } = await serverFor({ ok: true, value: site })
    const response = await get('/x/old%20page?q=1', { redirect: 'manual' })
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([301, '/x/new?q=1', 'no-store'])
    expect(asked).toEqual(['/x/old%20page?q=1'])
  })

  it('DEV-11: checks a page after it was sent', async () => {
    let isChecked: (path: string) => void
    const checked = new Promise<string>((resolve) => {
      isChecked = resolve
    })
    const page = async (path: string) => ({ status: 200, rendered, check: () => isChecked(path) })
    const { get } = await serverFor({ ok: true, value: { ...EMPTY, page } })
    await (await get('/x/docs/a')).text()
    expect(await checked).toBe('/x/docs/a')
  })

  it('sends files of plugins with their types', async () => {
    const contents: Record<string, string> = { 'docs/a.md': '# A', 'assets/social/a.png': 'PNG' }
    const site = {
      ...EMPTY,
      pluginFile: async (name: string) =>
        contents[name] === undefined ? undefined : Buffer.from(contents[name]),
    }
    const { get } = await serverFor({ ok: true, value: site })
    const sent = async (path: string) => {
      const response = await get(path)
      return [response.headers.get('content-type'), await response.text()]
    }
    expect(await sent('/x/docs/a.md')).toEqual(['text/markdown; charset=utf-8', '# A'])
    expect(await sent('/x/assets/social/a.png')).toEqual(['image/png', 'PNG'])
  })

  it('decodes the names of files', async () => {
    const names: string[] = []
    const site = {
      ...EMPTY,
      pathOfData: (name: string) => {
        names.push(name)
        return '/docs/a b'
      },
      page: async () => ({ status: 200, rendered, check: () => {} }),
    }
    const { get } = await serverFor({ ok: true, value: site })
    const response = await get("/x/_data/docs/beginner's%20%5Bguide%5D.json")
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/json', '{}'])
    expect(names).toEqual(["_data/docs/beginner's [guide].json"])
  })

  it.each(['@fs/site/a.css', '@id/x', '@vite/none'])('responds with 404 for the module %s', async (name) => {
    const { get } = await serverFor({ ok: true, value: EMPTY })
    const response = await get(`/x/${name}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain'])
  })

  it('shows an error of the site as a page that reloads by itself', async () => {
    const error = new VellumError('Two <documents>.', { code: 'invalid-field', hint: 'Rename one.' })
    const { reported, get } = await serverFor({ ok: false, error })
    const response = await get('/x/docs')
    const text = await response.text()
    expect([response.status, response.headers.get('cache-control'), reported]).toEqual([
      500,
      'no-store',
      [error],
    ])
    expect(text).toContain(
      '<pre id="vellum-error">Two &lt;documents&gt;.\n  Rename one.\n  More: <a href="https://troth-http.github.io/vellum/reference/messages#invalid-field" target="_blank" rel="noreferrer">https://troth-http.github.io/vellum/reference/messages#invalid-field</a></pre>',
    )
    expect(text).toContain('<script type="module" src="/x/a.js"></script>')
  })
})
