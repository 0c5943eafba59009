// The packages as a registry has them, in folders outside of the workspace. Runs what a reader types there, with one of several
// package managers and versions of Node.js.

import { execFile } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startRegistry } from '../../../scripts/packageRegistry.mjs'

const execute = promisify(execFile)
const packages = fileURLToPath(new URL('../../', import.meta.url))
const tools = fileURLToPath(new URL('tools/node_modules/', import.meta.url))

/** How a command is run. */
export interface CommandOptions {
  readonly cwd: string
  /** The program of another version of Node.js. */
  readonly node?: string
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>
}

/** A registry with the packages, and a folder for what is installed from it. */
export interface PackedPackages {
  readonly work: string
  /** Runs a command as a reader types it; fails when it does. */
  readonly type: (command: string, options: CommandOptions) => Promise<{ stdout: string; stderr: string }>
  readonly close: () => Promise<void>
}

/** Starts the registry. */
export async function startPackages(): Promise<PackedPackages> {
  const work = mkdtempSync(join(tmpdir(), 'create-vellum-'))
  const ours = ['vellum', 'search', 'playground', 'create-vellum'].map((name) => join(packages, name))
  const registry = await startRegistry({ packages: ours, work, hasOthers: true })
  const commands = managerCommands(join(work, 'bin'))
  const stores = join(work, 'stores')
  const { stdout: npmCache } = await execute('npm', ['config', 'get', 'cache'])
  keepDownloads(npmCache.trim(), join(stores, 'npm'))
  return {
    work,
    type: (command, { cwd, node = process.execPath, env }) =>
      execute('sh', ['-c', command], {
        cwd,
        maxBuffer: 64 * 1024 * 1024,
        env: {
          ...process.env,
          PATH: [dirname(node), commands, process.env.PATH].join(delimiter),
          ...registrySettings(registry.url, stores),
          // npm would warn of settings that it does not know.
          ...(command.startsWith('pnpm ') && pnpmSettings(stores)),
          ...env,
        },
      }),
    close: async () => {
      await registry.close()
      rmSync(work, { recursive: true, force: true })
    },
  }
}

/** The README of a package, by its folder. */
export function readme(folder: string): string {
  return readFileSync(join(packages, folder, 'README.md'), 'utf8')
}

/** Writes the files of an example in place of all others of a folder but those that package managers have made there. */
export function replaceFiles(folder: string, files: Readonly<Record<string, string>>): void {
  const kept =
    /^(?:node_modules|package\.json|package-lock\.json|pnpm-lock\.yaml|yarn\.lock|\.yarn|\.pnp\..*)$/
  for (const name of readdirSync(folder)) {
    if (!kept.test(name)) rmSync(join(folder, name), { recursive: true })
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

/** A folder with the commands `pnpm` and `yarn`, which run on the Node.js of the one who calls them. */
function managerCommands(folder: string): string {
  mkdirSync(folder)
  for (const [name, file] of [
    ['pnpm', 'pnpm/bin/pnpm.cjs'],
    ['yarn', '@yarnpkg/cli-dist/bin/yarn.js'],
  ] as const) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexec node "${join(tools, file)}" "$@"\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

/** Where each package manager gets packages, and what keeps it from asking, waiting and leaving things behind. */
function registrySettings(url: string, stores: string): Record<string, string> {
  return {
    npm_config_registry: url,
    npm_config_cache: join(stores, 'npm'),
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    YARN_NPM_REGISTRY_SERVER: url,
    YARN_UNSAFE_HTTP_WHITELIST: '127.0.0.1',
    YARN_NPM_MINIMAL_AGE_GATE: '0',
    YARN_GLOBAL_FOLDER: join(stores, 'yarn'),
    YARN_ENABLE_TELEMETRY: 'false',
    YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    CI: '1',
  }
}

function pnpmSettings(stores: string): Record<string, string> {
  return {
    npm_config_store_dir: join(stores, 'pnpm'),
    npm_config_cache_dir: join(stores, 'pnpm-cache'),
    npm_config_minimum_release_age: '0',
    npm_config_manage_package_manager_versions: 'false',
  }
}

/** A cache for npm with the downloads of another one, but not with what `npm create` has run before: that was another build of ours. */
function keepDownloads(from: string, to: string): void {
  mkdirSync(join(from, '_cacache'), { recursive: true })
  mkdirSync(to, { recursive: true })
  symlinkSync(join(from, '_cacache'), join(to, '_cacache'), 'junction')
}
