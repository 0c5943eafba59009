// @ts-check
// One step of a measurement, in a process of its own: makes an index, or searches it. In: the arguments. Out: files, or
// a line of JSON.
//
// Usage: node run.mjs build <engine | none> <pages.json> <folder>
//        node --expose-gc run.mjs search <engine> <queries.json> <folder>

import { readFileSync } from 'node:fs'
import { ENGINES } from './engines.mjs'

const [step, name = '', input = '', dir = ''] = process.argv.slice(2)
const given = JSON.parse(readFileSync(input, 'utf8'))
const engine = ENGINES[name]
if (step === 'build') await engine?.build(given, dir)
else if (engine) console.log(JSON.stringify(await search(engine, given)))

/**
 * @param {import('./engines.mjs').Engine} engine
 * @param {readonly { query: string, kind: string, expected: readonly string[] }[]} queries
 */
async function search(engine, queries) {
  const before = memory()
  const one = await engine.open(dir)
  for (const { query } of queries) await one.search(query)
  const heap = memory() - before
  const found = []
  for (const { query } of queries) {
    const visit = await engine.open(dir)
    const hrefs = await visit.search(query)
    found.push({ query, hrefs: hrefs.slice(0, 5), bytes: sum(visit.loaded) })
  }
  const typed = []
  for (const { query } of queries) {
    const visit = await engine.open(dir)
    for (let length = 1; length <= 8; length++) await visit.search(query.slice(0, length))
    typed.push(sum(visit.loaded))
  }
  return { heap, found, typed, library: await engine.libraryBytes(dir) }
}

/** @param {ReadonlyMap<string, number>} loaded */
function sum(loaded) {
  return [...loaded.values()].reduce((all, bytes) => all + bytes, 0)
}

/** What is in use, in bytes; that of WebAssembly is outside of the heap. */
function memory() {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}
