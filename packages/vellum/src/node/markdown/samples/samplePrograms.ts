// Decides which samples are checked together, as files of one program. The types of a sample depend on its own files
// and what they import, whatever else is checked with it: what it declares for all files, or a package that it
// imports does, must not be seen by samples without it.

import type { SourceFile } from 'typescript'
import type { SampleService } from './sampleService.js'
import { inputFiles, isScript, isShared, type TwoslashInput } from './twoslashInput.js'

type TypeScript = typeof import('typescript')

/** Samples that are checked together, and all of their files. */
export interface SampleProgram {
  readonly inputs: readonly TwoslashInput[]
  readonly files: ReadonlyMap<string, string>
}

/** What changes the types of other files of the program; a reference to a package is found by its files. */
const GLOBAL = /\bdeclare\s+(?:global|module)\b|^\/\/\/\s*<reference\s+(?:lib|no-default-lib)\b/m

/** Divides samples into programs. Leaves files in the service. */
export function programsOf(
  inputs: readonly TwoslashInput[],
  { ts, service, siteRoot }: { ts: TypeScript; service: SampleService; siteRoot: string },
): SampleProgram[] {
  const program = (group: readonly TwoslashInput[]) => ({
    inputs: group,
    files: new Map(group.flatMap((input) => inputFiles(input, siteRoot))),
  })
  const isAlone = (input: TwoslashInput) =>
    inputFiles(input, siteRoot).some(
      ([name, text]) => GLOBAL.test(text) || (isScript(name, text) && !isShared(name)),
    )
  const others = program(inputs.filter((input) => !isAlone(input)))
  service.files.replace(others.files)
  const globalsOf = createGlobalsFinder(ts, service)
  const groups = new Map<string, TwoslashInput[]>()
  for (const input of others.inputs) {
    const key = globalsOf(inputFiles(input, siteRoot).map(([name]) => name))
    groups.set(key, [...(groups.get(key) ?? []), input])
  }
  return [...[...groups.values()].map(program), ...inputs.filter(isAlone).map((input) => program([input]))]
}

/** Finds the files that declare something for all files, as one text; not those that every sample has. */
function createGlobalsFinder(
  ts: TypeScript,
  { languageService, filesBehind }: SampleService,
): (names: readonly string[]) => string {
  const sources = languageService.getProgram()!
  const known = new Map<string, boolean>()
  const isGlobal = (name: string) => {
    const source = known.has(name) ? undefined : sources.getSourceFile(name)
    if (source) known.set(name, declaresGlobals(ts, source))
    return known.get(name) ?? false
  }
  const everywhere = filesBehind([])
  return (names) =>
    [
      ...names.filter(isShared),
      ...[...filesBehind(names)].filter((name) => !everywhere.has(name) && isGlobal(name)),
    ]
      .sort()
      .join('\n')
}

/** Whether a file is a script, or adds to the global scope or to another module. */
function declaresGlobals(ts: TypeScript, source: SourceFile): boolean {
  if (source.fileName.endsWith('.json')) return false
  if (!ts.isExternalModule(source)) return true
  return source.statements.some(
    (statement) =>
      ts.isModuleDeclaration(statement) &&
      (ts.isStringLiteral(statement.name) || (statement.flags & ts.NodeFlags.GlobalAugmentation) !== 0),
  )
}
