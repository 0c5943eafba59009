// Builds sites for tests with the built engine: copies of the fixtures, or sites made
// from a record of files. Nothing is written into the fixtures. What one has compressed
// the others need not: see compressedForms.ts.

import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { runCli } from '../dist/node/bundle/cli.js'
import { errorReport } from '../dist/node/bundle/errorReport.js'
import {
  type BuildOptions,
  type BuildResult,
  build,
  explainError,
  formatError,
  silentLogger,
} from '../dist/node/bundle/index.js'
import { keepCompressed, shareCompressed } from './compressedForms.js'
import { type Files, writeFiles } from './tempFolder.js'

const PACKAGES_DIR = fileURLToPath(new URL('../../', import.meta.url))
const FIXTURES = fileURLToPath(new URL('../fixtures/', import.meta.url))

/** The outcome of a build, and what it reported. */
export interface BuiltSite {
  readonly siteDir: string
  readonly outDir: string
  /** Undefined when the build failed. */
  readonly result: BuildResult | undefined
  /** The error as a person reads it; undefined when the build succeeded. */
  readonly error: string | undefined
  /** Without their links to the manual. */
  readonly warnings: readonly string[]
  readonly infos: readonly string[]
  /** The codes of the error and of what was printed. */
  readonly codes: readonly string[]
}

/** Functions that make sites. The folders are deleted after the tests of a file. */
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
    /**
     * A site of these files; `config` are fields of its configuration, as code. It may use what it imports from packages of
     * this repository, which are linked into the site: `{ 'vellum-social-cards': 'socialCards' }`
     */
    makeSite: (files: Files, config = '', imports: Readonly<Record<string, string>> = {}): string => {
      const dir = folder()
      const lines = Object.entries(imports).map(([name, value]) => `import { ${value} } from '${name}'\n`)
      writeFiles(dir, {
        'vellum.config.mjs': `${lines.join('')}export default { title: 'Test', url: 'https://example.com', baseUrl: '/', ${config} }\n`,
        ...files,
      })
      linkPackages(dir, Object.keys(imports))
      return dir
    },
    /** A site of these files alone, with all packages that this repository has installed: as a reader of a README has it. */
    makeProject: (files: Files): string => {
      const dir = folder()
      writeFiles(dir, files)
      symlinkSync(join(PACKAGES_DIR, '../node_modules'), join(dir, 'node_modules'), 'junction')
      return dir
    },
  }
}

/** Installs packages of this repository in a site, by their names. */
export function linkPackages(siteDir: string, names: readonly string[]): void {
  for (const name of names) {
    mkdirSync(join(siteDir, 'node_modules'), { recursive: true })
    symlinkSync(
      join(PACKAGES_DIR, name.replace(/^vellum-/, '')),
      join(siteDir, 'node_modules', name),
      'junction',
    )
  }
}

/** What a build in a test can choose. With `cache: false` it compresses everything itself. */
export type BuildSiteOptions = Partial<Omit<BuildOptions, 'siteDir' | 'logger'>>

/** A link to what the manual says about a message. */
const LINK = /\n {2}More: https:\S+\/reference\/messages#(\S+)$/gm

/** Builds a site in this process. */
export async function buildSite(siteDir: string, options: BuildSiteOptions = {}): Promise<BuiltSite> {
  const warnings: string[] = []
  const infos: string[] = []
  const logger = {
    info: (text: string) => void infos.push(withoutLinks(text)),
    warn: (text: string) => void warnings.push(withoutLinks(text)),
    phase: silentLogger.phase,
  }
  const codes: string[] = []
  const withoutLinks = (text: string) =>
    text.replace(LINK, (_, code: string) => {
      codes.push(code)
      return ''
    })
  const outDir = options.outDir ?? join(siteDir, 'dist')
  const site = { siteDir, outDir, warnings, infos, codes }
  shareCompressed(siteDir)
  try {
    return { ...site, result: await build({ siteDir, ...options, logger }), error: undefined }
  } catch (error) {
    withoutLinks(explainError(error))
    return { ...site, result: undefined, error: formatError(error) }
  } finally {
    keepCompressed(siteDir)
  }
}

/** What a command printed, and its exit code. */
export interface CommandResult {
  readonly code: number | null
  readonly out: string
  readonly error: string
}

/** Runs a command in this process, as bin/vellum.js does in its own. */
export async function runHere(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandResult> {
  const out: string[] = []
  const error: string[] = []
  const { stdout, stderr } = process
  const [writeOut, writeError] = [stdout.write, stderr.write]
  stdout.write = ((text: string) => out.push(text) > 0) as typeof writeOut
  stderr.write = ((text: string) => error.push(text) > 0) as typeof writeError
  const before = new Map(['CI', ...Object.keys(env)].map((name) => [name, process.env[name]]))
  Object.assign(process.env, { CI: '1' }, env)
  const built = builtFolder(args)
  if (built) shareCompressed(built)
  try {
    const code = await runCli([...args]).catch((thrown: unknown) => {
      error.push(`\n${errorReport(thrown)}\n`)
      return 1
    })
    return { code, out: out.join(''), error: error.join('') }
  } finally {
    if (built) keepCompressed(built)
    stdout.write = writeOut
    stderr.write = writeError
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** The folder of the site that a command builds: `build /tmp/site --profile` → '/tmp/site' */
export function builtFolder([command, dir]: readonly string[]): string | undefined {
  return (command === 'build' || command === 'check') && dir && existsSync(dir) ? dir : undefined
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

/** What no message may contain: stack traces, and names of the tools below. */
export const FORBIDDEN = /\n\s+at \S+ \(|file:\/\/|node_modules|rolldown|vite|rollup|esbuild|\bundefined:|\0/i
