// Nodes that plugins for Docusaurus 2 make: `jsx`, `import` and `export`, with their code as text. One of them may
// open an element that another one closes, with Markdown between them.

import type { Nodes, Parents, Root, RootContent } from 'mdast'
import type { Parse } from './parse.js'

const LEGACY: ReadonlySet<string> = new Set(['jsx', 'import', 'export'])

/** Replaces such nodes by those of their code; throws if it cannot be parsed. */
export function readLegacyNodes(tree: Root, parse: Parse): void {
  const visit = (parent: Parents) => {
    if (parent.children.some(isLegacy)) {
      parent.children = readChildren(parent.children as RootContent[], {
        parse,
        isFlow: FLOW.has(parent.type),
      }) as never
    }
    for (const child of parent.children) if ('children' in child) visit(child)
  }
  visit(tree)
}

/** Nodes with blocks in them. */
const FLOW: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
  'containerDirective',
  'mdxJsxFlowElement',
])

/** Stands for a node while the code around it is parsed. */
const KEPT = 'vellum-kept-node'

function readChildren(
  children: readonly RootContent[],
  { parse, isFlow }: { parse: Parse; isFlow: boolean },
): Nodes[] {
  const first = children.findIndex(isLegacy)
  const end = children.findLastIndex(isLegacy) + 1
  const code = children
    .slice(first, end)
    .map((child, i) =>
      isLegacy(child) ? (child as unknown as { value: string }).value : `<${KEPT} at="${i}" />`,
    )
    .join(isFlow ? '\n\n' : '')
  const parsed = parseCode(code, parse).children
  const [only] = parsed
  const nodes: Nodes[] = !isFlow && only?.type === 'paragraph' ? only.children : parsed
  const restore = (node: Nodes): Nodes => {
    delete node.position
    if (isElement(node) && node.name === KEPT) return children[first + Number(attribute(node))]!
    if ('children' in node) node.children = node.children.map((child) => restore(child as Nodes)) as never
    return isFlow || node.type !== 'mdxJsxFlowElement'
      ? node
      : ({ ...node, type: 'mdxJsxTextElement' } as Nodes)
  }
  return [...children.slice(0, first), ...nodes.map(restore), ...children.slice(end)]
}

/** The position of an error is one in the code, which is in no file. */
function parseCode(code: string, parse: Parse): Root {
  try {
    return parse(code, 'mdx')
  } catch (error) {
    const { reason, message } = error as Error & { readonly reason?: string }
    throw new Error(`Its JSX cannot be parsed: ${reason ?? message}`)
  }
}

function isLegacy({ type }: { readonly type: string }): boolean {
  return LEGACY.has(type)
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

function isElement(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

function attribute({ attributes }: JsxElement): string {
  const [first] = attributes
  return first?.type === 'mdxJsxAttribute' ? String(first.value) : ''
}
