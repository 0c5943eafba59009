// For who writes an API: what it looks like, and the same API as a `fetch` function.

export type { Api } from './api.js'
export { asFetch } from './asFetch.js'
export { DroppedConnection } from './droppedConnection.js'
export { wait } from './wait.js'
