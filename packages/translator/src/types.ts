// What the translator returns, and what its steps share.

import type { Tree } from 'vellum-playground/syntax'
import type { Bindings } from './syntax/bindings.js'
import type { Edits } from './syntax/edits.js'

/** Why something is not the same in Troth, and what to do. */
export interface Advice {
  readonly why: string
  readonly instead: string
}

/** Something a reader must know about the translation of one line. */
export interface Note extends Advice {
  /**
   * `none`: axios has it and Troth does not. `check`: translated, but it depends on something that the code does not
   * show. `left`: not translated, the code is unchanged.
   */
  readonly kind: 'none' | 'check' | 'left'
  /** The line in the pasted code, from 1. */
  readonly line: number
  /** The option, name or expression it is about. */
  readonly what: string
}

/** Why there is no translation. */
export interface TranslationProblem {
  readonly message: string
  /** From 1; undefined when it is about the whole code. */
  readonly line: number | undefined
  readonly column: number | undefined
}

/** The outcome: `code` is empty when there is a problem. */
export interface TranslationResult {
  readonly code: string
  readonly notes: readonly Note[]
  readonly problems: readonly TranslationProblem[]
}

/** What a name of the pasted code stands for. */
export type Role =
  | { readonly type: 'axios' }
  | { readonly type: 'client' }
  | { readonly type: 'export'; readonly name: string }
  | { readonly type: 'response' }
  | { readonly type: 'headers' }
  // `isTyped`: its type is written in the code. `dataType`: that of `response.data`, in `isAxiosError<…>(error)`.
  | { readonly type: 'error'; readonly isTyped: boolean; readonly dataType?: string }
  | { readonly type: 'cancelSource' }
  | { readonly type: 'returnsResponse' }

/** A client that the translation declares or creates: what is added to its options. */
export interface ClientDraft {
  /** Complete properties, such as `arrayFormat: 'brackets'`. */
  readonly options: Map<string, string>
  readonly requestHooks: string[]
  readonly errorHooks: string[]
  /** Its base URL: `null` when it has none, undefined when it is not visible. */
  readonly baseUrl: string | null | undefined
  /** It has a serializer of its own, which writes arrays. */
  readonly hasSerializer: boolean
}

/** How the pasted code is written. */
export interface CodeStyle {
  readonly quote: "'" | '"'
  readonly semicolon: '' | ';'
  readonly indent: string
  readonly isTypeScript: boolean
  readonly isCommonJs: boolean
}

/** One translation under way. */
export interface Translation {
  readonly source: string
  readonly tree: Tree
  readonly edits: Edits
  notes: Note[]
  readonly bindings: Bindings
  readonly style: CodeStyle
  /** Roles by the offset of the name's definition. */
  readonly roles: Map<number, Role>
  /** Members such as `this.http` that hold a client. */
  readonly memberClients: Set<string>
  /** Names that are imported from `troth`, and from `troth/progress`. */
  readonly imports: Set<string>
  readonly progressImports: Set<string>
  /** Offsets of names and types of axios that were translated. */
  readonly handled: Set<number>
  /** Ranges that stay as they were, whatever is in them. */
  readonly untouched: { readonly from: number; readonly to: number }[]
  /** The client that replaces `axios` itself, and the offsets where it does. */
  readonly defaultClient: { readonly name: string; readonly uses: Set<number>; readonly draft: ClientDraft }
  /** Calls of `axios.create`, by the offset of the name or member that holds the client. */
  readonly created: Map<number | string, ClientDraft>
}
