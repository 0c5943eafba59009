// Deploys a site by the three steps of DEPLOY.md, word for word: only paths, ports and names are replaced, `npx vellum` is
// the built package, and `systemctl` is a script that starts or reloads the server.

import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '../../../scripts/freePort.mjs'
import { sendsBrotli } from '../../../scripts/startWebServer.mjs'
import type { WebServer } from '../../../scripts/webServers.mjs'

const execute = promisify(execFile)
const repository = fileURLToPath(new URL('../../../', import.meta.url))
const BIN = join(repository, 'packages/vellum/bin/vellum.js')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** A site that was deployed by the documented steps. */
export interface Deployment {
  /** Without a slash at its end. */
  readonly url: string
  /** The folder that is served. */
  readonly root: string
  /** Deploys the site again, as it is now: the first step and the last, with `--keep-assets`. */
  readonly again: () => Promise<void>
  readonly close: () => Promise<void>
}

/** A step of DEPLOY.md: the command in backticks, and the files whose text is below it. */
interface Step {
  readonly command: string | undefined
  readonly files: readonly { readonly path: string; readonly text: string }[]
}

/** The steps below a heading of DEPLOY.md. */
export function documentedSteps(heading: string): Step[] {
  const text = readFileSync(join(repository, 'packages/vellum/DEPLOY.md'), 'utf8')
  const [, section = ''] = text.split(`\n## ${heading}\n`)
  const items = section.split('\n## ')[0]!.match(/^\d\. .*(?:\n(?: {3}.*)?)*/gm) ?? []
  return items.map((item) => ({
    command: /`([^`]+)`/.exec(item.split('\n')[0]!)?.[1],
    files: [...item.matchAll(/^ {3}```\S+ title="([^"]+)"\n(.*?)^ {3}```$/gms)].map(
      ([, path = '', code = '']) => ({
        path,
        text: code.replace(/^ {3}/gm, ''),
      }),
    ),
  }))
}

/** Deploys the site in `siteDir`; `work` is for the files of a machine: its `/etc`, `/var/www` and programs. */
export async function deployBySteps(
  program: WebServer,
  { siteDir, work }: { readonly siteDir: string; readonly work: string },
): Promise<Deployment> {
  const [build, configure, reload] = documentedSteps(program.name === 'nginx' ? 'nginx' : 'Caddy')
  const root = join(work, 'var/www/docs')
  const [port, adminPort] = [await freePort(), await freePort()]
  makeMachine(program, { work, adminPort })
  const env = {
    ...process.env,
    PATH: `${join(work, 'bin')}${delimiter}${process.env.PATH}`,
    HOME: work,
    XDG_DATA_HOME: work,
    XDG_CONFIG_HOME: work,
  }
  const type = (command: string) => {
    const here = command.replaceAll('/var/www/', `${work}/var/www/`).replaceAll('/etc/', `${work}/etc/`)
    return execute('sh', ['-c', here], { cwd: siteDir, env })
  }
  await type(build!.command!.replace(/ --keep-assets \S+/, ''))
  for (const { path, text } of configure!.files) {
    writeFileSync(join(work, path), changeNames(text, program, { work, port, adminPort }))
  }
  await type(reload!.command!)
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await until(isUp, `${program.name} responds at ${url}`)
  return {
    url,
    root,
    again: async () => {
      await type(build!.command!)
      await type(reload!.command!)
      await reloaded({ url, file: join(root, program.name === 'nginx' ? '_nginx.conf' : '_Caddyfile') })
    },
    close: async () => void (await type(`systemctl stop ${program.name}`)),
  }
}

/** What Debian's packages have besides the program: a main configuration, and a service. */
function makeMachine(
  program: WebServer,
  { work, adminPort }: { readonly work: string; readonly adminPort: number },
): void {
  for (const folder of ['bin', 'var/www', 'etc/nginx/sites-enabled', 'etc/caddy'])
    mkdirSync(join(work, folder), { recursive: true })
  const script = (name: string, lines: readonly string[]) => {
    writeFileSync(join(work, 'bin', name), ['#!/bin/sh', 'set -e', ...lines, ''].join('\n'))
    chmodSync(join(work, 'bin', name), 0o755)
  }
  script('npx', [`shift; exec node ${BIN} "$@"`])
  if (program.name === 'nginx') {
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${work}/${kind};`,
    )
    const main = [
      // Its workers must be able to read a folder of this user.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      ...(sendsBrotli(program) ? [`load_module ${BROTLI_MODULE};`] : []),
      `pid ${work}/nginx.pid; error_log ${work}/error.log; worker_processes 1;`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')} include ${work}/etc/nginx/sites-enabled/*; }`,
    ]
    writeFileSync(join(work, 'etc/nginx/nginx.conf'), main.join('\n'))
    script('nginx', [`exec ${program.path} -p ${work} -c ${work}/etc/nginx/nginx.conf "$@" </dev/null`])
    script('systemctl', [
      `if [ "$1" = stop ]; then nginx -s stop`,
      // `nginx -t` makes an empty one.
      `elif [ -s ${work}/nginx.pid ]; then nginx -s reload`,
      'else nginx >/dev/null 2>&1; fi',
    ])
  } else {
    const config = `--config ${work}/etc/caddy/Caddyfile --adapter caddyfile`
    script('systemctl', [
      `if [ "$1" = stop ]; then ${program.path} stop --address 127.0.0.1:${adminPort}`,
      `elif [ -s ${work}/caddy.pid ]; then ${program.path} reload ${config} --force --address 127.0.0.1:${adminPort}`,
      `else ${program.path} start ${config} --pidfile ${work}/caddy.pid >/dev/null 2>&1; fi`,
    ])
  }
}

/** What the second step leaves to the reader: names, ports and certificates. Here there is one port, without HTTPS. */
function changeNames(
  writtenText: string,
  program: WebServer,
  { work, port, adminPort }: { readonly work: string; readonly port: number; readonly adminPort: number },
): string {
  const text = writtenText.replaceAll('/var/www/', `${work}/var/www/`)
  if (program.name === 'caddy') {
    // Another Caddy of this machine may have the usual port of the one that takes orders.
    const options = `{\n\tadmin 127.0.0.1:${adminPort}\n}\n`
    return options + text.replace('docs.example.com {', `http://127.0.0.1:${port} {`)
  }
  const [, secure = ''] = text.split(/^(?=server \{)/m)
  const plain = secure
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ *(?:listen \[::\]|ssl_|server_name ).*\n/gm, '')
  return sendsBrotli(program) ? plain : plain.replace(/^ *brotli_static on;\n/m, '')
}

/** Waits until a condition holds. */
async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 60_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited 60 s in vain: ${what}.`)
    await new Promise((done) => setTimeout(done, 20))
  }
}

/** Waits until the server sends the policy of the new configuration: a reload returns before that. */
async function reloaded({ url, file }: { readonly url: string; readonly file: string }): Promise<void> {
  const config = readFileSync(file, 'utf8')
  const isNew = async () => {
    // The connection of the old configuration ends with it, maybe in the middle of a request.
    const response = await fetch(url).catch(() => undefined)
    const policy = response?.headers.get('content-security-policy')
    return policy != null && config.includes(policy)
  }
  await until(isNew, `${url} sends the policy of ${file}`)
}
