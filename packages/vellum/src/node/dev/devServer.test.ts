import { afterEach, describe, expect, it } from 'vitest'
import { ODD_TARGETS, sendAndLeave, statusLine, UPGRADE } from '../../../test/oddRequests.js'
import { type Files, tempFolders } from '../../../test/tempFolder.js'
import { silentLogger } from '../base/logger.js'
import { createDevServer, type DevServer, type DevServerOptions } from './devServer.js'

const tempFolder = tempFolders()
const running: DevServer[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

/** Serves a site of these files. */
async function start(files: Files = {}, options: Partial<DevServerOptions> = {}) {
  const siteDir = tempFolder({
    'vellum.config.mjs': `export default { title: 'T', url: 'https://example.com', baseUrl: '/' }\n`,
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
  return { siteDir, url: server.url, port: Number(new URL(server.url).port) }
}

// The first one loads the compiler.
describe('createDevServer', { timeout: 60_000 }, () => {
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
})
