// The declarations that programs of a site can reach: those of its modules, of what these import, and the libraries of
// the language. Names of imports are resolved here, once, so that the worker needs neither packages nor conditions.

import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type ts from 'typescript'
import type { DeclarationPack } from '../types/typeMessages.js'
import type { ModuleSource } from './bundleModules.js'
import { DEFAULT_COMPILER_OPTIONS } from './compilerOptions.js'
import { siteError } from './siteError.js'

type TypeScript = typeof ts

export interface PackInput {
  readonly modules: readonly ModuleSource[]
  readonly siteDir: string
  /** As in a `tsconfig.json`. @default none besides the defaults */
  readonly compilerOptions?: Readonly<Record<string, unknown>>
}

/** The file that declares the modules without types. */
const UNTYPED = '/untyped.d.ts'

/** Packs the declarations. Throws an error about compiler options that are wrong. */
export function packDeclarations(
  ts: TypeScript,
  { modules, siteDir, compilerOptions = {} }: PackInput,
): DeclarationPack {
  const options = readOptions(ts, compilerOptions, siteDir)
  const paths = createPaths()
  const files: Record<string, string> = {}
  const imports: Record<string, Record<string, string>> = {}
  const resolve = createResolver(ts, options)

  const add = (file: string): string => {
    const path = paths.of(file)
    if (path in files) return path
    const text = readFileSync(file, 'utf8')
    files[path] = text
    const named = ts.preProcessFile(text, true, true)
    const targets: Record<string, string> = {}
    for (const { fileName } of [...named.importedFiles, ...named.typeReferenceDirectives]) {
      const found = resolve(fileName, file)
      if (found) targets[fileName] = add(found)
    }
    for (const { fileName } of named.referencedFiles) addReference(join(dirname(file), fileName))
    for (const { fileName } of named.libReferenceDirectives) addLibrary(`lib.${fileName.toLowerCase()}.d.ts`)
    if (Object.keys(targets).length > 0) imports[path] = targets
    return path
  }
  const addReference = (file: string) => ts.sys.fileExists(file) && add(file)
  const addLibrary = (name: string) => {
    const path = `/lib/${name}`
    const file = join(dirname(ts.getDefaultLibFilePath(options)), name)
    if (path in files || !ts.sys.fileExists(file)) return
    files[path] = readFileSync(file, 'utf8')
    for (const { fileName } of ts.preProcessFile(files[path], false, false).libReferenceDirectives)
      addLibrary(`lib.${fileName.toLowerCase()}.d.ts`)
  }

  for (const name of options.lib ?? [basename(ts.getDefaultLibFilePath(options))]) addLibrary(name)
  const untyped: string[] = []
  const importer = join(siteDir, 'program.ts')
  imports[''] = {}
  for (const { name, from } of modules) {
    const file = from !== undefined && /\.[cm]?tsx?$/.test(from) ? from : resolve(from ?? name, importer)
    if (file) imports[''][name] = add(file)
    else untyped.push(name)
  }
  if (untyped.length > 0)
    files[UNTYPED] = untyped.map((name) => `declare module ${JSON.stringify(name)}\n`).join('')
  return { options: withoutPaths(options), files, roots: untyped.length > 0 ? [UNTYPED] : [], imports }
}

/** Options without folders of the machine: names of imports are resolved already. */
function withoutPaths(options: ts.CompilerOptions): ts.CompilerOptions {
  return Object.fromEntries(
    Object.entries(options).filter(
      ([name, value]) =>
        name === 'lib' || name === 'types' || typeof value === 'boolean' || typeof value === 'number',
    ),
  )
}

function readOptions(
  ts: TypeScript,
  compilerOptions: NonNullable<PackInput['compilerOptions']>,
  siteDir: string,
): ts.CompilerOptions {
  const json = { ...DEFAULT_COMPILER_OPTIONS, ...compilerOptions, types: [] }
  const { options, errors } = ts.convertCompilerOptionsFromJson(json, siteDir)
  if (errors.length === 0) return options
  const problems = errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  throw siteError(
    `The compiler does not accept the \`types.compilerOptions\` of \`playground()\`: ${problems.join(' ')}`,
    'Write them as in a tsconfig.json.',
  )
}

/** Finds the file with the types that an import or a reference means; none for a file without types. */
function createResolver(ts: TypeScript, options: ts.CompilerOptions) {
  const cache = ts.createModuleResolutionCache('/', (name) => name, options)
  return (name: string, importer: string): string | undefined => {
    const found =
      ts.resolveModuleName(name, importer, options, ts.sys, cache).resolvedModule?.resolvedFileName ??
      // Programs run in browsers: what only Node.js has stays unknown.
      (name === 'node' || name.startsWith('.')
        ? undefined
        : ts.resolveTypeReferenceDirective(name, importer, options, ts.sys).resolvedTypeReferenceDirective
            ?.resolvedFileName)
    return found && /\.[cm]?tsx?$/.test(found) ? found : undefined
  }
}

/** Paths in the worker: those in packages, so that a site in another folder makes the same pack. */
function createPaths() {
  const pathOf = new Map<string, string>()
  const isTaken = new Set<string>()
  return {
    of(file: string): string {
      const known = pathOf.get(file)
      if (known !== undefined) return known
      const path = packagePath(file)
      let free = path
      for (let n = 2; isTaken.has(free); n++) free = path.replace('/node_modules/', `/node_modules/.${n}/`)
      pathOf.set(file, free)
      isTaken.add(free)
      return free
    },
  }
}

/** `…/packages/client/dist/index.d.ts` → `/node_modules/client/dist/index.d.ts` */
function packagePath(file: string): string {
  for (let folder = dirname(file); dirname(folder) !== folder; folder = dirname(folder)) {
    const name = packageName(join(folder, 'package.json'))
    if (name !== undefined) return `/node_modules/${name}/${relative(folder, file).replaceAll('\\', '/')}`
  }
  return `/node_modules/.files/${basename(file)}`
}

function packageName(manifest: string): string | undefined {
  try {
    const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown }
    return typeof name === 'string' ? name : undefined
  } catch {
    return undefined
  }
}
