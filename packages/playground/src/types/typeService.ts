// What TypeScript knows of one program at a time: its errors, the completions at an offset, the type of a name. In: the
// compiler and a pack of declarations. It reads no files, and knows neither workers nor the editor.

import type ts from 'typescript'
import type {
  DeclarationPack,
  TypeCompletion,
  TypeDescription,
  TypedProgram,
  TypeProblem,
  TypeQuestions,
} from './typeMessages.js'

type TypeScript = typeof ts

/** The folder of the program; nothing else is in it. */
const FOLDER = '/program/'

/** Further errors are left out. */
const MOST_PROBLEMS = 20

/** A description in one line. */
const MOST_CHARACTERS = 200

/** Creates a service; the first request takes longest, because it reads the libraries. */
export function createTypeService(ts: TypeScript, pack: DeclarationPack): TypeQuestions {
  let program: TypedProgram = { file: 'program.ts', code: '' }
  let version = 0
  const pathOf = ({ file }: TypedProgram) => FOLDER + file
  const service = ts.createLanguageService(createHost(ts, pack, () => ({ program, version, pathOf })))

  /** Makes a program the current one; returns its path. */
  const open = (next: TypedProgram) => {
    if (next.code !== program.code || next.file !== program.file) {
      program = next
      version++
    }
    return pathOf(program)
  }
  return {
    problems(next) {
      const path = open(next)
      const syntax = service.getSyntacticDiagnostics(path)
      // Errors of types in code that cannot be read are misleading; JavaScript is not checked.
      const isRead = syntax.length === 0 && /\.[cm]?ts$/.test(path)
      const found = isRead ? service.getSemanticDiagnostics(path) : syntax
      return found
        .filter(({ category }) => category === ts.DiagnosticCategory.Error)
        .slice(0, MOST_PROBLEMS)
        .map((diagnostic) => problemOf(ts, diagnostic))
    },
    completions(next, offset) {
      const found = service.getCompletionsAtPosition(open(next), offset, {
        includeCompletionsWithInsertText: true,
      })
      return (found?.entries ?? []).filter(({ kind }) => kind !== 'warning').map(completionOf)
    },
    completion(next, offset, name) {
      const found = service.getCompletionEntryDetails(
        open(next),
        offset,
        name,
        undefined,
        undefined,
        undefined,
        undefined,
      )
      return found && descriptionOf(ts, found)
    },
    name(next, offset) {
      const found = service.getQuickInfoAtPosition(open(next), offset)
      if (!found) return undefined
      const { start, length } = found.textSpan
      return { ...descriptionOf(ts, found), from: start, to: start + length }
    },
  }
}

interface CurrentProgram {
  readonly program: TypedProgram
  readonly version: number
  readonly pathOf: (program: TypedProgram) => string
}

/** The files of the pack and the current program, as the compiler asks for them. */
function createHost(
  ts: TypeScript,
  { options, files, roots, imports }: DeclarationPack,
  current: () => CurrentProgram,
): ts.LanguageServiceHost {
  const read = (path: string) => {
    const { program, pathOf } = current()
    return path === pathOf(program) ? program.code : files[path]
  }
  const resolve = (name: string, importer: string): ts.ResolvedModuleFull | undefined => {
    const path = imports[importer.startsWith(FOLDER) ? '' : importer]?.[name]
    if (path === undefined) return undefined
    const [extension] = /(?:\.d)?\.[cm]?tsx?$/.exec(path) ?? ['.d.ts']
    return {
      resolvedFileName: path,
      extension,
      isExternalLibraryImport: path.startsWith('/node_modules/'),
    }
  }
  return {
    getCompilationSettings: () => options,
    getCurrentDirectory: () => FOLDER,
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    getScriptFileNames: () => [current().pathOf(current().program), ...roots],
    getScriptVersion: (path) => (path.startsWith(FOLDER) ? String(current().version) : '0'),
    getScriptSnapshot(path) {
      const text = read(path)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    fileExists: (path) => read(path) !== undefined,
    readFile: read,
    resolveModuleNameLiterals: (literals, importer) =>
      literals.map(({ text }) => ({ resolvedModule: resolve(text, importer) })),
    resolveTypeReferenceDirectiveReferences: (references, importer) =>
      references.map((reference) => {
        const name = typeof reference === 'string' ? reference : reference.fileName
        const path = resolve(name, typeof importer === 'string' ? importer : '')?.resolvedFileName
        return {
          resolvedTypeReferenceDirective:
            path === undefined ? undefined : { primary: true, resolvedFileName: path },
        }
      }),
  }
}

function problemOf(ts: TypeScript, { start = 0, length = 0, messageText, code }: ts.Diagnostic): TypeProblem {
  return {
    from: start,
    to: start + length,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    code,
  }
}

function completionOf({
  name,
  kind,
  sortText,
  insertText,
  replacementSpan,
}: ts.CompletionEntry): TypeCompletion {
  return {
    name,
    kind,
    rank: Number.parseInt(sortText, 10) || 0,
    ...(insertText !== undefined && insertText !== name && { insert: insertText }),
    ...(replacementSpan && { from: replacementSpan.start }),
  }
}

function descriptionOf(
  ts: TypeScript,
  { displayParts, documentation }: Pick<ts.QuickInfo, 'displayParts' | 'documentation'>,
): TypeDescription {
  const [paragraph = ''] = ts
    .displayPartsToString(documentation)
    .trim()
    .split(/\n\s*\n/)
  const doc = paragraph.replace(/\{@link(?:code|plain)? ([^}]*)\}/g, '$1').replace(/\s+/g, ' ')
  return {
    text: shortened(ts.displayPartsToString(displayParts), 2 * MOST_CHARACTERS),
    doc: shortened(doc, MOST_CHARACTERS),
  }
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}
