// @ts-check
// How many requests `vellum serve` responds to in a second, compared with plain sirv on the
// same folder, and how many requests of 1,000 connections time out. Both servers are
// measured in turn, several times, so that a busy moment of the machine meets both.
//
// Usage: npm run bench:serve [-- options]
//   --dir site/dist     a built site; the starter fixture is built unless given
//   --rounds 3          of each server; the rate is the median
//   --seconds 5         of one round at 20 connections
//   --crowd-seconds 15  at 1,000 connections

import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { orFail, run } from '../scripts/command.mjs'
import { Failure } from '../scripts/failure.mjs'
import { root, runScript } from '../scripts/script.mjs'
import { median } from './page/median.mjs'
import { serveSirv, serveSite } from './page/served.mjs'

const RATIO_LIMIT = 0.8
const MOST_PATHS = 40

await runScript(import.meta.url, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'string' },
      rounds: { type: 'string', default: '3' },
      seconds: { type: 'string', default: '5' },
      'crowd-seconds': { type: 'string', default: '15' },
    },
  })
  const temporary = mkdtempSync(join(tmpdir(), 'bench-serve-'))
  const siteDir = join(root, 'packages/vellum/fixtures/starter')
  const dist = values.dir ? resolve(values.dir) : join(temporary, 'dist')
  if (!values.dir) {
    const cli = fileURLToPath(new URL('../packages/vellum/bin/vellum.js', import.meta.url))
    // With the base that it is served under.
    const build = run(process.execPath, [cli, 'build', siteDir, '--out-dir', dist, '--base', '/'])
    await orFail(build, 'The starter site was not built.')
  }
  if (!existsSync(join(dist, 'index.html'))) throw new Failure(`There is no built site in "${dist}".`)
  const paths = pagePaths(dist)
  const servers = [
    { name: 'vellum serve', ...(await serveSite({ siteDir, dist, base: '/' })) },
    { name: 'sirv', ...(await serveSirv(dist)) },
  ]
  try {
    /** @type {Map<string, number[]>} */
    const rates = new Map(servers.map(({ name }) => [name, []]))
    for (let round = 0; round < Number(values.rounds); round++) {
      for (const { name, url } of servers) {
        const result = await load(url, paths, { connections: 20, seconds: Number(values.seconds) })
        if (result.non2xx > 0)
          throw new Failure(`${name} responded to ${result.non2xx} requests with an error.`)
        rates.get(name)?.push(result.requests.average)
      }
    }
    const crowds = []
    for (const { name, url } of servers) {
      const seconds = Number(values['crowd-seconds'])
      crowds.push({ name, ...(await load(url, paths, { connections: 1000, seconds })) })
    }
    return report(rates, crowds)
  } finally {
    for (const { close } of servers) close()
    rmSync(temporary, { recursive: true })
  }
})

/**
 * The URLs of pages, as links name them.
 * @param {string} dist
 */
function pagePaths(dist) {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => encodeURI(file.slice(0, -'index.html'.length)))
    .sort()
    .slice(0, MOST_PATHS)
}

/**
 * @param {string} url
 * @param {string[]} paths
 * @param {{ connections: number, seconds: number }} options
 */
function load(url, paths, { connections, seconds }) {
  return autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 10,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    requests: paths.map((path) => ({ path })),
  })
}

/**
 * @param {Map<string, number[]>} rates
 * @param {{ name: string, timeouts: number, errors: number, requests: { average: number } }[]} crowds
 */
function report(rates, crowds) {
  const [ours = 0, peer = 0] = [...rates.values()].map(median)
  console.log('server          requests/s   at 1,000 connections   time-outs   other errors')
  for (const { name, timeouts, errors, requests } of crowds) {
    const cells = [median(rates.get(name) ?? []), requests.average, timeouts, errors - timeouts]
    const [rate, crowd, late, failed] = cells.map((cell) => String(Math.round(cell)))
    console.log(
      `${name.padEnd(16)}${rate?.padStart(10)}${crowd?.padStart(23)}${late?.padStart(12)}${failed?.padStart(15)}`,
    )
  }
  const [own, other] = crowds.map(({ timeouts }) => timeouts)
  const isFast = verdict(
    `rate: ${(ours / peer).toFixed(2)} of sirv, at least ${RATIO_LIMIT}`,
    ours / peer >= RATIO_LIMIT,
  )
  const isSteady = verdict(`time-outs: ${own}, at most ${other}`, Number(own) <= Number(other))
  return isFast && isSteady ? 0 : 1
}

/**
 * @param {string} text
 * @param {boolean} isMet
 */
function verdict(text, isMet) {
  console.log(`${text}: ${isMet ? 'met' : 'MISSED'}`)
  return isMet
}
