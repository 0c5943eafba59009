import { connect } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { ODD_TARGETS, sendAndLeave, statusLine, UPGRADE } from '../../../vellum/test/oddRequests.js'
import { tempFolders } from '../../../vellum/test/tempFolder.js'
import { formatHostError } from '../hostError.js'
import { type ServedFolder, type ServeOptions, serve } from './serve.js'

const tempFolder = tempFolders()
const running: ServedFolder[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((site) => site.close()))
})

/** Serves a home page. */
async function start(home: string, options: Partial<ServeOptions> = {}) {
  const site = await serve({ dir: tempFolder({ 'index.html': home }), baseUrl: '/', port: 0, ...options })
  running.push(site)
  return { ...site, port: Number(new URL(site.url).port) }
}

describe('serve', () => {
  it('returns the URL of the home page', async () => {
    const { url, port } = await start('home', { baseUrl: '/troth/' })
    expect(url).toBe(`http://127.0.0.1:${port}/troth/`)
    expect(await (await fetch(url)).text()).toBe('home')
  })

  it.each(['troth/', 'static/troth/'])(
    'finds the site in the folder %s that a host publishes',
    async (folder) => {
      const dir = tempFolder({ [`${folder}404.html`]: 'home', _headers: '' })
      expect(await (await fetch((await start('', { dir, baseUrl: '/troth/' })).url)).text()).toBe('home')
    },
  )

  it('takes the next port when one is taken', async () => {
    const first = await start('first')
    const second = await start('second', { port: first.port })
    expect(second.port).toBeGreaterThan(first.port)
    expect(await (await fetch(first.url)).text()).toBe('first')
    expect(await (await fetch(second.url)).text()).toBe('second')
  })

  it('CLI-10: fails when the port is taken and must be that one', async () => {
    const { port } = await start('first')
    const message = await start('second', { port, strictPort: true }).then(() => 'it serves', formatHostError)
    expect(message).toBe(
      `Cannot listen on port ${port} of 127.0.0.1.\n  Pass another \`port\`, or leave out \`strictPort\`.`,
    )
  })

  it('CLI-11: serves on all addresses, and returns them', async () => {
    const { url, port, network } = await start('home', { host: true })
    expect(url).toBe(`http://localhost:${port}/`)
    for (const each of [`http://127.0.0.1:${port}/`, ...network]) {
      expect(await (await fetch(each)).text()).toBe('home')
    }
  })

  it('ends although a client keeps its connection', async () => {
    const { url, port, close } = await start('home')
    const socket = connect(port, '127.0.0.1')
    await new Promise((done) => socket.once('connect', done))
    await close()
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    socket.destroy()
  })

  it('DEV-20: responds to every request, and no request ends it', async () => {
    const { port, url } = await start('home')
    const responses = new Map<string, string>()
    for (const target of ODD_TARGETS) {
      for (const headers of [[], UPGRADE]) {
        await sendAndLeave(port, target, headers)
        responses.set(`${target} ${headers[0]}`, await statusLine(port, target, headers))
      }
    }
    const odd = [...responses].filter(([, line]) => !/^HTTP\/1\.1 (?:200|[34]\d\d) /.test(line))
    expect(odd).toEqual([])
    expect(await (await fetch(url)).text()).toBe('home')
  })

  it('says when there is nothing to serve', async () => {
    const dir = join(tempFolder(), 'build')
    const message = await serve({ dir, port: 0 }).then(() => 'it serves', formatHostError)
    expect(message).toBe(`There is no folder "${dir}".\n  Pass the folder of the site as \`dir\`.`)
  })

  it('says when it cannot listen', async () => {
    const dir = tempFolder({})
    const message = await serve({ dir, port: 1, host: '192.0.2.1' }).then(() => 'it serves', formatHostError)
    expect(message).toBe(
      'Cannot listen on port 1 of 192.0.2.1.\n  Pass a name or an address of this machine as `host`, or `true` for all of them.',
    )
  })
})
