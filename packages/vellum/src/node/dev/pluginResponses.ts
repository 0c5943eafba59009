// Lets plugins respond to requests in development.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { resultError } from '../base/hookResult.js'
import { kindOf } from '../base/plainData.js'
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
    const name = { plugin: plugin.name, hook: 'dev.respond', page: request.url }
    const own = await callHook(
      plugin.name,
      name.hook,
      async () => {
        const result: unknown = await plugin.dev?.respond?.(asked.clone())
        if (!result) return undefined
        if (!isResponse(result)) throw resultError(name, `a \`Response\`, not ${kindOf(result)}`, FIX)
        const { status, headers, body } = result
        return { status, headers, body: body && Readable.fromWeb(body as ReadableStream) }
      },
      name,
    )
    if (!own) continue
    response.writeHead(own.status, [...own.headers].flat())
    // A body that breaks off ends its response, not the server.
    if (own.body) pipeline(own.body, response, () => {})
    else response.end()
    return true
  }
  return false
}

const FIX = "Return `new Response('text')`, or undefined to leave the request to others."

/** Whether it is a response of this Node.js, or of a package that has its own. */
function isResponse(value: unknown): value is Response {
  const { status, headers } = value as Partial<Response>
  return typeof status === 'number' && typeof headers?.getSetCookie === 'function'
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
