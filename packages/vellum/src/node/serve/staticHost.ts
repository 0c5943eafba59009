// Answers requests with the files of a built site, as a good static host does:
// compressed files, caching, parts of files, its own not-found page, and nothing
// outside of the folder. Conditions, ranges and reading the file are the library's; which
// file it is, in which form and with which headers is decided here.

import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from '@fastify/send'
import { withoutBase } from '../../shared/url.js'
import { chooseEncoding, type Encoding } from './acceptEncoding.js'
import { normalRange } from './byteRange.js'
import { contentType } from './contentType.js'
import { createFileLookup, type FileLookup } from './fileLookup.js'
import { type HeaderRule, headersFor, parseHeaders } from './headerRules.js'
import { parseRedirects, type RedirectRule, redirectKey } from './redirectRules.js'
import { requestPath } from './requestPath.js'
import { ruleFile } from './ruleFile.js'

export interface StaticHostOptions {
  /** The folder of the site. */
  readonly dir: string
  /** What the folder is served under, with both slashes. */
  readonly baseUrl: string
  /** More headers of every answer; they win. */
  readonly headers?: Readonly<Record<string, string>>
}

export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Makes a handler for Node's HTTP server. It never rejects. */
export function createStaticHost(options: StaticHostOptions): RequestHandler {
  const host = {
    options,
    files: createFileLookup(options.dir),
    headerRules: ruleFile(join(options.dir, '_headers'), parseHeaders),
    redirectRules: ruleFile(join(options.dir, '_redirects'), parseRedirects),
  }
  return async (request, response) => {
    try {
      await answer({ ...host, request, response })
    } catch {
      // The client has gone, or a file could not be read: neither may end the server.
      if (response.headersSent) response.destroy()
      else sendText({ options, request, response }, { status: 500, text: 'Internal server error' })
    }
  }
}

interface Exchange {
  readonly options: StaticHostOptions
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface SiteExchange extends Exchange {
  readonly files: FileLookup
  readonly headerRules: () => readonly HeaderRule[]
  readonly redirectRules: () => ReadonlyMap<string, RedirectRule>
}

async function answer(exchange: SiteExchange): Promise<void> {
  const { options, files, request } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' }
    return sendText(exchange, { status: 405, text: 'Method not allowed', headers })
  }
  const asked = requestPath(request.url ?? '')
  if (!asked) return sendText(exchange, { status: 400, text: 'Bad request' })

  const { baseUrl } = options
  if (baseUrl !== '/' && (asked.path === '/' || `${asked.path}/` === baseUrl)) {
    return redirect(exchange, 302, encodeURI(baseUrl) + asked.query)
  }
  const rule = exchange.redirectRules().get(redirectKey(asked.path))
  if (rule) return redirect(exchange, rule.status, rule.to)
  const own = headersFor(encodeURI(asked.path), exchange.headerRules())

  const path = withoutBase(asked.path, baseUrl)
  const found = path === undefined ? undefined : files.find(path)
  if (found !== undefined) return sendFile(exchange, { name: found, own, status: 200 })
  const notFound = files.notFound(path ?? '/')
  if (notFound !== undefined) return sendFile(exchange, { name: notFound, own, status: 404 })
  return sendText(exchange, { status: 404, text: 'Not found' })
}

async function sendFile(
  exchange: SiteExchange,
  {
    name,
    own,
    status,
  }: {
    /** Path in the folder. */
    readonly name: string
    /** Headers that the site asks for; `undefined` takes one away. */
    readonly own: Readonly<Record<string, string | undefined>>
    readonly status: 200 | 404
  },
): Promise<void> {
  const { options, files, request, response } = exchange
  const { dir } = options
  const range = status === 200 && request.method === 'GET' ? request.headers.range : undefined
  const forms = COMPRESSED.filter(({ extension }) => files.hasSibling(name, extension))
  // A part of a compressed file is of no use to anybody.
  const wanted = range === undefined ? request.headers['accept-encoding'] : undefined
  const encoding = chooseEncoding(wanted, [...forms.map((form) => form.encoding), 'identity'])
  const file = name + (forms.find((form) => form.encoding === encoding)?.extension ?? '')
  const { size } = statSync(join(dir, file))
  const part = range === undefined ? undefined : normalRange(range, size)
  // The not-found page is sent whole, whatever a client has of the page that it asked for.
  const conditions = status === 404 ? {} : { ...request.headers, range: part }
  // A small file is read at once, without a stream; the library then sends its head only.
  const isSmall = part === undefined && size <= SMALL
  const method = isSmall ? 'HEAD' : request.method
  const asked = { method, headers: conditions } as IncomingMessage
  const sent = await send(asked, encodeURIComponent(file), {
    root: dir,
    index: false,
    dotfiles: 'allow',
    // Decided here: by the name of the plain file.
    cacheControl: false,
    contentType: false,
    lastModified: false,
    etag: status === 200,
    acceptRanges: status === 200 && encoding === 'identity',
  })
  const headers: OutgoingHttpHeaders = {
    ...commonHeaders(options, { file: name, own }),
    'Cache-Control': cacheControl(name),
    ...(forms.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  if (sent.type !== 'file') {
    // The file is gone since it was found, has no such part, or is not the one that the client expects.
    if (sent.statusCode === 404) return sendText(exchange, { status: 404, text: 'Not found' })
    const { 'Content-Range': none } = sent.headers
    response.writeHead(sent.statusCode, {
      ...headers,
      ...(none && { 'Content-Range': none }),
      'Content-Length': 0,
    })
    response.end()
    return
  }
  if (sent.statusCode !== 304) {
    headers['Content-Type'] = contentType(name)
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding
  }
  const body = isSmall && request.method === 'GET' && sent.statusCode === 200 && readFileSync(join(dir, file))
  response.writeHead(sent.statusCode === 200 ? status : sent.statusCode, {
    ...headers,
    ...sent.headers,
    // The file may have changed since the library looked at it.
    ...(body && { 'Content-Length': body.length }),
  })
  if (body) {
    response.end(body)
    return
  }
  // Not `pipeline`: its signal alone costs as much as all else that is done for a small file.
  sent.stream.on('error', () => response.destroy())
  response.on('close', () => sent.stream.destroy())
  sent.stream.pipe(response)
}

const SMALL = 64 * 1024

const COMPRESSED = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const satisfies readonly { encoding: Encoding; extension: string }[]

/** A file whose name changes with its content is kept for ever; anything else is asked for again. */
function cacheControl(name: string): string {
  // A page that was prefetched must be there when it is asked for, also on a slow line.
  if (/^(?:[^/]+\/)*_data\//.test(name)) return 'public, max-age=300'
  const [, hash = ''] = /^assets\/(?:.*\/)?[^/]*[-.]([\w-]{8,})(?:\.\w+)+$/.exec(name) ?? []
  // A word is not a hash, and neither is a date: `custom-stylesheet.css`, `photo-20250131.jpg`.
  const last = hash.slice(-8)
  const isHash = /\d/.test(last) ? /[a-z]/i.test(last) : /[a-z]/.test(last) && /[A-Z]/.test(last)
  return isHash ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate'
}

function commonHeaders(
  options: StaticHostOptions,
  { file = '', own = {} }: { file?: string; own?: Readonly<Record<string, string | undefined>> } = {},
): OutgoingHttpHeaders {
  const isHtml = /\.html?$/.test(file)
  const headers: Record<string, string | undefined> = {
    'X-Content-Type-Options': 'nosniff',
    // What only documents heed is only weight on other files.
    ...(isHtml && DOCUMENT_HEADERS),
    ...own,
    ...options.headers,
  }
  if (!isHtml && !options.headers?.[POLICY]) delete headers[POLICY]
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}

const POLICY = 'Content-Security-Policy'

const DOCUMENT_HEADERS = {
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  [POLICY]: "frame-ancestors 'self'",
}

function redirect(exchange: Exchange, status: number, location: string): void {
  sendText(exchange, { status, text: 'Moved', headers: { Location: location } })
}

function sendText(
  { options, request, response }: Exchange,
  {
    status,
    text,
    headers = {},
  }: { readonly status: number; readonly text: string; readonly headers?: OutgoingHttpHeaders },
): void {
  const body = `${text}\n`
  response.writeHead(status, {
    ...commonHeaders(options),
    'Content-Type': contentType('message.txt'),
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
