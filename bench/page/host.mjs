// @ts-check
// Serves a folder with the host of `vellum serve`, in a process of its own. Reports its
// URL to the parent and ends with it.
//
// Usage: fork('host.mjs', [folder])
//        fork('host.mjs', [folder, '--compress'])   compresses what has no compressed form when it is first requested

import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createStaticHost } from 'vellum-host'
import { compress } from '../../packages/vellum/dist/node/output/compress.js'

const [, , dir = '', option] = process.argv
const handle = createStaticHost({ dir, baseUrl: '/' })
const server = createServer(async (request, response) => {
  cacheLikeGitHubPages(response, request.url ?? '')
  if (option === '--compress')
    await compressRequested(new URL(request.url ?? '/', 'http://localhost').pathname)
  // The handler never rejects.
  void handle(request, response)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}/`)
})
process.once('disconnect', () => process.exit())

/**
 * Ten minutes for pages, as on GitHub Pages: with the zero of `vellum serve`, a page that
 * the peer prefetched would be asked for again. Files whose name has a hash are cached forever;
 * the host knows the hashes of Vite, and those of the peer are shorter.
 * @param {import('node:http').ServerResponse} response
 * @param {string} url
 */
function cacheLikeGitHubPages(response, url) {
  const value = url.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=600'
  const original = response.writeHead.bind(response)
  response.writeHead = (/** @type {number} */ status, /** @type {any} */ headers) =>
    original(status, status < 400 ? { ...headers, 'Cache-Control': value } : headers)
}

/**
 * Writes the compressed form of a file next to it, like our builds.
 * @param {string} path
 */
async function compressRequested(path) {
  const name = decodeURIComponent(path).slice(1)
  const file = [name, join(name, 'index.html')]
    .map((candidate) => join(dir, candidate))
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  if (!file || existsSync(`${file}.br`)) return
  const effort = path.startsWith('/assets/') ? 'asset' : 'page'
  const { br } = await compress({ name: file, bytes: readFileSync(file), effort })
  if (br) writeFileSync(`${file}.br`, br)
}
