// @ts-check
// Starts nginx and Caddy for a built site, as the steps of packages/vellum/DEPLOY.md do, each on a free port.

import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.mjs'

/**
 * @typedef {import('./webServers.mjs').WebServer} WebServer
 * @typedef {{ url: string, close: () => Promise<void> }} RunningServer
 */

/**
 * Serves a folder.
 * @param {WebServer} server
 * @param {{ root: string, work: string, baseUrls?: readonly string[] }} folders `work` is for the program's own files; each
 * site is in `root`, in the folder of its base URL
 * @returns {Promise<RunningServer>}
 */
export async function startWebServer({ name, path }, { root, work, baseUrls = ['/'] }) {
  const port = await freePort()
  const site = {
    root,
    work,
    port,
    configs: baseUrls.map((baseUrl) => join(root, baseUrl, name === 'nginx' ? '_nginx.conf' : '_Caddyfile')),
  }
  const args = name === 'nginx' ? nginxArgs(site) : caddyArgs(site)
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  const child = spawn(path, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text) => {
    output += text
  })
  const url = `http://127.0.0.1:${port}/`
  await responding(url, () => {
    if (child.exitCode !== null) throw new Error(`${name} did not start.\n${output}`)
  })
  return { url, close: () => ended(child) }
}

/**
 * Whether the `.br` files are sent; nginx has a module for it.
 * @param {WebServer} server
 */
export function sendsBrotli({ name }) {
  return name === 'caddy' || existsSync(BROTLI)
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** @param {{ root: string, work: string, port: number, configs: string[] }} options */
function nginxArgs({ root, work, port, configs }) {
  const file = join(work, 'nginx.conf')
  const hasBrotli = sendsBrotli({ name: 'nginx', path: '' })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${work}/${kind};`,
  )
  const lines = [
    // Its workers must be able to read a folder of this user.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    ...(hasBrotli ? [`load_module ${BROTLI};`] : []),
    `daemon off; master_process off; pid ${work}/nginx.pid; error_log stderr warn;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')}`,
    `  server { listen 127.0.0.1:${port}; root ${root}; ${hasBrotli ? 'brotli_static on;' : ''}`,
    ...configs.map((config) => `    include ${config};`),
    '  }',
    '}',
  ]
  writeFileSync(file, lines.join('\n'))
  return ['-p', work, '-c', file]
}

/** @param {{ root: string, work: string, port: number, configs: string[] }} options */
function caddyArgs({ root, work, port, configs }) {
  const file = join(work, 'Caddyfile')
  const lines = [
    '{\n\tadmin off\n\tauto_https off\n}',
    `http://127.0.0.1:${port} {\n\troot * ${root}`,
    ...configs.map((config) => `\timport ${config}`),
    '}\n',
  ]
  writeFileSync(file, lines.join('\n'))
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

/**
 * Waits until a server responds; `check` throws when it never will.
 * @param {string} url
 * @param {() => void} check
 */
async function responding(url, check) {
  for (;;) {
    check()
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** @param {import('node:child_process').ChildProcess} child */
async function ended(child) {
  if (child.exitCode !== null) return
  const end = new Promise((done) => child.once('exit', done))
  child.kill()
  await end
}
