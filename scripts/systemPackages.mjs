// @ts-check
// Installs the browsers and web servers that Debian has, in one run of apt-get while npm installs: one after the other they
// take twice as long. Where that is not possible the steps that need them find or install each one, or report it.

import { machineFacts, missingBrowserPackages } from './browser.mjs'
import { canInstall, installPackages } from './debianPackages.mjs'
import { missingEnginePackages } from './engines.mjs'
import { missingServerPackages } from './webServers.mjs'

export async function installSystemPackages() {
  const machine = machineFacts()
  if (!canInstall(machine)) return
  const packages = [
    ...missingBrowserPackages(machine),
    ...missingEnginePackages(),
    ...missingServerPackages(machine),
  ]
  if (packages.length === 0) return
  console.error(`Installing browsers and web servers (apt-get install ${packages.join(' ')}) …`)
  const { code } = await installPackages(packages)
  if (code !== 0) console.error('They could not be installed together: each is installed by itself.')
}
