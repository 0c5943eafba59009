// A static host that sends files and their types, and no other header: what GitHub Pages and its like leave to the documents.

import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.woff2': 'font/woff2',
}

/** A host that is running. */
export interface PlainHost {
  /** Without a slash at its end. */
  readonly url: string
  readonly close: () => void
}

/** Serves a folder. */
export async function startPlainHost(root: string): Promise<PlainHost> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '/').split('?')[0]!)
    const foundFile = [path, `${path}/index.html`, `${path}.html`].find((name) => isFile(join(root, name)))
    const name = foundFile ?? '404.html'
    response.writeHead(foundFile === undefined ? 404 : 200, {
      'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
    })
    response.end(readFileSync(join(root, name)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile()
}
