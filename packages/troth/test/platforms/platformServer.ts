// The server of the platform suite: the routes of Troth's other tests, a few more, the files that
// browsers load, and the route that results are sent to.

import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { sendEvents } from '../entries/browserServer.js'
import { type Exchange, startServer } from '../server.js'
import type { CaseResult } from './suite/case.js'

/** A running server. */
export interface PlatformServer {
  readonly origin: string
  /** Resolves with what a platform reports; rejects when its page cannot load the suite. */
  resultsOf(platform: string): Promise<CaseResult[]>
  close(): Promise<void>
}

interface Waiting {
  readonly resolve: (results: CaseResult[]) => void
  readonly reject: (error: Error) => void
}

const dist = new URL('../../dist/', import.meta.url)

/** Starts a server on a free port; `suite` is the code of the bundle. */
export async function startPlatformServer(suite: string): Promise<PlatformServer> {
  const waiting = new Map<string, Waiting>()
  const server = await startServer((exchange) => {
    const { request, response, seen } = exchange
    const [, kind = '', ...rest] = new URL(seen.url, 'http://server').pathname.split('/')
    const detail = rest.join('/')
    switch (kind) {
      case 'results':
        waiting.get(detail)?.resolve(JSON.parse(seen.body) as CaseResult[])
        response.end()
        return true
      case 'broken':
        waiting.get(detail)?.reject(new Error(`The page could not run the suite: ${seen.body}`))
        response.end()
        return true
      case 'page':
        response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(detail))
        return true
      case 'suite.js':
        sendCode(response, suite)
        return true
      case 'dist':
        readFile(new URL(detail, dist)).then(
          (code) => sendCode(response, code),
          () => response.writeHead(404).end(),
        )
        return true
      case 'events':
        sendEvents(request, response)
        return true
      case 'lines':
        sendLines(exchange)
        return true
      case 'count':
        response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
        return true
      default:
        return false
    }
  })
  return {
    origin: server.origin,
    resultsOf(platform) {
      return new Promise((resolve, reject) => waiting.set(platform, { resolve, reject }))
    },
    close: () => server.close(),
  }
}

function sendCode(response: ServerResponse, code: string | Buffer): void {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
}

/** Three lines in chunks that end within a line, and within a character. */
function sendLines({ response }: Exchange): void {
  const bytes = Buffer.from('{"n":1}\n{"n":2,"text":"größe"}\r\n{"n":3}\n')
  const cut = bytes.indexOf('ö') + 1
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  response.write(bytes.subarray(0, cut), () => setTimeout(() => response.end(bytes.subarray(cut)), 10))
}

/** The page that runs the suite. Errors of loading are reported too: nobody sees its console. */
function pageOf(platform: string): string {
  const imports = Object.fromEntries(
    ['', '/auth', '/fetch', '/mock', '/openapi', '/progress', '/sse'].map((entry) => [
      `troth${entry}`,
      `/dist/esm${entry}/index.js`,
    ]),
  )
  return `<!doctype html>
<title>Suite</title>
<script>
  const broken = (error) => fetch('/broken/${platform}', { method: 'POST', body: String(error) })
  addEventListener('error', ({ message }) => broken(message))
</script>
<script type="importmap">${JSON.stringify({ imports })}</script>
<script type="module">
  import('/suite.js')
    .then(({ report }) => report({ origin: location.origin, platform: '${platform}' }))
    .catch(broken)
</script>
`
}
