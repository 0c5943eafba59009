// @ts-check
// Makes a module runnable: `runScript(import.meta.url, main)` runs `main` when
// Node was started with that file, and does nothing when the file is imported.

import { realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describeError } from './failure.mjs'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * @param {string} url `import.meta.url` of the calling module
 * @param {(args: string[]) => unknown} main a returned number is the exit code
 */
export async function runScript(url, main) {
  const started = process.argv[1]
  if (!started || realpathSync(started) !== realpathSync(fileURLToPath(url))) return
  try {
    const code = await main(process.argv.slice(2))
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    console.error(describeError(error))
    process.exitCode = 1
  }
}
