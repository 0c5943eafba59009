// The markup that KaTeX writes, as elements. It is regular: every element is closed, attributes have double quotes. As
// elements it can be part of a page with components, where styles must be more than text.

/** An element of HTML, SVG or MathML. */
export interface FormulaElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, string | readonly string[]>>
  readonly children: (FormulaElement | { readonly type: 'text'; readonly value: string })[]
}

const PART = /<\/([\w-]+)>|<([\w-]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g

/** The elements at the top of some markup. */
export function parseMarkup(markup: string): FormulaElement[] {
  const root: FormulaElement = { type: 'element', tagName: '', properties: {}, children: [] }
  const open = [root]
  let end = 0
  for (const match of markup.matchAll(PART)) {
    const [whole, closed, name, attributes = '', isEmpty, text] = match
    if (match.index !== end) break
    end += whole.length
    const parent = open.at(-1)!
    if (closed !== undefined) open.pop()
    else if (text !== undefined) parent.children.push({ type: 'text', value: decoded(text) })
    else if (name !== undefined) {
      const element: FormulaElement = {
        type: 'element',
        tagName: name,
        properties: propertiesOf(attributes),
        children: [],
      }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
    }
  }
  if (end !== markup.length || open.length !== 1) {
    throw new Error(`KaTeX wrote markup that vellum-math cannot read: ${markup.slice(end, end + 60)}`)
  }
  return root.children.filter((child) => child.type === 'element')
}

function propertiesOf(attributes: string): FormulaElement['properties'] {
  const properties: Record<string, string | readonly string[]> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    if (name === 'class') {
      const classes = decoded(value).split(/\s+/).filter(Boolean)
      if (classes.length > 0) properties.className = classes
    } else {
      properties[name === 'aria-hidden' ? 'ariaHidden' : name] = decoded(value)
    }
  }
  return properties
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity, name: string) => ENTITIES[name] ?? entity)
}
