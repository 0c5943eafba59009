// A configuration of Vellum on its way to Docusaurus: its tree, and the code that is written in place of parts of it.

import type { Findings } from './findings.js'
import type { Node, SourceText } from './sourceText.js'

/** What the parts of the way back read and add to. */
export interface ConfigParts {
  readonly siteDir: string
  readonly source: SourceText
  readonly program: Node
  readonly config: Node
  readonly findings: Findings
  readonly packages: Set<string>
  readonly plugins: string[]
  readonly themes: string[]
  readonly preset: string[]
  readonly imports: string[]
  /** Further fields of the top level, as code. */
  readonly added: string[]
  /** Fields that are written anew. */
  readonly moved: Node[]
}

/** The code of a node, with the edits inside it. */
export function textOf({ source }: ConfigParts, node: Node): string {
  return source.edited(node.start, node.end)
}
