// A remark plugin that replaces `:fact[default.timeout]` in a sentence by what the fact is today: '30 seconds'.
// `:fact[default.timeout]{short}` is '30 s'.

import type { Nodes, Parents, Root } from 'mdast'
import type { TextDirective } from 'mdast-util-directive'
import { DirectiveProblem, unknownValue } from '../directives/directiveProblem'
import { nearestName } from '../directives/nearestName'
import type { Facts } from './facts'

/** Plain data, so that the engine compiles a page again when a fact has changed. */
export interface RemarkFactsOptions {
  readonly facts: Facts
}

/** What the plugin uses of a file. */
interface PageFile {
  /** Throws an error at a position of the page. */
  fail(reason: string, position?: Nodes['position']): never
}

/** Replaces facts in the sentences of a page. */
export function remarkFacts({ facts }: RemarkFactsOptions) {
  const replaceBelow = (parent: Parents, file: PageFile): void => {
    for (const [i, child] of parent.children.entries()) {
      if (child.type === 'textDirective' && isFact(child, file)) {
        parent.children[i] = { type: 'text', value: shown(child, file), position: child.position! }
      } else if ('children' in child) replaceBelow(child, file)
    }
  }
  const shown = (node: TextDirective, file: PageFile): string => {
    try {
      return factText(node, facts)
    } catch (error) {
      if (!(error instanceof DirectiveProblem)) throw error
      return file.fail(error.message, node.position)
    }
  }
  return (tree: Root, file: PageFile): void => replaceBelow(tree, file)
}

/** A word with a label is a directive; a misspelt one would be shown as it is. */
function isFact({ name, children, position }: TextDirective, file: PageFile): boolean {
  if (name === 'fact') return true
  if (children.length > 0 && nearestName(name, ['fact']))
    file.fail(`There is no directive ":${name}". Did you mean ":fact"?`, position)
  return false
}

function factText({ children, attributes }: TextDirective, facts: Facts): string {
  const name = children.map((child) => (child.type === 'text' ? child.value : '')).join('')
  if (!name) throw new DirectiveProblem('":fact" needs the name of a fact. Write :fact[default.timeout].')
  const unknown = Object.keys(attributes ?? {}).find((key) => key !== 'short')
  if (unknown !== undefined) {
    throw new DirectiveProblem(
      `":fact" has no attribute "${unknown}". Write :fact[${name}] or :fact[${name}]{short}.`,
    )
  }
  const fact = Object.hasOwn(facts, name) ? facts[name] : undefined
  if (!fact) throw unknownValue(`There is no fact "${name}".`, name, Object.keys(facts).sort())
  return attributes?.short === undefined || attributes.short === null ? fact.long : fact.short
}
