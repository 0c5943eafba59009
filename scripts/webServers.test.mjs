// @ts-check
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureWebServers } from './webServers.mjs'

/** @typedef {import('./webServers.mjs').ServerMachine} ServerMachine */

const NGINX = '/usr/sbin/nginx'
const CADDY = '/usr/bin/caddy'
const APT = '/usr/bin/apt-get'
const BOTH = [
  { name: 'nginx', path: NGINX },
  { name: 'caddy', path: CADDY },
]

/**
 * A machine with the given files.
 * @param {string[]} files
 * @param {Partial<ServerMachine>} [differences]
 * @returns {ServerMachine}
 */
function machine(files, differences = {}) {
  return {
    platform: 'linux',
    uid: 0,
    env: { PATH: '/usr/bin' },
    isExecutable: (file) => files.includes(file),
    install: async () => ({ code: 100, output: 'no network' }),
    ...differences,
  }
}

describe('ensureWebServers', () => {
  /** @type {string[]} */
  let lines
  beforeEach(() => {
    lines = []
    vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('installs nothing where both are, also outside of PATH', async () => {
    expect(await ensureWebServers(machine([NGINX, CADDY]))).toEqual(BOTH)
    expect(lines).toEqual([])
  })

  it('installs what is missing as root', async () => {
    const files = [CADDY, APT]
    const install = async (/** @type {string[]} */ packages) => {
      expect(packages).toEqual(['nginx', 'libnginx-mod-http-brotli-static'])
      files.push(NGINX)
      return { code: 0, output: '' }
    }
    expect(await ensureWebServers(machine(files, { install }))).toEqual(BOTH)
    expect(lines).toEqual([
      'Installing web servers (apt-get install nginx libnginx-mod-http-brotli-static) …',
    ])
  })

  it('goes on without one in a line, and fails with CI=true', async () => {
    expect(await ensureWebServers(machine([NGINX], { uid: 1000 }))).toEqual(BOTH.slice(0, 1))
    expect(lines).toEqual(['The site cannot be tested on caddy here. Install caddy, on Debian or Ubuntu.'])
    const env = { PATH: '/usr/bin', CI: 'true' }
    await expect(ensureWebServers(machine([NGINX, APT], { env }))).rejects.toMatchObject({
      message: 'The site cannot be tested on caddy here.',
      output: 'no network',
    })
  })
})
