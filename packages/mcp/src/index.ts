// The command line: `vellum-mcp <site>`. Reads arguments, then serves a site over stdio. Standard output has messages of
// the protocol and nothing else.

import { readFile, stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { mcpMethods } from './protocol/mcpMethods.js'
import { serveRpc } from './protocol/rpcServer.js'
import { isSiteUrl, type OpenSite, openSite } from './site/openSite.js'

const HELP = `Usage: vellum-mcp <site> [options]

Serves the documentation of a Vellum site to an assistant, with the Model Context Protocol over stdio: search, pages, error
messages. <site> is the URL of a site, or the folder of a built one, such as dist.

Options:
  --locale <name>   Serve this locale instead of the default one.
  --help, --version

Exit codes: 0 the client has closed the connection, 2 an error in the command line.
Manual: https://troth-http.github.io/vellum/learn/assistants`

/** Runs the command; resolves to the exit code when the client closes the connection. */
export async function runMcp(args: readonly string[]): Promise<number> {
  let options: ReturnType<typeof readArguments>
  try {
    options = readArguments(args)
  } catch (error) {
    return wrong((error as Error).message, 'See `npx vellum-mcp --help`.')
  }
  const { values, positionals } = options
  if (values.help) return print(HELP)
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  if (values.version) return print(version)
  const [name, another] = positionals
  if (name === undefined || another !== undefined) {
    return wrong(
      'Exactly one site must be named.',
      'Pass the URL of a site, or the folder of a built one: `npx vellum-mcp dist`.',
    )
  }
  const { locale } = values
  if (locale !== undefined && !/^[\w-]+$/.test(locale)) {
    return wrong(`"${locale}" is no locale.`, 'Pass a name such as `fr` or `pt-BR`.')
  }
  if (isSiteUrl(name) && !URL.canParse(name)) {
    return wrong(`"${name}" is no URL.`, 'Pass a URL such as https://docs.example.com/.')
  }
  const site = isSiteUrl(name) ? name : resolve(name)
  if (!isSiteUrl(name) && !(await stat(site).catch(() => undefined))?.isDirectory()) {
    return wrong(
      `There is no folder ${site}.`,
      'Pass the folder of a built site, or a URL that starts with https://.',
    )
  }
  let opened: Promise<OpenSite> | undefined
  // Without the signal of a request: others may wait for the same site.
  const open = () => {
    const opening = opened ?? openSite({ site, locale })
    opened = opening
    opening.catch(() => {
      if (opened === opening) opened = undefined
    })
    return opening
  }
  await serveRpc({
    input: process.stdin,
    write: (line) => void process.stdout.write(line),
    methods: mcpMethods({ version, name: site, open }),
  })
  return 0
}

function readArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { locale: { type: 'string' }, help: { type: 'boolean' }, version: { type: 'boolean' } },
  })
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}

function wrong(message: string, hint: string): number {
  process.stderr.write(`\n${message}\n  ${hint}\n`)
  return 2
}
