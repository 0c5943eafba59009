// @ts-check
// Finds the web servers that built sites are tested on, nginx and Caddy, and installs those that are missing
// where that is possible: as root on Debian or Ubuntu. One that cannot be had is reported in a line; with
// CI=true it is a failure.

import { delimiter, join } from 'node:path'
import { machineFacts } from './browser.mjs'
import { canInstall, installPackages } from './debianPackages.mjs'
import { Failure } from './failure.mjs'

const PACKAGES = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  caddy: ['caddy'],
}
const NAMES = /** @type {(keyof typeof PACKAGES)[]} */ (Object.keys(PACKAGES))

/**
 * @typedef {object} WebServer a program that serves a site
 * @property {'nginx' | 'caddy'} name
 * @property {string} path
 *
 * What the search asks of the machine; a test passes its own.
 * @typedef {object} ServerMachine
 * @property {NodeJS.Platform} platform
 * @property {number | undefined} uid
 * @property {Record<string, string | undefined>} env
 * @property {(file: string) => boolean} isExecutable
 * @property {(packages: string[]) => Promise<{ code: number, output: string }>} install
 */

/**
 * The web servers of a machine.
 * @param {Pick<ServerMachine, 'env' | 'isExecutable'>} [machine]
 * @returns {WebServer[]}
 */
export function findWebServers({ env, isExecutable } = machineFacts()) {
  // Debian has nginx where only the PATH of root looks.
  const folders = [...(env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].filter(Boolean)
  return NAMES.flatMap((name) => {
    const path = folders.map((folder) => join(folder, name)).find(isExecutable)
    return path === undefined ? [] : [{ name, path }]
  })
}

/**
 * Installs the web servers that are missing; returns those that are there then.
 * @param {ServerMachine} [machine]
 */
export async function ensureWebServers(machine = { ...machineFacts(), install: installPackages }) {
  const missing = missingFrom(findWebServers(machine))
  let output = ''
  if (missing.length > 0 && canInstall(machine)) {
    const packages = missingServerPackages(machine)
    console.error(`Installing web servers (apt-get install ${packages.join(' ')}) …`)
    output = (await machine.install(packages)).output
  }
  const foundServers = findWebServers(machine)
  const lacking = missingFrom(foundServers)
  if (lacking.length > 0) {
    const message = `The site cannot be tested on ${lacking.join(' and ')} here.`
    const hint = `Install ${lacking.flatMap((name) => PACKAGES[name]).join(', ')}, on Debian or Ubuntu.`
    if (machine.env.CI === 'true') throw new Failure(message, { hint, output })
    console.error(`${message} ${hint}`)
  }
  return foundServers
}

/**
 * The packages of the web servers that are missing.
 * @param {Pick<ServerMachine, 'env' | 'isExecutable'>} machine
 */
export function missingServerPackages(machine) {
  return missingFrom(findWebServers(machine)).flatMap((name) => PACKAGES[name])
}

/** @param {readonly WebServer[]} foundServers */
function missingFrom(foundServers) {
  return NAMES.filter((name) => !foundServers.some((server) => server.name === name))
}
