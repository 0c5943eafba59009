// @ts-check
// Finds the web servers that built sites are tested on, nginx and Caddy, and installs those that are missing
// where that is possible: as root on Debian or Ubuntu. One that cannot be had is reported in a line; with
// CI=true it is a failure.

import { delimiter, join } from 'node:path'
import { machineFacts } from './browser.mjs'
import { installPackages } from './debianPackages.mjs'
import { Failure } from './failure.mjs'

const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}
const NAMES = /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES))

/**
 * What the search asks of the machine; a test passes its own.
 * @typedef {object} HostMachine
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} uid
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isExecutable
 * @property {(packages: string[]) => Promise<{ code: number, output: string }>} install
 */

/**
 * Makes the web servers available; returns the names of those that are.
 * @param {HostMachine} [machine]
 */
export async function ensureHosts(machine = { ...machineFacts(), install: installPackages }) {
  const missing = NAMES.filter((name) => !isInstalled(name, machine))
  let output = ''
  const canInstall =
    machine.platform === 'linux' && machine.uid === 0 && machine.isExecutable('/usr/bin/apt-get')
  if (missing.length > 0 && canInstall) {
    const packages = missing.flatMap((name) => PACKAGES[name])
    console.error(`Installing web servers (apt-get install ${packages.join(' ')}) …`)
    output = (await machine.install(packages)).output
  }
  const lacking = NAMES.filter((name) => !isInstalled(name, machine))
  if (lacking.length > 0) {
    const message = `The site cannot be tested on ${lacking.join(' and ')} here.`
    const hint = `Install ${lacking.flatMap((name) => PACKAGES[name]).join(', ')}, on Debian or Ubuntu.`
    if (machine.env.CI === 'true') throw new Failure(message, { hint, output })
    console.error(`${message} ${hint}`)
  }
  return NAMES.filter((name) => !lacking.includes(name))
}

/**
 * @param {string} name
 * @param {Pick<HostMachine, 'env' | 'isExecutable'>} machine
 */
function isInstalled(name, { env, isExecutable }) {
  // Debian has nginx where only the PATH of root looks.
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean)
  return folders.some((folder) => isExecutable(join(folder, name)))
}
