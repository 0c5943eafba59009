// Lets plugins respond to requests in development.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { callHook } from '../base/pluginHook.js'
import type { Plugin } from '../config/plugin.js'

/** Sends the response of the first plugin that has one; false if none has. */
export async function respondPlugins(
  request: IncomingMessage,
  response: ServerResponse,
  plugins: readonly Plugin[],
): Promise<boolean> {
  const hooked = plugins.filter(({ dev }) => dev?.respond)
  if (hooked.length === 0) return false
  const asked = webRequest(request)
  for (const plugin of hooked) {
    const own = await callHook(plugin.name, 'dev.respond', () => plugin.dev?.respond?.(asked.clone()), {
      page: request.url,
    })
    if (!own) continue
    response.writeHead(own.status, Object.fromEntries(own.headers))
    if (own.body) Readable.fromWeb(own.body as ReadableStream).pipe(response)
    else response.end()
    return true
  }
  return false
}

function webRequest(request: IncomingMessage): Request {
  const { method = 'GET', headers, url = '/' } = request
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((item): [string, string] => [name, item]),
  )
  const hasBody = method !== 'GET' && method !== 'HEAD'
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: entries,
    ...(hasBody && { body: Readable.toWeb(request) as never, duplex: 'half' }),
  })
}
