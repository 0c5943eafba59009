// A rehype plugin that makes the names of Troth in declarations links. The code of a block is finished HTML at that
// point, so only its text is touched, never its tags.

import type { Element, Nodes } from 'hast'
import { DECLARATION_CLASS, type Homes, MEMBER_CLASS } from './blocks'
import { addressOf, homesOf } from './homes'
import type { Reference } from './readReference'

/** Plain data, so that the engine compiles a page again when any of it has changed. */
export interface RehypeDeclarationsOptions {
  readonly reference: Reference
  readonly baseUrl: string
}

/** Links the names in the declarations of a page. */
export function rehypeDeclarations({ reference, baseUrl }: RehypeDeclarationsOptions) {
  const homes = homesOf(reference)
  const visit = (node: Nodes): void => {
    if (node.type === 'element' && hasClass(node, DECLARATION_CLASS)) {
      finish(node, { homes, baseUrl, isMember: hasClass(node, MEMBER_CLASS) })
    } else if ('children' in node) node.children.forEach(visit)
  }
  return (tree: Nodes): void => visit(tree)
}

function hasClass({ properties }: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name)
}

interface FinishOptions {
  readonly homes: Homes
  readonly baseUrl: string
  readonly isMember: boolean
}

/** Changes the code below an element. */
function finish(element: Element, options: FinishOptions): void {
  for (const child of element.children) {
    if (child.type === 'element') finish(child, options)
    // The engine has written the block as text.
    const rawNode = asRaw(child)
    if (rawNode) {
      rawNode.value = rawNode.value.replace(
        /(<code[^>]*>)([\s\S]*)(<\/code>)/,
        (_, open: string, code: string, close: string) => open + linkedCode(code, options) + close,
      )
    }
  }
}

/** HTML as it is written, which is no node of the standard. */
function asRaw(node: { type: string }): { value: string } | undefined {
  return node.type === 'raw' ? (node as unknown as { value: string }) : undefined
}

/** Highlighted code with links; without the lines of the interface around a member. */
function linkedCode(html: string, { homes, baseUrl, isMember }: FinishOptions): string {
  const shown = isMember ? html.split('\n').slice(1, -1).join('\n') : html
  const ownName = isMember ? undefined : /(?:class|interface|type)<\/span> (?:<[^>]*>)?(\w+)/.exec(shown)?.[1]
  return shown.replace(/(<[^>]*>)|\b[A-Z]\w*\b/g, (foundText, tag?: string) => {
    const home = tag === undefined && foundText !== ownName ? homes.get(foundText) : undefined
    if (home?.kind !== 'export') return foundText
    return `<a href="${baseUrl}${addressOf(home).slice(1)}">${foundText}</a>`
  })
}
