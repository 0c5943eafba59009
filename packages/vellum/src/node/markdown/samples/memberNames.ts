// Lets the compiler write the name of a property or a method without that of its owner. Looking for a name of the owner
// that is valid in the sample takes a third of the time of a hover, and `typeText` removes it again.

import type { Symbol as CompilerSymbol, TypeChecker } from 'typescript'

/** What the language service calls to write names; not part of the public declarations. */
interface NameWriter {
  writeSymbol: (
    symbol: CompilerSymbol,
    enclosing: unknown,
    meaning: unknown,
    flags: unknown,
    writer: { readonly writeProperty: (name: string) => void },
  ) => unknown
}

/** Of `ts.SymbolFlags`: Property, Method, GetAccessor, SetAccessor. */
const MEMBER = 4 | 8192 | 32768 | 65536

/** The owners whose members are not shown, see `isWellKnown`. */
const KNOWN_OWNERS: readonly unknown[] = ['Console', 'IntrinsicElements']

/** Makes a checker write short names. Does nothing to a compiler that writes names in another way. */
export function shortenMemberNames(checker: TypeChecker): void {
  const names = checker as TypeChecker & Partial<NameWriter>
  const { writeSymbol } = names
  if (!writeSymbol) return
  names.writeSymbol = (symbol, enclosing, meaning, flags, writer) => {
    const { parent } = symbol as CompilerSymbol & { readonly parent?: CompilerSymbol }
    const hasOwner = parent !== undefined && (symbol.flags & MEMBER) !== 0
    if (!hasOwner || !/^[\w$]+$/.test(symbol.name) || KNOWN_OWNERS.includes(parent.name))
      return writeSymbol(symbol, enclosing, meaning, flags, writer)
    return writer.writeProperty(symbol.name)
  }
}
