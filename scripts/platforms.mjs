// @ts-check
// Runs the suite of Troth on every platform that can be had on this machine, and records the
// results in packages/troth/test/platforms/platforms.json, which the docs show.
//
// Usage: npm run test:platforms

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { npm, orFail, tool } from './command.mjs'
import { ensureEngines } from './engines.mjs'
import { ensureInstalled } from './install.mjs'
import { root, runScript } from './script.mjs'

const FOLDER = join(root, 'packages/troth/test/platforms')

/**
 * @typedef {{ label: string, version: string, passed: number, exceptions: unknown[] }} PlatformRecord
 */

await runScript(import.meta.url, async () => {
  await ensureInstalled(root)
  await ensureInstalled(join(FOLDER, 'runtimes'))
  const { chromium } = await ensureEngines()
  await orFail(npm(['run', 'build', '-w', 'troth']), 'Troth was not built.')
  // Two at a time: the suite has time limits, and a browser takes more than one core.
  const args = ['run', '--project', 'built', 'packages/troth/test/platforms', '--maxConcurrency=2']
  const env = { PLATFORMS: 'all', CHROME_PATH: chromium }
  const { code } = await tool('vitest', 'vitest', args, { env, live: true })
  if (code === 0) console.log(describePlatforms(readPlatforms()))
  return code
})

/** @returns {PlatformRecord[]} */
function readPlatforms() {
  return JSON.parse(readFileSync(join(FOLDER, 'platforms.json'), 'utf8')).platforms
}

/**
 * A line for each platform: `Bun: 60 passed, 1 exception (1.4.4)`
 * @param {PlatformRecord[]} platforms
 */
export function describePlatforms(platforms) {
  return platforms
    .map(({ label, version, passed, exceptions }) => {
      const count = exceptions.length
      const end = count > 0 ? `, ${count} exception${count > 1 ? 's' : ''}` : ''
      return `${label}: ${passed} passed${end} (${version})`
    })
    .join('\n')
}
