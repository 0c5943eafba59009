// @ts-check
// Installs packages of Debian or Ubuntu; only root can.

import { run } from './command.mjs'

/**
 * @param {string[]} packages
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await run('apt-get', ['update'], { env })
  if (update.code !== 0) return update
  return run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
}
