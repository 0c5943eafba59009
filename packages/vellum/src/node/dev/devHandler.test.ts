import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { VellumError } from '../base/errors.js'
import { closeServer } from '../serve/serve.js'
import { createDevHandler } from './devHandler.js'
import type { Attempt } from './devProblems.js'
import type { DevSite } from './devSite.js'

const tempFolder = tempFolders()

/** A server for a site that has only what a test needs. */
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
  return { reported, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) }
}

/** A site without files. */
const EMPTY = {
  file: () => undefined,
  json: () => undefined,
  text: () => undefined,
  searchFile: async () => undefined,
  markdownFile: async () => undefined,
  card: async () => undefined,
  pathOfData: () => undefined,
}
const rendered = { html: '<p>Page</p>', data: '{}' } as never

describe('createDevHandler', () => {
  it('treats a static file that was just removed as missing', async () => {
    const gone = join(tempFolder(), 'gone.txt')
    const site = {
      ...EMPTY,
      file: () => gone,
      page: async () => ({ status: 404, rendered }),
    }
    const { reported, get } = await serverFor({ ok: true, value: site })
    const response = await get('/x/gone.txt')
    expect([response.status, await response.text(), reported]).toEqual([404, '<p>Page</p>', []])
  })

  it('sends Markdown and social cards with their types', async () => {
    const site = {
      ...EMPTY,
      markdownFile: async (name: string) => (name === 'docs/a.md' ? '# A' : undefined),
      card: async (name: string) => (name === 'assets/social/a.png' ? Buffer.from('PNG') : undefined),
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
      page: async () => ({ status: 200, rendered }),
    }
    const { get } = await serverFor({ ok: true, value: site })
    const response = await get("/x/_data/docs/beginner's%20%5Bguide%5D.json")
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['application/json', '{}'])
    expect(names).toEqual(["_data/docs/beginner's [guide].json"])
  })

  it.each(['@fs/site/a.css', '@id/x', '@vite/none'])('has no page for the module %s', async (name) => {
    const { get } = await serverFor({ ok: true, value: EMPTY })
    const response = await get(`/x/${name}`)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain'])
  })

  it('shows an error of the site as a page that reloads by itself', async () => {
    const error = new VellumError('Two <documents>.', { hint: 'Rename one.' })
    const { reported, get } = await serverFor({ ok: false, error })
    const response = await get('/x/docs')
    const text = await response.text()
    expect([response.status, response.headers.get('cache-control'), reported]).toEqual([
      500,
      'no-store',
      [error],
    ])
    expect(text).toContain('<pre id="vellum-error">Two &lt;documents&gt;.\n  Rename one.</pre>')
    expect(text).toContain('<script type="module" src="/x/a.js"></script>')
  })
})
