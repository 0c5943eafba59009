// From what the reader wrote to a program that can run: checks its syntax, erases its types and
// finds the modules that it loads. Needs no compiler, only the parser of the editor.

import type { Format, Program } from '../protocol'
import { tooLong } from './codeLength'
import { type ProgramProblem, problemAt } from './codePlace'
import { type ErasedTypes, eraseTypes } from './eraseTypes'
import { moduleNames } from './moduleNames'
import { parseSource, type SourceTree, UnreadableSource } from './sourceTree'
import { syntaxProblem } from './syntaxProblem'
import { wrongPlace } from './wrongPlaces'

export interface CompileOptions {
  readonly format: Format
  /** With its extension, which says whether it is TypeScript: `retry.ts` */
  readonly file: string
}

export type CompiledProgram =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly problem: ProgramProblem }

/** Compiles a program, or tells the first thing that keeps it from running. */
export function compileProgram(source: string, options: CompileOptions): CompiledProgram {
  const message = tooLong(source)
  if (message) return { ok: false, problem: { message, place: undefined } }
  try {
    return compile(source, options)
  } catch (error) {
    // Too much recursion: brackets in brackets, thousands of them.
    if (!(error instanceof RangeError || error instanceof UnreadableSource)) throw error
    const message = 'The code cannot be read: it is nested too deeply, or it has too many mistakes.'
    return { ok: false, problem: { message, place: undefined } }
  }
}

function compile(source: string, { format, file }: CompileOptions): CompiledProgram {
  const language = /\.[cm]?ts$/.test(file) ? 'ts' : 'js'
  const parsed = parseSource(source, language)
  const mistake = syntaxProblem(parsed)
  if (mistake) {
    const types = language === 'js' ? typesProblem(parseSource(source, 'ts'), file) : undefined
    return { ok: false, problem: types ?? mistake }
  }
  const erased = eraseTypes(parsed)
  const code = language === 'ts' ? erased.code : source
  // An import that nothing uses is erased with the types, but its name must be known all the same.
  const named = moduleNames(source, parsed.tree, format)
  const problem =
    erased.problem ??
    (language === 'js' ? firstType(erased, source, file) : undefined) ??
    named.problem ??
    wrongPlace(parsed, format)
  if (problem) return { ok: false, problem }
  return {
    ok: true,
    program: { format, code, imports: moduleNames(code, parsed.tree, format).imports, file },
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
