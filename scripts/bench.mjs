// @ts-check
// Runs one benchmark with all that it needs installed and built. Arguments after
// the name go to the benchmark.
//
// Usage: node scripts/bench.mjs troth --turns 20

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildPackages } from './build.mjs'
import { run } from './command.mjs'
import { Failure } from './failure.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, async ([name, ...args]) => {
  const file = join(root, 'bench', `${name}.mjs`)
  if (!name || !existsSync(file)) {
    throw new Failure(name ? `There is no bench/${name}.mjs.` : 'No benchmark was named.', {
      hint: 'Run for example `npm run bench:troth`.',
    })
  }
  await ensureInstalled(join(root, 'bench'))
  await buildPackages()
  return (await run(process.execPath, [file, ...args], { live: true })).code
})
