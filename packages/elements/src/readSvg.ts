// The markup of an icon as elements, so that it can be part of a page with components. Scripts, links and handlers of events
// are left out: icons are files of other people.

/** An element of SVG. */
export interface SvgElement {
  readonly type: 'element'
  readonly tagName: string
  readonly properties: Readonly<Record<string, string>>
  readonly children: SvgElement[]
}

const PART =
  /<!--[\s\S]*?-->|<[?!][^>]*>|<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g

const LEFT_OUT = new Set(['script', 'style', 'title', 'desc', 'metadata', 'foreignObject', 'a', 'image'])

/** The elements at the top of some markup, without texts. */
export function readSvg(markup: string): SvgElement[] {
  const root: SvgElement = { type: 'element', tagName: '', properties: {}, children: [] }
  const open = [root]
  for (const [, closedName, name, attributes = '', isEmpty] of markup.matchAll(PART)) {
    if (closedName !== undefined) {
      if (open.length > 1) open.pop()
    } else if (name !== undefined) {
      const child: SvgElement = {
        type: 'element',
        tagName: name,
        properties: propertiesOf(attributes),
        children: [],
      }
      if (!LEFT_OUT.has(name)) open.at(-1)!.children.push(child)
      if (!isEmpty) open.push(child)
    }
  }
  return root.children
}

function propertiesOf(attributes: string): Record<string, string> {
  const properties: Record<string, string> = {}
  for (const [, name = '', double, single] of attributes.matchAll(
    /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g,
  )) {
    const value = double ?? single ?? ''
    // A link could load something.
    if (/^on/i.test(name) || (/href$/i.test(name) && !value.startsWith('#'))) continue
    properties[name] = value
  }
  return properties
}
