// React for browsers in development. React ships CommonJS files; here they become modules,
// once for each version, because the engine serves its own code unbundled.

import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'rolldown'
import { REACT_MODULES } from '../vite/hostModules.js'
import { REFRESH_RUNTIME } from './fastRefresh.js'

const require = createRequire(import.meta.url)
const MODULES = [...REACT_MODULES, REFRESH_RUNTIME]

/** Writes the modules into a folder and returns their files by name. */
export async function browserReact(cacheDir: string): Promise<ReadonlyMap<string, string>> {
  const { version } = require('react-dom/package.json') as { version: string }
  const dir = join(cacheDir, `react-${version}`)
  const files = new Map(MODULES.map((name) => [name, join(dir, `${name.replaceAll('/', '-')}.js`)]))
  if ([...files.values()].every((file) => statSync(file, { throwIfNoEntry: false })?.isFile())) return files
  await rm(dir, { recursive: true, force: true })
  const prefix = 'vellum:react:'
  await build({
    input: Object.fromEntries(MODULES.map((name) => [name.replaceAll('/', '-'), prefix + name])),
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    plugins: [
      {
        name: 'vellum:browser-react',
        resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
        load: (id) => (id.startsWith(`\0${prefix}`) ? reexport(id.slice(prefix.length + 1)) : undefined),
      },
    ],
    output: { dir, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' },
  })
  return files
}

/**
 * The names that the engine imports. If Node.js runs in production, as after a build, the file cannot be
 * loaded to list them.
 */
const REFRESH_NAMES = [
  'createSignatureFunctionForTransform',
  'injectIntoGlobalHook',
  'performReactRefresh',
  'register',
]

/** A module that exports all names of a CommonJS file. */
function reexport(name: string): string {
  const names = name === REFRESH_RUNTIME ? REFRESH_NAMES : namesOf(require(name) as object)
  const from = JSON.stringify(pathToFileURL(require.resolve(name)).pathname)
  return `import all from ${from}\nexport default all\nexport const { ${names.join(', ')} } = all\n`
}

function namesOf(exports: object): string[] {
  return Object.keys(exports).filter((key) => /^[\w$]+$/.test(key) && key !== 'default')
}
