// What the entries do in a page of a browser. The functions run inside the page, so they know
// nothing but their arguments; the expected results lie beside them.

import type * as AuthEntry from '../../src/auth/index.js'
import type * as Troth from '../../src/index.js'
import type * as ProgressEntry from '../../src/progress/index.js'
import type * as SseEntry from '../../src/sse/index.js'

/** What the functions of the suite are called with. */
export interface BrowserModules {
  readonly troth: typeof Troth
  readonly auth: typeof AuthEntry
  readonly progress: typeof ProgressEntry
  readonly sse: typeof SseEntry
  readonly origin: string
  readonly otherOrigin: string
}

/** The program that loads the modules in a page and runs a function of the suite there. */
export function inPage(
  run: (modules: BrowserModules) => Promise<unknown>,
  origins: { readonly origin: string; readonly otherOrigin: string },
): string {
  const { origin, otherOrigin } = origins
  return `(async () => (${run})({
    troth: await import('/dist/esm/index.js'),
    auth: await import('/dist/esm/auth/index.js'),
    progress: await import('/dist/esm/progress/index.js'),
    sse: await import('/dist/esm/sse/index.js'),
    ...${JSON.stringify({ origin, otherOrigin })},
  }))()`
}

/** A large upload, which the server reads on when the first part is reported: each part is more than the last. */
export async function uploadSuite({ progress, troth, origin }: BrowserModules): Promise<unknown> {
  const up: ProgressEntry.Progress[] = []
  const onUploadProgress = (report: ProgressEntry.Progress) => {
    if (up.push(report) === 1) void fetch(`${origin}/continue`)
  }
  const api = troth.createClient({ baseUrl: origin, fetch: progress.progressFetch({ onUploadProgress }) })
  const size = 6_000_000
  const { data } = await api.postAsync<{ bytes: number }>('slow', new Blob([new Uint8Array(size)]))
  return {
    bytes: data.bytes,
    hasParts: up.some(({ ratio, total }) => total === size && ratio !== undefined && ratio > 0 && ratio < 1),
    grows: up.every(({ loaded }, i) => loaded > (up[i - 1]?.loaded ?? 0)),
    last: { ...up.at(-1), rate: (up.at(-1)?.rate ?? 0) > 0 },
  }
}

export const UPLOADED = {
  bytes: 6_000_000,
  hasParts: true,
  grows: true,
  last: { loaded: 6_000_000, total: 6_000_000, ratio: 1, rate: true, timeLeft: 0 },
}

/** Names the requests whose response differs from that of `fetch`. Nothing is what we want. */
export async function differencesSuite({ progress, origin, otherOrigin }: BrowserModules): Promise<unknown> {
  const withProgress = progress.progressFetch({ onUploadProgress() {}, onDownloadProgress() {} })
  const form = new FormData()
  form.set('name', 'größe')
  const post = (body: BodyInit | null, rest: RequestInit = {}) => ({ method: 'POST', body, ...rest })
  const cases: [path: string, init: RequestInit][] = [
    ['/echo', post('größe')],
    ['/echo', post('{}', { headers: { 'content-type': 'application/json', 'x-token': 'a' } })],
    ['/echo', post('x', { headers: { 'content-type': 'text/plain; charset=utf-8' } })],
    ['/echo', post(new URLSearchParams({ a: 'ö' }))],
    ['/echo', post(new Blob(['abc'], { type: 'image/png' }))],
    ['/echo', post(new Blob(['abc']))],
    ['/echo', post(new Uint8Array([65, 66]))],
    ['/echo', post(new Uint8Array([65, 66]).buffer)],
    ['/echo', post(form)],
    ['/echo', post('')],
    ['/echo', post(null)],
    ['/echo', post('x', { method: 'put' })],
    ['/echo#hash', post('x')],
    ['/status/422', post('x')],
    ['/status/503', post('x')],
    ['/none', post('x')],
    ['/redirect/302', post('x')],
    ['/redirect/303', post('x')],
    ['/redirect/307', post('x')],
    ['/redirect/302', post('x', { redirect: 'manual' })],
    ['/redirect/302', post('x', { redirect: 'error' })],
    ['/drop', post('x')],
    ['/drop-body', post('x')],
    ['/echo', { method: 'GET', body: 'x' }],
    ['/echo', post('x', { method: 'TRACE' })],
    ['/echo', post('x', { headers: { 'bad header': 'x' } })],
    ['/echo', post('x', { credentials: 'include' })],
    ['/echo', post('x', { credentials: 'same-origin' })],
    ['/echo', post('x', { credentials: 'omit' })],
    ['/echo', post('x', { mode: 'no-cors' })],
    ['/echo', {}],
    ['/large/100000', {}],
  ]
  // Not `text()`: of a stream that was made by hand it has an error of its own, which engines differ in.
  const readText = async ({ body }: Response) => {
    const decoder = new TextDecoder()
    const reader = body?.getReader()
    let text = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      text += decoder.decode(part.value, { stream: true })
    return text
  }
  const describeOutcome = async (send: typeof withProgress, url: string, init: RequestInit) => {
    try {
      const response = await send(url, init)
      await fetch(`${origin}/continue`)
      const { status, statusText, ok, redirected, type } = response
      const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'))
      const text = await readText(response).catch((error: Error) => error.name)
      // The boundary of a form is random, and so is its length.
      const content = text
        .replace(/(boundary=|Boundary)[\w-]+/g, '')
        .replace(/-{4,}\w+/g, '')
        .replace(/("type":"multipart.*"bytes":)\d+/, '$1')
      return JSON.stringify({ status, statusText, ok, redirected, type, url: response.url, headers, content })
    } catch (error) {
      return (error as Error).name
    }
  }
  const differences: unknown[] = []
  const outcomes = new Set<string>()
  for (const base of [origin, otherOrigin]) {
    for (const [path, init] of cases) {
      const expected = await describeOutcome((url, init) => fetch(url, init), base + path, init)
      const found = await describeOutcome(withProgress, base + path, init)
      outcomes.add(expected)
      const { body: _, ...rest } = init
      if (found !== expected) differences.push({ url: base + path, ...rest, expected, found })
    }
  }
  return { differences, isDiverse: outcomes.size > 25 }
}

export const NO_DIFFERENCES = { differences: [], isDiverse: true }

/** The errors of Troth, and what a download reports. */
export async function failuresSuite({ progress, troth, origin }: BrowserModules): Promise<unknown> {
  const down: ProgressEntry.Progress[] = []
  const sendRest = () => void window.fetch(`${origin}/continue`)
  const boom = new Error('boom')
  const fetch = progress.progressFetch({
    onUploadProgress: ({ loaded }) => {
      if (loaded === 13) throw boom
    },
    onDownloadProgress: (report) => {
      if (down.push(report) === 1) sendRest()
    },
  })
  const api = troth.createClient({ baseUrl: origin, fetch })
  const broken = api.extend({ fetch: (url, init) => fetch(url, init).finally(sendRest) })
  const codeOf = async (path: string, body: string, options = {}, client = api) => {
    const { error } = await client.safe.postAsync(path, body, options)
    return error?.code
  }
  const controller = new AbortController()
  setTimeout(() => controller.abort('enough'), 50)
  const aborted = await api.safe.postAsync('stall', 'x', { signal: controller.signal })
  const thrown = await api.safe.postAsync('echo', 'x'.repeat(13))
  const late = new AbortController()
  const read = fetch(`${origin}/drop-body`, { method: 'POST', body: 'x', signal: late.signal })
  const body = await read.then((response) => {
    late.abort('late')
    // See `readText` above.
    return response
      .body!.getReader()
      .read()
      .catch((error: unknown) => error)
  })
  const codes = [
    await codeOf('drop', 'x'),
    await codeOf('drop-body', 'x', {}, broken),
    await codeOf('stall', 'x', { timeout: 50 }),
    await codeOf('status/422', 'x'),
    await codeOf('echo', 'x', { signal: AbortSignal.abort() }),
  ]
  down.length = 0
  await api.getAsync('large/3000000')
  return {
    codes,
    aborted: aborted.error?.kind === 'abort' && aborted.error.reason,
    callback: thrown.error?.cause === boom,
    body,
    down: [down.length > 1, down.at(-1)?.loaded, down.at(-1)?.ratio],
  }
}

export const FAILED = {
  codes: ['NETWORK_RESPONSE', 'NETWORK_BODY', 'TIMEOUT_ATTEMPT', 'HTTP_STATUS', 'ABORTED'],
  aborted: 'enough',
  callback: true,
  body: 'late',
  down: [true, 3_000_000, 1],
}

/** Server-sent events of three connections, and an abort. */
export async function eventsSuite({ sse, troth, origin, otherOrigin }: BrowserModules): Promise<unknown> {
  const events: string[] = []
  let reconnects = 0
  const onReconnect = () => {
    reconnects++
  }
  for (const baseUrl of [origin, otherOrigin]) {
    const api = troth.createClient({ baseUrl })
    for await (const { data, id } of sse.subscribe(api, 'events', { onReconnect })) events.push(id + data)
  }
  const controller = new AbortController()
  const api = troth.createClient({ baseUrl: origin })
  let reason: unknown
  try {
    for await (const { id } of sse.subscribe(api, 'events', { signal: controller.signal }))
      if (id === '3') controller.abort('enough')
  } catch (error) {
    reason = error
  }
  return { events, reconnects, reason }
}

const connections = ['1größe', '2b', '3größe', '4b', '5größe', '6b']

export const EVENTS = { events: [...connections, ...connections], reconnects: 6, reason: 'enough' }

/** Clients that share a storage and a lock, as tabs do, and a session in a cookie. */
export async function authSuite({ auth, troth, origin }: BrowserModules): Promise<unknown> {
  localStorage.setItem('token', 'old')
  let refreshes = 0
  const openTab = (lock: string | undefined) => {
    const fetch = async (_: string, { headers }: RequestInit) => {
      const isValid = new Headers(headers).get('authorization') === 'Bearer new'
      return new Response(null, { status: isValid ? 204 : 401 })
    }
    const options = auth.bearer({
      getToken: () => localStorage.getItem('token'),
      async refresh() {
        refreshes++
        await window.fetch(`${origin}/echo`)
        localStorage.setItem('token', 'new')
      },
      lock,
    })
    return troth.createClient({ baseUrl: origin, fetch }).extend(options)
  }
  const tabs = [openTab('session'), openTab('session'), openTab('session')]
  const statuses = (await Promise.all(tabs.map((api) => api.getAsync('x')))).map(({ status }) => status)
  const held = (await navigator.locks.query()).held?.length
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie of a server, which scripts may read
  document.cookie = 'XSRF-TOKEN=t%2F1'
  let sent: string | null = null
  const fetch = async (_: string, { headers }: RequestInit) => {
    sent = new Headers(headers).get('x-xsrf-token')
    return new Response()
  }
  await troth.createClient({ baseUrl: origin, fetch, ...auth.csrf() }).postAsync('x')
  return { statuses, refreshes, held, sent }
}

export const SIGNED = { statuses: [204, 204, 204], refreshes: 1, held: 0, sent: 't/1' }
