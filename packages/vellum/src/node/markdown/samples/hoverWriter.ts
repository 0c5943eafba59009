// Makes the compiler write hovers faster, with the same words. The language service writes names, types and signatures
// through three functions of the checker, which are not part of its public declarations:
//
// - The owner of a property or a method is not written. Looking for a name of it that is valid in the sample takes
//   longer than all else, and `typeText` removes it.
// - What was written before in the same scope is not made again.

import type { Symbol as CompilerSymbol, TypeChecker } from 'typescript'

/** Where the words of a hover are collected; a new one for each call. */
interface WordWriter {
  readonly write: (text: string) => void
  readonly displayParts: () => readonly { readonly text: string }[]
}

interface HoverWriter {
  writeSymbol: (symbol: CompilerSymbol, ...rest: [unknown, unknown, unknown, WordWriter]) => void
  writeType: (
    type: object,
    scope: object | undefined,
    flags: number,
    writer: WordWriter,
    ...rest: unknown[]
  ) => void
  writeSignature: (
    signature: object,
    scope: object | undefined,
    flags: number,
    kind: unknown,
    writer: WordWriter,
    ...rest: unknown[]
  ) => void
}

/** Of `ts.SymbolFlags`: Property, Method, GetAccessor, SetAccessor. */
const MEMBER = 4 | 8192 | 32768 | 65536

/** The owners whose members are not shown, see `isWellKnown`. */
const KNOWN_OWNERS: readonly unknown[] = ['Console', 'IntrinsicElements']

/** From this on a writer shortens its text: what it writes is then not all that it was given. */
const LONGEST_TEXT = 4000

/** Replaces the functions of a checker; those that a compiler does not have stay missing. */
export function speedUpHovers(checker: TypeChecker): void {
  const { writeSymbol, writeType, writeSignature } = checker as TypeChecker & Partial<HoverWriter>
  if (!writeSymbol || !writeType || !writeSignature) return
  const types = createTextCache()
  const signatures = createTextCache()
  const faster: HoverWriter = {
    writeSymbol: (symbol, ...rest) => {
      const { parent } = symbol as CompilerSymbol & { readonly parent?: CompilerSymbol }
      const hasOwner = parent !== undefined && (symbol.flags & MEMBER) !== 0
      if (!hasOwner || !/^[\w$]+$/.test(symbol.name) || KNOWN_OWNERS.includes(parent.name))
        writeSymbol(symbol, ...rest)
      else rest[3].write(symbol.name)
    },
    writeType: (type, scope, flags, writer, ...rest) =>
      types({ subject: type, scope, key: `${flags} ${rest[0]}`, writer }, () =>
        writeType(type, scope, flags, writer, ...rest),
      ),
    writeSignature: (signature, scope, flags, kind, writer, ...rest) =>
      signatures({ subject: signature, scope, key: `${flags} ${rest[0]}`, writer }, () =>
        writeSignature(signature, scope, flags, kind, writer, ...rest),
      ),
  }
  Object.assign(checker, faster)
}

/** What is written, where, and how: flags and the longest text. */
interface Writing {
  readonly subject: object
  readonly scope: object | undefined
  readonly key: string
  readonly writer: WordWriter
}

/** Remembers what was written of a type in a scope. */
function createTextCache(): (writing: Writing, write: () => void) => void {
  const known = new WeakMap<object, WeakMap<object, Map<string, string>>>()
  return ({ subject, scope, key, writer }, write) => {
    if (!scope) return write()
    const scopes = known.get(subject) ?? new WeakMap<object, Map<string, string>>()
    known.set(subject, scopes)
    const texts = scopes.get(scope) ?? new Map<string, string>()
    scopes.set(scope, texts)
    const text = texts.get(key)
    if (text !== undefined) return writer.write(text)
    write()
    const written = writer.displayParts().reduce((all, part) => all + part.text, '')
    if (written.length < LONGEST_TEXT) texts.set(key, written)
  }
}
