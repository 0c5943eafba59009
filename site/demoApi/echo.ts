// Returns what arrived to the caller. Only what the caller has said: the headers that
// platforms add by themselves differ from one to the next and are left out.

import { json } from './createResponse'
import type { Exchange, Route } from './route'
import { readForm } from './uploads'

const description = 'What arrived: method, path, query, headers and body.'

export const echoRoutes: readonly Route[] = [
  { method: 'ANY', path: '/echo', description, handler: echo },
  { method: 'ANY', path: '/echo/*', description: 'The same for every path below.', handler: echo },
]

async function echo({ request, url, query }: Exchange): Promise<Response> {
  return json({
    method: request.method,
    path: url.pathname,
    query: gather(query),
    headers: ownHeaders(request.headers),
    body: await readBody(request),
  })
}

const PLATFORM_HEADERS = new Set([
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'dnt',
  'host',
  'keep-alive',
  'origin',
  'pragma',
  'priority',
  'referer',
  'transfer-encoding',
  'upgrade-insecure-requests',
  'user-agent',
])

function ownHeaders(headers: Headers): Record<string, string> {
  // Browsers send this pair for `cache: 'no-store'` and with an open inspector.
  const hasPragma = headers.has('pragma')
  const isOwn = ([name, value]: [string, string]) =>
    !PLATFORM_HEADERS.has(name) &&
    !name.startsWith('sec-') &&
    // The default of a platform, or of Troth.
    !(name === 'accept' && value.endsWith('*/*')) &&
    !(name === 'cache-control' && hasPragma)
  // The boundary is random, and an echo is shown in pages.
  const stable = (value: string) => value.replace(/; boundary=.*$/, '; boundary=…')
  return Object.fromEntries(
    [...headers]
      .filter(isOwn)
      .map(([name, value]) => [name, name === 'content-type' ? stable(value) : value]),
  )
}

/** JSON parsed, a form as an object, other bodies as text; null for no body. */
async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? ''
  if (type.startsWith('multipart/form-data')) return gather(await readForm(request))
  const text = await request.text()
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? null : text
  }
}

/** Keys that occur once → their value, others → the list of values; of a file its name, type and size. */
function gather(entries: Iterable<[string, string | File]>): Record<string, unknown> {
  const lists = new Map<string, unknown[]>()
  for (const [key, value] of entries) {
    const shown = typeof value === 'string' ? value : { name: value.name, type: value.type, size: value.size }
    lists.set(key, [...(lists.get(key) ?? []), shown])
  }
  return Object.fromEntries([...lists].map(([key, list]) => [key, list.length === 1 ? list[0] : list]))
}
