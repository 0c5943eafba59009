// A TypeScript program without its types, made by the playground and by the compiler, in a form in which both
// can be compared.

import ts from 'typescript'
import { eraseTypes } from '../program/eraseTypes.js'
import { parseSource } from '../program/sourceTree.js'

/** The same text twice, when the playground erases as the compiler does. */
export function erasedAndCompiled(source: string): { readonly erased: string; readonly compiled: string } {
  return { erased: normal(eraseTypes(parseSource(source, 'ts')).code), compiled: normal(compiled(source)) }
}

/** The same text for the same program: without layout, comments, empty statements and needless parentheses. */
function normal(code: string, kind = ts.ScriptKind.JS): string {
  const file = ts.createSourceFile('a.js', code, ts.ScriptTarget.ESNext, true, kind)
  const errors = (file as unknown as { parseDiagnostics: ts.Diagnostic[] }).parseDiagnostics
  if (errors[0]) return `${ts.flattenDiagnosticMessageText(errors[0].messageText, ' ')} in: ${code}`
  const { transformed } = ts.transform(file, [
    (context) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (ts.isEmptyStatement(node) || ts.isSemicolonClassElement(node)) return undefined
        if (ts.isParenthesizedExpression(node)) return visit(node.expression)
        return ts.visitEachChild(node, visit, context)
      }
      return (root) => visit(root) as ts.SourceFile
    },
  ])
  const text = ts.createPrinter({ removeComments: true }).printFile(transformed[0]!)
  return text
    .replace(/\s+/g, ' ')
    .replace(/([^\w$]) | (?=[^\w$])/g, '$1')
    .replace(/,(?=[\])}])|export\{\};/g, '')
}

function compiled(source: string): string {
  const compilerOptions = { target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.ESNext }
  return ts.transpileModule(source, { compilerOptions }).outputText.replace(/^"use strict";$/m, '')
}
