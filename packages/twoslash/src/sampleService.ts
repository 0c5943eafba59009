// The language service that Twoslash runs samples with. It knows no types: first it writes down what Twoslash asks,
// then, when the native compiler has responded, Twoslash runs again and gets the results.

import type { CompilerOptions, LanguageService, SourceFile } from 'typescript'
import type { FileResults } from './nativeCompiler.js'

type TypeScript = typeof import('typescript')

/** The service for one set of options. */
export interface SampleService {
  readonly languageService: LanguageService
  readonly options: CompilerOptions
  /** Adds a file, or changes its text. */
  readonly write: (name: string, text: string) => void
  /** What Twoslash has written and asked since the last call. */
  readonly takeQuestions: () => Questions
  /** Lets Twoslash have results, until all are removed with an empty map. */
  readonly setResults: (results: ReadonlyMap<string, FileResults>) => void
}

/** Files by their names, and the offsets in them that Twoslash asks about. */
export interface Questions {
  readonly files: ReadonlyMap<string, string>
  readonly positions: ReadonlyMap<string, ReadonlySet<number>>
}

/** Creates a service. */
export function createSampleService(ts: TypeScript, options: CompilerOptions): SampleService {
  let files = new Map<string, string>()
  let positions = new Map<string, Set<number>>()
  let results: ReadonlyMap<string, FileResults> = new Map()
  const parsed = new Map<string, SourceFile>()

  const parse = (name: string) => {
    const text = files.get(name)
    if (text === undefined) return undefined
    const parsedFile = parsed.get(name)
    if (parsedFile?.text === text) return parsedFile
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false)
    parsed.set(name, source)
    return source
  }
  const positionsIn = (name: string) => {
    const filePositions = positions.get(name) ?? new Set<number>()
    positions.set(name, filePositions)
    return filePositions
  }
  const service: Partial<LanguageService> = {
    getCompilerOptionsDiagnostics: () => [...ts.createProgram([], options).getOptionsDiagnostics()],
    getProgram: () => ({ getSourceFile: parse }) as ReturnType<LanguageService['getProgram']>,
    getQuickInfoAtPosition: (name, position) => {
      positionsIn(name).add(position)
      const knownResults = results.get(name)
      const text = knownResults ? knownResults.hovers.get(position) : ''
      return text === undefined ? undefined : quickInfo(ts, text, position)
    },
    getSemanticDiagnostics: (name) => {
      positionsIn(name)
      const file = parse(name)
      const { errors = [] } = results.get(name) ?? {}
      return errors.map(({ text, ...error }) => ({
        ...error,
        file,
        messageText: text,
        category: ts.DiagnosticCategory.Error,
      }))
    },
    // All errors of a file are among the others.
    getSyntacticDiagnostics: () => [],
    getCompletionsAtPosition: () => undefined,
    getEmitOutput: (name) => {
      const { outputText } = ts.transpileModule(files.get(name) ?? '', {
        compilerOptions: options,
        fileName: name,
      })
      const output = name.replace(/\.([cm]?)tsx?$/, '.$1js')
      const outputFiles = [{ name: output, text: outputText, writeByteOrderMark: false }]
      return { emitSkipped: false, outputFiles, diagnostics: [] }
    },
  }
  return {
    languageService: service as LanguageService,
    options,
    write: (name, text) => {
      files.set(name, text)
    },
    takeQuestions: () => {
      const taken = { files, positions }
      files = new Map()
      positions = new Map()
      return taken
    },
    setResults: (next) => {
      results = next
      if (next.size === 0) parsed.clear()
    },
  }
}

function quickInfo(
  ts: TypeScript,
  text: string,
  start: number,
): ReturnType<LanguageService['getQuickInfoAtPosition']> {
  return {
    kind: ts.ScriptElementKind.unknown,
    kindModifiers: '',
    textSpan: { start, length: 0 },
    displayParts: [{ text, kind: 'text' }],
  }
}
