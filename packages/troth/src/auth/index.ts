// The entry `troth/auth`: options that make a client sign its requests. This file is its whole public surface;
// test/entries/surface.test.ts pins its names.

export { basic } from './basic.js'
export type { BearerOptions } from './bearer.js'
export { bearer } from './bearer.js'
export type { CsrfOptions } from './csrf.js'
export { csrf } from './csrf.js'
