// The worker of a playground: a site bundles a script that calls `startWorker`.

export type { Api } from '../api/api.js'
export type { AbortDetails, StatusResponse, WorkerOptions } from './options.js'
export { startWorker } from './worker.js'
