// @ts-check
// Builds the packages, then the site into site/dist: `npm run build`.

import { npm, orFail } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, build)

/** Installs what is missing and builds everything. */
export async function build() {
  await buildPackages()
  await orFail(npm(['run', 'build', '-w', 'troth-site'], { live: true }), 'The site was not built.')
}

/** Installs what is missing and builds what the site is made with. */
export async function buildPackages() {
  await ensureInstalled(root)
  await orFail(npm(['run', 'build', '-w', 'troth']), 'Troth was not built.')
  await orFail(npm(['run', 'build', '-w', 'vellum']), 'Vellum was not built.')
  await orFail(npm(['run', 'build', '-w', 'vellum-playground']), 'The playground was not built.')
}
