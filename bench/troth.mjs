// Size and speed of Troth beside its peers, in one run on one machine.
//
// Size: everything a package exports, through one bundler and minifier, then brotli.
// Speed: GET of a page of JSON over loopback, on equal terms: all clients without
// a time limit, then all with the same one. The clients take turns of a few dozen
// requests in random order, so that a slow moment of the machine hits them alike; the
// figure of a client is the median of its speed beside that of bare `fetch` in the
// same turn.
//
// Usage: npm run bench:troth [-- --turns 400 --requests 40 --concurrency 8]

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
    turns: { type: 'string', default: '400' },
    requests: { type: 'string', default: '40' },
    concurrency: { type: 'string', default: '8' },
  },
})
const turns = Number(values.turns)
const requests = Number(values.requests)
const concurrency = Number(values.concurrency)

const sizes = {}
for (const name of Object.keys(jobs['30 s limit'])) sizes[name] = await bundledSize(name)
sizes.redaxios = await bundledSize('redaxios')
console.log(`Node ${process.version}; ${turns} turns of ${requests} requests, ${concurrency} at a time`)
const speeds = {}
for (const job of Object.keys(jobs)) speeds[job] = await measure(job)
report()

/** Speed of each client of a job, in requests per second and beside `fetch`. */
async function measure(job) {
  const server = fork(fileURLToPath(new URL('./server.mjs', import.meta.url)))
  try {
    const url = await new Promise((resolve) => server.once('message', resolve))
    const clients = []
    for (const [name, load] of Object.entries(jobs[job])) clients.push({ name, get: await load() })
    for (let i = 0; i < 30; i++) for (const { get } of clients) await run(get, url)

    const results = []
    for (let i = 0; i < turns; i++) {
      const times = {}
      for (const { name, get } of clients.toSorted(() => Math.random() - 0.5))
        times[name] = await run(get, url)
      results.push(times)
    }
    const rate = (requests / median(results.map((times) => times.fetch))) * 1000
    return Object.fromEntries(
      clients.map(({ name }) => {
        const ratio = median(results.map((times) => times.fetch / times[name]))
        return [name, { ratio, rate: rate * ratio }]
      }),
    )
  } finally {
    server.kill()
  }
}

/** Milliseconds of one turn of a client. */
async function run(get, url) {
  let left = requests
  const start = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const data = await get(url)
        if (data.users.length !== 20) throw new Error('a client got a wrong answer')
      }
    }),
  )
  return performance.now() - start
}

/** Bytes of everything a package exports, minified and compressed with brotli. `fetch` is there already. */
async function bundledSize(name) {
  if (name === 'fetch') return undefined
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
  console.log('* with its default limit of 30 s\n')
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
