// For other tools of a site that read code in the page: the parser that the editor loads anyway, and its
// messages about syntax errors.

export type { SyntaxNode, Tree } from '@lezer/common'
export { type ProgramProblem, positionAt } from '../program/codePosition.js'
export { parseSource, type SourceTree, UnreadableSource } from '../program/sourceTree.js'
export { syntaxProblem } from '../program/syntaxProblem.js'
export { childrenOf } from '../program/tokens.js'
