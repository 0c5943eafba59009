// Runs a script with Troth and the test server in a process of its own, and returns
// what it printed, as JSON. For what only a whole process shows: handles, memory.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { rolldown } from 'rolldown'

const IMPORTS = `import { createClient } from '../src/index.js'
import { startServer } from './server.js'
`

/** Runs a script that may use `createClient` and `startServer`. `flags` are those of Node. */
export async function runInFreshProcess(script: string, flags: readonly string[] = []): Promise<unknown> {
  const entry = fileURLToPath(new URL('./script.ts', import.meta.url))
  const bundle = await rolldown({
    input: 'script.ts',
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    platform: 'node',
    plugins: [
      {
        name: 'script',
        resolveId: (id) => (id === 'script.ts' ? entry : null),
        load: (id) => (id === entry ? IMPORTS + script : null),
      },
    ],
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  const args = [...flags, '--input-type=module', '--eval', output[0].code]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout)
}
