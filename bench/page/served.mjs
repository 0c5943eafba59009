// @ts-check
// Servers of built sites, each in a process of its own so that serving does not
// slow down what measures.

import { fork, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Failure } from '../../scripts/failure.mjs'

const vellum = fileURLToPath(new URL('../../packages/vellum/bin/vellum.js', import.meta.url))
const host = fileURLToPath(new URL('./host.mjs', import.meta.url))
const sirvHost = fileURLToPath(new URL('./sirvHost.mjs', import.meta.url))

/** @typedef {{ url: string, close: () => void }} Served the URL ends with a slash */

/**
 * Serves a built site of ours with `vellum serve`.
 * @param {{ siteDir: string, dist: string, base?: string }} site `base` in place of the one that it was configured with
 * @returns {Promise<Served>}
 */
export function serveSite({ siteDir, dist, base }) {
  const options = ['--out-dir', dist, '--port', '0', ...(base ? ['--base', base] : [])]
  const child = spawn(process.execPath, [vellum, 'serve', siteDir, ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (/** @type {Buffer} */ text) => {
      output += text
      const [url] = /http:\/\/\S+/.exec(output) ?? []
      if (url) resolve({ url, close: () => child.kill() })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', (text) => {
      output += text
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Failure('The site could not be served.', { output })))
  })
}

/**
 * Serves any folder with the same host.
 * @param {string} dir
 * @param {{ compresses?: boolean }} [options] whether it compresses what the folder has no compressed form of
 * @returns {Promise<Served>}
 */
export function serveFolder(dir, { compresses = false } = {}) {
  return forkHost(host, [dir, ...(compresses ? ['--compress'] : [])])
}

/**
 * Serves any folder with plain sirv.
 * @param {string} dir
 * @returns {Promise<Served>}
 */
export function serveSirv(dir) {
  return forkHost(sirvHost, [dir])
}

/**
 * @param {string} file the program of a host
 * @param {string[]} args
 * @returns {Promise<Served>}
 */
function forkHost(file, args) {
  const child = fork(file, args)
  return new Promise((resolve, reject) => {
    child.once('message', (url) => resolve({ url: String(url), close: () => child.kill() }))
    child.once('error', reject)
    child.once('exit', () => reject(new Failure(`"${args[0]}" could not be served.`)))
  })
}
