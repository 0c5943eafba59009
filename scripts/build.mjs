// @ts-check
// Builds the packages, then the site into site/dist and the manual of Vellum into manual/dist.
//
// Usage: npm run build [-- options of `vellum build`, for the site; the manual takes `--target` of them]

import { parseArgs } from 'node:util'
import { npm, orFail } from './command.mjs'
import { ensureInstalled } from './install.mjs'
import { PLUGINS } from './pluginPackages.mjs'
import { root, runScript } from './script.mjs'

await runScript(import.meta.url, build)

/**
 * Installs what is missing and builds everything.
 * @param {string[]} [options] of `vellum build`
 */
export async function build(options = []) {
  await buildPackages()
  const command = ['run', 'build', '-w', 'troth-site', ...(options.length > 0 ? ['--', ...options] : [])]
  await orFail(npm(command, { live: true }), 'The site was not built.')
  await buildManual(options)
}

/**
 * Folders and paths in options are those of the site: of all of them the manual takes the host.
 * @param {string[]} options of `vellum build`
 */
async function buildManual(options) {
  const { values } = parseArgs({ args: options, options: { target: { type: 'string' } }, strict: false })
  const target = typeof values.target === 'string' ? ['--', '--target', values.target] : []
  await orFail(
    npm(['run', 'build', '-w', 'vellum-manual', ...target], { live: true }),
    'The manual was not built.',
  )
}

/** Installs what is missing and builds what the site is made with. Types are checked by `npm test` and `npm run check`. */
export async function buildPackages() {
  await ensureInstalled(root)
  const env = { NO_TYPE_CHECK: '1' }
  // Without checks none of them needs another one, but for vellum-search: Vellum builds it, because its projects reference it.
  await Promise.all([
    orFail(npm(['run', 'build', '-w', 'troth']), 'Troth was not built.'),
    orFail(npm(['run', 'build', '-w', 'vellum'], { env }), 'Vellum was not built.'),
    orFail(npm(['run', 'build', '-w', 'vellum-playground'], { env }), 'The playground was not built.'),
    ...[...PLUGINS, 'vellum-migrate', 'vellum-mcp'].map((name) =>
      orFail(npm(['run', 'build', '-w', name], { env }), `${name} was not built.`),
    ),
    orFail(npm(['run', 'build', '-w', 'troth-translate'], { env }), 'The translator was not built.'),
  ])
}
