// @ts-check
// Verifies the samples of the site: `npm run samples`, or of the pages whose path has
// a word in it: `npm run samples -- get-async`. With --update (`npm run samples:update`)
// the outputs that the pages show become those of this run.

import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { npm, orFail, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { describeSamples } from './sampleReport.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { update: { type: 'boolean', default: false } },
  })
  await ensureInstalled(root)
  if (!existsSync(join(root, 'packages/troth/dist/esm/index.js'))) {
    await orFail(npm(['run', 'build', '-w', 'troth']), 'Troth was not built.')
  }
  const report = mkdtempSync(join(tmpdir(), 'troth-samples-'))
  try {
    const env = {
      CHROME_PATH: await ensureBrowser(),
      SAMPLES: positionals.join(' '),
      SAMPLES_REPORT: report,
      ...(values.update && { UPDATE_SAMPLES: '1' }),
    }
    // One file after the other when pages are written: two must not write the same one.
    const inTurn = values.update ? ['--no-file-parallelism'] : []
    const { code } = await tool('vitest', 'vitest', ['run', '--project', 'docs', 'site/samples', ...inTurn], {
      env,
      live: true,
    })
    console.log(describeSamples(report))
    return code
  } finally {
    rmSync(report, { recursive: true, force: true })
  }
})
