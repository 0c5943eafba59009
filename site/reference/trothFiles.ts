// What the site reads of Troth besides its public exports and the tables of its tests, and the only file
// that names them: the sources, because types and doc comments are gone from what a program can import,
// and the built files, which the site hosts.

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

export { type PlatformRecord, readRecord } from '../../packages/troth/test/platforms/record'

/** The folder of Troth's sources, which are part of the published package. */
export function trothSources(): string {
  return join(trothFolder(), 'src')
}

/** The folders of the entries besides the core: `troth/mock` and others. */
export function entrySources(): string[] {
  return ['mock', 'progress', 'sse'].map((name) => join(trothSources(), name))
}

/** Troth as it is published. */
export interface TrothPackage {
  readonly version: string
  /** The files that browsers load, by their path in the package. */
  readonly files: ReadonlyMap<TrothFile, Buffer>
}

const BROWSER_FILES = [
  'LICENSE',
  'dist/cjs/index.js',
  'dist/cjs/mock/index.js',
  'dist/cjs/sse/index.js',
  'dist/esm/index.js',
  'dist/esm/index.js.map',
  'dist/esm/mock/index.js',
  'dist/esm/mock/index.js.map',
  'dist/esm/sse/index.js',
  'dist/esm/sse/index.js.map',
  'dist/umd/troth.js',
  'dist/umd/troth.js.map',
  'dist/umd/troth.min.js',
  'dist/umd/troth.min.js.map',
] as const

export type TrothFile = (typeof BROWSER_FILES)[number]

/** Reads the built package. */
export function readTroth(folder = trothFolder()): TrothPackage {
  const missing = BROWSER_FILES.find((path) => !existsSync(join(folder, path)))
  if (missing) throw new Error(`Troth has no file ${missing}. Build it first: npm run build -w troth`)
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  return {
    version,
    files: new Map(BROWSER_FILES.map((path) => [path, readFileSync(join(folder, path))])),
  }
}

function trothFolder(): string {
  return dirname(createRequire(import.meta.url).resolve('troth/package.json'))
}
