// How the pasted code is written, so that what is added looks the same.

import type { Tree } from 'vellum-playground/syntax'
import type { CodeStyle } from '../types.js'

const TYPE_NODES =
  /^(?:TypeAnnotation|TypeArgList|InterfaceDeclaration|TypeAliasDeclaration|ParameterizedType|Privacy)$/

/** Reads quotes, semicolons, indentation and the language off the code. */
export function codeStyle(tree: Tree, source: string): CodeStyle {
  let isTypeScript = false
  let [single, double, semicolons, statements] = [0, 0, 0, 0]
  tree.iterate({
    enter: ({ name, from, to }) => {
      isTypeScript ||= TYPE_NODES.test(name)
      if (name === 'String') source[from] === "'" ? single++ : double++
      if (!/^(?:ExpressionStatement|VariableDeclaration|ImportDeclaration)$/.test(name)) return
      statements++
      if (source[to - 1] === ';') semicolons++
    },
  })
  const [, indent = '  '] = /^([ \t]+)\S/m.exec(source) ?? []
  return {
    quote: double > single ? '"' : "'",
    semicolon: semicolons * 2 > statements ? ';' : '',
    indent: indent.startsWith('\t') ? '\t' : indent.length >= 8 ? '  ' : indent,
    isTypeScript,
    isCommonJs: /\brequire\(\s*['"]/.test(source) && !/^\s*import\s/m.test(source),
  }
}
