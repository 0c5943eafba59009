// Size and speed of Troth beside its peers, in one run on one machine.
//
// Size: everything a package exports, through one bundler and minifier, then brotli.
// Speed: GET of a page of JSON over loopback, on equal terms: all clients without
// a time limit, then all with the same one. Each client lives in a process of its
// own and they take turns in short rounds; the figure of a client is the median of
// its speed beside that of bare `fetch` in the same turn, so that a slow moment of
// the machine does not count. Processes are started anew a few times, because two
// runs of the same code can be compiled differently.
//
// Usage: npm run bench:troth [-- --starts 4 --turns 20 --requests 400 --concurrency 8]

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { jobs } from './clients.mjs'

const SIZE_LIMIT = 4096
const SPEED_LIMIT = 0.95

const { values } = parseArgs({
  options: {
    starts: { type: 'string', default: '4' },
    turns: { type: 'string', default: '20' },
    requests: { type: 'string', default: '400' },
    concurrency: { type: 'string', default: '8' },
  },
})
const starts = Number(values.starts)
const turns = Number(values.turns)
const round = { requests: Number(values.requests), concurrency: Number(values.concurrency) }

const sizes = {}
for (const name of Object.keys(jobs['no limit'])) if (name !== 'fetch') sizes[name] = await bundledSize(name)
console.log(
  `Node ${process.version}; ${starts} starts, ${turns} turns, ${round.requests} requests, ${round.concurrency} at a time`,
)
const speeds = {}
for (const job of Object.keys(jobs)) speeds[job] = await measure(job)
report()

/** Speed of each client of a job, beside `fetch` and in requests per second. */
async function measure(job) {
  const results = []
  for (let i = 0; i < starts; i++) results.push(...(await measureOnce(job)))
  const base = (round.requests / median(results.map((turn) => turn.fetch))) * 1000
  return Object.fromEntries(
    Object.keys(jobs[job]).map((name) => {
      const ratio = median(results.map((turn) => turn.fetch / turn[name]))
      return [name, { ratio, rate: base * ratio }]
    }),
  )
}

/** The milliseconds of each client's round, turn by turn, in fresh processes. */
async function measureOnce(job) {
  const server = start('./server.mjs')
  const runners = []
  try {
    const url = await server.message()
    for (const name of Object.keys(jobs[job])) {
      const runner = start('./runner.mjs', [job, name, url])
      runners.push({ name, runner })
      await runner.message()
    }
    const turn = async (order) => {
      const result = {}
      for (const { name, runner } of order) {
        runner.child.send(round)
        result[name] = await runner.message()
      }
      return result
    }
    for (let i = 0; i < 4; i++) await turn(runners)
    const results = []
    // Another order each time: nobody always runs after the same neighbour.
    for (let i = 0; i < turns; i++) results.push(await turn([...runners].sort(() => Math.random() - 0.5)))
    return results
  } finally {
    for (const { runner } of runners) runner.child.kill()
    server.child.kill()
  }
}

/** Starts a script of this folder; `message` waits for the next word from it. */
function start(script, args = []) {
  const child = fork(fileURLToPath(new URL(script, import.meta.url)), args)
  const ended = new Promise((_, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ${args.join(' ')} ended with code ${code}`)))
  })
  ended.catch(() => {})
  return {
    child,
    message: () => Promise.race([ended, new Promise((resolve) => child.once('message', resolve))]),
  }
}

/** Bytes of everything a package exports, minified and compressed with brotli. */
async function bundledSize(name) {
  const built = new URL('../packages/troth/dist/esm/index.js', import.meta.url)
  const bundle = await rolldown({
    input: name === 'troth' ? fileURLToPath(built) : name,
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    platform: 'browser',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false })
  await bundle.close()
  return brotliCompressSync(output[0].code).length
}

function median(list) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

function report() {
  const cell = (value, width) => String(value ?? '-').padStart(width)
  console.log('\n             min + brotli   no limit, beside    30 s limit, beside')
  console.log('client              bytes      req/s   fetch         req/s   fetch')
  for (const name of Object.keys(jobs['no limit'])) {
    const [free, limited] = Object.values(speeds).map((speed) => speed[name])
    console.log(
      name.padEnd(10) +
        cell(sizes[name], 15) +
        cell(free && Math.round(free.rate), 11) +
        cell(free?.ratio.toFixed(2), 8) +
        cell(limited && Math.round(limited.rate), 14) +
        cell(limited?.ratio.toFixed(2), 8),
    )
  }
  console.log('')
  verdict(`size: ${sizes.troth} bytes, at most ${SIZE_LIMIT}`, sizes.troth <= SIZE_LIMIT)
  for (const [job, { troth, ky, ofetch }] of Object.entries(speeds)) {
    const speed = troth.ratio / Math.max(ky.ratio, ofetch.ratio)
    verdict(
      `speed, ${job}: ${speed.toFixed(2)} of the faster of ky and ofetch, at least ${SPEED_LIMIT}`,
      speed >= SPEED_LIMIT,
    )
  }
}

function verdict(text, met) {
  console.log(`${text}: ${met ? 'met' : 'MISSED'}`)
  if (!met) process.exitCode = 1
}
