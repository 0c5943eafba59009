// A page with live parts as an ES module: a component, and the exports that other modules
// may import. Everything static in it is one element with its HTML, not a call for each
// element.

import { createProcessor } from '@mdx-js/mdx'
import type { ImportDeclaration, Program } from 'estree'
import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx'
import { find, hastToReact, html, svg } from 'property-information'
import { CONTENT_COMPONENTS } from '../../../shared/contentComponents.js'
import { COMPONENT_MODULE } from '../../base/contentParts.js'
import { VOID_ELEMENTS } from '../../base/voidElements.js'
import type { CompileContext } from './compileContext.js'
import { isOwnComponent, madeName } from './componentNode.js'
import { createLongHtml, type LongHtml, type ModuleBody } from './longHtml.js'
import { rejectUnknownComponents } from './unknownComponents.js'
import { addNames, usedNames } from './unusedImports.js'
import { isLive } from './walk.js'

/** Makes the module of a page. `header` is code at its beginning. */
export type LiveModule = (
  tree: Root,
  context: CompileContext,
  header: readonly string[],
) => Promise<ModuleBody>

/** Creates the part of MDX that turns a tree into code; it is used for every page. */
export function createLiveModule(): LiveModule {
  // Our tree is complete: the plugin returns it instead of MDX's own, which is that of an empty text.
  const processor = createProcessor({
    jsxImportSource: 'react',
    // The content security policy of the site forbids style attributes.
    tableCellAlignToStyle: false,
    rehypePlugins: [() => (_tree, file) => file.data.hast as never],
  }).freeze()
  return async (tree, context, header) => {
    const declared = declaredNames(tree)
    const own = Object.keys(context.options.components)
    const knownNames = [...Object.keys(PROVIDED_COMPONENTS), ...own]
    const known = new Set([...knownNames, ...knownNames.map(madeName), ...declared])
    rejectUnknownComponents(tree, context, known)
    const lines = [...header, ...exportsOf(context, declared)]
    const provided = providedImports(tree, { declared, own: new Set(own) })
    const longHtml = createLongHtml(context.text)
    const around: Around = { space: 'html', isChild: false, context, longHtml }
    tree.children = tree.children.map((node) => compact(node as ElementContent, around)) as RootContent[]
    if (provided) tree.children.unshift(provided)
    const file = { path: context.input.source, value: '', data: { hast: tree } }
    const code = await processor.process(file)
    return longHtml.insertInto(`${lines.join('\n')}\n${String(code)}`)
  }
}

/** The exports `toc`, with the headings of partials where they are used, `frontMatter` and `contentTitle`. */
function exportsOf(context: CompileContext, declared: ReadonlySet<string>): string[] {
  const imports: string[] = []
  const entries = context.toc.map((entry) => {
    if (entry.type === 'heading') return JSON.stringify(entry.heading)
    const binding = context.bindings.get(entry.name)
    const name = `_toc${imports.length}`
    imports.push(
      `import {toc as ${name}} from ${JSON.stringify(binding?.type === 'partial' ? binding.module : '')}`,
    )
    return `...${name}`
  })
  const values = [
    ['toc', `[${entries.join(', ')}]`],
    ['frontMatter', objectCode(context.input.frontMatter)],
    ['contentTitle', JSON.stringify(context.contentTitle) ?? 'undefined'],
  ] as const
  const ownValues = values.filter(([name]) => !declared.has(name))
  return [
    ...(declared.has('toc') ? [] : imports),
    ...ownValues.map(([name, value]) => `export const ${name} = ${value}`),
  ]
}

/** The components that content may use without importing them, and their modules. */
export const PROVIDED_COMPONENTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CONTENT_COMPONENTS.map((name) => [name, 'vellum/theme'])),
  Head: 'vellum/client',
}

/** Imports of the components that are used but not declared: a page loads only these. */
function providedImports(
  tree: Root,
  { declared, own }: Record<'declared' | 'own', ReadonlySet<string>>,
): RootContent | undefined {
  const used = usedNames(tree)
  const names = [...new Set([...own, ...Object.keys(PROVIDED_COMPONENTS)])]
  const body = names.flatMap((name): ImportDeclaration[] => {
    const locals = [...(declared.has(name) ? [] : [name]), madeName(name)].filter((local) => used.has(local))
    return locals.map((local) => (own.has(name) ? ownImport(name, local) : themeImport(name, local)))
  })
  if (body.length === 0) return undefined
  const estree: Program = { type: 'Program', sourceType: 'module', body }
  return { type: 'mdxjsEsm', value: '', data: { estree } }
}

function themeImport(name: string, local: string): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name },
        local: { type: 'Identifier', name: local },
      },
    ],
    source: { type: 'Literal', value: PROVIDED_COMPONENTS[name]! },
    attributes: [],
  }
}

/** A component of the site is a module of its own: a page loads no others. */
function ownImport(name: string, local: string): ImportDeclaration {
  return {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
    source: { type: 'Literal', value: COMPONENT_MODULE + name },
    attributes: [],
  }
}

/** Data as code. In an object literal, `__proto__` would set the prototype. */
function objectCode(data: object): string {
  const json = JSON.stringify(data)
  return json.includes('"__proto__"') ? `JSON.parse(${JSON.stringify(json)})` : json
}

/** The names that a page imports or exports itself. */
function declaredNames(tree: Root): Set<string> {
  const names = new Set<string>()
  for (const node of tree.children as Nodes[]) {
    if (node.type !== 'mdxjsEsm') continue
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration')
        for (const { local } of statement.specifiers) names.add(local.name)
      if (statement.type !== 'ExportNamedDeclaration') continue
      for (const { exported } of statement.specifiers)
        if (exported.type === 'Identifier') names.add(exported.name)
      const { declaration } = statement
      if (declaration?.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) addNames(id as never, names)
      } else if (declaration) {
        names.add(declaration.id.name)
      }
    }
  }
  return names
}

/** Elements that React handles specially, or that have no content. */
const KEPT: ReadonlySet<string> = new Set(['textarea', 'select', 'option', ...VOID_ELEMENTS])

/** Which names attributes have: `strokeWidth` is `stroke-width` in SVG, and unknown in HTML. */
type Space = 'html' | 'svg'

/** What a node is in. */
interface Around {
  readonly space: Space
  /** Whether it is in a component of the site, which may read its elements. */
  readonly isChild: boolean
  readonly context: CompileContext
  readonly longHtml: LongHtml
}

/** Turns a static element into one with its content as HTML; a live one keeps its children. */
function compact(node: ElementContent, around: Around): ElementContent {
  if (node.type === 'raw')
    return htmlElement('span', {}, { content: around.longHtml.nameOf(node.value), space: 'html' })
  const name = node.type === 'element' ? node.tagName : 'name' in node ? node.name : undefined
  const space = name === 'svg' ? 'svg' : around.space
  if (node.type === 'element') {
    const isText =
      node.children.every(({ type }) => type === 'text') && !/^(?:style|script)$/.test(node.tagName)
    const isSmall = isText || KEPT.has(node.tagName)
    // React needs the style as an object, which MDX makes: the policy forbids styles in HTML that is set by script.
    const isRead = around.isChild && !isDrawn(node)
    if (!isSmall && !isRead && !hasStyle(node) && !isLive(node)) {
      const content = toHtml(node.children, { allowDangerousHtml: true, space })
      return htmlElement(node.tagName, node.properties, { content: around.longHtml.nameOf(content), space })
    }
    node.data = { ...node.data, _mdxExplicitJsx: true } as never
  }
  if ('children' in node) {
    const inside: Around = {
      ...around,
      space: name === 'foreignObject' ? 'html' : space,
      isChild: around.isChild || isOwnComponent(node, around.context),
    }
    node.children = node.children.map((child) => compact(child as ElementContent, inside)) as never
  }
  return node
}

/** Whether an element is a drawing, a formula or highlighted code: many elements, which nobody reads. */
function isDrawn({ tagName, properties: { className } }: Element): boolean {
  return /^(?:svg|math)$/.test(tagName) || (Array.isArray(className) && className.includes('vl-code'))
}

/** Whether an element, or one inside of it, has a style. */
function hasStyle(node: ElementContent): boolean {
  return node.type === 'element' && (node.properties.style !== undefined || node.children.some(hasStyle))
}

function htmlElement(
  name: string,
  properties: Element['properties'],
  { content, space }: { content: string; space: Space },
): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [...jsxAttributes(properties, space), innerHtml(content)],
    children: [],
    data: { _mdxExplicitJsx: true } as never,
  }
}

type JsxAttributes = MdxJsxFlowElementHast['attributes']

function jsxAttributes(properties: Element['properties'], space: Space): JsxAttributes {
  const schema = space === 'svg' ? svg : html
  return Object.entries(properties).flatMap(([key, value]): JsxAttributes => {
    if (value === null || value === undefined || value === false) return []
    const info = find(schema, key)
    const name = info.space ? (hastToReact[info.property] ?? info.property) : info.attribute
    // Raw HTML may have names that JSX does not allow, such as `@click`; browsers ignore them.
    if (!/^[\w-]+(?::[\w-]+)?$/.test(name)) return []
    const text = value === true ? null : Array.isArray(value) ? value.join(' ') : String(value)
    return [{ type: 'mdxJsxAttribute', name, value: text }]
  })
}

/** `dangerouslySetInnerHTML={{ __html: content }}` */
function innerHtml(content: string): JsxAttributes[number] {
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'ObjectExpression',
          properties: [
            {
              type: 'Property',
              kind: 'init',
              method: false,
              shorthand: false,
              computed: false,
              key: { type: 'Identifier', name: '__html' },
              value: { type: 'Literal', value: content },
            },
          ],
        },
      },
    ],
  }
  return {
    type: 'mdxJsxAttribute',
    name: 'dangerouslySetInnerHTML',
    value: { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree } },
  }
}
