// For the tests of a site: its samples as programs, and its API with its modules as the
// worker uses them.

export { compileProgram } from '../program/compileProgram.js'
export type { RunEvent } from '../protocol.js'
export { rememberSources, type TracedFetch, traceFetch } from '../worker/trace.js'
export { erasedAndCompiled } from './erasure.js'
