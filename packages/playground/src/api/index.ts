// For authors of an API: its interface, and the same API as a `fetch` function.

export type { AbortDetails, StatusResponse } from '../worker/options.js'
export type { PlaygroundApi, PlaygroundApiOptions, RespondToRequest } from '../worker/siteWorker.js'
export type { Api } from './api.js'
export { asFetch } from './asFetch.js'
export { DroppedConnection } from './droppedConnection.js'
export { wait } from './wait.js'
