// Builds sites for tests with the built engine: copies of the fixtures, or sites made
// from a list of files. Nothing is written beside the fixtures.

import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { type BuildOptions, type BuildResult, build, formatError } from '../dist/node/index.js'
import { type Files, writeFiles } from './tempFolder.js'

const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** What a build said and how it ended. */
export interface BuiltSite {
  readonly siteDir: string
  readonly outDir: string
  /** Undefined when the build failed. */
  readonly result: BuildResult | undefined
  /** The error as a person reads it; undefined when the build succeeded. */
  readonly error: string | undefined
  readonly warnings: readonly string[]
  readonly infos: readonly string[]
}

/** Functions that make sites and build them. The folders are removed after the tests of a file. */
export function testSites() {
  const made: string[] = []
  afterAll(() => {
    for (const dir of made) rmSync(dir, { recursive: true, force: true })
  })
  const folder = () => {
    const dir = realpathSync(mkdtempSync(join(tmpdir(), 'vellum-')))
    made.push(dir)
    return dir
  }
  return {
    /** An empty folder. */
    folder,
    /** A copy of a fixture. */
    copyFixture: (name: string): string => {
      const dir = folder()
      cpSync(join(FIXTURES, name), dir, {
        recursive: true,
        filter: (file) => !['.vellum', 'dist'].includes(basename(file)),
      })
      return dir
    },
    /** A site of these files; `config` are fields of its configuration, as code. */
    makeSite: (files: Files, config = ''): string => {
      const dir = folder()
      writeFiles(dir, {
        'vellum.config.mjs': `export default { title: 'Test', url: 'https://example.com', baseUrl: '/', ${config} }\n`,
        ...files,
      })
      return dir
    },
  }
}

/** Builds a site, and tells all that was said. */
export async function buildSite(
  siteDir: string,
  options: Partial<Omit<BuildOptions, 'siteDir' | 'logger'>> = {},
): Promise<BuiltSite> {
  const warnings: string[] = []
  const infos: string[] = []
  const logger = {
    info: (text: string) => void infos.push(text),
    warn: (text: string) => void warnings.push(text),
    progress: () => ({ advance: () => {}, done: () => {} }),
  }
  const outDir = options.outDir ?? join(siteDir, 'dist')
  const site = { siteDir, outDir, warnings, infos }
  try {
    return { ...site, result: await build({ siteDir, ...options, logger }), error: undefined }
  } catch (error) {
    return { ...site, result: undefined, error: formatError(error) }
  }
}

/** All files below a folder, with slashes, sorted. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => statSync(join(dir, path)).isFile())
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
}

/** All files below a folder with their bytes. */
export function contentsOf(dir: string): Map<string, Buffer> {
  return new Map(filesIn(dir).map((path) => [path, readFileSync(join(dir, path))]))
}

/** The names of the files in which two folders differ. */
export function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const names = new Set([...one.keys(), ...other.keys()])
  return [...names].filter((name) => !one.get(name)?.equals(other.get(name) ?? Buffer.from('\0'))).sort()
}

/** What no message may have: stacks, and words of the tools below. */
export const FORBIDDEN = /\n\s+at \S+ \(|file:\/\/|node_modules|rolldown|vite|rollup|esbuild|\bundefined:|\0/i
