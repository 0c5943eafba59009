// From what the reader wrote to a program that can run: checks its syntax, erases its types and
// finds the modules that it loads. Needs no compiler, only the parser of the editor.

import type { Program } from '../protocol.js'
import { tooLong } from './codeLength.js'
import { type ProgramProblem, problemAt } from './codePosition.js'
import { type ErasedTypes, eraseTypes } from './eraseTypes.js'
import { misplacedKeyword } from './misplacedKeywords.js'
import { type ModuleNamesOptions, moduleNames } from './moduleNames.js'
import { parseSource, type SourceTree, UnreadableSource } from './sourceTree.js'
import { syntaxProblem } from './syntaxProblem.js'

export interface CompileOptions extends ModuleNamesOptions {
  /** With its extension, which says whether it is TypeScript: `retry.ts` */
  readonly file: string
}

export type CompiledProgram =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly problem: ProgramProblem }

/** Compiles a program, or reports the first thing that keeps it from running. */
export function compileProgram(source: string, options: CompileOptions): CompiledProgram {
  const message = tooLong(source)
  if (message) return { ok: false, problem: { message, position: undefined } }
  try {
    return compile(source, options)
  } catch (error) {
    // A stack overflow: thousands of nested brackets.
    if (!(error instanceof RangeError || error instanceof UnreadableSource)) throw error
    const message = 'The code cannot be read: it is nested too deeply, or it has too many errors.'
    return { ok: false, problem: { message, position: undefined } }
  }
}

function compile(source: string, options: CompileOptions): CompiledProgram {
  const { format, file } = options
  const language = /\.[cm]?ts$/.test(file) ? 'ts' : 'js'
  const parsed = parseSource(source, language)
  const syntaxError = syntaxProblem(parsed)
  if (syntaxError) {
    const types = language === 'js' ? typesProblem(parseSource(source, 'ts'), file) : undefined
    return { ok: false, problem: types ?? syntaxError }
  }
  const erased = eraseTypes(parsed)
  const code = language === 'ts' ? erased.code : source
  // An unused import is erased with the types, but its name must be known all the same.
  const named = moduleNames(source, parsed.tree, options)
  const problem =
    erased.problem ??
    (language === 'js' ? firstType(erased, source, file) : undefined) ??
    named.problem ??
    misplacedKeyword(parsed, format)
  if (problem) return { ok: false, problem }
  return {
    ok: true,
    program: { format, code, imports: moduleNames(code, parsed.tree, options).imports, file },
  }
}

/** For JavaScript that is wrong only because it has types. */
function typesProblem(parsed: SourceTree, file: string): ProgramProblem | undefined {
  return syntaxProblem(parsed) ? undefined : firstType(eraseTypes(parsed), parsed.source, file)
}

function firstType(
  { types: [first] }: ErasedTypes,
  source: string,
  file: string,
): ProgramProblem | undefined {
  if (!first) return undefined
  const [line = ''] = source
    .slice(first.from, first.to)
    .trim()
    .split(/[\r\n]/)
  return problemAt(
    source,
    first.from,
    `"${file}" is JavaScript, which has no types: remove \`${line.slice(0, 40)}\`.`,
  )
}
