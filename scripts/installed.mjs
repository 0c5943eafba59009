// @ts-check
// Installs the packed packages outside of the workspace and uses them as their READMEs say, on Node.js 20, 22 and 24. `npm test`
// does the same on the Node.js that it runs on.
//
// Usage: npm run installed

import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { npm, orFail, tool } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, async () => {
  await ensureInstalled(root)
  await ensureInstalled(join(root, 'packages/troth/test/platforms/runtimes'))
  for (const name of ['vellum', 'vellum-playground', 'create-vellum'])
    await orFail(npm(['run', 'build', '-w', name]), `${name} was not built.`)
  const args = ['run', '--project', 'built', 'packages/create-vellum/test']
  const env = { PLATFORMS: 'all', CHROME_PATH: await ensureBrowser() }
  return (await tool('vitest', 'vitest', args, { env, live: true })).code
})
