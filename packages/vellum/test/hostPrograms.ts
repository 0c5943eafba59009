// Starts nginx and Caddy for a built site, as the files of `deploy/` do, each on a free port.

import { type ChildProcess, spawn } from 'node:child_process'
import { accessSync, constants, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'

/** A program that serves a site. */
export interface HostProgram {
  readonly name: 'nginx' | 'caddy'
  readonly path: string
}

/** A running host. */
export interface RunningHost {
  readonly url: string
  readonly close: () => Promise<void>
}

/** The programs of this machine. Where tests must not leave anything out, one that is missing is an error. */
export function hostPrograms(): HostProgram[] {
  return (['nginx', 'caddy'] as const).flatMap((name) => {
    const path = programPath(name)
    if (path) return [{ name, path }]
    if (process.env.CI === 'true') throw new Error(`${name} is not installed, so it cannot be tested.`)
    // `npm test` installs it, or says in a line that it is not tested.
    return []
  })
}

/** Serves a folder; `work` is a folder for the program's own files. */
export async function startHost(
  { name, path }: HostProgram,
  { root, work }: { root: string; work: string },
): Promise<RunningHost> {
  const port = await freePort()
  const args = name === 'nginx' ? nginxArgs({ root, work, port }) : caddyArgs({ root, work, port })
  const child = spawn(path, args, {
    env: { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output += text.toString()
  })
  const url = `http://127.0.0.1:${port}`
  await waitFor(url, child, () => output)
  return { url, close: () => stop(child) }
}

function nginxArgs({ root, work, port }: { root: string; work: string; port: number }): string[] {
  const file = join(work, 'nginx.conf')
  const brotli = nginxModule('ngx_http_brotli_static_module.so')
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${work}/${kind};`,
  )
  writeFileSync(
    file,
    [
      // Its workers must be able to read a folder of this user.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ...(brotli ? [`load_module ${brotli};`] : []),
      `daemon off; master_process off; pid ${work}/nginx.pid; error_log stderr warn;`,
      'events {}',
      `http { access_log off; ${temp.join(' ')}`,
      `  server { listen 127.0.0.1:${port}; root ${root}; ${brotli ? 'brotli_static on;' : ''} include ${root}/_nginx.conf; }`,
      '}',
    ].join('\n'),
  )
  return ['-p', work, '-c', file]
}

function caddyArgs({ root, work, port }: { root: string; work: string; port: number }): string[] {
  const file = join(work, 'Caddyfile')
  const lines = [
    '{\n\tadmin off\n\tauto_https off\n}',
    `http://127.0.0.1:${port} {\n\troot * ${root}\n\timport ${root}/_Caddyfile\n}\n`,
  ]
  writeFileSync(file, lines.join('\n'))
  return ['run', '--config', file, '--adapter', 'caddyfile']
}

/** Whether nginx sends the `.br` files depends on a module of its own. */
export function hasBrotli({ name }: HostProgram): boolean {
  return name === 'caddy' || nginxModule('ngx_http_brotli_static_module.so') !== undefined
}

function nginxModule(name: string): string | undefined {
  const file = join('/usr/lib/nginx/modules', name)
  return isExecutable(file, constants.R_OK) ? file : undefined
}

function programPath(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((file) => isExecutable(file, constants.X_OK))
}

function isExecutable(file: string, mode: number): boolean {
  try {
    accessSync(file, mode)
    return true
  } catch {
    return false
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}

async function waitFor(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The host did not start.\n${output()}`)
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((done) => setTimeout(done, 20))
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((done) => child.once('exit', done))
  child.kill()
  await ended
}
