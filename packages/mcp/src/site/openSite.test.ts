// Sites of files that the test writes, in folders and behind a host with nothing but static files.

import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { openSite } from './openSite.js'

const folders: string[] = []
const servers: Server[] = []
afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true })
  for (const server of servers.splice(0)) server.close()
})

const LIST =
  '# Birds\n\n## Docs\n\n- [Owls \\[big\\]](https://birds.example/x/owls.md): At night.\n- [Home](https://birds.example/x/index.md)\n'
const FILES = { 'llms.txt': LIST, 'owls.md': '# Owls\n', 'index.md': '# Home\n' }

function folder(files: Readonly<Record<string, string>>): string {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'vellum-mcp-')))
  folders.push(dir)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
  return dir
}

async function host(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

/** A host of files below a base, with HTML for every other path when `fallback` is set. */
const filesHost = (files: Readonly<Record<string, string>>, base: string, fallback?: string) =>
  host(({ url = '' }, response) => {
    const text = url.startsWith(base) ? files[decodeURIComponent(url.slice(base.length))] : undefined
    response.statusCode = text === undefined && fallback === undefined ? 404 : 200
    response.end(text ?? fallback ?? 'nothing')
  })

const problem = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no problem',
    (error: Error) => error.message,
  )

describe('openSite', () => {
  it('MC-4: reads a folder, whose files have no base', async () => {
    const { title, list, pageUrl, readPage, search } = await openSite({ site: folder(FILES) })
    expect([title, search]).toEqual(['Birds', undefined])
    expect(list?.pages.map((page) => [page.title, page.description, pageUrl(page.markdownUrl)])).toEqual([
      ['Owls [big]', 'At night.', 'https://birds.example/x/owls'],
      ['Home', undefined, 'https://birds.example/x/'],
    ])
    for (const name of [
      'https://birds.example/x/owls#a',
      '/x/owls/',
      '/owls',
      'owls',
      '/x/owls.md',
      'owls.html',
    ]) {
      expect((await readPage(name)).markdown).toBe('# Owls\n')
    }
    expect((await readPage('/x/')).url).toBe('https://birds.example/x/')
  })

  it('MC-4: reads a host below a base, from the URL of the site or of a page, and takes the public URLs too', async () => {
    const origin = await filesHost(FILES, '/x/', '<!doctype html><title>Not found')
    for (const start of ['/x/', '/x', '/x/owls', '/x/owls/deep/']) {
      const { readPage, pageUrl, list } = await openSite({ site: origin + start })
      expect((await readPage(`${origin}/x/owls`)).markdown).toBe('# Owls\n')
      expect((await readPage('https://birds.example/x/owls')).url).toBe('https://birds.example/x/owls')
      expect(pageUrl(list!.pages[1]!.markdownUrl)).toBe('https://birds.example/x/')
      expect(await problem(readPage('/x/none'))).toBe('There is no Markdown of the page "/x/none".')
    }
  })

  it('MC-4: reads a locale', async () => {
    const files = {
      ...FILES,
      'fr/llms.txt': '# Oiseaux\n\n## Docs\n\n- [Hiboux](https://birds.example/x/fr/owls.md)\n',
      'fr/owls.md': '# Hiboux\n',
    }
    for (const site of [folder(files), `${await filesHost(files, '/x/')}/x/`]) {
      const { title, readPage } = await openSite({ site, locale: 'fr' })
      expect([title, (await readPage('owls')).markdown]).toEqual(['Oiseaux', '# Hiboux\n'])
      expect(await problem(openSite({ site, locale: 'de' }))).toMatch(/ for the locale "de"\.$/)
    }
  })

  it('MC-5: reads nothing outside of the site', async () => {
    const secret = folder({ 'secret.md': '# Secret\n' })
    const dir = folder(FILES)
    symlinkSync(join(secret, 'secret.md'), join(dir, 'link.md'))
    const { readPage } = await openSite({ site: dir })
    for (const name of [
      '/x/link',
      '/x/../../secret',
      '/x/%2e%2e/%2e%2e/secret',
      `/x/..%2f..${secret}/secret`,
      '/x/a%00',
    ]) {
      expect(await problem(readPage(name))).toBe(`There is no Markdown of the page "${name}".`)
    }
    for (const name of [
      'https://other.example/x/owls',
      '//other.example/x',
      'file:///etc/passwd',
      'https://',
    ]) {
      expect(await problem(readPage(name))).toBe(`"${name}" is no page of this site.`)
    }
  })

  it('MC-5: follows the redirect of the site to another host, and later none', async () => {
    const other = await filesHost({ ...FILES, 'new.md': '# New\n' }, '/x/')
    const moved = await host((_, response) => response.writeHead(301, { location: `${other}/x/` }).end())
    expect((await (await openSite({ site: moved })).readPage('owls')).markdown).toBe('# Owls\n')
    const leaving = await host(({ url = '' }, response) => {
      const text = FILES[url.slice(1) as keyof typeof FILES]
      if (text !== undefined) response.end(text)
      else if (url.endsWith('.md')) response.writeHead(302, { location: `${other}/x/new.md` }).end()
      else response.writeHead(404).end()
    })
    const { readPage } = await openSite({ site: leaving })
    expect(await problem(readPage('/new'))).toBe(`${leaving}/new.md redirects to another host, ${other}.`)
  })

  it('MC-7: says what is wrong with a site', async () => {
    const origin = await host((_, response) => response.writeHead(503).end())
    expect(await problem(openSite({ site: origin }))).toMatch(/^http:\S+ responded with 503\.$/)
    const closed = await host(() => {})
    await new Promise((resolve) => servers.pop()!.close(resolve))
    expect(await problem(openSite({ site: closed }))).toBe(`${closed}/ cannot be loaded: ECONNREFUSED.`)
    const dir = folder({ 'index.html': 'x' })
    expect(await problem(openSite({ site: dir }))).toBe(
      `There is neither a list of pages (llms.txt) nor a search (_data/_search.json) at ${dir}.`,
    )
  })

  it('MC-7: names the built site in the folder of a site', async () => {
    const dir = folder({ 'vellum.config.ts': '', 'dist/llms.txt': '# T\n' })
    await expect(openSite({ site: dir })).rejects.toMatchObject({
      hint: `Pass the folder of the built site, ${dir}/dist.`,
    })
  })

  it('MC-7: stops at a file that does not end', async () => {
    const chunk = 'x'.repeat(1_000_000)
    const origin = await host(({ url = '' }, response) => {
      if (url === '/llms.txt') {
        response.end(LIST.replaceAll('/x/', '/'))
        return
      }
      if (url !== '/owls.md') {
        response.writeHead(404).end()
        return
      }
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      more()
    })
    const { readPage } = await openSite({ site: origin })
    expect(await problem(readPage('owls'))).toBe('/owls.md is larger than 20 MB.')
  })
})
