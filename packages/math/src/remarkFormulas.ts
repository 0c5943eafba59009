// A remark plugin: reads formulas and replaces them with the elements that KaTeX makes of them. Runs after the
// engine's own plugins, so that ids of headings are made from the source of a formula.

import type { Root } from 'mdast'
import { mathFromMarkdown } from 'mdast-util-math'
import type { Processor } from 'unified'
import { dollarSyntax } from './dollarSyntax.js'
import { type Formula, renderFormula } from './renderFormula.js'

/** Options of the plugin. */
export interface FormulaOptions {
  readonly macros: Readonly<Record<string, string>>
  readonly errorSeverity: 'throw' | 'warn'
}

/** A node of any type. */
interface AnyNode {
  type: string
  value?: string
  lang?: string | null
  position?: object
  data?: object
  children?: AnyNode[]
}

/** The file of a page, as far as it is used. */
interface PageFile {
  readonly fail: (reason: string, node: object) => never
  readonly message: (reason: string, node: object) => void
}

/** Adds the syntax of formulas, and renders them. */
export function remarkFormulas(this: Processor, { macros, errorSeverity }: FormulaOptions) {
  const data = this.data() as { micromarkExtensions?: unknown[]; fromMarkdownExtensions?: unknown[] }
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), dollarSyntax()]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), mathFromMarkdown()]
  return (tree: Root, file: PageFile): void => {
    replaceFormulas(tree as AnyNode, (formula, node) => {
      const { elements, problem } = renderFormula(formula, macros)
      if (problem !== undefined) {
        const reason = `KaTeX cannot read the formula "${shortened(formula.source)}": ${problem}`
        if (errorSeverity === 'throw') file.fail(reason, node)
        file.message(reason, node)
      }
      return elements
    })
  }
}

function replaceFormulas(
  parent: AnyNode,
  render: (formula: Formula, node: AnyNode) => readonly object[],
): void {
  for (const node of parent.children ?? []) {
    const formula = formulaOf(node)
    if (formula) {
      const children = render(formula, node)
      // A type that nothing else handles: the element is made from the data.
      node.type = 'formula'
      node.data = {
        hName: formula.isBlock ? 'div' : 'span',
        hProperties: {
          className: formula.isBlock ? ['vm-math', 'vm-math-block'] : ['vm-math'],
          // A wide formula is scrolled, which must be possible with keys.
          ...(formula.isBlock && { tabIndex: 0 }),
        },
        hChildren: children,
      }
      delete node.value
    } else {
      replaceFormulas(node, render)
    }
  }
}

function formulaOf({ type, lang, value = '' }: AnyNode): Formula | undefined {
  if (type === 'inlineMath') return { source: value, isBlock: false }
  if (type === 'math' || (type === 'code' && lang === 'math')) return { source: value, isBlock: true }
  return undefined
}

/** A formula in one line of a message. */
function shortened(source: string): string {
  const line = source.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}
