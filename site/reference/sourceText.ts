// Types and declarations of a source file as text for readers: in one line, without
// comments, without what goes without saying.

import type * as TypeScript from 'typescript'

/** A type in one line: `'\n  | A\n  | B'` → `'A | B'` */
export function typeText(type: TypeScript.TypeNode | undefined, file: TypeScript.SourceFile): string {
  return withoutComments(type?.getText(file) ?? 'unknown')
    .replace(/([^{(|&<=,;\s])\s*\n\s*(?=[\w'[])/g, '$1; ')
    .replace(/\s+/g, ' ')
    .replace(/,? ([)\]])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/^\| /, '')
}

/** A declaration as it is written, without `export`. */
export function written(node: TypeScript.Node, file: TypeScript.SourceFile): string {
  return node.getText(file).replace(/^export (declare )?/, '')
}

/** Code without its doc comments, and without comments that have a line of their own. */
export function withoutComments(text: string): string {
  return text.replace(/[ \t]*\/\*\*[\s\S]*?\*\/[ \t]*\n?/g, '').replace(/^[ \t]*\/\/ .*\n/gm, '')
}

/** A value may be left out; that it may also be `undefined` goes without saying. */
export function withoutUndefined(type: string): string {
  const rest = type.replace(/ \| undefined$/, '')
  const [, inner] = /^\((\(.*\) => .*)\)$/.exec(rest) ?? []
  return inner ?? rest
}
