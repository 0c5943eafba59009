// @ts-check
// Builds Troth, then the site into site/dist: `npm run build`.

import { npm, orFail } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, build)

/** Installs what is missing and builds everything. */
export async function build() {
  await ensureInstalled(root)
  await orFail(npm(['run', 'build', '-w', 'troth']), 'Troth was not built.')
  await orFail(npm(['run', 'build', '-w', 'troth-site']), 'The site was not built.')
}
