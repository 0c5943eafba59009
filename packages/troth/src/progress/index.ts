// The entry `troth/progress`: how far an upload or a download is. This file is its whole public
// surface; test/entries/surface.test.ts pins its names.

export { progressFetch } from './progressFetch.js'
export type { Progress, ProgressCallback, ProgressOptions } from './types.js'
