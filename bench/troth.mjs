// Size and speed of Troth compared with its peers, in one run on one machine.
//
// Size: see bundledSize.mjs. That of Troth, and of its entries, is the largest of its forms. With --record the
// sizes are kept in results/clients.json, with what clientDefaults.mjs observes: the pages of the site show
// them. With --sizes nothing else is measured.
// Speed: GET of a page of JSON over loopback, on equal terms: all clients without
// a time limit, then all with the same one. The clients take turns of a few dozen
// requests in random order, so that a slow moment of the machine hits them alike; the
// figure of a client is the median of its speed compared with that of bare `fetch` in the
// same turn.
//
// Usage: npm run bench:troth [-- --turns 400 --requests 40 --concurrency 8 --sizes --record]

import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundledSize, entrySizes, trothSizes } from './bundledSize.mjs'
import { observeClients } from './clientDefaults.mjs'
import { jobs } from './clients.mjs'
import { ENTRY_LIMITS, SIZE_LIMIT } from './sizeLimits.mjs'

const SPEED_LIMIT = 0.95

const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '400' },
    requests: { type: 'string', default: '40' },
    concurrency: { type: 'string', default: '8' },
    sizes: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
})
const turns = Number(values.turns)
const requests = Number(values.requests)
const concurrency = Number(values.concurrency)

const forms = await trothSizes()
const entries = Object.fromEntries(
  Object.entries(await entrySizes()).map(([name, sizes]) => [name, Math.max(...Object.values(sizes))]),
)
const sizes = { troth: Math.max(...Object.values(forms)) }
// `fetch` is there already, and `troth*` is Troth.
for (const name of Object.keys(jobs['no limit']))
  if (!/^(fetch|troth)/.test(name)) sizes[name] = await bundledSize(name)
if (values.record) await record()
const speeds = {}
if (!values.sizes) {
  console.log(`Node ${process.version}; ${turns} turns of ${requests} requests, ${concurrency} at a time`)
  for (const job of Object.keys(jobs)) speeds[job] = await measure(job)
}
report()

/** Keeps the sizes, what they are the sizes of, and what the clients do by default. */
async function record() {
  const packageOf = (name) => (name === 'troth' ? '../packages/troth' : `./node_modules/${name}`)
  const manifestOf = (name) =>
    JSON.parse(readFileSync(new URL(`${packageOf(name)}/package.json`, import.meta.url), 'utf8'))
  const names = Object.keys(sizes)
  const results = {
    command: 'npm run bench:troth -- --record',
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    bytes: sizes,
    forms,
    entries,
    versions: Object.fromEntries(names.map((name) => [name, manifestOf(name).version])),
    needs: Object.fromEntries(
      names.map((name) => {
        const { dependencies = {}, engines = {} } = manifestOf(name)
        return [name, { dependencies: Object.keys(dependencies).length, node: engines.node ?? null }]
      }),
    ),
    defaults: await observeClients(),
  }
  mkdirSync(new URL('./results/', import.meta.url), { recursive: true })
  writeFileSync(new URL('./results/clients.json', import.meta.url), `${JSON.stringify(results, null, 2)}\n`)
}

/** Speed of each client of a job, in requests per second and compared with `fetch`. */
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

function median(list) {
  const sorted = [...list].sort((a, b) => a - b)
  return sorted[sorted.length >> 1]
}

function report() {
  const cell = (value, width) => String(value ?? '-').padStart(width)
  console.log('\n             min + brotli   no limit, versus    30 s limit, versus')
  console.log('client              bytes      req/s   fetch         req/s   fetch')
  for (const name of values.sizes ? Object.keys(sizes) : Object.keys(jobs['no limit'])) {
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
  if (!values.sizes) console.log('* with its default limit of 30 s')
  console.log()
  console.log(
    `troth by form: ${Object.entries(forms)
      .map((form) => form.join(' '))
      .join(', ')} bytes`,
  )
  verdict(`size: ${sizes.troth} bytes, at most ${SIZE_LIMIT}`, sizes.troth <= SIZE_LIMIT)
  for (const [name, size] of Object.entries(entries))
    verdict(`size of troth/${name}: ${size} bytes, at most ${ENTRY_LIMITS[name]}`, size <= ENTRY_LIMITS[name])
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
