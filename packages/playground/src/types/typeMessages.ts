// The messages between a page and the worker that knows TypeScript, and the file of declarations that the worker reads.

import type { CompilerOptions } from 'typescript'

/** A program as the editor has it. */
export interface TypedProgram {
  /** `retry.ts`: the extension says whether it has types. */
  readonly file: string
  readonly code: string
}

/** Everything that programs can import, and the libraries of the language. */
export interface DeclarationPack {
  /** As the API of the compiler has them. */
  readonly options: CompilerOptions
  /** The texts of all files by their path in the worker. */
  readonly files: Readonly<Record<string, string>>
  /** Files that are part of every program although nothing imports them. */
  readonly roots: readonly string[]
  /** What an import means: the path by the importing file, `''` for programs, and by the name in the import. */
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** A type error. Offsets are those of the program. */
export interface TypeProblem {
  readonly from: number
  readonly to: number
  readonly message: string
  /** `2322` */
  readonly code: number
}

/** A completion. */
export interface TypeCompletion {
  readonly name: string
  /** `method`, `property`, `const` */
  readonly kind: string
  /** The lower, the nearer: a local variable before a global one. */
  readonly rank: number
  /** The inserted text, if it is not the name. */
  readonly insert?: string | undefined
  /** Where the replaced text begins, if that is not where the name begins. */
  readonly from?: number | undefined
}

/** A name and its type, with the first sentence of its doc comment. */
export interface TypeDescription {
  readonly text: string
  readonly doc: string
}

/** The description of the name at an offset, and where the name is. */
export interface NameDescription extends TypeDescription {
  readonly from: number
  readonly to: number
}

/** The requests of a page: their arguments, and their results. */
export interface TypeQuestions {
  problems(program: TypedProgram): readonly TypeProblem[]
  completions(program: TypedProgram, offset: number): readonly TypeCompletion[]
  completion(program: TypedProgram, offset: number, name: string): TypeDescription | undefined
  name(program: TypedProgram, offset: number): NameDescription | undefined
}

/** Sends a request; resolves with `undefined` if there is no worker, or no result. */
export type AskTypes = <Q extends keyof TypeQuestions>(
  question: Q,
  ...args: Parameters<TypeQuestions[Q]>
) => Promise<ReturnType<TypeQuestions[Q]> | undefined>

/** The first message: where the declarations are. */
export interface TypeStart {
  readonly declarations: string
}

export interface TypeRequest {
  readonly id: number
  readonly question: keyof TypeQuestions
  readonly args: readonly unknown[]
}

export type TypeReply =
  | { readonly type: 'ready' }
  /** The declarations could not be loaded, or cannot be read. */
  | { readonly type: 'failed' }
  /** `result` is undefined, too, when TypeScript failed: its errors are about half-written programs. */
  | { readonly type: 'reply'; readonly id: number; readonly result: unknown }
