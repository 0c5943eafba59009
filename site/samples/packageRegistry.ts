// A registry of packages with one package in it: the built Troth, packed as it would
// be published. For trying the commands of the installation pages as a reader does.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'

/** A running registry. */
export interface PackageRegistry {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Packs Troth into a folder and serves it. */
export async function startRegistry(folder: string): Promise<PackageRegistry> {
  const source = dirname(createRequire(import.meta.url).resolve('troth/package.json'))
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
      cwd: source,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    }),
  ) as [{ filename: string }]
  const archive = readFileSync(join(folder, filename))
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    name: string
    version: string
  }
  const server = createServer((request, response) => {
    if (request.url === `/${filename}`) return response.end(archive)
    if (request.url !== `/${manifest.name}`) return response.writeHead(404).end('{}')
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    const dist = { tarball: `${url}/${filename}`, integrity }
    const packument = {
      name: manifest.name,
      'dist-tags': { latest: manifest.version },
      versions: { [manifest.version]: { ...manifest, dist } },
    }
    response.writeHead(200, { 'Content-Type': 'application/json' })
    return response.end(JSON.stringify(packument))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
