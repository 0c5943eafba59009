// Decides which samples are checked together, as files of one program. The types of a sample depend on its own files
// and what they import, whatever else is checked with it: what it declares for all files, or a package that it
// imports does, must not be seen by samples without it.

import type { CompilerOptions, ModuleResolutionHost } from 'typescript'
import type { Sample } from 'vellum'
import { createImportLinks, type ImportLinks } from './importLinks.js'
import { inputFiles, isScript, isShared, programFolder, twoslashInput } from './twoslashInput.js'

type TypeScript = typeof import('typescript')

/** A sample of a program. */
export interface DividedSample {
  readonly sample: Sample
  /** Among those that were divided. */
  readonly index: number
  /** The files that its types come from, without its own. */
  readonly behind: readonly string[]
}

/** `findFlagNotations` of Twoslash. */
type FindFlags = (
  code: string,
  tags: string[],
  declarations: never,
) => readonly { readonly type: string; readonly name: string; readonly value: unknown }[]

/** What changes the types of other files of the program; a reference to a package is found by its files. */
const GLOBAL = /\bdeclare\s+(?:global|module)\b|^\/\/\/\s*<reference\s+(?:lib|no-default-lib)\b/m

/** Creates a function that divides samples into programs; the packages that it has read must not change. */
export function createDivider({
  ts,
  options,
  root,
  findFlags,
}: {
  ts: TypeScript
  options: CompilerOptions
  /** The folder of all samples; those that are divided are not written to it. */
  root: string
  findFlags: FindFlags
}): (samples: readonly Sample[]) => DividedSample[][] {
  const memory = new Map<string, string>()
  const host = memoryHost(ts, { root, memory })
  const knownLinks = new Map<string, ImportLinks>()
  // No two samples have the same name: what it imports was resolved for the first of them.
  let numbers = 0
  const linksFor = (sampleOptions: CompilerOptions, key: string) => {
    const links =
      knownLinks.get(key) ?? createImportLinks(ts, { options: { ...options, ...sampleOptions }, host, root })
    knownLinks.set(key, links)
    return links
  }
  return (samples) => {
    const alone: DividedSample[][] = []
    const groups = new Map<string, DividedSample[]>()
    for (const [index, sample] of samples.entries()) {
      const input = twoslashInput(sample, { program: programFolder(0), number: numbers++ })
      const files = inputFiles(input, root)
      for (const [name, text] of files) memory.set(name, text)
      const sampleOptions = ownOptions(ts, sample.code, findFlags)
      const key = JSON.stringify(sampleOptions)
      const links = linksFor(sampleOptions, key)
      const names = [...files.keys()]
      const behind = [...links.filesBehind(names)]
      const divided = { sample, index, behind }
      memory.clear()
      if (isAlone(files)) {
        alone.push([divided])
        continue
      }
      const group = [key, ...names.filter(isShared), ...globalsOf(behind, links)].join('\n')
      groups.set(group, [...(groups.get(group) ?? []), divided])
    }
    return [...groups.values(), ...alone]
  }
}

/** The disk, and some files in front of it. */
function memoryHost(
  ts: TypeScript,
  { root, memory }: { root: string; memory: ReadonlyMap<string, string> },
): ModuleResolutionHost {
  const { sys } = ts
  const isSample = (name: string) => name.startsWith(root)
  return {
    fileExists: (name) => (isSample(name) ? memory.has(name) : sys.fileExists(name)),
    readFile: (name) => (isSample(name) ? memory.get(name) : sys.readFile(name)),
    directoryExists: (name) => isSample(name) || sys.directoryExists(name),
    realpath: (name) => (isSample(name) ? name : (sys.realpath?.(name) ?? name)),
    getCurrentDirectory: () => root,
    useCaseSensitiveFileNames: sys.useCaseSensitiveFileNames,
  }
}

/** The compiler options that a sample sets with directives. */
function ownOptions(ts: TypeScript, code: string, findFlags: FindFlags): CompilerOptions {
  const { optionDeclarations } = ts as unknown as { optionDeclarations: never }
  try {
    const flags = findFlags(code, [], optionDeclarations).filter(({ type }) => type === 'compilerOptions')
    return Object.fromEntries(flags.map(({ name, value }) => [name, value])) as CompilerOptions
  } catch {
    // Twoslash reports it when it runs.
    return {}
  }
}

function isAlone(files: ReadonlyMap<string, string>): boolean {
  return [...files].some(([name, text]) => GLOBAL.test(text) || (isScript(name, text) && !isShared(name)))
}

/** The files that declare something for all files; not those that every sample has. */
function globalsOf(behind: readonly string[], { filesBehind, declaresGlobals }: ImportLinks): string[] {
  const everywhere = filesBehind([])
  return behind.filter((name) => !everywhere.has(name) && declaresGlobals(name)).sort()
}
