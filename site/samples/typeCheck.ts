// Type-checks samples against the declarations of the packages they import. Each
// finding names the line of the page. JavaScript is checked too: unknown names and
// options are found, but not that a value's type is unknown.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { type Sample, whereIs } from './collect'
import { writeSample } from './folders'
import { scriptsOf } from './htmlScripts'

/** Something wrong with a sample. */
export interface Finding {
  readonly sample: Sample
  /** Lines below the first line of the code. */
  readonly offset: number
  readonly message: string
}

const COMMON = {
  strict: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  moduleDetection: 'force',
  types: ['node'],
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
}

/** As bundlers resolve modules: TypeScript, and scripts of pages. */
const BUNDLED = { ...COMMON, module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' }

/** As Node resolves modules: JavaScript, and TypeScript in CommonJS. */
const NODE = { ...COMMON, module: 'nodenext', moduleResolution: 'nodenext' }

/** As Vue's own checker wants them. */
const VUE = {
  strict: true,
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
  noEmit: true,
  skipLibCheck: true,
  jsx: 'preserve',
  allowImportingTsExtensions: true,
}

/** What JavaScript cannot state: the type of an unknown value or a parameter, that something is not null. */
const UNTYPED = new Set([
  2488, 2531, 2532, 2533, 2571, 7005, 7006, 7016, 7031, 7034, 7053, 18046, 18047, 18048, 18049,
])
const MAYBE_MISSING = /^TS2339: .* type '.* \| (undefined|null)'\.$/

/** What a page's scripts find besides modules: the UMD build, and the build at its CDN URLs. */
const PAGE_TYPES = `declare module 'https://*/dist/esm/index.js' { export * from 'troth' }
declare const Troth: typeof import('troth')
`

/** Checks samples all at once: a compiler reads each declaration once. */
export function checkTypes(samples: readonly Sample[], parent: string): Finding[] {
  const bundled: Unit[] = []
  const node: Unit[] = []
  const vue: Unit[] = []
  for (const sample of samples) {
    const { file } = writeSample(sample, parent)
    if (sample.language === 'vue') vue.push({ sample, file })
    else if (sample.language === 'html') bundled.push(...scriptUnits(sample, file))
    else if (sample.runtime === 'browser' || (/^tsx?$/.test(sample.language) && sample.runtime === 'esm'))
      bundled.push({ sample, file })
    else node.push({ sample, file })
  }
  const types = join(parent, 'page.d.ts')
  mkdirSync(parent, { recursive: true })
  writeFileSync(types, PAGE_TYPES)
  const findings = [
    ...nativeFindings(bundled, BUNDLED, [types]),
    ...nativeFindings(node, NODE),
    // Vue's own checker knows templates.
    ...compilerFindings(vue, { name: 'vue-tsc', bin: 'bin/vue-tsc.js', options: VUE }),
  ]
  return expectErrors(findings, samples)
}

/** A file to check, and the sample that it is made of. */
interface Unit {
  readonly sample: Sample
  /** Absolute. */
  readonly file: string
}

interface Diagnosed extends Finding {
  readonly code: number
}

function scriptUnits(sample: Sample, file: string): Unit[] {
  return scriptsOf(sample.code).map(({ code, type }, i) => {
    const script = file.replace(/\.html$/, `.script${i}.js`)
    // A script that is no module shares its names with others, so it must not be taken for one.
    writeFileSync(script, type === 'module' ? code : `${code}\nexport {}\n`)
    return { sample, file: script }
  })
}

/** What the native compiler finds, which takes a fifth of the time of the one with an API. */
function nativeFindings(units: readonly Unit[], options: object, more: readonly string[] = []): Diagnosed[] {
  return compilerFindings(units, { name: 'typescript-native', bin: 'bin/tsc', options, more }).filter(
    ({ sample, code, message }) =>
      !(/^(?:jsx?|html)$/.test(sample.language) && (UNTYPED.has(code) || MAYBE_MISSING.test(message))),
  )
}

interface Compiler {
  /** Of its package. */
  readonly name: string
  /** Its command, a path in the package. */
  readonly bin: string
  readonly options: object
  /** Files to read besides the samples. */
  readonly more?: readonly string[]
}

/** Runs a compiler, which prints files and lines. */
function compilerFindings(units: readonly Unit[], { name, bin, options, more = [] }: Compiler): Diagnosed[] {
  const [first] = units
  if (!first) return []
  const folder = dirname(first.file)
  const config = join(folder, '.tsconfig.check.json')
  const files = [...units.map(({ file }) => file), ...more]
  writeFileSync(config, JSON.stringify({ compilerOptions: options, files }))
  const program = join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), bin)
  const args = [program, '-p', config, '--pretty', 'false', '--noEmit']
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
  const unitOf = new Map(units.map((unit) => [unit.file, unit]))
  const findings = [...stdout.matchAll(/^(\S.*?)\((\d+),\d+\): error TS(\d+): (.*(?:\n .*)*)$/gm)].flatMap(
    ([, file = '', line, code, text]): Diagnosed[] => {
      const unit = unitOf.get(resolve(folder, file))
      const message = `TS${code}: ${text}`
      return unit ? [{ sample: unit.sample, offset: Number(line) - 1, code: Number(code), message }] : []
    },
  )
  // A file that it cannot read, or an option that it does not know, is an error of none of them.
  if (status !== 0 && findings.length === 0)
    return [{ sample: first.sample, offset: 0, code: 0, message: `${name} failed: ${stdout || stderr}` }]
  return findings
}

/** Errors that a sample announces must be there; they are not findings. */
function expectErrors(findings: readonly Diagnosed[], samples: readonly Sample[]): Finding[] {
  const missing = samples.flatMap((sample) =>
    sample.errors
      .filter((code) => !findings.some((finding) => finding.sample === sample && finding.code === code))
      .map((code) => ({
        sample,
        offset: 0,
        message: `The sample announces TS${code}, but it compiles without.`,
      })),
  )
  return [...findings.filter(({ sample, code }) => !sample.errors.includes(code)), ...missing]
}

/** `docs/a.md:12  TS2304: …` */
export function describeFinding({ sample, offset, message }: Finding): string {
  return `${whereIs(sample, offset)}  ${message}`
}
