// @ts-check
// Runs programs. In: a program and its arguments. Out: the exit code and all
// that it printed; a program that cannot be started is an exit code too.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.mjs'
import { root } from './script.mjs'

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd] the repository unless given
 * @property {Record<string, string>} [env] added to the environment
 * @property {boolean} [live] print as it happens instead of collecting
 * @property {number} [timeout] milliseconds after which the program is ended
 * @property {boolean} [shell]
 *
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function run(program, args, { cwd = root, env, live = false, timeout, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: live ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      timeout,
      shell,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.on('error', (error) =>
      resolve({ code: 1, output: `${program} cannot be started: ${error.message}` }),
    )
    child.on('close', (code, signal) => {
      if (signal) output += `\n${program} was ended by ${signal}.\n`
      resolve({ code: code ?? 1, output })
    })
  })
}

/**
 * Runs npm. The arguments are words of ours without spaces, so they need no quoting.
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function npm(args, options) {
  // On Windows npm is a batch file, which Node starts through a shell only.
  if (process.platform === 'win32')
    return run(['npm.cmd', ...args].join(' '), [], { ...options, shell: true })
  return run('npm', args, options)
}

/**
 * Runs the command of an installed package with this Node: `tool('vite', 'vite', ['--version'])`.
 * @param {string} packageName
 * @param {string} command
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export function tool(packageName, command, args, options) {
  return run(process.execPath, [commandFile(packageName, command), ...args], options)
}

/**
 * Runs something and turns a bad exit code into a Failure.
 * @param {Promise<RunResult>} running
 * @param {string} message
 */
export async function orFail(running, message) {
  const { code, output } = await running
  if (code !== 0) throw new Failure(message, { output })
}

/**
 * @param {string} packageName
 * @param {string} command
 */
function commandFile(packageName, command) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}
