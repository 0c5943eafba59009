// The nodes of Markdown that the elements read and make. They are described by the fields that are used, because a page may
// have nodes of any plugin.

/** A node of a Markdown tree. */
export interface Node {
  type: string
  value?: string
  name?: string | null
  url?: string
  lang?: string | null
  meta?: string | null
  ordered?: boolean | null
  start?: number | null
  depth?: number
  position?: Position | undefined
  data?: NodeData | undefined
  attributes?: unknown
  children?: Node[]
}

/** What a node becomes in HTML, and what directives keep in it. */
export interface NodeData {
  hName?: string
  hProperties?: Properties
  hChildren?: readonly object[]
  directiveLabel?: boolean
  /** How to fix a directive that nothing handles; the engine prints it. */
  unknownDirectiveHint?: string
}

/** Where a node is in the text of the page. */
export interface Position {
  readonly start: { readonly column?: number | undefined; readonly offset?: number | undefined }
  readonly end: { readonly offset?: number | undefined }
}

/** Attributes of HTML, named as in hast. */
export type Properties = Record<string, string | number | boolean | readonly string[] | undefined>

/** The file of a page, as far as it is used. */
export interface PageFile {
  readonly value: unknown
  readonly fail: (reason: string, node?: object) => never
  readonly message: (reason: string, node?: object) => void
}

/** A node that becomes one element of HTML with the nodes inside of it. */
export function element(tagName: string, properties: Properties, children: Node[], origin?: Node): Node {
  return {
    type: 'vellumElement',
    children,
    data: { hName: tagName, hProperties: properties },
    ...(origin?.position && { position: origin.position }),
  }
}

/** A text. */
export function text(value: string): Node {
  return { type: 'text', value }
}

/** The text of a node and of everything in it. The colon of `tabler:home` begins a directive to the parser. */
export function textOf(node: Node): string {
  if (node.type === 'textDirective' && !node.children?.length) return `:${node.name}`
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

/** Whether a node is a text without a visible character. */
export function isBlank(node: Node): boolean {
  return node.type === 'text' && !node.value?.trim()
}

/** Whether a node is JSX. */
export function isJsx({ type }: Node): boolean {
  return type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement'
}

/** Whether a node is a directive. */
export function isDirective({ type }: Node): boolean {
  return type === 'containerDirective' || type === 'leafDirective' || type === 'textDirective'
}

/** The nodes of a line: those of a single paragraph, or all. */
export function inlineNodes(nodes: readonly Node[]): Node[] {
  const shownNodes = nodes.filter((node) => !isBlank(node))
  const [only] = shownNodes
  return shownNodes.length === 1 && only?.type === 'paragraph' ? (only.children ?? []) : [...nodes]
}
