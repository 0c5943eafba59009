// @ts-check
// Runs the native TypeScript compiler, which builds and checks the packages. The package `typescript`
// is the one with an API for programs; both have a command of the same name.
//
// Usage: node scripts/tsc.mjs [arguments of `tsc`]

import { tool } from './command.mjs'
import { runScript } from './script.mjs'

await runScript(import.meta.url, async (args) => {
  const { code } = await tsc(args, { cwd: process.cwd(), live: true })
  return code
})

/**
 * @param {string[]} args
 * @param {import('./command.mjs').RunOptions} [options]
 */
export function tsc(args, options) {
  return tool('typescript-native', 'tsc', args, options)
}
