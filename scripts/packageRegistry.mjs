// @ts-check
// A registry of packages with some of ours in it, packed as they would be published: for trying what a reader types after
// `npm install` and `npm create`. Binaries for other platforms are empty packages: Yarn downloads those of all platforms, 400 MB,
// and there are registries that do not have all of them.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { emptyPackage } from './emptyPackage.mjs'
import { platformOf } from './lockfile.mjs'

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
  /** @type {Binaries} */
  const foreign = new Map()
  for (const { manifest } of packed) collectForeign(foreign, manifest)
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '/').slice(1)
    const name = decodeURIComponent(path)
    const archive = packed.find(({ filename }) => filename === name)?.archive ?? foreignArchive(foreign, name)
    if (archive) return response.end(archive)
    const ownPackages = packed.filter(({ manifest }) => manifest.name === name)
    const foundPackages = ownPackages.length > 0 ? ownPackages : foreignPackages(foreign, name)
    if (foundPackages.length > 0) return sendJson(response, packument(foundPackages, url))
    if (upstream === undefined) return response.writeHead(404).end('{}')
    const source = new URL(path, upstream)
    if (!isPackage(name)) return response.writeHead(302, { Location: source.href }).end()
    const other = await fetchPackument(source, request.headers.accept)
    if (other === undefined) return response.writeHead(404).end('{}')
    for (const manifest of Object.values(other.versions)) collectForeign(foreign, manifest)
    return sendJson(response, other)
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
 * @typedef {{ name: string, version: string, optionalDependencies?: Record<string, string> }} Manifest
 *
 * @typedef {object} PackedPackage
 * @property {Manifest} manifest
 * @property {string} filename
 * @property {Buffer} archive
 *
 * Packs packages, unless `npm run test:exhaustive` has done that already, in the folder that PACKED_PACKAGES names.
 * @param {readonly string[]} folders
 * @param {string} work
 * @returns {PackedPackage[]}
 */
function packAll(folders, work) {
  const foundFolders = folders.map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return { folder, manifest, filename: `${manifest.name}-${manifest.version}.tgz` }
  })
  const before = process.env.PACKED_PACKAGES
  const packedIn =
    before && foundFolders.every(({ filename }) => existsSync(join(before, filename))) ? before : work
  if (packedIn === work) npm(['pack', '--ignore-scripts', '--pack-destination', work, ...folders])
  return foundFolders.map(({ manifest, filename }) => ({
    manifest,
    filename,
    archive: readFileSync(join(packedIn, filename)),
  }))
}

/**
 * What a registry says about a package.
 * @param {readonly PackedPackage[]} versions the newest one last
 * @param {string} url
 */
function packument(versions, url) {
  const [name = '', latest] = versions.map(({ manifest }) => [manifest.name, manifest.version]).at(-1) ?? []
  const entries = versions.map(({ manifest, filename, archive }) => {
    const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`
    return [manifest.version, { ...manifest, dist: { tarball: `${url}/${filename}`, integrity } }]
  })
  return { name, 'dist-tags': { latest }, versions: Object.fromEntries(entries) }
}

/**
 * What another registry says about a package; undefined when it does not have it.
 * @param {URL} url
 * @param {string | undefined} accept
 * @returns {Promise<{ versions: Record<string, Manifest> } | undefined>}
 */
async function fetchPackument(url, accept) {
  const response = await fetch(url, { headers: accept === undefined ? {} : { accept } })
  return response.ok
    ? /** @type {{ versions: Record<string, Manifest> }} */ (await response.json())
    : undefined
}

/**
 * `vite` and `@types/react`, but not `vite/-/vite-8.3.8.tgz`, nor `-/ping`.
 * @param {string} name
 */
function isPackage(name) {
  return /^(?:@[^/]+\/)?[^/@-][^/]*$/.test(name)
}

/**
 * Binaries for other platforms, which some package has as optional dependencies: name → versions
 * @typedef {Map<string, Set<string>>} Binaries
 *
 * @param {Binaries} foreign
 * @param {Manifest} manifest
 */
function collectForeign(foreign, { optionalDependencies = {} }) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    // One with a range is no binary that belongs to a version of its package.
    if (!/^\d[^ ]*$/.test(version) || isForThisPlatform(name)) continue
    foreign.set(name, (foreign.get(name) ?? new Set()).add(version))
  }
}

/** @param {string} name of an optional dependency */
function isForThisPlatform(name) {
  try {
    const { os = [], cpu = [] } = platformOf(name)
    return os.includes(process.platform) && cpu.includes(process.arch)
  } catch {
    // Not a binary.
    return true
  }
}

/**
 * @param {Binaries} foreign
 * @param {string} name
 * @returns {PackedPackage[]}
 */
function foreignPackages(foreign, name) {
  return [...(foreign.get(name) ?? [])].map((version) => {
    const manifest = { name, version, ...platformOf(name) }
    return { manifest, filename: `-/empty/${name}/${version}.tgz`, archive: emptyPackage(manifest) }
  })
}

/**
 * @param {Binaries} foreign
 * @param {string} filename
 */
function foreignArchive(foreign, filename) {
  const [, name = ''] = /^-\/empty\/(.+)\/[^/]+\.tgz$/.exec(filename) ?? []
  return foreignPackages(foreign, name).find((archivedPackage) => archivedPackage.filename === filename)
    ?.archive
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} value
 */
function sendJson(response, value) {
  return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(value))
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
