// The files that runtimes load: the suite as one module, and for each runtime a short program
// that runs it. They lie inside of the repository, so that `troth` is found as a package.

import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { SuiteOptions } from './suite/runSuite.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const dist = fileURLToPath(new URL('../../dist/esm/', import.meta.url))
const ENTRIES = ['', 'auth', 'fetch', 'mock', 'openapi', 'progress', 'sse']

/** The suite as one module, which imports the built Troth by its name. */
export async function bundleSuite(): Promise<string> {
  const bundle = await rolldown({
    input: join(here, 'suite/report.ts'),
    external: /^troth/,
    platform: 'neutral',
  })
  const { output } = await bundle.generate({ format: 'esm' })
  await bundle.close()
  return output[0].code
}

/** A folder of programs for one run of the suite. */
export interface SuiteFolder {
  /** A module for Node.js, Bun and Deno that runs the suite; `first` is code that runs before it. */
  program(options: SuiteOptions, first?: string): string
  /** The configuration of workerd for a worker that runs the suite as its test. */
  worker(options: SuiteOptions): string
  /** A new folder, for the profile of a browser. */
  profile(name: string): string
  remove(): Promise<void>
}

/** Writes the suite into a new folder. */
export function writeSuite(code: string): SuiteFolder {
  const folder = fileURLToPath(new URL(`../../../../.platforms/${process.pid}/`, import.meta.url))
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }
  mkdirSync(folder, { recursive: true })
  write('suite.mjs', code)
  return {
    program: (options, first = '') =>
      write(
        `${options.platform}.mjs`,
        `${first}\nconst { report } = await import('./suite.mjs')\nawait report(${JSON.stringify(options)})\n`,
      ),
    worker(options) {
      // workerd reads files of its own folder alone.
      for (const entry of ENTRIES)
        copyFileSync(join(dist, entry, 'index.js'), join(folder, `troth-${entry}.js`))
      write(
        'worker.js',
        `import { report } from 'suite'\nexport default { test: () => report(${JSON.stringify(options)}) }\n`,
      )
      return write('workerd.capnp', workerConfig())
    },
    profile(name) {
      mkdirSync(join(folder, name))
      return join(folder, name)
    },
    remove: () => removeFolder(folder),
  }
}

/** A browser that was ended may write to its profile for a moment. */
async function removeFolder(folder: string, triesLeft = 20): Promise<void> {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch (error) {
    if (triesLeft === 0) throw error
    await new Promise((resolve) => setTimeout(resolve, 100))
    await removeFolder(folder, triesLeft - 1)
  }
}

/** https://github.com/cloudflare/workerd/blob/main/src/workerd/server/workerd.capnp */
function workerConfig(): string {
  const module = (name: string, file: string) => `(name = "${name}", esModule = embed "${file}")`
  const modules = [
    module('worker', 'worker.js'),
    module('suite', 'suite.mjs'),
    ...ENTRIES.map((entry) => module(entry ? `troth/${entry}` : 'troth', `troth-${entry}.js`)),
  ]
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "suite", worker = .worker),
    # The server of the suite is on loopback.
    (name = "internet", network = (allow = ["public", "private", "local"])),
  ],
);
const worker :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = "${COMPATIBILITY_DATE}",
);
`
}

/** The behaviour of Workers that were written then; later dates only change what programs opt into. */
const COMPATIBILITY_DATE = '2026-10-01'
