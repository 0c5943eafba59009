// The modules that a page imports: its imports, and `require` calls with a literal name.
// Also what its imported names refer to, so that known components need no module.

import type {
  CallExpression,
  ClassDeclaration,
  FunctionDeclaration,
  Literal,
  MemberExpression,
  Node,
  Program,
  Property,
  VariableDeclarator,
} from 'estree'
import type { Nodes, Root, RootContent } from 'mdast'
import { imageProperties } from '../syntax/images.js'
import { STATIC_COMPONENTS } from '../syntax/staticComponents.js'
import { type Binding, type CompileContext, resolveLink } from './compileContext.js'
import { walkCode } from './literals.js'
import { THEME_COMPONENTS } from './slots.js'
import type { CompiledMarkdown } from './types.js'
import { addNames } from './unusedImports.js'

/** The modules and files that the code of a page needs. */
export interface PageModules {
  readonly imports: CompiledMarkdown['imports']
  /** `require('./file.ext').default`: the URL of a file. */
  readonly files: readonly RequiredFile[]
  /** Other calls of `require`: modules. */
  readonly required: readonly RequiredFile[]
}

/** A `require` in the code of a page. */
export interface RequiredFile {
  readonly name: string
  readonly node: Node
}

/** Moves imports and exports that are within elements before the outermost one: they are those of the page. */
export function hoistModuleCode(tree: Root): void {
  if (!tree.children.some(({ type }) => type === 'mdxJsxFlowElement')) return
  tree.children = tree.children.flatMap((child) => {
    const code: RootContent[] = []
    takeCode(child, code)
    return [...code, child]
  })
}

function takeCode(node: Nodes, code: RootContent[]): void {
  // Indented syntax is text, so code is only at the start of lines, between tags.
  if (node.type !== 'mdxJsxFlowElement') return
  node.children = node.children.filter((child: Nodes) => {
    if (child.type === 'mdxjsEsm') code.push(child)
    else takeCode(child, code)
    return child.type !== 'mdxjsEsm'
  })
}

/** Reads the imports of a page, and adds its known names to the context. */
export function readModules(tree: Root, context: CompileContext): PageModules {
  const imports: CompiledMarkdown['imports'][number][] = []
  const files: RequiredFile[] = []
  const required: RequiredFile[] = []
  const add = (name: string, { loc }: Node) => {
    const { line = 1, column = 0 } = loc?.start ?? {}
    imports.push({ name, line: line + context.input.bodyLine - 1, column: column + 1 })
  }
  for (const program of programsOf(tree)) {
    const inFiles = new Set<Node>()
    walkCode(program, (node) => {
      if (node.type === 'ImportDeclaration') {
        const name = String(node.source.value)
        add(name, node)
        const binding = bindingOf(name, context)
        for (const { type, local } of node.specifiers) {
          context.declaredNames.add(local.name)
          if (binding && type === 'ImportDefaultSpecifier') context.bindings.set(local.name, binding)
        }
      } else if (node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') {
        if (node.source) add(String(node.source.value), node)
        addExports(node, context.declaredNames)
      } else if (isDeclaration(node)) {
        addNames(node.id as never, context.declaredNames)
      } else if (node.type === 'ImportExpression') {
        if (isText(node.source)) add(node.source.value, node)
      } else if (node.type === 'MemberExpression' && isDefaultOfRequire(node)) {
        files.push({ name: requiredName(node.object as CallExpression)!, node })
        inFiles.add(node.object)
      } else if (node.type === 'CallExpression') {
        const name = requiredName(node)
        if (name === undefined) return
        add(name, node)
        if (!inFiles.has(node)) required.push({ name, node })
      }
    })
  }
  // The components of the theme need no import.
  for (const component of STATIC_COMPONENTS) {
    if (component !== 'IdealImage' && !context.declaredNames.has(component))
      context.bindings.set(component, { type: 'theme', component })
  }
  return { imports, files, required }
}

function addExports(node: Node, names: Set<string>): void {
  if (node.type !== 'ExportNamedDeclaration') return
  for (const { exported } of node.specifiers) if (exported.type === 'Identifier') names.add(exported.name)
  const { declaration } = node
  if (!declaration) return
  if (declaration.type !== 'VariableDeclaration') names.add(declaration.id.name)
  else
    for (const { id } of declaration.declarations) {
      walkCode(id, (part) => {
        if (part.type === 'Identifier') names.add(part.name)
      })
    }
}

const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)(?:[?#].*)?$/i

/** The required files that must be resolved as images. */
export function requiredImages({ files, required }: PageModules): string[] {
  return [...files, ...required].map(({ name }) => name).filter((name) => IMAGE.test(name))
}

/**
 * Replaces required files with their URLs. Files that are not of the site, and other calls of `require`,
 * become imports; returns the code of these imports.
 */
export function replaceRequires({ files, required }: PageModules, context: CompileContext): string[] {
  const modules: RequiredFile[] = []
  for (const { name, node } of required) {
    const image = context.images.get(name)
    if (image?.type !== 'asset') {
      modules.push({ name, node })
      continue
    }
    context.assets.set(image.asset.name, image.asset)
    replaceNode(node, { type: 'ObjectExpression', properties: [defaultProperty(image.src)] })
  }
  for (const file of files) {
    const { name, node } = file
    if (IMAGE.test(name)) {
      const { line = 1, column = 0 } = node.loc?.start ?? {}
      const point = { line, column: column + 1 }
      const { src } = imageProperties(name, { node: { position: { start: point, end: point } }, context })
      replaceNode(node, { type: 'Literal', value: typeof src === 'string' ? src : name })
      continue
    }
    const resolved = resolveLink(name, context)
    if (resolved.type === 'asset') replaceNode(node, { type: 'Literal', value: resolved.href })
    else modules.push({ name, node: (node as MemberExpression).object })
  }
  return modules.map(({ name, node }, i) => {
    replaceNode(node, { type: 'Identifier', name: `_required${i}` })
    return `import * as _required${i} from ${JSON.stringify(name)}`
  })
}

/** `default: '/assets/a.png'`: the module of a file. */
function defaultProperty(url: string): Property {
  return {
    type: 'Property',
    key: { type: 'Identifier', name: 'default' },
    value: { type: 'Literal', value: url },
    kind: 'init',
    computed: false,
    method: false,
    shorthand: false,
  }
}

function isDeclaration(node: Node): node is VariableDeclarator | FunctionDeclaration | ClassDeclaration {
  return ['VariableDeclarator', 'FunctionDeclaration', 'ClassDeclaration'].includes(node.type)
}

/** Every piece of code in a tree: imports, expressions, attributes. */
function programsOf(node: Nodes, programs: Program[] = []): Program[] {
  if (node.type.startsWith('mdx')) {
    const { data } = node as { data?: { estree?: Program | null } }
    if (data?.estree) programs.push(data.estree)
    if ('attributes' in node && Array.isArray(node.attributes)) {
      for (const attribute of node.attributes) {
        const code = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
        if (code && typeof code === 'object' && code.data?.estree) programs.push(code.data.estree)
      }
    }
  }
  if ('children' in node) for (const child of node.children) programsOf(child, programs)
  return programs
}

function bindingOf(name: string, { options }: CompileContext): Binding | undefined {
  const component = STATIC_COMPONENTS.find((candidate) => name === `@theme/${candidate}`)
  if (component) return { type: 'theme', component }
  const part = name.startsWith('@theme/') ? name.slice('@theme/'.length) : ''
  if (part in options.components || THEME_COMPONENTS.has(part)) return { type: 'component', component: part }
  // Not with a loader or a query: that imports the text of the file.
  return /^[^!?]+\.mdx?$/.test(name) ? { type: 'partial', module: name } : undefined
}

function isDefaultOfRequire({ object, property, computed }: MemberExpression): boolean {
  return (
    object.type === 'CallExpression' &&
    requiredName(object) !== undefined &&
    !computed &&
    property.type === 'Identifier' &&
    property.name === 'default'
  )
}

function requiredName({ callee, arguments: [name] }: CallExpression): string | undefined {
  return callee.type === 'Identifier' && callee.name === 'require' && isText(name) ? name.value : undefined
}

function isText(node: Node | undefined): node is Literal & { value: string } {
  return node?.type === 'Literal' && typeof node.value === 'string'
}

/** Replaces a node of the code in place. */
function replaceNode(
  node: Node,
  other:
    | { type: 'Literal'; value: string }
    | { type: 'Identifier'; name: string }
    | { type: 'ObjectExpression'; properties: readonly Property[] },
): void {
  for (const key of Object.keys(node)) {
    if (key !== 'loc' && key !== 'range' && key !== 'start' && key !== 'end') delete node[key as never]
  }
  Object.assign(node, other)
}
