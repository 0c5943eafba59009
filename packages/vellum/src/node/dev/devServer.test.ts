import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ODD_TARGETS, sendAndLeave, statusLine, UPGRADE } from '../../../test/oddRequests.js'
import { type Files, tempFolders, writeFiles } from '../../../test/tempFolder.js'
import { silentLogger } from '../base/logger.js'
import { createDevServer, type DevServer, type DevServerOptions } from './devServer.js'

const tempFolder = tempFolders()
const running: DevServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

function configOf(fields: string): string {
  return `export default { title: 'T', url: 'https://example.com', baseUrl: '/', ${fields} }\n`
}

/** Serves a site of these files. */
async function start(files: Files = {}, options: Partial<DevServerOptions> = {}, siteDir = tempFolder()) {
  writeFiles(siteDir, {
    'vellum.config.mjs': configOf(''),
    'docs/one.md': '# One\n',
    'static/hello.txt': 'hello',
    ...files,
  })
  const server = await createDevServer({
    siteDir,
    port: 0,
    host: '127.0.0.1',
    logger: silentLogger,
    ...options,
  })
  running.push(server)
  return { siteDir, ...server, port: Number(new URL(server.url).port) }
}

// The first page loads the compiler.
describe('createDevServer', () => {
  it('DEV-20: responds to every request, and no request ends it', async () => {
    const { port, url } = await start()
    const responses = new Map<string, string>()
    for (const target of ODD_TARGETS) {
      await sendAndLeave(port, target)
      await sendAndLeave(port, target, UPGRADE)
      responses.set(target, await statusLine(port, target))
      responses.set(`${target} upgrade`, await statusLine(port, target, UPGRADE))
    }
    const odd = [...responses].filter(([, line]) => !/^HTTP\/1\.1 (?:101|200|[34]\d\d) /.test(line))
    expect(odd).toEqual([])
    expect(await (await fetch(`${url}hello.txt`)).text()).toBe('hello')
  })

  it('DEV-21, DEV-22: refuses pages of other sites and unknown hosts; the configuration allows more', async () => {
    const { port, siteDir } = await start()
    const status = async (target: string, ...headers: string[]) =>
      (await statusLine(port, target, headers)).split(' ')[1]
    const foreign = ['Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: no-cors']
    expect(await status('/@vite/client')).toBe('200')
    expect(await status('/@vite/client', ...foreign)).toBe('403')
    expect(await status('/@vite/client', 'Origin: http://localhost:4000')).toBe('403')
    expect(await status('/hello.txt', 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate')).toBe('200')
    expect(await status('/', ...UPGRADE, 'Origin: https://evil.example')).toBe('403')
    expect(await status('/', ...UPGRADE, 'Origin: null', 'Sec-Fetch-Site: cross-site')).toBe('403')

    const byName = async () => {
      const [, ...lines] = (await rawResponse(port, '/hello.txt', 'docs.test')).split('\r\n\r\n')
      return lines.join('').trim()
    }
    expect(await byName()).toBe(
      'The host name "docs.test" is not allowed.\n' +
        "  Add it to `dev.allowedHosts` in vellum.config.mjs: dev: { allowedHosts: ['docs.test'] }",
    )
    writeFileSync(join(siteDir, 'vellum.config.mjs'), configOf("dev: { allowedHosts: ['docs.test'] }"))
    await expect.poll(byName).toBe('hello')
  })

  it('DEV-24, CLI-10, CLI-11: serves over HTTPS, to the network, by polling, with the named configuration', async () => {
    const siteDir = tempFolder({ 'staging.config.mjs': configOf('').replace("'T'", "'Staging'") })
    const kept = join(siteDir, '.vellum/cache/kept')
    writeFiles(siteDir, { '.vellum/cache/kept': '', 'static/hello.txt': 'hello' })
    const options = {
      https: true,
      host: true,
      poll: 50,
      force: true,
      configFile: 'staging.config.mjs',
    } as const
    const { url, network } = await start({}, options, siteDir)
    expect(new URL(url).host).toMatch(/^localhost:\d+$/)
    expect(network.every((networkUrl) => /^https:\/\/[\d.]+:\d+\/$/.test(networkUrl))).toBe(true)
    expect(existsSync(kept)).toBe(false)
    const ca = readFileSync(join(siteDir, '.vellum/https/dev.crt'), 'utf8')
    expect(await secureText(`${url}hello.txt`, ca)).toBe('hello')
    for (const networkUrl of network) expect(await secureText(`${networkUrl}hello.txt`, ca)).toBe('hello')
    const page = async () => secureText(`${url}docs/one`, ca)
    expect(await page()).toContain('Staging</title>')
    writeFiles(siteDir, { 'staging.config.mjs': configOf('').replace("'T'", "'Changed'") })
    await expect.poll(page).toContain('Changed</title>')
  })

  it('DEV-26: serves all locales, or the one that is named', async () => {
    const siteDir = tempFolder({
      'i18n/fr/docusaurus-plugin-content-docs/current/one.md': '# Un\n',
      'vellum.config.mjs': '',
    })
    const config = { 'vellum.config.mjs': configOf("i18n: { defaultLocale: 'en', locales: ['en', 'fr'] }") }
    const { url, port } = await start(config, {}, siteDir)
    const page = async (path: string) => {
      const response = await fetch(url + path)
      const html = await response.text()
      return [response.status, /<html lang="(.+?)"/.exec(html)?.[1], /<h1>(.+?)<\/h1>/.exec(html)?.[1]]
    }
    expect(await page('docs/one')).toEqual([200, 'en', 'One'])
    expect(await page('fr/docs/one')).toEqual([200, 'fr', 'Un'])
    expect((await fetch(`${url}fr/@vite/client`)).status).toBe(200)
    expect(await (await fetch(`${url}fr/hello.txt`)).text()).toBe('hello')
    for (const base of ['/', '/fr/']) {
      expect(await statusLine(port, base, UPGRADE)).toBe('HTTP/1.1 101 Switching Protocols')
    }
    writeFiles(siteDir, { 'i18n/fr/docusaurus-plugin-content-docs/current/one.md': '# Deux\n' })
    await expect.poll(() => page('fr/docs/one')).toEqual([200, 'fr', 'Deux'])

    const one = await start(config, { locale: 'fr' }, siteDir)
    expect(new URL(one.url).pathname).toBe('/fr/')
    const other = await fetch(new URL('/docs/one', one.url))
    expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('Leave out `--locale`')])
  })

  it('DEV-23: serves symbolic links inside of the site only, and warns of others', async () => {
    const outside = tempFolder({ 'secret.txt': 'secret', 'page.md': '# Linked\n' })
    const siteDir = tempFolder({ 'src/inside.txt': 'inside' })
    for (const folder of ['static', 'docs']) mkdirSync(join(siteDir, folder))
    symlinkSync(join(outside, 'secret.txt'), join(siteDir, 'static/secret.txt'))
    symlinkSync(outside, join(siteDir, 'src/folder'))
    symlinkSync(join(siteDir, 'src/inside.txt'), join(siteDir, 'static/inside.txt'))
    symlinkSync(join(outside, 'page.md'), join(siteDir, 'docs/linked.md'))
    const warnings: string[] = []
    const logger = { ...silentLogger, warn: (text: string) => void warnings.push(text) }
    const { url } = await start({}, { logger }, siteDir)
    const text = async (path: string) => {
      const response = await fetch(url + path)
      return `${response.status} ${await response.text()}`
    }
    for (const path of [
      'secret.txt',
      'static/secret.txt',
      'src/folder/secret.txt',
      `@fs${siteDir}/src/folder/secret.txt`,
    ]) {
      expect(await text(path)).toMatch(/^40[34] (?!secret)/)
    }
    expect(await text('inside.txt')).toBe('200 inside')
    expect(await text('docs/linked')).toMatch(/^200 /)
    expect(warnings).toEqual([
      expect.stringMatching(
        /^A symbolic link in a static folder points outside of the site and is left out\.\n {2}at static\/secret\.txt -> /,
      ),
    ])
  })
})

/** The body of a response over HTTPS, from a server with this certificate. */
function secureText(url: string, ca: string): Promise<string> {
  return new Promise((done, failed) => {
    get(url, { ca }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => done(text))
    }).on('error', failed)
  })
}

/** The whole response to a request that names a host. */
function rawResponse(port: number, target: string, host: string): Promise<string> {
  return new Promise((done, failed) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    })
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.on('error', failed).on('close', () => done(text))
  })
}
