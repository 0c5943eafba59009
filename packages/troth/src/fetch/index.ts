// The entry `troth/fetch`: functions that make a `fetch` of another one. This file is its whole public
// surface; test/entries/surface.test.ts pins its names.

export type { DedupeOptions } from './dedupe.js'
export { dedupe } from './dedupe.js'
export type { LimitOptions } from './limit.js'
export { limit } from './limit.js'
export type { FetchFunction } from './types.js'
