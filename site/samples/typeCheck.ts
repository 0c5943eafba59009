// Type-checks samples against the declarations of the packages they import. Each
// finding names the line of the page. JavaScript is checked too: unknown names and
// options are found, but not that a value's type is unknown.

import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
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

const COMMON: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  moduleDetection: ts.ModuleDetectionKind.Force,
  types: ['node'],
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  checkJs: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
}

/** As bundlers resolve modules: TypeScript, and scripts of pages. */
const BUNDLED: ts.CompilerOptions = {
  ...COMMON,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
}

/** As Node resolves modules: JavaScript, and TypeScript in CommonJS. */
const NODE: ts.CompilerOptions = {
  ...COMMON,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
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

/** Checks samples all at once: one program reads each declaration once. */
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
    ...programFindings(bundled, BUNDLED, [types]),
    ...programFindings(node, NODE, []),
    ...vueFindings(vue, parent),
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

function programFindings(
  units: readonly Unit[],
  options: ts.CompilerOptions,
  more: readonly string[],
): Diagnosed[] {
  if (units.length === 0) return []
  const files = [...units.map(({ file }) => file), ...more]
  const program = ts.createProgram(files, options, sharingHost(options))
  return units.flatMap(({ sample, file }) => {
    const source = program.getSourceFile(file)
    if (!source) return [{ sample, offset: 0, code: 0, message: 'The compiler cannot read it.' }]
    const isScript = sample.language === 'js' || sample.language === 'html' || sample.language === 'jsx'
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .map(({ start = 0, code, messageText }) => ({
        sample,
        code,
        offset: source.getLineAndCharacterOfPosition(start).line,
        message: `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
      }))
      .filter(({ code, message }) => !(isScript && (UNTYPED.has(code) || MAYBE_MISSING.test(message))))
  })
}

/** Declarations of the language and of packages, by how and from which file they are read. */
const declarations = new Map<string, ts.SourceFile | undefined>()

/** Reads declarations once for all programs: parsing them takes longer than checking a few samples. */
function sharingHost(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const read = host.getSourceFile
  host.getSourceFile = (file, how, ...rest) => {
    // Samples lie there, and change.
    if (!file.endsWith('.d.ts') || file.includes('/.cache/')) return read(file, how, ...rest)
    const format = typeof how === 'object' ? how.impliedNodeFormat : undefined
    const key = `${options.module} ${format} ${file}`
    if (!declarations.has(key)) declarations.set(key, read(file, how, ...rest))
    return declarations.get(key)
  }
  return host
}

/** Vue's own checker, which knows templates. It is a program, and prints files and lines. */
function vueFindings(units: readonly Unit[], parent: string): Diagnosed[] {
  if (units.length === 0) return []
  const config = join(parent, 'tsconfig.vue.json')
  writeFileSync(
    config,
    JSON.stringify({
      compilerOptions: {
        strict: true,
        target: 'ES2023',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        types: [],
        noEmit: true,
        skipLibCheck: true,
        jsx: 'preserve',
        allowImportingTsExtensions: true,
      },
      files: units.map(({ file }) => relative(dirname(config), file)),
    }),
  )
  const bin = createRequire(import.meta.url).resolve('vue-tsc/bin/vue-tsc.js')
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [bin, '-p', config, '--pretty', 'false', '--noEmit'],
    { cwd: parent, encoding: 'utf8' },
  )
  const findings = [...stdout.matchAll(/^(.+?)\((\d+),\d+\): error TS(\d+): (.*)$/gm)].flatMap(
    ([, name = '', line, code, text]): Diagnosed[] => {
      const unit = units.find(({ file }) => file === join(parent, name) || file === name)
      if (!unit) return []
      return [
        { sample: unit.sample, offset: Number(line) - 1, code: Number(code), message: `TS${code}: ${text}` },
      ]
    },
  )
  const [first] = units
  if (status !== 0 && findings.length === 0 && first) {
    const message = `vue-tsc failed: ${stdout || stderr}`
    return [{ sample: first.sample, offset: 0, code: 0, message }]
  }
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
