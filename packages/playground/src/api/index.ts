// For authors of an API: its interface, and the same API as a `fetch` function.

export type { Api } from './api.js'
export { asFetch } from './asFetch.js'
export { DroppedConnection } from './droppedConnection.js'
export { wait } from './wait.js'
