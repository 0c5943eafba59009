// The images in the elements of a page: those of Markdown and HTML, and those of MDX whose source is an imported file.
// What is in a `<picture>`, or has a `srcset` already, is the author's own choice.

import type { ElementNode } from 'vellum'

/** An image of a page. */
export interface FoundImage extends ImageParts {
  /** Puts the image into an element, at its end. */
  readonly wrap: (parent: ElementNode) => void
}

interface ImageParts {
  readonly node: ElementNode
  /** Its URL, or the path of the file that is imported. */
  readonly src: string
  /** Its URL, if that is known. */
  readonly url: string | undefined
  /** The attributes in pixels; undefined if there are none, or others. */
  readonly width: number | undefined
  readonly height: number | undefined
  /** Sets the size, if the author has not: with `srcset` the width of an image is that of `sizes`. */
  readonly addSize: (size: Size) => void
}

/** In pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Code of MDX, as far as it is read. */
interface Code {
  readonly type: string
  readonly body?: readonly Code[]
  readonly expression?: Code
  readonly source?: Code
  readonly specifiers?: readonly Code[]
  readonly local?: Code
  readonly name?: string
  readonly value?: unknown
}

/** An element of MDX. */
interface JsxNode extends ElementNode {
  readonly name?: string | null
  readonly data?: { readonly estree?: Code }
  attributes?: JsxAttribute[]
}

interface JsxAttribute {
  readonly type: string
  readonly name?: string
  readonly value?: string | null | { readonly data?: { readonly estree?: Code } }
}

/** All images of a page, in order. */
export function findImages(tree: ElementNode): FoundImage[] {
  const imports = importedFiles(tree)
  const foundImages: FoundImage[] = []
  const visit = ({ children = [] }: ElementNode): void => {
    for (const child of children) {
      const { tagName, name } = child as JsxNode
      if ((tagName ?? name) === 'picture') continue
      const image = tagName === 'img' ? ofHtml(child) : name === 'img' ? ofJsx(child, imports) : undefined
      if (image) {
        const wrap = (parent: ElementNode) => {
          children[children.indexOf(child)] = { ...parent, children: [...(parent.children ?? []), child] }
        }
        foundImages.push({ ...image, wrap })
      }
      visit(child)
    }
  }
  visit(tree)
  return foundImages
}

function ofHtml(node: ElementNode): ImageParts | undefined {
  const { src, srcSet, width, height, style } = node.properties ?? {}
  if (typeof src !== 'string' || srcSet !== undefined) return undefined
  return {
    node,
    src,
    url: src,
    width: pixels(width),
    height: pixels(height),
    addSize: (size) => {
      if (width === undefined && height === undefined && style === undefined)
        node.properties = { ...node.properties, ...size }
    },
  }
}

function ofJsx(node: JsxNode, imports: ReadonlyMap<string, string>): ImageParts | undefined {
  const { attributes = [] } = node
  const named = new Map(attributes.map((attribute) => [attribute.name, attribute.value]))
  // `{...props}` may have anything.
  if (attributes.some(({ type }) => type !== 'mdxJsxAttribute') || named.has('srcSet')) return undefined
  const code = expressionOf(named.get('src'))
  const url = typeof code?.value === 'string' ? code.value : undefined
  const src = url ?? imports.get(code?.name ?? '')
  if (src === undefined) return undefined
  const [width, height] = ['width', 'height'].map((name) => {
    const value = named.get(name)
    return pixels(typeof value === 'string' ? value : expressionOf(value)?.value)
  })
  return {
    node,
    src,
    url,
    width,
    height,
    addSize: (size) => {
      if (['width', 'height', 'style'].some((name) => named.has(name))) return
      const added = Object.entries(size).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name,
        value: String(value),
      }))
      node.attributes = [...attributes, ...added]
    },
  }
}

/** The code of an attribute; that of a string is a literal. */
function expressionOf(value: JsxAttribute['value']): Code | undefined {
  if (typeof value === 'string') return { type: 'Literal', value }
  return value?.data?.estree?.body?.[0]?.expression
}

/** `import photo from './photo.png'` → `photo`: './photo.png' */
function importedFiles({ children = [] }: ElementNode): Map<string, string> {
  const files = new Map<string, string>()
  for (const child of children) {
    for (const { type, source, specifiers = [] } of (child as JsxNode).data?.estree?.body ?? []) {
      if (type !== 'ImportDeclaration' || typeof source?.value !== 'string') continue
      for (const { type: kind, local } of specifiers) {
        if (kind === 'ImportDefaultSpecifier' && local?.name !== undefined)
          files.set(local.name, source.value)
      }
    }
  }
  return files
}

function pixels(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof number === 'number' && number > 0 ? number : undefined
}
