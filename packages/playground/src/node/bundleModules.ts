// The code of the modules that programs may load, from the packages of a site. A published file that imports nothing is
// taken as it is; all others are bundled together, so that two entries of a package share what they have in common.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { OutputChunk, Plugin } from 'rolldown'
import type { PlaygroundModule } from '../program/moduleNames.js'
import { type Format, type ModuleCode, SHARED_MODULE } from '../protocol.js'
import { siteError } from './siteError.js'

/** A module by the name that programs import it with. */
export interface ModuleSource {
  /** As programs import it. @example 'acme-client/mock' */
  readonly name: string
  /** A file instead of the installed package of this name, absolute. */
  readonly from?: string | undefined
  /** One of its exports, for messages. @default the first function-like name among its exports */
  readonly exampleExport?: string | undefined
}

/** Modules that are ready for the frame. */
export interface BundledModules {
  /** What the page says about each. */
  readonly list: readonly PlaygroundModule[]
  /** Their code by name, with that of the module that they share, if there is one. */
  readonly code: Readonly<Record<string, ModuleCode>>
}

/** Bundles modules as a page of the site would load them. Throws an error that names what cannot be bundled. */
export async function bundleModules(
  sources: readonly ModuleSource[],
  { siteDir }: { readonly siteDir: string },
): Promise<BundledModules> {
  const modules = await Promise.all(
    sources.map(async (source) => ({
      source,
      esm: await readModule(source, { siteDir, format: 'esm' }),
      cjs: await readModule(source, { siteDir, format: 'cjs' }),
    })),
  )
  const shared = {
    esm: modules.filter(({ esm }) => esm.code === undefined).map(({ source }) => source),
    cjs: modules.filter(({ cjs }) => cjs.code === undefined).map(({ source }) => source),
  }
  const sharedCode = {
    esm: await bundleShared(shared.esm, { siteDir, format: 'esm' }),
    cjs: await bundleShared(shared.cjs, { siteDir, format: 'cjs' }),
  }
  const code: Record<string, ModuleCode> =
    shared.esm.length + shared.cjs.length > 0 ? { [SHARED_MODULE]: sharedCode } : {}
  for (const { source, esm, cjs } of modules) {
    code[source.name] = {
      esm: esm.code ?? esmFacade(shared.esm.indexOf(source), esm.exports),
      cjs: cjs.code ?? cjsFacade(shared.cjs.indexOf(source)),
    }
  }
  return {
    list: modules.map(({ source: { name, exampleExport }, esm }) => ({
      name,
      exampleExport: exampleExport ?? exampleOf(esm.exports),
    })),
    code,
  }
}

interface ReadModule {
  /** The text of a file that needs nothing else; undefined if the module must be bundled. */
  readonly code: string | undefined
  readonly exports: readonly string[]
}

interface BundleInput {
  readonly siteDir: string
  readonly format: Format
}

async function readModule(source: ModuleSource, input: BundleInput): Promise<ReadModule> {
  const chunk = await bundle(source.from ?? source.name, { ...input, subject: source, minify: false })
  const isCommonJs =
    input.format === 'esm' ? chunk.exports.join() === 'default' && usesRuntime(chunk) : isScript(chunk)
  const exports =
    input.format === 'esm' && isCommonJs
      ? ['default', ...(await namesInNode(chunk.facadeModuleId!))]
      : chunk.exports
  const text = await selfContainedText(chunk)
  const isFormat = input.format === 'cjs' ? isCommonJs : !isCommonJs
  return { code: isFormat ? text : undefined, exports }
}

/** Whether a chunk in the format of CommonJS has exported nothing by name: its source is CommonJS, too. */
function isScript({ exports }: OutputChunk): boolean {
  return exports.length === 0
}

function usesRuntime({ modules }: OutputChunk): boolean {
  return Object.keys(modules).some((id) => id.startsWith('\0'))
}

/** The text of a published file that imports nothing, and does not depend on how it is bundled. */
async function selfContainedText({
  modules,
  facadeModuleId: file,
}: OutputChunk): Promise<string | undefined> {
  const [only, ...others] = Object.keys(modules).filter((id) => !id.startsWith('\0'))
  if (!file || only !== file || others.length > 0 || !/\.[cm]?js$/.test(file)) return undefined
  const text = await readFile(file, 'utf8')
  return text.includes('process.env') ? undefined : text
}

/** The names that Node.js gives to the exports of a CommonJS file; none if it cannot run there. */
async function namesInNode(file: string): Promise<string[]> {
  try {
    const names = Object.keys((await import(pathToFileURL(file).href)) as object)
    return names.filter((name) => name !== 'default' && name !== 'module.exports')
  } catch {
    return []
  }
}

/** All modules that are bundled as one, each under its number. */
async function bundleShared(sources: readonly ModuleSource[], input: BundleInput): Promise<string> {
  if (sources.length === 0) return ''
  const lines = sources.map(({ name, from }, i) => {
    const specifier = JSON.stringify(from ?? name)
    return input.format === 'esm'
      ? `export * as m${i} from ${specifier}`
      : `exports.m${i} = require(${specifier})`
  })
  const chunk = await bundle(ENTRY, { ...input, entryCode: lines.join('\n'), minify: true })
  return chunk.code
}

function esmFacade(index: number, names: readonly string[]): string {
  return [
    `import { m${index} as all } from ${JSON.stringify(SHARED_MODULE)}`,
    ...names.map((name, i) => `const v${i} = all[${JSON.stringify(name)}]`),
    `export { ${names.map((name, i) => `v${i} as ${/^[\w$]+$/.test(name) ? name : JSON.stringify(name)}`).join(', ')} }`,
    '',
  ].join('\n')
}

function cjsFacade(index: number): string {
  return `module.exports = require(${JSON.stringify(SHARED_MODULE)}).m${index}\n`
}

/** A name that reads well in an example; undefined if the module has a default export alone. */
function exampleOf(names: readonly string[]): string | undefined {
  const named = names.filter((name) => name !== 'default')
  return named.find((name) => /^[a-z]/.test(name)) ?? named[0]
}

const ENTRY = '\0playground-modules'

interface BundleOptions extends BundleInput {
  readonly minify: boolean
  /** The module that is bundled, for errors. */
  readonly subject?: ModuleSource
  /** The code of `ENTRY`. */
  readonly entryCode?: string
}

async function bundle(
  input: string,
  { siteDir, format, minify, subject, entryCode }: BundleOptions,
): Promise<OutputChunk> {
  // Imported here, so that threads that only compile pages load no bundler.
  const { rolldown } = await import('rolldown')
  const build = await rolldown({
    input,
    cwd: siteDir,
    platform: 'browser',
    logLevel: 'silent',
    tsconfig: false,
    transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [fromSite({ siteDir, format, entryCode })],
  })
  try {
    const { output } = await build.generate({
      format,
      codeSplitting: false,
      // Names stay: consoles show those of classes and functions.
      keepNames: minify,
      minify: minify && { compress: false, mangle: false, codegen: true },
    })
    const [chunk] = output
    const missing = chunk.imports[0]
    if (subject && missing !== undefined) throw cannotLoad(subject, missing)
    return chunk
  } catch (error) {
    if (subject && /UNRESOLVED_ENTRY/.test(String(error))) throw notFound(subject)
    throw error
  } finally {
    await build.close()
  }
}

/** Resolves what the entry imports as a file in the folder of the site would. */
function fromSite({
  siteDir,
  format,
  entryCode,
}: Pick<BundleOptions, 'siteDir' | 'format' | 'entryCode'>): Plugin {
  const siteFile = join(siteDir, 'vellum.config.ts')
  const kind = format === 'esm' ? 'import-statement' : 'require-call'
  return {
    name: 'vellum-playground:modules',
    async resolveId(id, importer) {
      if (id === ENTRY) return id
      if (importer !== undefined && importer !== ENTRY) return null
      return this.resolve(id, siteFile, { kind, skipSelf: true })
    },
    load: (id) => (id === ENTRY ? (entryCode ?? '') : null),
  }
}

function notFound({ name, from }: ModuleSource): Error {
  if (from !== undefined)
    return siteError(`The file ${from} of the module "${name}" cannot be found.`, 'Correct `from`.')
  return siteError(
    `The module "${name}" of \`playground()\` is not installed in the site.`,
    `Run \`npm install ${packageOf(name)}\`, or correct its name.`,
  )
}

function cannotLoad({ name }: ModuleSource, imported: string): Error {
  return siteError(
    `The module "${name}" of \`playground()\` imports "${imported}", which browsers do not have.`,
    'Choose an entry of the package that is made for browsers.',
  )
}

/** '@acme/client/mock' → '@acme/client' */
function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
