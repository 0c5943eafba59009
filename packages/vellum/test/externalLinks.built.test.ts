// `vellum check --external` on a site with links to a server of the test.

import { existsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runHere, testSites } from './builtSite.js'

const { makeSite } = testSites()
const requests: string[] = []
let server: Server
let host = ''

beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.writeHead(request.url === '/gone' ? 404 : 200).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('vellum check --external', () => {
  it('BK-10, BK-13: warns about dead links with their lines, once a day', async () => {
    const site = makeSite({
      'docs/a.md': `# A\n\n[Here](${host}/here#part) and [gone](${host}/gone).\n`,
      'docs/b.md': `# B\n\n[Gone](${host}/gone), [yours](https://example.com/).\n`,
    })
    const first = await runHere(['check', site, '--external'])
    expect(first.error).toBe('')
    expect(first.code).toBe(0)
    expect(first.out).toContain('Checked 2 external links of 1 host: 1 dead.\n')
    expect(first.out).toContain(
      `Warning: One dead external link.\n\n${host}/gone: 404 Not Found\n  docs/a.md:3\n  docs/b.md:3\n`,
    )
    expect(first.out).toContain('1 warning, see above.')
    expect(requests).toEqual(['HEAD /gone', 'GET /gone', 'HEAD /here'])

    const second = await runHere(['check', site, '--external'])
    expect(second.out).toContain('Checked 2 external links of 1 host, 2 of them from the cache: 1 dead.\n')
    expect(requests).toHaveLength(3)
    expect(existsSync(join(site, '.vellum/cache/external-links.json'))).toBe(true)
  })

  it('BK-10: requests nothing without the option', async () => {
    requests.length = 0
    const site = makeSite({ 'docs/a.md': `# A\n\n[Gone](${host}/gone).\n` })
    const { code, out } = await runHere(['check', site])
    expect([code, requests]).toEqual([0, []])
    expect(out).not.toContain('external')
  })
})
