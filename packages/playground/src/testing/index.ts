// For the tests of a site: its samples as programs, and its API with its modules as the
// worker uses them.

export { compileProgram } from '../program/compileProgram.js'
export { CALM, type Conditions, type Fault, type RunEvent } from '../protocol.js'
export { withConditions } from '../worker/conditions.js'
export { rememberSources, type TracedFetch, traceFetch } from '../worker/trace.js'
export { erasedAndCompiled } from './erasure.js'
