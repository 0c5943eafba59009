// @ts-check
// Installs packages of Debian or Ubuntu; only root can.

import { run } from './command.mjs'

/**
 * Whether packages can be installed on a machine.
 * @param {{ platform: NodeJS.Platform, uid: number | undefined, isExecutable: (file: string) => boolean }} machine
 */
export function canInstall({ platform, uid, isExecutable }) {
  return platform === 'linux' && uid === 0 && isExecutable('/usr/bin/apt-get')
}

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
