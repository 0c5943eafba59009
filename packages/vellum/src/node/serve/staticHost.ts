// Answers requests with the files of a built site, as a good static host does:
// compressed files, caching, parts of files, its own not-found page, and nothing
// outside of the folder.

import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { withoutBase } from '../../shared/url.js'
import { chooseEncoding, type Encoding } from './acceptEncoding.js'
import { byteRange } from './byteRange.js'
import { contentType } from './contentType.js'
import { headersFor, parseHeaders } from './headerRules.js'
import { parseRedirects, redirectKey } from './redirectRules.js'
import { requestPath } from './requestPath.js'

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
  return async (request, response) => {
    try {
      await answer(options, request, response)
    } catch {
      // The client has gone, or a file could not be read: neither may end the server.
      if (response.headersSent) response.destroy()
      else sendText({ options, request, response, status: 500, text: 'Internal server error' })
    }
  }
}

async function answer(
  options: StaticHostOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const exchange = { options, request, response }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const headers = { Allow: 'GET, HEAD' }
    return sendText({ ...exchange, status: 405, text: 'Method not allowed', headers })
  }
  const asked = requestPath(request.url ?? '')
  if (!asked) return sendText({ ...exchange, status: 400, text: 'Bad request' })

  const { baseUrl } = options
  if (baseUrl !== '/' && (asked.path === '/' || `${asked.path}/` === baseUrl)) {
    return redirect(exchange, 302, encodeURI(baseUrl) + asked.query)
  }
  const rule = (await redirectRules(options.dir)).get(redirectKey(asked.path))
  if (rule) return redirect(exchange, rule.status, rule.to)
  const rules = parseHeaders(await readText(options.dir, '_headers'))
  const own = headersFor(encodeURI(asked.path), rules)

  const path = withoutBase(asked.path, baseUrl)
  const found = path === undefined ? undefined : await findFile(options.dir, path)
  if (found) return sendFile({ ...exchange, found, own, status: 200 })
  const notFound = await nearestNotFound(options.dir, path ?? '/')
  if (notFound) return sendFile({ ...exchange, found: notFound, own, status: 404 })
  return sendText({ ...exchange, status: 404, text: 'Not found' })
}

/** The not-found page of the folder that was asked for, or of one above it: languages have their own (NF-2). */
async function nearestNotFound(dir: string, path: string): Promise<FoundFile | undefined> {
  const parts = path.split('/').filter(Boolean)
  for (let depth = Math.min(parts.length, MOST_FOLDERS); depth >= 0; depth--) {
    const found = await openFile(dir, [...parts.slice(0, depth), NOT_FOUND].join('/'))
    if (found) return found
  }
  return undefined
}

const NOT_FOUND = '404.html'
const MOST_FOLDERS = 8

interface Exchange {
  readonly options: StaticHostOptions
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** A file that is open for reading, with its compressed forms. */
interface FoundFile {
  /** Path in the folder. */
  readonly name: string
  readonly dir: string
  readonly handle: FileHandle
}

async function redirectRules(dir: string): Promise<ReturnType<typeof parseRedirects>> {
  return parseRedirects(await readText(dir, '_redirects'))
}

/** Read anew every time: these files are small, and a build may have replaced them. */
function readText(dir: string, name: string): Promise<string> {
  return readFile(join(dir, name), 'utf8').catch(() => '')
}

/** The file for a path, which may be written with and without a slash at its end (URL-6, DV-14). */
async function findFile(dir: string, path: string): Promise<FoundFile | undefined> {
  const name = path.replace(/^\/|\/$/g, '')
  const isHidden = HIDDEN.has(name)
  // An empty name between slashes is no file's, but the system would ignore it.
  if (isHidden || name.startsWith('/') || name.includes('//') || name.endsWith('/')) return undefined
  if (name === '') return openFile(dir, 'index.html')
  const isFolder = path.endsWith('/')
  const original = name.replace(/\.(?:br|gz)$/, '')
  if (original !== name && (await isFile(join(dir, original)))) return undefined
  return (
    (isFolder && !name.endsWith('.html') ? undefined : await openFile(dir, name)) ??
    (await openFile(dir, `${name}/index.html`)) ??
    (await openFile(dir, `${name}.html`))
  )
}

/** What is for the host and for the next build, not for visitors. */
const HIDDEN = new Set(['_redirects', '_headers', '.vellum'])

/** Opens a file of the folder; undefined when there is none, or a link leads out of the folder. */
async function openFile(dir: string, name: string): Promise<FoundFile | undefined> {
  try {
    const [root, file] = await Promise.all([realpath(dir), realpath(join(dir, name))])
    if (!file.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
    // Opening a pipe would wait for ever.
    if (!(await isFile(file))) return undefined
    return { name, dir, handle: await open(file) }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? ''
    if (MISSING.has(code)) return undefined
    throw error
  }
}

const MISSING = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL'])

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() ?? false
}

async function sendFile({
  found,
  own,
  status,
  ...exchange
}: Exchange & {
  readonly found: FoundFile
  /** Headers that the site asks for; `undefined` takes one away. */
  readonly own: Readonly<Record<string, string | undefined>>
  readonly status: 200 | 404
}): Promise<void> {
  const { request, response } = exchange
  const open = [found.handle]
  try {
    // A part of a compressed file is of no use to anybody.
    const range = status === 200 && request.method === 'GET' ? request.headers.range : undefined
    const forms = await compressedForms(found)
    open.push(...forms.values())
    const wanted = range === undefined ? request.headers['accept-encoding'] : undefined
    const encoding = chooseEncoding(wanted, [...forms.keys(), 'identity'])
    const handle = forms.get(encoding) ?? found.handle
    const { size, mtimeMs } = await handle.stat()

    const suffix = encoding === 'identity' ? '' : `-${encoding}`
    const etag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}${suffix}"`
    const headers: OutgoingHttpHeaders = {
      ...commonHeaders(exchange.options, { file: found.name, own }),
      'Cache-Control': cacheControl(found.name),
      ...(status === 200 && { ETag: etag }),
      ...(forms.size > 0 && { Vary: 'Accept-Encoding' }),
    }
    if (status === 200 && matches(request.headers['if-none-match'], etag)) {
      response.writeHead(304, headers).end()
      return
    }
    headers['Content-Type'] = contentType(found.name)
    if (encoding === 'identity' && status === 200) headers['Accept-Ranges'] = 'bytes'
    if (encoding !== 'identity') headers['Content-Encoding'] = encoding

    const ifRange = request.headers['if-range']
    const part = ifRange === undefined || ifRange === etag ? byteRange(range, size) : undefined
    if (part === 'unsatisfiable') {
      headers['Content-Range'] = `bytes */${size}`
      delete headers['Content-Type']
      response.writeHead(416, { ...headers, 'Content-Length': 0 }).end()
      return
    }
    if (part) headers['Content-Range'] = `bytes ${part.start}-${part.end}/${size}`
    headers['Content-Length'] = part ? part.end - part.start + 1 : size
    response.writeHead(part ? 206 : status, headers)
    if (request.method === 'HEAD' || size === 0) {
      response.end()
      return
    }
    // The end is given although it is known: a file that grows meanwhile must not break the answer.
    const body = handle.createReadStream({ start: 0, end: size - 1, ...part, autoClose: false })
    await pipeline(body, response)
  } finally {
    await Promise.all(open.map((handle) => handle.close()))
  }
}

/** The compressed files beside a file, best first. */
async function compressedForms({ dir, name }: FoundFile): Promise<Map<Encoding, FileHandle>> {
  const forms = new Map<Encoding, FileHandle>()
  for (const [encoding, extension] of COMPRESSED) {
    const found = await openFile(dir, name + extension)
    if (found) forms.set(encoding, found.handle)
  }
  return forms
}

const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Whether an If-None-Match header names the tag. */
function matches(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes('*') || tags.includes(etag)
}

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

function redirect({ options, request, response }: Exchange, status: number, location: string): void {
  sendText({ options, request, response, status, text: 'Moved', headers: { Location: location } })
}

function sendText({
  options,
  request,
  response,
  status,
  text,
  headers = {},
}: Exchange & {
  readonly status: number
  readonly text: string
  readonly headers?: OutgoingHttpHeaders
}): void {
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
