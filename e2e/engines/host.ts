// A host of built sites that does what a test asks: holds requests back, never responds, cuts files off,
// serves another build from now on. It forwards to `vellum serve`, so headers and policy
// are those of the site, and adds one script to documents that records what goes wrong in
// them: not every protocol reports it.

import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  request as send,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { type ServedSite, serve } from 'vellum'
import { RECORDER, RECORDER_PATH } from './recorder.js'

export interface Host {
  /** Without a slash at its end. Each host has a port, and so a storage and a cache, of its own. */
  readonly url: string
  /** Paths of all requests so far, in order. */
  readonly requests: readonly string[]
  /** Keeps requests waiting whose path matches, until the returned function is called. */
  readonly hold: (path: RegExp) => () => void
  /** Damages responses whose path, with its query, matches, until the returned function is called. */
  readonly damage: (path: RegExp, damage: Damage) => () => void
  /** Damages the first response of each path that matches, and none after it. */
  readonly damageFirst: (path: RegExp, damage: Damage) => void
  /** Serves another built site from now on. */
  readonly use: (dir: string) => Promise<void>
  readonly close: () => Promise<void>
}

/** What is wrong with a response: it is not there, its connection breaks off, or it is half of the file and says so nowhere. */
export type Damage = 'missing' | 'broken off' | 'cut in half'

export interface HostOptions {
  /** Responses to these paths are not kept by the browser, so that every use is a request. */
  readonly noStore?: RegExp
}

/** Serves the site that was built into a folder. */
export async function startHost(dir: string, { noStore = /^\/assets\// }: HostOptions = {}): Promise<Host> {
  const requests: string[] = []
  const held = new Map<RegExp, Promise<void>>()
  const damaged = new Map<RegExp, { readonly damage: Damage; readonly isFirst?: boolean }>()
  let site = await serve({ dir, baseUrl: '/', port: 0 })

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const isFirst = !requests.includes(path)
    requests.push(path)
    for (const [pattern, released] of held) if (pattern.test(path)) await released
    if (path === RECORDER_PATH) response.setHeader('Content-Type', 'text/javascript').end(RECORDER)
    else {
      const rule = [...damaged].find(([pattern, rule]) => pattern.test(path) && (isFirst || !rule.isFirst))
      forward({ site, request, response, isStored: !noStore.test(path), damage: rule?.[1].damage })
    }
  })
  return {
    url: `http://127.0.0.1:${await listenOnNewPort(server)}`,
    requests,
    hold: (path) => {
      let release = () => {}
      held.set(path, new Promise((resolve) => (release = resolve)))
      return () => {
        held.delete(path)
        release()
      }
    },
    damage: (path, damage) => {
      damaged.set(path, { damage })
      return () => void damaged.delete(path)
    },
    damageFirst: (path, damage) => void damaged.set(path, { damage, isFirst: true }),
    use: async (next) => {
      const old = site
      site = await serve({ dir: next, baseUrl: '/', port: 0 })
      await old.close()
    },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await site.close()
    },
  }
}

const usedPorts = new Set<number>()

/** Listens on a port that no host of this process has had: a window keeps the storage of an origin. */
async function listenOnNewPort(server: Server): Promise<number> {
  for (;;) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    if (!usedPorts.has(port)) {
      usedPorts.add(port)
      return port
    }
    await new Promise((resolve) => server.close(resolve))
  }
}

interface Exchange {
  readonly site: ServedSite
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly isStored: boolean
  readonly damage: Damage | undefined
}

function forward({ site, request, response, isStored, damage }: Exchange): void {
  const { method, url } = request
  if (damage === 'missing') {
    response.writeHead(404, { 'cache-control': 'no-store' }).end()
    return
  }
  // The text of a document must be readable here.
  const headers = { ...request.headers, 'accept-encoding': 'identity' }
  const forwarded = send(new URL(url ?? '/', site.url), { method, headers }, (result) => {
    const { statusCode = 500 } = result
    const resultHeaders = { ...result.headers, ...(!isStored && { 'cache-control': 'no-store' }) }
    if (!damage && !isDocument(request, result)) {
      response.writeHead(statusCode, resultHeaders)
      // Unlike `pipe`, it breaks off the response when the old site is closed in the middle of it.
      pipeline(result, response, () => {})
      return
    }
    result.on('error', () => response.destroy())
    const chunks: Buffer[] = []
    result.on('data', (chunk: Buffer) => chunks.push(chunk))
    result.on('end', () => {
      const body = Buffer.concat(chunks)
      if (damage) return sendHalf(response, { statusCode, headers: resultHeaders, body, damage })
      const text = body.toString()
      const { 'content-length': _, ...rest } = resultHeaders
      response.writeHead(statusCode, rest)
      response.end(text.replace('<head>', `<head><script src="${RECORDER_PATH}"></script>`))
    })
  })
  // The old site was closed: the browser sees a connection that breaks off.
  forwarded.on('error', () => response.destroy())
  request.pipe(forwarded)
}

interface Half {
  readonly statusCode: number
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
  readonly damage: Damage
}

function sendHalf(response: ServerResponse, { statusCode, headers, body, damage }: Half): void {
  const middle = Math.floor(body.length / 2)
  // After an opening brace: half of a file may happen to be complete code.
  const half = body.subarray(0, body.indexOf('{', middle) + 1 || middle)
  const isComplete = damage === 'cut in half'
  response.writeHead(statusCode, { ...headers, 'content-length': (isComplete ? half : body).length })
  if (isComplete) response.end(half)
  else response.write(half, () => response.destroy())
}

/** Of a window; in a sandboxed frame the script would be one of another origin. */
function isDocument(request: IncomingMessage, result: IncomingMessage): boolean {
  return (
    request.headers['sec-fetch-dest'] !== 'iframe' &&
    result.statusCode !== 304 &&
    String(result.headers['content-type']).startsWith('text/html')
  )
}
