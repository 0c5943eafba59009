// `vellum check --external` on a site with links to a server of the test.

import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'
import { linkPackages, runHere, testSites } from '../../vellum/test/builtSite.js'
import { writeFiles } from '../../vellum/test/tempFolder.js'

const sites = testSites()

const makeSite = (files: Readonly<Record<string, string>>) =>
  sites.makeSite(files, 'plugins: [externalLinks()]', { 'vellum-external-links': 'externalLinks' })
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
      `Warning: The plugin "external-links" warns: One dead external link.\n\n${host}/gone: 404 Not Found\n  docs/a.md:3\n  docs/b.md:3\n`,
    )
    expect(first.out).toContain('1 warning, see above.')
    expect(requests).toEqual(['HEAD /gone', 'GET /gone', 'HEAD /here'])

    const second = await runHere(['check', site, '--external'])
    expect(second.out).toContain('Checked 2 external links of 1 host, 2 of them from the cache: 1 dead.\n')
    expect(requests).toHaveLength(3)
    expect(existsSync(join(site, '.vellum/cache/plugin-data/external-links/links.json'))).toBe(true)
  })

  it('BK-10: requests nothing without the option', { tags: ['exhaustive'] }, async () => {
    requests.length = 0
    const site = makeSite({ 'docs/a.md': `# A\n\n[Gone](${host}/gone).\n` })
    const { code, out } = await runHere(['check', site])
    expect([code, requests]).toEqual([0, []])
    expect(out).not.toContain('external')
  })

  it('BK-10: leaves out links that are not checked', { tags: ['exhaustive'] }, async () => {
    requests.length = 0
    const site = makeSite({ 'docs/a.md': `# A\n\n<a href="${host}/gone" data-unchecked>Gone</a>\n` })
    const { code, out } = await runHere(['check', site, '--external'])
    expect([code, requests]).toEqual([0, []])
    expect(out).toContain('Checked 0 external links of 0 hosts: 0 dead.\n')
  })

  it('BK-10: requests a link of several locales once', { tags: ['exhaustive'] }, async () => {
    requests.length = 0
    const site = sites.makeSite(
      { 'docs/a.md': `# A\n\n[Gone](${host}/gone).\n` },
      "plugins: [externalLinks()], i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }",
      { 'vellum-external-links': 'externalLinks' },
    )
    const { out } = await runHere(['check', site, '--external'])
    expect(requests).toEqual(['HEAD /gone', 'GET /gone'])
    expect(out.match(/One dead external link/g)).toHaveLength(1)
  })

  it('BK-14: says how to add the plugin when the site does not have it', async () => {
    const { code, error } = await runHere(['check', sites.makeSite({ 'docs/a.md': '# A\n' }), '--external'])
    expect(code).toBe(1)
    expect(error).toContain(
      '`--external` needs the plugin "external-links", which the site does not have.\n' +
        '  Run `npm install --save-dev vellum-external-links`, and add `externalLinks()` of the package to `plugins`.',
    )
  })

  it('does what the example of the README says', { tags: ['exhaustive'] }, async () => {
    const { files, commands } = readmeExample(
      readFileSync(new URL('../README.md', import.meta.url), 'utf8'),
      'A complete site',
    )
    const siteDir = sites.folder()
    writeFiles(siteDir, files)
    linkPackages(siteDir, ['vellum', 'vellum-external-links'])
    expect(commands).toEqual(['npx vellum check --external'])
    const { code, out } = await runHere(['check', siteDir, '--external'])
    expect([code, out.includes('Checked 0 external links of 0 hosts: 0 dead.')]).toEqual([0, true])
  })
})
