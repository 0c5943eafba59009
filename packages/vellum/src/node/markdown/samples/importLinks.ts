// Resolves what files import, each name once, and remembers it: from there follows which files the types of a sample
// come from.

import { posix } from 'node:path'
import type { LanguageServiceHost, ModuleResolutionHost, Program } from 'typescript'

type TypeScript = typeof import('typescript')

/** The parts of a compiler's host that resolve names. */
type Resolvers = Required<
  Pick<LanguageServiceHost, 'resolveModuleNameLiterals' | 'resolveTypeReferenceDirectiveReferences'>
>

/** What files import. */
export interface ImportLinks {
  /** For the host of a compiler. */
  readonly resolvers: Resolvers
  /** All files that some files import, directly or through others, and those that every file has; not themselves. */
  readonly filesBehind: (names: readonly string[], program: Program) => Set<string>
}

/** Begins the name of the file that TypeScript resolves the option `types` for. */
const OPTION_TYPES = '__inferred type names__'

/** Creates an empty memory; files on the disk must not change as long as it is used. */
export function createImportLinks(
  ts: TypeScript,
  host: ModuleResolutionHost & { readonly folder: string },
): ImportLinks {
  const modules = ts.createModuleResolutionCache(host.folder, (name) => name)
  const types = ts.createTypeReferenceDirectiveResolutionCache(
    host.folder,
    (name) => name,
    undefined,
    modules.getPackageJsonInfoCache(),
  )
  const targets = new Map<string, Set<string>>()
  const everywhere = new Set<string>()
  const link = (from: string, to: string | undefined) => {
    if (to === undefined) return
    if (posix.basename(from).startsWith(OPTION_TYPES)) everywhere.add(to)
    else targets.set(from, (targets.get(from) ?? new Set()).add(to))
  }
  return {
    resolvers: {
      resolveModuleNameLiterals: (literals, file, redirect, options, source) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(source, literal, options)
          const found = ts.resolveModuleName(literal.text, file, options, host, modules, redirect, mode)
          link(file, found.resolvedModule?.resolvedFileName)
          return found
        }),
      resolveTypeReferenceDirectiveReferences: (references, file, redirect, options, source) =>
        references.map((reference) => {
          const name = typeof reference === 'string' ? reference : reference.fileName
          const mode = ts.getModeForFileReference(reference, source?.impliedNodeFormat)
          const found = ts.resolveTypeReferenceDirective(name, file, options, host, redirect, types, mode)
          link(file, found.resolvedTypeReferenceDirective?.resolvedFileName)
          return found
        }),
    },
    filesBehind: (names, program) => {
      const reached = new Set([...names, ...everywhere])
      // A set that grows while it is read.
      for (const name of reached) {
        for (const target of targets.get(name) ?? []) reached.add(target)
        for (const { fileName } of program.getSourceFile(name)?.referencedFiles ?? [])
          reached.add(posix.resolve(posix.dirname(name), fileName))
      }
      for (const name of names) reached.delete(name)
      return reached
    },
  }
}
