// Where each platform is on this machine, its version, and how the suite is started there. What
// cannot be had here has no runtime.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findBrowser } from '../../../../scripts/browser.mjs'
import { run } from '../../../../scripts/command.mjs'
import { engineVersion, findEngines } from '../../../../scripts/engines.mjs'
import type { PlatformId } from './suite/case.js'
import type { SuiteOptions } from './suite/runSuite.js'
import type { SuiteFolder } from './suiteFiles.js'

/** A program that is started to run the suite. */
export interface Launch {
  readonly program: string
  readonly args: readonly string[]
  /** The program that makes a display for it. */
  readonly display?: string
}

/** A platform that there is on this machine. */
export interface Runtime {
  readonly version: string
  readonly launch: (options: SuiteOptions, folder: SuiteFolder) => Launch
}

/** The platforms, with the names that readers know. */
export const LABELS: Readonly<Record<PlatformId, string>> = {
  node20: 'Node.js 20',
  node22: 'Node.js 22',
  node24: 'Node.js 24',
  deno: 'Deno',
  bun: 'Bun',
  workerd: 'Cloudflare Workers (workerd)',
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit (WebKitGTK)',
  'happy-dom': 'happy-dom',
}

/** Finds a platform. */
export async function findRuntime(id: PlatformId): Promise<Runtime | undefined> {
  switch (id) {
    case 'node20':
    case 'node22':
    case 'node24':
      return findNode(id)
    case 'deno':
    case 'bun':
      return withVersion(installed(id), (program) => (options, folder) => ({
        program,
        args: [...(id === 'deno' ? DENO_ARGS : []), folder.program(options)],
      }))
    case 'workerd':
      return withVersion(installed(id), (program) => (options, folder) => ({
        program,
        args: ['test', folder.worker(options)],
      }))
    case 'chromium':
    case 'firefox':
    case 'webkit':
      return findEngine(id)
    case 'happy-dom':
      return happyDom()
  }
}

/** Permissions are asked for on the command line; the packages are those that npm has installed. */
const DENO_ARGS = [
  'run',
  '--no-prompt',
  '--allow-net',
  '--allow-read',
  '--no-lock',
  '--node-modules-dir=manual',
]

/** The id of the Node.js that runs this file; undefined when it is not among the platforms. */
export function currentNode(): PlatformId | undefined {
  const id = `node${process.versions.node.split('.')[0]}`
  return id in LABELS ? (id as PlatformId) : undefined
}

/** The program of a version of Node.js: this one, or one that `runtimes/` has. */
export function installedNode(id: 'node20' | 'node22' | 'node24'): string {
  return id === currentNode() ? process.execPath : installed(id)
}

async function findNode(id: 'node20' | 'node22' | 'node24'): Promise<Runtime | undefined> {
  return withVersion(installedNode(id), (program) => (options, folder) => ({
    program,
    args: [folder.program(options)],
  }))
}

/** The file of a runtime in `runtimes/`, by the package of this machine's system and processor. */
function installed(id: 'node20' | 'node22' | 'node24' | 'bun' | 'deno' | 'workerd'): string {
  const { platform, arch } = process
  const file = {
    node20: `node20-${platform}-${arch}/bin/node`,
    node22: `node22-${platform}-${arch}/bin/node`,
    node24: `node24-${platform}-${arch}/bin/node`,
    bun: `@oven/bun-${platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`,
    deno: `@deno/${platform}-${arch}${platform === 'linux' ? '-glibc' : ''}/deno`,
    workerd: `@cloudflare/workerd-${platform}-${arch === 'x64' ? '64' : arch}/bin/workerd`,
  }[id]
  return fileURLToPath(new URL(`runtimes/node_modules/${file}`, import.meta.url))
}

/** `v22.23.3` → 22.23.3, `workerd 2026-11-04` → 2026-11-04 */
async function withVersion(
  program: string,
  launch: (program: string) => Runtime['launch'],
): Promise<Runtime | undefined> {
  if (!existsSync(program)) return undefined
  const { code, output } = await run(program, ['--version'], { timeout: 120_000 })
  const [version] = /\d+(?:[.-]\d+)+/.exec(output) ?? []
  return code === 0 && version ? { version, launch: launch(program) } : undefined
}

async function findEngine(id: 'chromium' | 'firefox' | 'webkit'): Promise<Runtime | undefined> {
  const chromium = id === 'chromium' ? await findBrowser() : undefined
  const engines = { ...findEngines(), ...(chromium && { chromium }) }
  if (!engines[id]) return undefined
  const version = (await engineVersion(engines, id)) ?? 'unknown'
  const pageOf = ({ origin, platform }: SuiteOptions) => `${origin}/page/${platform}`
  return {
    version,
    launch(options, folder) {
      const url = pageOf(options)
      if (engines.webkit && id === 'webkit') {
        const { browser, display } = engines.webkit
        return { program: browser, args: [url], display }
      }
      const profile = folder.profile(id)
      if (id === 'firefox') {
        writeFileSync(join(profile, 'user.js'), FIREFOX_PREFERENCES)
        return {
          program: engines.firefox ?? '',
          args: ['--headless', '--no-remote', '--profile', profile, url],
        }
      }
      // Without a port for a debugger the headless shell ends at once.
      const args = [
        '--headless',
        '--disable-gpu',
        '--disable-background-networking',
        '--remote-debugging-port=0',
      ]
      const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
      return { program: chromium ?? '', args: [...args, ...sandbox, `--user-data-dir=${profile}`, url] }
    },
  }
}

/** A new profile would show a page about itself first, and ask the network for news. */
const FIREFOX_PREFERENCES = `user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
`

/** Its classes become globals of Node.js, as they do in tests of applications. */
function happyDom(): Runtime {
  const require = createRequire(import.meta.url)
  const file = require.resolve('@happy-dom/global-registrator/package.json')
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string }
  return {
    version,
    launch(options, folder) {
      const first = `import { GlobalRegistrator } from '@happy-dom/global-registrator'
GlobalRegistrator.register({ url: '${options.origin}/page' })`
      return { program: process.execPath, args: [folder.program(options, first)] }
    },
  }
}
