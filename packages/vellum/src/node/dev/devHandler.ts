// Handles the requests that Vite leaves to the site: pages, their data, static files. An
// error becomes a page that shows it.

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentType } from 'vellum-host'
import { decodePath, splitUrl, withoutBase } from '../../shared/url.js'
import { POLICY_REPORTS, withNonce } from './devPolicy.js'
import { type Attempt, errorText, type ProblemLog } from './devProblems.js'
import type { DevSite } from './devSite.js'
import { errorDocument } from './errorDocument.js'
import { respondPlugins } from './pluginResponses.js'
import { policyViolation } from './policyReports.js'

/** Styles that come from the configuration, below the base. */
export const GENERATED_CSS = '__vellum/generated.css'

/** The input of the handler. */
export interface DevHandlerInput {
  readonly baseUrl: string
  /** URLs of the scripts of every page. */
  readonly scripts: readonly string[]
  /** The current site, or the error that prevents it. */
  readonly current: () => Attempt<DevSite>
  readonly problems: ProblemLog
  /** Adds the position to an error of the site's code. */
  readonly explain: (error: unknown) => unknown
}

/** A response before it is sent. */
interface DevResponse {
  readonly status?: number
  readonly type: string
  readonly body: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  /** Reports problems of the page that are not errors. */
  readonly check?: () => void
}

/** Makes the request handler. */
export function createDevHandler({ baseUrl, scripts, current, problems, explain }: DevHandlerInput) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { path: pathname, query: search } = splitUrl(request.url ?? '/')
    // Vite removes the base from the URLs that it passes on.
    const path = withoutBase(pathname, baseUrl) === undefined ? baseUrl + pathname.slice(1) : pathname
    try {
      const site = current()
      if (!site.ok) throw site.error
      if (path === baseUrl + POLICY_REPORTS) return await takeReport(request, response, site.value)
      const redirect = site.value.redirect(path + search)
      if (redirect) return sendRedirect(response, redirect)
      if (await respondPlugins(request, response, site.value.site.config.plugins)) return
      const { check, ...sent } = await responseFor(path, site.value, request.headers.host)
      send(response, sent)
      // Not awaited.
      if (check) setImmediate(check)
    } catch (thrown) {
      const error = explain(thrown)
      problems.report(error)
      const body = errorDocument(errorText(error), scripts)
      send(response, { status: 500, type: HTML, body })
    }
  }

  /** Reports requests of a page that the policy has blocked. */
  async function takeReport(
    request: IncomingMessage,
    response: ServerResponse,
    { site: { config } }: DevSite,
  ): Promise<void> {
    const violation = policyViolation(await bodyOf(request), { ...config, baseUrl })
    if (violation) problems.report(violation)
    response.writeHead(204).end()
  }

  async function responseFor(path: string, site: DevSite, host: string | undefined): Promise<DevResponse> {
    const file = site.file(path)
    const content = file === undefined ? undefined : await readIfExists(file)
    if (file !== undefined && content) {
      const type = contentType(file)
      return { type, body: content, ...(type.startsWith('text/html') && { headers: site.policy.file(path) }) }
    }
    const fileName = decodePath(withoutBase(path, baseUrl)?.slice(1) ?? '')
    if (VITE_NAME.test(fileName)) return { status: 404, type: 'text/plain', body: 'There is no such module.' }
    if (fileName === GENERATED_CSS) return { type: 'text/css', body: site.generatedCss }
    const text = await site.text(fileName)
    if (text !== undefined) return { type: 'text/plain; charset=utf-8', body: text }
    const index = await site.searchFile(fileName)
    if (index !== undefined) return { type: contentType(fileName), body: index }
    const ofPlugin = await site.pluginFile(fileName)
    if (ofPlugin !== undefined) return { type: contentType(fileName), body: ofPlugin }
    const json = site.json(fileName)
    if (json !== undefined) return { type: 'application/json', body: JSON.stringify(json) }
    const ofData = site.pathOfData(fileName)
    if (ofData === undefined && fileName.startsWith('_data/')) {
      return { status: 404, type: 'text/plain', body: 'There is no such page.' }
    }
    const { status, rendered, check } = await site.page(
      ofData === undefined ? path : baseUrl + ofData.slice(1),
    )
    if (ofData !== undefined) return { type: 'application/json', body: rendered.data, check }
    const nonce = randomBytes(12).toString('base64')
    const headers = site.policy.page(path, { sources: rendered.sources, nonce, host })
    return { status, type: HTML, body: withNonce(rendered.html, nonce), headers, check }
  }
}

/** Only Vite has it, and has not sent it: it does not exist, or has an error, which is reported. */
const VITE_NAME = /^@(?:fs|id|vite)\//

const HTML = 'text/html; charset=utf-8'

/** The content of a file; undefined if it was removed before the site noticed. */
async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Reports are short: a longer body is not one. */
const MOST_BODY = 65_536

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) if (text.length < MOST_BODY) text += chunk
  return text
}

/** Like the hosts of the site, but not cached: browsers would keep it. */
function sendRedirect(
  response: ServerResponse,
  { status, location }: { status: number; location: string },
): void {
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}

function send(response: ServerResponse, { status = 200, type, body, headers }: DevResponse): void {
  response.writeHead(status, {
    ...headers,
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
  })
  response.end(body)
}
