// @ts-check
// Scores a site by the published rules of Mozilla's HTTP Observatory and prints the points of every rule. Exits with 1
// when a site has less than 120 points.
//
// Usage: npm run test:headers                     the built site on `vellum serve`, nginx and Caddy, as behind HTTPS
//        npm run test:headers -- https://x.dev    a site that is online
//        npm run test:headers -- --behind-https http://127.0.0.1:3000/

import { mkdtempSync, rmSync } from 'node:fs'
import { get as httpGet } from 'node:http'
import { get as httpsGet } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npm, orFail } from './command.mjs'
import { Failure } from './failure.mjs'
import { observe, PASSING_SCORE } from './observatory.mjs'
import { runScript } from './script.mjs'
import { startWebServer } from './startWebServer.mjs'
import { findWebServers } from './webServers.mjs'

await runScript(import.meta.url, async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'behind-https': { type: 'boolean', default: false } },
  })
  const scores =
    positionals.length > 0
      ? await Promise.all(
          positionals.map((url) => grade(url, { name: url, isBehindHttps: values['behind-https'] })),
        )
      : await gradeBuiltSite()
  return scores.every((score) => score >= PASSING_SCORE) ? 0 : 1
})

/** Builds the site for each host, and grades it there. The pages come from the cache of the last build. */
async function gradeBuiltSite() {
  const work = mkdtempSync(join(tmpdir(), 'grade-'))
  try {
    const scores = []
    for (const server of findWebServers()) {
      const out = join(work, server.name)
      await build(['--target', server.name, '--out-dir', out])
      const running = await startWebServer(server, { root: out, work })
      scores.push(await grade(running.url, { name: server.name, isBehindHttps: true }).finally(running.close))
    }
    const out = join(work, 'site')
    await build(['--out-dir', out])
    const { serve } = await import('../packages/vellum/dist/node/bundle/index.js')
    const ownHost = await serve({ dir: out, baseUrl: '/', port: 0 })
    scores.push(
      await grade(ownHost.url, { name: 'vellum serve', isBehindHttps: true }).finally(ownHost.close),
    )
    return scores
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** @param {string[]} args */
async function build(args) {
  const command = ['exec', '-w', 'troth-site', '--', 'vellum', 'build', ...args]
  await orFail(npm(command), 'The site was not built.')
}

/**
 * Prints the points of a site; returns its score.
 * @param {string} url
 * @param {{ name: string, isBehindHttps: boolean }} options
 */
async function grade(url, { name, isBehindHttps }) {
  const { protocol } = readUrl(url)
  const { headers, html } = await request(url)
  const isHttps = protocol === 'https:' || isBehindHttps
  const redirection = isBehindHttps ? 'to-https' : await redirectionOf(url)
  const { score, grade, rules } = observe({ headers, html, isHttps, redirection })
  console.log(
    `\n${name}: ${grade}, ${score} points${score < PASSING_SCORE ? `; at least ${PASSING_SCORE} are needed` : ''}`,
  )
  for (const { rule, result, points } of rules) {
    console.log(`  ${String(points > 0 ? `+${points}` : points).padStart(4)}  ${rule.padEnd(30)} ${result}`)
  }
  return score
}

/** @param {string} url */
function readUrl(url) {
  try {
    return new URL(url)
  } catch {
    throw new Failure(`"${url}" is not a URL.`, { hint: 'Write it with its scheme: https://example.com' })
  }
}

/** What happens to the same URL without TLS. @param {string} url */
async function redirectionOf(url) {
  const plain = new URL(url)
  plain.protocol = 'http:'
  try {
    const { status, headers } = await request(plain.href)
    if (status < 300 || status > 399) return 'missing'
    return String(headers.location).startsWith('https:') ? 'to-https' : 'not-to-https'
  } catch {
    return 'no-http'
  }
}

/**
 * @param {string} url
 * @returns {Promise<{ status: number, headers: import('node:http').IncomingHttpHeaders, html: string }>}
 */
function request(url) {
  const get = url.startsWith('https:') ? httpsGet : httpGet
  return new Promise((done, failed) => {
    const sent = get(url, { headers: { accept: 'text/html' }, timeout: 20_000 }, async (response) => {
      let body = ''
      for await (const part of response) body += part
      const isHtml = String(response.headers['content-type']).startsWith('text/html')
      done({ status: response.statusCode ?? 0, headers: response.headers, html: isHtml ? body : '' })
    })
    sent.on('timeout', () => sent.destroy(new Error(`${url} did not respond within 20 seconds.`)))
    sent.on('error', failed)
  })
}
