// @ts-check
// Runs Node and returns what the process and its children took: seconds, seconds of the processor,
// and the most memory at one moment. Children are counted where there is a /proc (Linux).

import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * @typedef {object} Run
 * @property {number} wall seconds
 * @property {number} cpu seconds
 * @property {number} memory megabytes (1024 × 1024 bytes) resident in all processes; what they share counts in each
 * @property {number} shared the same, but each gets its share of what they share (PSS); 0 where the system does not say
 */

/** Between two looks at the memory of all processes, in ms. */
const INTERVAL = 100
/** Looks until one at the shares: they take the system much longer. */
const LOOKS_PER_SHARE = 5

/** Ticks of the times in /proc. */
const TICKS_PER_SECOND = 100
const BYTES_PER_PAGE = 4096

/**
 * Prints on the last line what the process took. Children that have ended are in its own statistics;
 * those that still run (a bundler's service) are added.
 */
const METER = `data:text/javascript,${encodeURIComponent(`
import { readdirSync, readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'
const times = (pid) => readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ').at(-1).split(' ').slice(11, 15).map(Number)
function childSeconds() {
  try {
    const [, , user, system] = times('self')
    const running = readdirSync('/proc/self/task')
      .flatMap((id) => readFileSync('/proc/self/task/' + id + '/children', 'utf8').split(' '))
      .filter(Boolean)
      .flatMap((pid) => times(pid))
    return [user, system, ...running].reduce((sum, ticks) => sum + ticks, 0) / ${TICKS_PER_SECOND}
  } catch {
    return 0
  }
}
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  console.log('\\n' + JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6 + childSeconds(), memory: maxRSS / 1024 }))
})`)}`

/**
 * @param {readonly string[]} args
 * @param {{ node?: string, cwd?: string, env?: NodeJS.ProcessEnv }} [options] another Node than this one
 * @returns {Promise<Run>}
 */
export async function measure(args, { node = process.execPath, ...options } = {}) {
  const start = performance.now()
  const child = spawn(node, ['--import', METER, ...args], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  let mostPages = 0
  let shared = 0
  let looks = 0
  const watching = setInterval(() => {
    const pids = processesOf(child.pid)
    const pages = sum(pids.map(residentPages))
    if (pages > mostPages || looks % LOOKS_PER_SHARE === 0) {
      shared = Math.max(shared, sum(pids.map(sharedKilobytes)) / 1024)
    }
    mostPages = Math.max(mostPages, pages)
    looks++
  }, INTERVAL)
  const code = await new Promise((done) => child.on('close', done))
  clearInterval(watching)
  const wall = (performance.now() - start) / 1000
  if (code !== 0) throw new Error(`The build failed:\n${output}`)
  const { cpu, memory } = JSON.parse(output.trim().split('\n').at(-1) ?? '')
  return { wall, cpu, memory: Math.max(memory, (mostPages * BYTES_PER_PAGE) / 1024 ** 2), shared }
}

/**
 * A process and all below it; none when it has ended.
 * @param {number | undefined} pid
 * @returns {number[]}
 */
function processesOf(pid) {
  if (pid === undefined) return []
  const children = readOr('', () =>
    readdirSync(`/proc/${pid}/task`)
      .map((id) => readFileSync(`/proc/${pid}/task/${id}/children`, 'utf8'))
      .join(' '),
  )
  return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(processesOf)]
}

/** @param {number} pid */
function residentPages(pid) {
  return Number(readOr('', () => readFileSync(`/proc/${pid}/statm`, 'utf8')).split(' ')[1] ?? 0)
}

/** @param {number} pid */
function sharedKilobytes(pid) {
  const rollup = readOr('', () => readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
}

/**
 * @param {string} otherwise when the process has ended
 * @param {() => string} read
 */
function readOr(otherwise, read) {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0)
}
