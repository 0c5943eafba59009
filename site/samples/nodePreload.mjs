// @ts-check
// Runs before a sample in Node: routes its requests to the demo API, and writes what
// it throws as one line, because Node's own report names paths of the machine.

import { inspect } from 'node:util'
import { routeFetch } from './routeFetch.mjs'

const { SAMPLE_ORIGINS = '', DEMO_ORIGIN = '' } = process.env

for (const origin of SAMPLE_ORIGINS.split(' ').filter(Boolean)) {
  globalThis.fetch = routeFetch(globalThis.fetch, origin, DEMO_ORIGIN)
}

process.on('uncaughtExceptionMonitor', (error) => {
  process.stderr.write(`\0uncaught ${lineOf(error)}\n`)
})

/** @param {unknown} error */
function lineOf(error) {
  if (!(error instanceof Error)) return `Uncaught ${inspect(error)}`
  const code = 'code' in error && String(error.code).startsWith('ERR_') ? ` [${error.code}]` : ''
  return `${error.name}${code}: ${error.message}`
}
