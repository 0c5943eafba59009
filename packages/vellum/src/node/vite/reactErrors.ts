// Creates the errors that React compares with, but never reports, without a stack. While developer tools are
// attached, the browser parses all of React again to find the position of the first one: 11 ms, the longest
// task of a visit. Without it, developer tools measure what visitors experience.

import type { Plugin } from 'vite'

const REACT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/
const ERROR = /^((?:var| ) +\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/gm

/** Changes React's code for browsers. */
export function reactErrors(): Plugin {
  return {
    name: 'vellum:react-errors',
    apply: 'build',
    transform: {
      filter: { id: REACT },
      handler: (code) => ({ code: withoutStacks(code), map: null }),
    },
  }
}

/** `var AException = Error(m)` → the same without a stack. */
export function withoutStacks(code: string): string {
  return code.replace(ERROR, '$1Object.assign(Object.create(Error.prototype), { message: $2 })')
}
