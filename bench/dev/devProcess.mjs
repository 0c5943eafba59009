// @ts-check
// `vellum dev` in a process of its own. In: the folder of a site. Out: its URL, and the time of its start.

import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../packages/vellum/bin/vellum.js', import.meta.url))

/** How long a server may take until it prints its URL, in ms. */
const PATIENCE = 300_000

/**
 * @typedef {object} DevProcess
 * @property {string} url with a slash at its end
 * @property {number} startedAt as `Date.now()`
 * @property {() => string} output what it has printed
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server; resolves when it has printed its URL.
 * @param {string} folder
 * @returns {Promise<DevProcess>}
 */
export function startVellumDev(folder) {
  return startDev(process.execPath, { args: [BIN, 'dev', folder, '--port', '0'] })
}

/**
 * Starts any development server that prints its URL.
 * @param {string} command
 * @param {{ args: readonly string[], cwd?: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<DevProcess>}
 */
export async function startDev(command, { args, cwd, env }) {
  const startedAt = Date.now()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
    // A test runner forces colours, and Node warns of both.
    env: { ...process.env, ...env, FORCE_COLOR: undefined, NO_COLOR: '1', CI: '1' },
  })
  let output = ''
  const ended = new Promise((resolve) => child.on('exit', resolve))
  /** @type {Promise<string>} */
  const url = new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server printed no URL:\n${output}`)), PATIENCE)
    const read = (/** @type {Buffer} */ data) => {
      output += data
      const [found] = /http:\/\/[\w.-]+:\d+\/\S*/.exec(output) ?? []
      if (found === undefined) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`The server ended with code ${code}:\n${output}`))
    })
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  try {
    return { url: await url, startedAt, output: () => output, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Keeps a core busy, as other programs do; the returned function ends it.
 * @returns {() => void}
 */
export function keepCoreBusy() {
  // It ends with this process, also when that is killed.
  const code = 'const parent = process.ppid; while (process.ppid === parent);'
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' })
  return () => void child.kill('SIGKILL')
}
