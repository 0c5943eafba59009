// Runs a program of the corpus against the demo API: what it prints, and the requests it sends, come out. Programs
// with axios and with Troth are run in the same way, through the same `fetch`.

import { inspect } from 'node:util'
import axios from 'axios'
import * as troth from 'troth'
import * as progress from 'troth/progress'
import ts from 'typescript'
import { asFetch } from 'vellum-playground/api'
import { API_ORIGIN, createDemoApi } from '../demoApi'

/** A request as both clients must send it. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly query: readonly (readonly [string, string])[]
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly credentials: string
}

/** What a program did. */
export interface ProgramRun {
  readonly output: readonly string[]
  readonly requests: readonly SentRequest[]
}

/** Runs a program with the global `fetch` replaced; programs are run one after the other. */
export async function runProgram(code: string): Promise<ProgramRun> {
  const requests: SentRequest[] = []
  const output: string[] = []
  const platform = globalThis.fetch
  const network = recordingFetch(requests)
  globalThis.fetch = network.fetch
  try {
    await evaluate(code, (...values) => output.push(values.map((value) => inspect(value)).join(' ')))
    await network.idle()
  } finally {
    globalThis.fetch = platform
  }
  return { output, requests }
}

const AsyncFunction = (async () => {}).constructor as new (
  ...parameters: string[]
) => (...values: unknown[]) => Promise<void>

async function evaluate(code: string, log: (...values: unknown[]) => void): Promise<void> {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2023,
      esModuleInterop: true,
    },
  })
  const fresh = freshAxios()
  const modules: Record<string, unknown> = { axios: fresh, troth, 'troth/progress': progress }
  const load = (name: string) => {
    if (!Object.hasOwn(modules, name)) throw new Error(`A program of the corpus cannot import "${name}".`)
    return modules[name]
  }
  const program = new AsyncFunction('require', 'module', 'exports', 'console', outputText)
  const module = { exports: {} }
  // As on a page that loads axios with a script tag.
  Object.assign(globalThis, { axios: fresh })
  await program(load, module, module.exports, { log })
  Reflect.deleteProperty(globalThis, 'axios')
}

/** axios without the defaults and interceptors of the program before. */
function freshAxios(): object {
  const { create: _own, defaults: _defaults, interceptors: _interceptors, ...functions } = axios
  const instance = axios.create({ adapter: 'fetch' })
  const names = Object.entries(functions).filter(([name]) => !(name in instance))
  const fresh = Object.assign(instance, Object.fromEntries(names))
  return Object.assign(fresh, { default: fresh })
}

/** The demo API as a `fetch` that remembers what it was sent. Any other host does not respond. */
function recordingFetch(requests: SentRequest[]) {
  const send = asFetch(createDemoApi())
  let pending = 0
  const record: typeof fetch = async (input, init) => {
    pending++
    try {
      const request = new Request(input, init)
      requests.push(await readRequest(request.clone()))
      if (new URL(request.url).origin !== API_ORIGIN) throw new TypeError('fetch failed')
      return await send(input instanceof Request ? request : input, init)
    } finally {
      pending--
    }
  }
  /** Resolves when nothing was under way for some turns of the event loop. */
  const idle = async () => {
    for (let quiet = 0; quiet < QUIET_TURNS; quiet = pending > 0 ? 0 : quiet + 1) {
      await new Promise((resolve) => setImmediate(resolve))
    }
  }
  return { fetch: record, idle }
}

const QUIET_TURNS = 50

async function readRequest(request: Request): Promise<SentRequest> {
  const url = new URL(request.url)
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = type.startsWith('multipart/form-data')
  const body = isForm ? await formEntries(request) : await request.text()
  const headers = [...request.headers]
    .filter(([name]) => name !== 'user-agent' && !(name === 'content-type' && body === ''))
    // A boundary is random, and UTF-8 is written in two ways.
    .map(([name, value]) => [name, name === 'content-type' ? value.split(';')[0] : value])
  return {
    method: request.method,
    url: url.origin + url.pathname,
    query: [...url.searchParams],
    headers: Object.fromEntries(headers),
    body,
    credentials: request.credentials,
  }
}

async function formEntries(request: Request): Promise<unknown> {
  const entries = [...(await request.formData())]
  return Promise.all(
    entries.map(async ([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.type, await value.text()],
    ),
  )
}
