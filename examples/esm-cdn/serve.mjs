// Serves this folder on this machine: `npm start`. Set PORT to choose the port.

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('.', import.meta.url))
/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/**
 * The file of a request; an error when it is not one of this folder.
 * @param {string} url
 */
async function read(url) {
  const path = decodeURIComponent(new URL(url, 'http://localhost').pathname)
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
  if (!file.startsWith(root)) throw new Error(`${path} is not in this folder.`)
  return { body: await readFile(file), type: types[extname(file)] ?? 'application/octet-stream' }
}

const server = createServer(async (request, response) => {
  try {
    const { body, type } = await read(request.url ?? '/')
    response.writeHead(200, { 'Content-Type': type }).end(body)
  } catch {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
  }
})

server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  console.log(`http://127.0.0.1:${port}/`)
})
