// For other tools of a site that read or show code in the page: the parser that the editor loads anyway, its
// colours, and its messages about syntax errors.

export type { SyntaxNode, Tree } from '@lezer/common'
export { type ProgramProblem, positionAt } from '../program/codePosition.js'
export { parseSource, type SourceTree, UnreadableSource } from '../program/sourceTree.js'
export { syntaxProblem } from '../program/syntaxProblem.js'
export { childrenOf } from '../program/tokens.js'
export { type CodePart, highlightCode } from './highlightCode.js'
