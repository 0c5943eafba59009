// @ts-check
// Serves a folder of files on this machine, as a static host would: index.html
// for a folder, 404 for what is not there, nothing outside of the folder.

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'

const HOST = '127.0.0.1'

/** @type {Record<string, string>} */
const CONTENT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/**
 * Starts the server on the port, or on the next free one, and returns its address.
 * @param {{ dir: string, port: number }} options
 * @returns {Promise<string>}
 */
export async function serve({ dir, port }) {
  const server = createServer((request, response) => {
    answer(resolve(dir), request, response).catch((error) => {
      console.error(error)
      if (!response.headersSent) sendText(request, response, 500, 'Internal server error')
      else response.destroy()
    })
  })
  for (let tried = port; ; tried++) {
    try {
      await listen(server, tried)
      const address = /** @type {import('node:net').AddressInfo} */ (server.address())
      return `http://${HOST}:${address.port}/`
    } catch (error) {
      const taken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE'
      if (!taken || tried >= 65535) throw error
    }
  }
}

/**
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<void>}
 */
function listen(server, port) {
  return new Promise((done, failed) => {
    server.once('error', failed)
    server.listen(port, HOST, () => {
      server.off('error', failed)
      done()
    })
  })
}

/**
 * @param {string} dir
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(dir, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendText(request, response, 405, 'Method not allowed')
  }
  const [path = '/', query] = (request.url ?? '/').split('?', 2)
  const target = localPath(dir, path)
  if (!target) return sendText(request, response, 400, 'Bad request')

  let file = target
  let found = await stat(file).catch(() => undefined)
  if (found?.isDirectory()) {
    if (!path.endsWith('/')) {
      // Relative links of the page count from the folder. One slash in front: two would name a host.
      const location = `/${path.replace(/^\/+/, '')}/${query === undefined ? '' : `?${query}`}`
      response.setHeader('Location', location)
      return sendText(request, response, 301, 'Moved')
    }
    file = join(file, 'index.html')
    found = await stat(file).catch(() => undefined)
  }
  if (!found?.isFile()) return sendText(request, response, 404, 'Not found')

  response.writeHead(200, {
    'Content-Type': CONTENT_TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': found.size,
    'Cache-Control': 'no-cache',
  })
  if (request.method === 'HEAD') return response.end()
  createReadStream(file)
    .on('error', (error) => response.destroy(error))
    .pipe(response)
}

/**
 * The file that a URL path names, or undefined when it is malformed or outside of the folder.
 * @param {string} dir
 * @param {string} path
 */
function localPath(dir, path) {
  try {
    const decoded = decodeURIComponent(path)
    const target = join(dir, decoded)
    const inside = target === dir || target.startsWith(dir + sep)
    return inside && !decoded.includes('\0') ? target : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} text
 */
function sendText(request, response, status, text) {
  const body = `${text}\n`
  response.writeHead(status, {
    'Content-Type': CONTENT_TYPES['.txt'],
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
