// Observes the default of each option through what Troth does when the option is not given.
// Knows nothing of what the doc comments say: the test compares the two.

import {
  createClient,
  type HttpMethod,
  isTrothError,
  type RequestOptions,
  type TrothClient,
  type TrothOptions,
} from 'troth'

const STATUSES = Array.from({ length: 400 }, (_, i) => 200 + i)
const ATTEMPTS = Array.from({ length: 8 }, (_, i) => ({ attempt: i + 1 }))

/** Returns the value that stands in for an option; by the interface that declares it, and its name. */
export const DEFAULT_PROBES: Readonly<Record<string, () => Promise<unknown>>> = {
  'SharedOptions.query': async () => Object.fromEntries(new URL((await sent()).url).searchParams),
  'SharedOptions.timeout': async () => (await timers({ totalTimeout: false }))[0] ?? false,
  'SharedOptions.totalTimeout': async () => (await timers({ timeout: false }))[0] ?? false,
  'SharedOptions.idleTimeout': async () => (await timers({ timeout: false }))[0] ?? false,
  'SharedOptions.retry': () => repetitions({}),
  'SharedOptions.credentials': async () => (await sent()).init.credentials,
  'SharedOptions.responseType': () =>
    sameAs(['auto', 'json', 'text', 'blob', 'arrayBuffer', 'stream', 'none'] as const, (responseType) =>
      dataKinds(responseType === undefined ? {} : { responseType }),
    ),
  'SharedOptions.acceptStatus': async () => {
    const accepted = async (status: number) => {
      const body = [204, 205, 304].includes(status) ? null : ''
      const client = createClient({ fetch: async () => new Response(body, { status }) })
      return (await client.safe.getAsync(URL_OF_ALL)).ok
    }
    return Promise.all(STATUSES.map(accepted))
  },
  'SharedOptions.context': async () => {
    let context: unknown
    const hook = (about: { readonly context: unknown }) => {
      context = about.context
    }
    await sent({ hooks: { request: [hook] } })
    return context
  },
  'SharedOptions.fetchOptions': async () => {
    // What a request has in any case.
    const { method, headers, body, signal, credentials, duplex, ...rest } = (await sent()).init as SentInit
    return rest
  },
  'TrothOptions.baseUrl': async () => {
    const { url } = await sent({}, (api) => api.getAsync('path').catch(withCode('CONFIG_URL')))
    return url || undefined
  },
  'TrothOptions.headers': async () => Object.fromEntries(new Headers((await sent()).init.headers)),
  'TrothOptions.arrayFormat': () =>
    sameAs(['repeat', 'brackets', 'comma'] as const, async (arrayFormat) => {
      const options = arrayFormat === undefined ? {} : { arrayFormat }
      return (await sent({ ...options, query: { list: ['a', 'b'] } })).url
    }),
  'TrothOptions.stringifyQuery': async () => {
    const { url } = await sent({ query: { a: [1, 2], b: 'x y' } })
    return url.endsWith('?a=1&a=2&b=x%20y') ? undefined : url
  },
  'TrothOptions.parseJson': () => calledFunction(JSON, 'parse'),
  'TrothOptions.stringifyJson': () => calledFunction(JSON, 'stringify'),
  'TrothOptions.allowedOrigins': async () => {
    const origins = ['https://other.example', 'http://api.example', 'https://sub.api.example', ORIGIN]
    const allowed = await Promise.all(
      origins.map(async (origin) => {
        const call = (api: TrothClient) => api.getAsync(`${origin}/path`).catch(withCode('CONFIG_ORIGIN'))
        return (await sent({ baseUrl: `${ORIGIN}/base` }, call)).url ? [origin] : []
      }),
    )
    return allowed.flat()
  },
  'SharedOptions.hooks': () => sameAs([{}], async (hooks) => seen(await sent(hooks ? { hooks } : {}))),
  'TrothOptions.fetch': async () => {
    const client = createClient()
    const { fetch } = globalThis
    let isCalled = false
    const stub = async () => {
      isCalled = true
      return new Response()
    }
    // After the client is made: the function of the moment counts.
    await replaced(globalThis, 'fetch', stub as typeof fetch, () => client.getAsync(URL_OF_ALL))
    return isCalled ? fetch : undefined
  },
  'RequestOptions.headers': async () => {
    const {
      'x-client': ofClient,
      accept,
      ...rest
    } = Object.fromEntries(new Headers((await sent({ headers: { 'x-client': '1' } })).init.headers))
    return ofClient === '1' ? rest : undefined
  },
  'RequestOptions.signal': async () => (await sent({ timeout: false })).init.signal,
  'RequestOptions.schema': async () => {
    const data = { anything: [1, 'two', null] }
    const client = createClient({ fetch: async () => Response.json(data) })
    const answer = await client.getAsync(URL_OF_ALL)
    return JSON.stringify(answer.data) === JSON.stringify(data) ? undefined : answer.data
  },
  'RequestOptions.idempotencyKey': async () =>
    new Headers((await sent({}, (api) => api.postAsync(URL_OF_ALL))).init.headers).get('idempotency-key') ??
    undefined,
  'BodyOptions.body': async () => (await sent({}, (api) => api.deleteAsync(URL_OF_ALL))).init.body,
  'RetryOptions.limit': () => repetitions({ retry: {} }),
  'RetryOptions.methods': async () => {
    const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'QUERY'] as const
    const repeated: string[] = []
    for (const method of methods) {
      if (await repetitions({ retry: { limit: 1 } }, { method })) repeated.push(method)
    }
    return repeated
  },
  'RetryOptions.statuses': async () => {
    const repeated: number[] = []
    for (let status = 400; status < 600; status++) {
      if (await repetitions({ retry: { limit: 1 } }, { answer: () => new Response('', { status }) }))
        repeated.push(status)
    }
    return repeated
  },
  'RetryOptions.timeouts': async () => {
    const answer = () => new Promise<Response>(() => {})
    return (await repetitions({ retry: { limit: 1 }, timeout: 5 }, { answer })) > 0
  },
  'RetryOptions.when': async () => {
    const answer = () => new Response('', { status: 418 })
    return (await repetitions({ retry: { limit: 1, statuses: [418] } }, { answer })) === 1 ? undefined : false
  },
  'RetryOptions.delay': async () => {
    const delays: number[] = []
    const fetch = () => Promise.reject(new TypeError('offline'))
    const client = createClient({ fetch, timeout: false, retry: ATTEMPTS.length })
    const atOnce = ((run: () => void, ms: number) => {
      delays.push(ms)
      queueMicrotask(run)
    }) as unknown as typeof setTimeout
    await replaced(globalThis, 'setTimeout', atOnce, () => client.safe.getAsync(URL_OF_ALL))
    return delays
  },
  'RetryOptions.maxRetryAfter': async () => {
    const isWaitedFor = async (seconds: number) => {
      const headers = { 'retry-after': String(seconds) }
      const answer = () => new Response('', { status: 503, headers })
      return (await repetitions({ retry: { limit: 1 } }, { answer })) === 1
    }
    let [longest, tooLong] = [1, 2 ** 31]
    while (tooLong - longest > 1) {
      const middle = Math.floor((longest + tooLong) / 2)
      if (await isWaitedFor(middle)) longest = middle
      else tooLong = middle
    }
    return longest * 1000
  },
}

/** What a default that is a function is called with; the probe of such a default returns all that it returned. */
export const DEFAULT_INPUTS: Readonly<Record<string, readonly unknown[]>> = {
  'SharedOptions.acceptStatus': STATUSES,
  'RetryOptions.delay': ATTEMPTS,
}

const ORIGIN = 'https://api.example'
const URL_OF_ALL = `${ORIGIN}/path`

type SentInit = RequestInit & { duplex?: string }

/** What reaches `fetch`; an empty URL when nothing does. */
async function sent(
  options: TrothOptions = {},
  call: (api: TrothClient) => PromiseLike<unknown> = (api) => api.getAsync(URL_OF_ALL),
): Promise<{ url: string; init: RequestInit }> {
  let [url, init]: [string, RequestInit] = ['', {}]
  const fetch = async (input: string, givenInit: RequestInit) => {
    ;[url, init] = [input, givenInit]
    return new Response()
  }
  await call(createClient({ ...options, fetch }))
  return { url, init }
}

function seen({ url, init }: { url: string; init: RequestInit }): string {
  return JSON.stringify([url, init.method, [...new Headers(init.headers)]])
}

/** Swallows the one error that a probe expects. */
function withCode(code: string): (error: unknown) => void {
  return (error) => {
    if (!isTrothError(error) || error.code !== code) throw error
  }
}

/** The delays of the timers that a call sets. */
async function timers(options: TrothOptions): Promise<number[]> {
  const delays: number[] = []
  const { setTimeout } = globalThis
  const spy = ((run: () => void, ms: number) => {
    delays.push(ms)
    return setTimeout(run, ms)
  }) as typeof setTimeout
  await replaced(globalThis, 'setTimeout', spy, () => sent(options))
  return delays
}

/** How many times a failing request is repeated; no wait takes any time. */
async function repetitions(
  options: TrothOptions,
  {
    method = 'GET',
    answer = () => Promise.reject(new TypeError('offline')),
  }: { method?: HttpMethod; answer?: () => Response | Promise<Response> } = {},
): Promise<number> {
  let attempts = 0
  const fetch = async () => {
    attempts++
    return answer()
  }
  const client = createClient({ timeout: false, ...options, fetch })
  const atOnce = ((run: () => void) => queueMicrotask(run)) as unknown as typeof setTimeout
  await replaced(globalThis, 'setTimeout', atOnce, () => client.safe.requestAsync(method, URL_OF_ALL))
  return attempts - 1
}

/** The candidate with which Troth does the same as without any; `undefined` when there is none. */
async function sameAs<T>(
  candidates: readonly T[],
  act: (candidate?: T) => Promise<string>,
): Promise<T | undefined> {
  const wanted = await act()
  for (const candidate of candidates) if ((await act(candidate)) === wanted) return candidate
  return undefined
}

/** What `data` is for answers of four kinds. */
async function dataKinds(options: RequestOptions): Promise<string> {
  const answers = [
    new Response('{"id":7}', { headers: { 'content-type': 'application/json' } }),
    new Response('7', { headers: { 'content-type': 'text/plain' } }),
    new Response('7', { headers: { 'content-type': 'application/octet-stream' } }),
    new Response(null, { status: 204 }),
  ]
  const client = createClient({ fetch: async () => answers.shift()! })
  const kinds: string[] = []
  while (answers.length > 0) {
    const { data } = await client.getAsync(URL_OF_ALL, options)
    kinds.push({}.toString.call(data))
  }
  return kinds.join(' ')
}

/** A function of JSON, if a request with a JSON body and a JSON answer calls it. */
async function calledFunction(owner: JSON, name: 'parse' | 'stringify'): Promise<unknown> {
  const original = owner[name] as (...values: unknown[]) => never
  let isCalled = false
  const spy = (...values: unknown[]) => {
    isCalled = true
    return original(...values)
  }
  const fetch = async () => new Response('{"id":7}', { headers: { 'content-type': 'application/json' } })
  await replaced(owner, name, spy, () => createClient({ fetch }).postAsync(URL_OF_ALL, { id: 7 }))
  return isCalled ? original : undefined
}

/** Runs something while a property has another value. */
async function replaced<T extends object, K extends keyof T>(
  owner: T,
  key: K,
  value: T[K],
  run: () => PromiseLike<unknown>,
): Promise<void> {
  const original = owner[key]
  owner[key] = value
  try {
    await run()
  } finally {
    owner[key] = original
  }
}
