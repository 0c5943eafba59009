// Serves a built site on this machine as a static host would. The server is that of `vellum-host`; here its errors get
// the words of the command line. Types are written here: `vellum-host` is bundled, so sites do not have its own.

import { stat } from 'node:fs/promises'
import type { Server } from 'node:http'
import { HostError, isUnknownHost, listenNear, serve as serveFolder } from 'vellum-host'
import { VellumError } from '../base/errors.js'

/** Which site to serve, and where. */
export interface ServeOptions {
  /** The folder of the site. */
  readonly dir: string
  /** What the folder is served under, with both slashes. */
  readonly baseUrl: string
  /** More headers of every response; they win. */
  readonly headers?: Readonly<Record<string, string>>
  /** The port to use, or the next free one above it; 0 for any. */
  readonly port: number
  /** Whether to fail when the port is taken. @default false */
  readonly strictPort?: boolean
  /** `true` for all of this machine, so that other devices reach it. @default '127.0.0.1' */
  readonly host?: string | true
}

/** The URLs of a site's home page. */
export interface ServerUrls {
  /** On this machine: `http://127.0.0.1:3000/troth/` */
  readonly url: string
  /** From other devices; none when it listens for this machine only. */
  readonly network: readonly string[]
}

/** A running server. */
export interface ServedSite extends ServerUrls {
  readonly close: () => Promise<void>
}

/** Starts a server. */
export async function serve(options: ServeOptions): Promise<ServedSite> {
  const found = await stat(options.dir).catch(() => undefined)
  if (!found?.isDirectory()) {
    throw new VellumError(`There is no built site in "${options.dir}".`, {
      code: 'no-built-site',
      hint: 'Run `vellum build` first, or name its folder with `--out-dir`.',
    })
  }
  return namingOptions(options.strictPort ?? false, () => serveFolder(options))
}

/** Listens on the port or, unless that is forbidden, on the next free one, and returns which it is. */
export function listen(
  server: Server,
  options: Required<Pick<ServeOptions, 'port' | 'strictPort' | 'host'>>,
): Promise<number> {
  return namingOptions(options.strictPort, () => listenNear(server, options))
}

/** An error says which option of the command line to change. */
async function namingOptions<Result>(strictPort: boolean, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    const cause = error.cause as NodeJS.ErrnoException
    throw new VellumError(error.message, {
      code: error.code,
      hint: listenHint(cause.code, strictPort),
      cause,
    })
  }
}

function listenHint(code: string | undefined, strictPort: boolean): string {
  if (isUnknownHost(code)) {
    return 'Pass a host name or an address of this machine with `--host`, or `--host` alone for all of them.'
  }
  const isTaken = code === 'EADDRINUSE' && strictPort
  return `Choose another port with \`--port\`${isTaken ? ', or leave out `--strict-port`' : ''}.`
}
