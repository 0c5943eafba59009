// Programs that share a process end as they would in their own, and find what a new process has.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openSampleProcesses, runAlone } from './nodeProcesses'

const cwd = mkdtempSync(join(tmpdir(), 'processes-'))
const processes = openSampleProcesses(cwd)
afterAll(async () => {
  await processes.close()
  rmSync(cwd, { recursive: true, force: true })
})

function taskOf(name: string, code: string) {
  const program = join(cwd, `${name}.mjs`)
  writeFileSync(program, code)
  return { program, cwd, demo: 'http://127.0.0.1:9' }
}

it.each([
  ['ends when its timers have', "setTimeout(() => console.log('late'), 5)\nconsole.error('early')", 0],
  ['throws at once', "console.log(1)\nthrow new TypeError('no')", 1],
  ['throws something that is no error', "throw 'text'", 1],
  ['throws later', "setTimeout(() => { throw new Error('late') }, 5)", 1],
  ['rejects and nobody handles it', "Promise.reject(new Error('lost'))", 1],
  ['waits for what never comes', 'await new Promise(() => {})', 13],
  ['cannot be parsed', 'const = 1', 1],
  ['exits', "console.log('before')\nprocess.exit(3)", 3],
])('a program that %s', async (name, code, exitCode) => {
  const task = taskOf(name.replace(/\W/g, '-'), code)
  const shared = await processes.run(task)
  /** Node.js adds the position and the stack of an error, which name the machine. */
  const lines = ({ printed }: typeof shared) =>
    printed.split('\0uncaught ').map((part) => part.split('\n')[0])
  expect(shared.code).toBe(exitCode)
  expect([shared.code, lines(shared)]).toEqual([exitCode, lines(await runAlone(task))])
})

it.each([
  ['a global', 'globalThis.left = 1', 'console.log(typeof left)', 'undefined'],
  ['another `fetch`', 'globalThis.fetch = 1', 'console.log(typeof fetch)', 'function'],
  ['a method of the console', 'console.log = () => {}', "console.log('heard')", 'heard'],
  [
    'a patched class',
    'Response.prototype.json = 1',
    'console.log(typeof Response.prototype.json)',
    'function',
  ],
  ['a listener', "process.on('exit', () => console.log('left'))", "console.log('alone')", 'alone'],
  ['a variable', "process.env.LEFT = '1'", 'console.log(process.env.LEFT)', 'undefined'],
])('%s that a program leaves is not there for the next', async (name, leave, look, foundText) => {
  const id = name.replace(/\W/g, '')
  await processes.run(taskOf(`leave-${id}`, leave))
  expect(await processes.run(taskOf(`look-${id}`, look))).toEqual({ code: 0, printed: `${foundText}\n` })
})

it('a process is used again', async () => {
  const pid = async (name: string) => (await processes.run(taskOf(name, 'console.log(process.pid)'))).printed
  expect(await pid('first')).toBe(await pid('second'))
})
