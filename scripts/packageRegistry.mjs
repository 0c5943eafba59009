// @ts-check
// A registry of packages with some of ours in it, packed as they would be published: for trying what a reader
// types after `npm install` and `npm create`.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'

/**
 * @typedef {object} PackageRegistry
 * @property {string} url
 * @property {() => Promise<void>} close
 */

/**
 * Packs packages and serves them.
 * @param {object} options
 * @param {readonly string[]} options.packages their folders
 * @param {string} options.work a folder for the archives
 * @param {boolean} [options.hasOthers] all other packages come from where npm gets them; without it there are none
 * @returns {Promise<PackageRegistry>}
 */
export async function startRegistry({ packages, work, hasOthers = false }) {
  const packed = packAll(packages, work)
  const upstream = hasOthers ? npm(['config', 'get', 'registry']).trim() : undefined
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1)
    const archive = packed.find(({ filename }) => filename === name)?.archive
    const own = packed.find(({ manifest }) => manifest.name === name)
    if (archive) return response.end(archive)
    if (own) {
      response.writeHead(200, { 'Content-Type': 'application/json' })
      return response.end(JSON.stringify(packument(own, url)))
    }
    if (upstream === undefined) return response.writeHead(404).end('{}')
    return response.writeHead(302, { Location: new URL(name, upstream).href }).end()
  })
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)))
  const listening = server.address()
  const url = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`
  return {
    url,
    close: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

/**
 * @typedef {object} PackedPackage
 * @property {{ name: string, version: string }} manifest
 * @property {string} filename
 * @property {Buffer} archive
 *
 * Packs packages, unless `npm test` has done that already, in the folder that PACKED_PACKAGES names.
 * @param {readonly string[]} folders
 * @param {string} work
 * @returns {PackedPackage[]}
 */
function packAll(folders, work) {
  const found = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, manifest, filename: `${manifest.name}-${manifest.version}.tgz` }
  })
  const before = process.env.PACKED_PACKAGES
  const packedIn = before && found.every(({ filename }) => existsSync(join(before, filename))) ? before : work
  if (packedIn === work) npm(['pack', '--ignore-scripts', '--pack-destination', work, ...folders])
  return found.map(({ manifest, filename }) => ({
    manifest,
    filename,
    archive: readFileSync(join(packedIn, filename)),
  }))
}

/**
 * What a registry says about a package.
 * @param {PackedPackage} packed
 * @param {string} url
 */
function packument({ manifest, filename, archive }, url) {
  const { name, version } = manifest
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
  const dist = { tarball: `${url}/${filename}`, integrity }
  return { name, 'dist-tags': { latest: version }, versions: { [version]: { ...manifest, dist } } }
}

/**
 * What npm prints.
 * @param {string[]} args
 */
function npm(args) {
  return execFileSync('npm', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
}
