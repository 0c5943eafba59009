// An SVG file as a React component: its root element takes props, its content stays as it is written.

/** `'<svg width="8"><path/></svg>'` → a module whose default export is the component */
export function svgModule(source: string): string {
  const root = /<svg\b((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>/i.exec(source)
  const inside =
    root && !root[2] ? source.slice(root.index + root[0].length, source.lastIndexOf('</svg')) : ''
  return [
    'import { createElement } from "react"',
    `const attributes = ${JSON.stringify(svgAttributes(root?.[1] ?? ''))}`,
    `const dangerouslySetInnerHTML = { __html: ${JSON.stringify(inside.trim())} }`,
    `export default function Svg(props) {`,
    `  return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML })`,
    `}`,
  ].join('\n')
}

/** `' stroke-width="2" class="a"'` → `{ strokeWidth: '2', className: 'a' }` */
export function svgAttributes(source: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const [, name = '', double, single] of source.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    // A strict policy forbids style attributes; `xmlns` has no effect in HTML.
    if (name === 'style' || name.startsWith('xmlns')) continue
    const react = name === 'class' ? 'className' : /^(data|aria)-/.test(name) ? name : camelCase(name)
    attributes[react] = double ?? single ?? ''
  }
  return attributes
}

function camelCase(name: string): string {
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
