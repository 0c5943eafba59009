// Follows what files import, each file once: from there follows which files the types of a sample come from, and which
// of them declare something for all files. Reads texts and resolves names; the native compiler does not say it.

import { posix } from 'node:path'
import type { CompilerOptions, ModuleResolutionHost } from 'typescript'

type TypeScript = typeof import('typescript')

/** What files import. */
export interface ImportLinks {
  /** All files that some files import, directly or through others, and those that every file has; not themselves. */
  readonly filesBehind: (names: readonly string[]) => Set<string>
  /** Whether declarations are a script, or add to the global scope or to another module. */
  readonly declaresGlobals: (name: string) => boolean
}

/** What a file imports, and whether it declares globals. */
interface LinkedFile {
  readonly targets: readonly string[]
  readonly declaresGlobals: boolean
}

interface LinkSources {
  readonly options: CompilerOptions
  readonly host: ModuleResolutionHost
  /** The folder of samples, whose files are not kept. */
  readonly root: string
}

/** Creates an empty memory; other files than samples must not change as long as it is used. */
export function createImportLinks(ts: TypeScript, sources: LinkSources): ImportLinks {
  const { options, root } = sources
  const files = new Map<string, LinkedFile>()
  const resolve = createResolver(ts, sources)
  const fileAt = (name: string) => {
    const file = files.get(name) ?? readLinks(ts, name, { ...sources, resolve })
    if (!name.startsWith(root)) files.set(name, file)
    return file
  }
  // As TypeScript resolves the option: from a file that does not exist.
  const everywhere = (options.types ?? []).flatMap((name) => resolve.types(name, `${root}/types.ts`) ?? [])
  return {
    filesBehind: (names) => {
      const reached = new Set([...names, ...everywhere])
      // A set that grows while it is read.
      for (const name of reached) for (const target of fileAt(name).targets) reached.add(target)
      for (const name of names) reached.delete(name)
      return reached
    },
    declaresGlobals: (name) => fileAt(name).declaresGlobals,
  }
}

interface Resolver {
  readonly module: (name: string, from: string) => string | undefined
  readonly types: (name: string, from: string) => string | undefined
}

function createResolver(ts: TypeScript, { options, host, root }: LinkSources): Resolver {
  const modules = ts.createModuleResolutionCache(root, (name) => name, options)
  const types = ts.createTypeReferenceDirectiveResolutionCache(
    root,
    (name) => name,
    options,
    modules.getPackageJsonInfoCache(),
  )
  // A package may have other declarations for `require`; that a module uses it is not looked for.
  const modeOf = (file: string) => (file.endsWith('.cts') ? ts.ModuleKind.CommonJS : ts.ModuleKind.ESNext)
  return {
    module: (name, from) =>
      ts.resolveModuleName(name, from, options, host, modules, undefined, modeOf(from)).resolvedModule
        ?.resolvedFileName,
    types: (name, from) =>
      ts.resolveTypeReferenceDirective(name, from, options, host, undefined, types)
        .resolvedTypeReferenceDirective?.resolvedFileName,
  }
}

const NOTHING: LinkedFile = { targets: [], declaresGlobals: false }

function readLinks(
  ts: TypeScript,
  name: string,
  { options, host, resolve }: LinkSources & { resolve: Resolver },
): LinkedFile {
  // The compiler does not read the JavaScript of packages.
  if (!/\.[cm]?tsx?$/.test(name)) return NOTHING
  const text = host.readFile(name)
  if (text === undefined) return NOTHING
  const isDeclaration = /\.d\.[cm]?ts$/.test(name)
  const code = isDeclaration ? withoutComments(text) : text
  const modules = isDeclaration
    ? declaredImports(code)
    : [...codeImports(ts, text), ...jsxRuntime(ts, options)]
  const references = [...text.matchAll(REFERENCE)]
  return {
    targets: [
      ...modules.map((module) => resolve.module(module, name)),
      ...references.map(([, kind, , target = '']) =>
        kind === 'types' ? resolve.types(target, name) : posix.resolve(posix.dirname(name), target),
      ),
    ].filter((target) => target !== undefined),
    declaresGlobals: isDeclaration && declaresGlobals(code),
  }
}

const REFERENCE = /^\s*\/\/\/\s*<reference\s+(types|path)\s*=\s*(["'])([^"'\n]+)\2/gm

/** The modules that code imports. */
function codeImports(ts: TypeScript, text: string): string[] {
  return ts.preProcessFile(text, true, false).importedFiles.map(({ fileName }) => fileName)
}

/** The modules that declarations import or add to; a tenth of the time that the scanner of TypeScript takes. */
function declaredImports(code: string): string[] {
  const names = code.matchAll(/\b(?:from|import|require|module)\s*\(?\s*(["'])([^"'\n]+)\1/g)
  return [...new Set([...names].map(([, , name = '']) => name))]
}

/** What the compiler imports into every file with code, whether it has JSX or not. */
function jsxRuntime(ts: TypeScript, { jsx, jsxImportSource = 'react' }: CompilerOptions): string[] {
  if (jsx === ts.JsxEmit.ReactJSX) return [`${jsxImportSource}/jsx-runtime`]
  return jsx === ts.JsxEmit.ReactJSXDev ? [`${jsxImportSource}/jsx-dev-runtime`] : []
}

/** A comment, or a string, in which no comment begins. */
const COMMENT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

function withoutComments(text: string): string {
  return text.replace(COMMENT, (token) => (token.startsWith('/') ? '' : token))
}

function declaresGlobals(code: string): boolean {
  if (/\b(?:global\s*\{|module\s*["'])/.test(code)) return true
  return !/^\s*(?:import|export)\b/m.test(code)
}
