// Serves the files of a folder as a good static host does: compressed files, ranges, the
// site's own not-found page, and nothing outside of the folder. Decides which file a request
// gets, and in which form; its headers are those of the site's `_headers`, conditions and ranges
// are the library's.

import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, resolve } from 'node:path'
import send from '@fastify/send'
import { contentType } from '../contentType.js'
import { defaultHeaders } from '../rules/defaultHeaders.js'
import { parseDotFiles } from '../rules/dotFiles.js'
import { type HeaderRule, headersFor, parseHeaders } from '../rules/headerRules.js'
import { parseRedirects } from '../rules/redirectFile.js'
import { matchRedirect, type RedirectList, redirectList } from '../rules/redirectRules.js'
import { withoutBase } from '../urlPath.js'
import { chooseEncoding, type Encoding } from './acceptEncoding.js'
import { normalRange } from './byteRange.js'
import { createFileLookup, type FileLookup } from './fileLookup.js'
import { requestPath } from './requestPath.js'
import { ruleFile } from './ruleFile.js'

/** Which folder is served, and how. */
export interface StaticHostOptions {
  /** The folder of the site. */
  readonly dir: string
  /** What the folder is served under, with both slashes. @default '/' */
  readonly baseUrl?: string
  /** More headers of every response; they win. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Handles a request of Node's HTTP server. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Makes a handler for Node's HTTP server. It never rejects. */
export function createStaticHost({ dir, baseUrl = '/', headers = {} }: StaticHostOptions): RequestHandler {
  const options = { dir: resolve(dir), baseUrl, headers }
  const host = {
    options,
    files: createFileLookup(options.dir, ruleFile(join(options.dir, '_dotfiles'), parseDotFiles)),
    headerRules: ruleFile(join(options.dir, '_headers'), (text) => [
      ...defaultHeaders(encodeURI(options.baseUrl)),
      ...parseHeaders(text),
    ]),
    redirects: ruleFile(join(options.dir, '_redirects'), (text) =>
      // Lines that are wrong are left out: whoever writes the file checks it.
      redirectList(parseRedirects(text, { name: '_redirects', baseUrl: encodeURI(options.baseUrl) }).rules),
    ),
  }
  return async (request, response) => {
    try {
      await respond({ ...host, request, response })
    } catch {
      // The client has gone, or a file could not be read: neither may end the server.
      if (response.headersSent) response.destroy()
      else sendText({ options, request, response }, { status: 500, text: 'Internal server error' })
    }
  }
}

interface Exchange {
  readonly options: Required<StaticHostOptions>
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

interface SiteExchange extends Exchange {
  readonly files: FileLookup
  readonly headerRules: () => readonly HeaderRule[]
  readonly redirects: () => RedirectList
}

async function respond(exchange: SiteExchange): Promise<void> {
  const { options, files, request } = exchange
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' }
    return sendText(exchange, { status: 405, text: 'Method not allowed', headers })
  }
  const requested = requestPath(request.url ?? '')
  if (!requested) return sendText(exchange, { status: 400, text: 'Bad request' })

  const { baseUrl } = options
  if (baseUrl !== '/' && (requested.path === '/' || `${requested.path}/` === baseUrl)) {
    return redirect(exchange, 302, encodeURI(baseUrl) + requested.query)
  }
  const match = matchRedirect(exchange.redirects(), requested.encodedPath + requested.query)
  if (match) return redirect(exchange, match.status, match.location)

  const path = withoutBase(requested.path, baseUrl)
  const found = path === undefined ? undefined : files.find(path)
  if (found !== undefined) return sendFile(exchange, { name: found, path: requested.path, status: 200 })
  const notFound = files.notFound(path ?? '/')
  if (notFound !== undefined) {
    // It is a page of the site, whatever folder the request was for.
    return sendFile(exchange, { name: notFound, path: baseUrl + notFound, status: 404 })
  }
  return sendText(exchange, { status: 404, text: 'Not found' })
}

/** A file to send. */
interface FoundFile {
  /** Path in the folder. */
  readonly name: string
  /** The path whose headers it has. */
  readonly path: string
  readonly status: 200 | 404
}

async function sendFile(exchange: SiteExchange, found: FoundFile): Promise<void> {
  const { options, request, response } = exchange
  const { name, path, status } = found
  const form = chooseForm(exchange, found)
  const sent = await readForm(exchange, { ...form, status })
  const headers: OutgoingHttpHeaders = {
    ...sentHeaders(headersFor(encodeURI(path), exchange.headerRules())),
    ...options.headers,
    ...(form.hasCompressed && { Vary: 'Accept-Encoding' }),
  }
  if (sent.type !== 'file') {
    // The file is gone since it was found, has no such range, or is not the one that the client expects.
    if (sent.statusCode === 404) return sendText(exchange, { status: 404, text: 'Not found' })
    const { 'Content-Range': range } = sent.headers
    const ofRange = range && { 'Content-Range': range }
    response.writeHead(sent.statusCode, { ...headers, ...ofRange, 'Content-Length': 0 })
    response.end()
    return
  }
  if (sent.statusCode !== 304) {
    headers['Content-Type'] = contentType(name)
    if (form.encoding !== 'identity') headers['Content-Encoding'] = form.encoding
  }
  const isWhole = request.method === 'GET' && sent.statusCode === 200
  const body = form.isSmall && isWhole && readFileSync(join(options.dir, form.file))
  response.writeHead(sent.statusCode === 200 ? status : sent.statusCode, {
    ...headers,
    ...sent.headers,
    // The file may have changed since the library read its size.
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

/** Without those that a rule removes. */
function sentHeaders(headers: Readonly<Record<string, string | undefined>>): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
}

/** The form in which a file is sent. */
interface FileForm {
  /** Path in the folder, of the compressed file when there is one. */
  readonly file: string
  readonly encoding: Encoding | 'identity'
  readonly hasCompressed: boolean
  /** The requested range, inside of the file. */
  readonly range: string | undefined
  /** Small enough to be read at once, without a stream. */
  readonly isSmall: boolean
}

function chooseForm({ options, files, request }: SiteExchange, { name, status }: FoundFile): FileForm {
  const { headers, method } = request
  const requested = status === 200 && method === 'GET' ? headers.range : undefined
  const compressed = COMPRESSED.filter(({ extension }) => files.hasSibling(name, extension))
  // A range of a compressed file is of no use.
  const accepted = requested === undefined ? headers['accept-encoding'] : undefined
  const encoding = chooseEncoding(accepted, [...compressed.map((form) => form.encoding), 'identity'])
  const file = name + (compressed.find((form) => form.encoding === encoding)?.extension ?? '')
  const { size } = statSync(join(options.dir, file))
  const range = requested === undefined ? undefined : normalRange(requested, size)
  const isSmall = range === undefined && size <= SMALL
  return { file, encoding, hasCompressed: compressed.length > 0, range, isSmall }
}

/** Lets the library decide about conditions and the range, and open the file. */
function readForm(
  { options, request }: SiteExchange,
  { file, encoding, range, isSmall, status }: FileForm & Pick<FoundFile, 'status'>,
) {
  // The not-found page is sent whole, whatever a client has of the page that it requested.
  const headers = status === 404 ? {} : { ...request.headers, range }
  // Of a small file the library sends the head only.
  const method = isSmall ? 'HEAD' : request.method
  return send({ method, headers } as IncomingMessage, encodeURIComponent(file), {
    root: options.dir,
    index: false,
    dotfiles: 'allow',
    // Decided by the rules of the site, and by the name of the plain file.
    cacheControl: false,
    contentType: false,
    lastModified: false,
    etag: status === 200,
    acceptRanges: status === 200 && encoding === 'identity',
  })
}

const SMALL = 64 * 1024

const COMPRESSED = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const satisfies readonly { encoding: Encoding; extension: string }[]

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
    'X-Content-Type-Options': 'nosniff',
    ...options.headers,
    'Content-Type': contentType('message.txt'),
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache',
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
