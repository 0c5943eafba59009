import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { tempFolders } from '../../../test/tempFolder.js'
import { formatError } from '../base/errors.js'
import { type ServeOptions, serve } from './serve.js'

const tempFolder = tempFolders()

/** Serves a home page. */
async function start(options: Partial<ServeOptions> = {}) {
  const site = await serve({ dir: tempFolder({ 'index.html': 'home' }), baseUrl: '/', port: 0, ...options })
  onTestFinished(() => site.close())
  return site
}

const messageOf = (options: Partial<ServeOptions>) => start(options).then(() => 'it serves', formatError)

describe('serve', () => {
  it('returns the URL of the home page', async () => {
    const { url } = await start({ baseUrl: '/troth/' })
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/troth\/$/)
    expect(await (await fetch(url)).text()).toBe('home')
  })

  it('CLI-10: fails when the port is taken and must be that one', async () => {
    const port = Number(new URL((await start()).url).port)
    const message = await messageOf({ port, strictPort: true })
    expect(message.split('\nCause')[0]).toBe(
      `Cannot listen on port ${port} of 127.0.0.1.\n  Choose another port with \`--port\`, or leave out \`--strict-port\`.`,
    )
  })

  it('says when there is nothing to serve', async () => {
    const dir = join(tempFolder(), 'build')
    expect(await messageOf({ dir })).toBe(
      `There is no built site in "${dir}".\n  Run \`vellum build\` first, or name its folder with \`--out-dir\`.`,
    )
  })

  it('says when it cannot listen', async () => {
    const message = await messageOf({ port: 1, host: '192.0.2.1' })
    expect(message.split('\nCause')[0]).toBe(
      'Cannot listen on port 1 of 192.0.2.1.\n  Pass a host name or an address of this machine with `--host`, or `--host` alone for all of them.',
    )
  })
})
