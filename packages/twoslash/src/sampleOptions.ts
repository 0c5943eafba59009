// The compiler options of samples: those of the configuration with defaults, as the API of TypeScript has them and,
// for the native compiler, as a `tsconfig.json` has them.

import { resolve } from 'node:path'
import type { CompilerOptions } from 'typescript'
import { reportedError } from './reportedError.js'

type TypeScript = typeof import('typescript')

/** As in a `tsconfig.json`. */
type JsonOptions = Readonly<Record<string, unknown>>

const DEFAULTS = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable', 'dom.asynciterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  strict: true,
  skipLibCheck: true,
  // Styles and the like are imported for their effect.
  noUncheckedSideEffectImports: false,
}

/** The options for a site; `compilerOptions` are those of its configuration. */
export function readOptions(
  ts: TypeScript,
  { siteRoot, compilerOptions }: { siteRoot: string; compilerOptions: JsonOptions },
): CompilerOptions {
  const json = { ...DEFAULTS, ...compilerOptions }
  const { options, errors } = ts.convertCompilerOptionsFromJson(json, siteRoot)
  if (errors.length > 0) {
    const problems = errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    throw optionsError(problems.join('\n'))
  }
  if (options.paths) options.paths = absolutePaths(options.paths, siteRoot)
  if (compilerOptions.types) return options
  const host = { ...ts.sys, getCurrentDirectory: () => siteRoot }
  const node = ts.resolveTypeReferenceDirective('node', `${siteRoot}/index.ts`, options, host)
  return { ...options, types: node.resolvedTypeReferenceDirective ? ['node'] : [] }
}

/** The error about options that the compiler does not accept. */
export function optionsError(problems: string): Error {
  return reportedError(
    `The compiler does not accept the \`compilerOptions\` of \`typedSamples()\`: ${problems.trim()}`,
    {
      files: ['vellum.config.ts'],
      hint: 'Write them as in a tsconfig.json.',
    },
  )
}

/** Paths are relative to the file that has them, which is that of the site, not the one that samples get. */
function absolutePaths(paths: NonNullable<CompilerOptions['paths']>, siteRoot: string): typeof paths {
  return Object.fromEntries(
    Object.entries(paths).map(([name, targets]) => [
      name,
      targets.map((target) => resolve(siteRoot, target)),
    ]),
  )
}

/** A declared option; not part of the public declarations, but Twoslash uses it too. */
interface OptionDeclaration {
  readonly name: string
  readonly type: string | ReadonlyMap<string, unknown>
  readonly element?: OptionDeclaration
}

/** `{ target: 10, lib: ['lib.dom.d.ts'] }` → `{ target: 'es2023', lib: ['dom'] }` */
export function tsconfigOptions(ts: TypeScript, options: CompilerOptions): JsonOptions {
  const { optionDeclarations } = ts as unknown as { optionDeclarations: readonly OptionDeclaration[] }
  const declared = new Map(optionDeclarations.map((declaration) => [declaration.name, declaration]))
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => {
      const declaration = declared.get(name)
      return declaration && value !== undefined ? [[name, jsonValue(declaration, value)]] : []
    }),
  )
}

function jsonValue({ type, element }: OptionDeclaration, value: unknown): unknown {
  if (Array.isArray(value) && element) return value.map((item) => jsonValue(element, item))
  if (typeof type === 'string') return value
  return [...type].find(([, optionValue]) => optionValue === value)?.[0] ?? value
}
