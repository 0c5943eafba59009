// @ts-check
// Runs the native TypeScript compiler, which builds and checks the packages. The package `typescript`
// is the one with an API for programs; both have a command of the same name.
//
// Usage: node scripts/tsc.mjs [arguments of `tsc`]
//
// With NO_TYPE_CHECK in the environment it writes files without looking for errors, in half of the time. The next
// build without it finds them: the compiler records what it has not checked.

import { tool } from './command.mjs'
import { runScript } from './script.mjs'

await runScript(import.meta.url, async (args) => {
  const options = process.env.NO_TYPE_CHECK ? ['--noCheck'] : []
  const { code } = await tsc([...args, ...options], { cwd: process.cwd(), live: true })
  return code
})

/**
 * @param {string[]} args
 * @param {import('./command.mjs').RunOptions} [options]
 */
export function tsc(args, options) {
  // Its runtime collects garbage as often as a server does that runs for weeks, a fifth of the processor time.
  const env = { GOGC: '400', ...options?.env }
  return tool('typescript-native', 'tsc', args, { ...options, env })
}
