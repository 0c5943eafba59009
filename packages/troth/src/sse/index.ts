// The entry `troth/sse`: responses that arrive piece by piece, as async iterables. This file is
// its whole public surface; test/entries/surface.test.ts pins its names.

export type { ServerSentEvent } from './events.js'
export { readEvents } from './events.js'
export type { ReadOptions, StreamSource } from './lines.js'
export { readLines } from './lines.js'
export { readNdjson } from './ndjson.js'
export type { EventClient, ReconnectContext, ReconnectOptions, SubscribeOptions } from './subscribe.js'
export { subscribe } from './subscribe.js'
