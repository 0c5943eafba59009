// What the site reads of Troth besides its public exports and the tables of its tests, and the only file
// that names them: the sources, because types and doc comments are gone from what a program can import,
// and the built files, which the site hosts.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'

export { type PlatformRecord, readRecord } from '../../packages/troth/test/platforms/record'

/** The folder of Troth's sources, which are part of the published package. */
export function trothSources(): string {
  return join(trothFolder(), 'src')
}

/** The entries besides the core: `troth/mock` and others. */
export const TROTH_ENTRIES = ['auth', 'fetch', 'mock', 'openapi', 'progress', 'sse'] as const

/** The folders of the entries besides the core. */
export function entrySources(): string[] {
  return TROTH_ENTRIES.map((name) => join(trothSources(), name))
}

/** The text of Troth's changelog. */
export function readChangelog(): string {
  return readFileSync(join(trothFolder(), 'CHANGELOG.md'), 'utf8')
}

/** Troth as it is published. */
export interface TrothPackage {
  readonly version: string
  /** The files that browsers load, and the sources that their maps name, by their path in the package. */
  readonly files: ReadonlyMap<string, Buffer>
}

/** Of the core and of each entry. */
const MODULES = ['', ...TROTH_ENTRIES.map((name) => `${name}/`)]

const BROWSER_FILES = [
  'LICENSE',
  ...MODULES.flatMap((module) => [
    `dist/cjs/${module}index.js`,
    `dist/esm/${module}index.js`,
    `dist/esm/${module}index.js.map`,
  ]),
  ...['troth.js', 'troth.js.map', 'troth.min.js', 'troth.min.js.map'].map((name) => `dist/umd/${name}`),
]

/** Reads the built package. */
export function readTroth(folder = trothFolder()): TrothPackage {
  const missing = BROWSER_FILES.find((path) => !existsSync(join(folder, path)))
  if (missing) throw new Error(`Troth has no file ${missing}. Build it first: npm run build -w troth`)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  const sources = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => `src/${path.split(sep).join('/')}`)
  return {
    version,
    files: new Map([...BROWSER_FILES, ...sources].map((path) => [path, readFileSync(join(folder, path))])),
  }
}

function trothFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('troth/package.json'))
}
