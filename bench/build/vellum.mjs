// @ts-check
// Builds a site with Vellum in a process of its own.

import { fileURLToPath } from 'node:url'
import { measure } from './measure.mjs'

const cli = new URL('../../packages/vellum/dist/node/bundle/cli.js', import.meta.url)

/**
 * Builds a site and returns what it took.
 * @param {string} site
 * @param {{ workers?: string | undefined }} [options]
 */
export function buildWithVellum(site, { workers } = {}) {
  const args = JSON.stringify(['build', site, ...(workers ? ['--workers', workers] : [])])
  const script = `import { runCli } from ${JSON.stringify(`file://${fileURLToPath(cli)}`)}\nprocess.exit(await runCli(${args}))`
  return measure(['--input-type=module', '-e', script])
}
