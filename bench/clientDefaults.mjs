// What each client does without options, observed on a real server: its time limit, how often it retries
// a GET after 503, and whether it waits as long as `Retry-After` says. In: nothing. Out: a record by client.

import { createServer } from 'node:http'

/** A request of each client with its defaults; `retry` asks for one retry in the client's own words. */
const CLIENTS = {
  troth: async () => {
    const { createClient } = await import('../packages/troth/dist/esm/index.js')
    return { get: createClient().getAsync, getWithRetry: createClient({ retry: 1 }).getAsync }
  },
  ky: async () => {
    const { default: ky } = await import('ky')
    return { get: (url) => ky(url), getWithRetry: (url) => ky(url, { retry: 1 }) }
  },
  ofetch: async () => {
    const { ofetch } = await import('ofetch')
    return { get: (url) => ofetch(url), getWithRetry: (url) => ofetch(url, { retry: 1 }) }
  },
  wretch: async () => {
    const [{ default: wretch }, { retry }] = await Promise.all([
      import('wretch'),
      import('wretch/middlewares'),
    ])
    const retrying = wretch().middlewares([retry({ maxAttempts: 1, until: (response) => response?.ok })])
    return { get: (url) => wretch(url).get().res(), getWithRetry: (url) => retrying.url(url).get().res() }
  },
  redaxios: async () => {
    const { default: redaxios } = await import('redaxios')
    return { get: (url) => redaxios.get(url) }
  },
  axios: async () => {
    const { default: axios } = await import('axios')
    return { get: (url) => axios.get(url) }
  },
}

/** `{ timeoutMs, retries, readsRetryAfter }` by client; null for what a client does not have. */
export async function observeClients() {
  const server = await startServer()
  try {
    const observed = {}
    for (const [name, load] of Object.entries(CLIENTS)) {
      const { get, getWithRetry } = await load()
      const first = await watch(() => get(`${server.origin}/ready`), server)
      const { requests } = await watch(() => get(`${server.origin}/busy`), server)
      const asked = getWithRetry && (await watch(() => getWithRetry(`${server.origin}/busy`), server))
      observed[name] = {
        timeoutMs: first.delays.find((ms) => ms >= 1000) ?? null,
        retries: requests - 1,
        readsRetryAfter: asked ? asked.delays.includes(RETRY_AFTER * 1000) : null,
      }
    }
    return observed
  } finally {
    server.close()
  }
}

const RETRY_AFTER = 7

/** The delays of all timers during a call, and how many requests arrived. */
async function watch(call, server) {
  const delays = []
  const { setTimeout } = globalThis
  const { timeout } = AbortSignal
  globalThis.setTimeout = (run, ms = 0, ...args) => {
    delays.push(ms)
    // Faster, but in proportion: a wait of seconds passes quickly, and a time limit is still longer than a response takes.
    return setTimeout(run, ms / 50, ...args)
  }
  AbortSignal.timeout = (ms) => {
    delays.push(ms)
    return timeout.call(AbortSignal, ms)
  }
  server.requests = 0
  try {
    await call()
  } catch {
    // A 503 is an error to most of them.
  } finally {
    Object.assign(globalThis, { setTimeout })
    AbortSignal.timeout = timeout
  }
  return { delays, requests: server.requests }
}

async function startServer() {
  const state = { requests: 0 }
  const server = createServer((request, response) => {
    state.requests++
    const isBusy = request.url === '/busy'
    response.writeHead(isBusy ? 503 : 200, {
      'content-type': 'application/json',
      ...(isBusy && { 'retry-after': RETRY_AFTER }),
    })
    response.end('{}')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return Object.assign(state, {
    origin: `http://127.0.0.1:${server.address().port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  })
}
