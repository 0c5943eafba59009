// The worker of a site that uses the plugin: the options that the site leaves out have defaults.

import { API_ORIGIN } from '../apiOrigin.js'
import type { WorkerOptions } from './options.js'
import { startWorker } from './worker.js'

/** Responds to a request of a program; every origin may read the response. */
export type RespondToRequest = (request: Request) => Response | Promise<Response>

/** An API with more options than its responses. */
export interface PlaygroundApiOptions
  extends Pick<WorkerOptions, 'createApi'>,
    Partial<Omit<WorkerOptions, 'apiOrigin' | 'createApi'>> {}

/** The default export of the module that is the `api` of a playground. */
export type PlaygroundApi = RespondToRequest | PlaygroundApiOptions

/** What the plugin passes to the worker. */
export interface SiteWorkerOptions {
  /** Undefined for a playground without requests. */
  readonly api?: PlaygroundApi
  readonly apiOrigin?: string
}

/** Waits for the one program of this worker, and runs it with the API of the site. */
export function startSiteWorker(options: SiteWorkerOptions): void {
  startWorker(siteWorkerOptions(options))
}

/** All options of a worker. */
export function siteWorkerOptions({ api, apiOrigin = API_ORIGIN }: SiteWorkerOptions): WorkerOptions {
  const defaults: WorkerOptions = {
    apiOrigin: api && apiOrigin,
    exampleUrl: `${apiOrigin}/`,
    createApi: () => ({ fetch: async () => new Response(null, { status: 404 }) }),
    statusResponse: (_, { status, headers, detail }) =>
      withOpenOrigin(new Response(detail ?? null, { status, headers })),
  }
  if (typeof api !== 'function') return { ...defaults, ...api }
  return { ...defaults, createApi: () => ({ fetch: async (request) => withOpenOrigin(await api(request)) }) }
}

/** The programs of a playground have an origin of their own, so responses must say that it may read them. */
function withOpenOrigin(response: Response): Response {
  const open = new Response(response.body, response)
  if (!open.headers.has(ALLOW_ORIGIN)) open.headers.set(ALLOW_ORIGIN, '*')
  return open
}

const ALLOW_ORIGIN = 'Access-Control-Allow-Origin'
