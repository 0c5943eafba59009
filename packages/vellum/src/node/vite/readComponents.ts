// Reads the components that a site registers for all pages in `src/theme/MDXComponents`, without running the file: their
// names, and the code that each of them consists of.

import { parseSync } from 'rolldown/utils'
import { COMPONENTS_PART } from '../base/contentParts.js'
import { originalFile } from '../base/partLayers.js'
import { readIfFile } from '../base/readIfFile.js'
import { type CodeSite, siteFile } from '../base/usesState.js'

/** A registered component. */
export interface ReadComponent {
  /** The file that has the component in the object that it exports. */
  readonly file: string
  /** A module that has nothing but this component; undefined if the file cannot be divided. */
  readonly code: string | undefined
  /** The parts of the file that the component is made of. */
  readonly texts: readonly string[]
  /** The modules that these import. */
  readonly imports: readonly string[]
}

/** What a file registers. */
export interface ReadComponents {
  /** By name. */
  readonly components: ReadonlyMap<string, ReadComponent>
  /** Every file that was read. */
  readonly files: readonly string[]
  /** What cannot be read without running the code. */
  readonly unread: readonly UnreadCode[]
}

/** A position in a file, from 1. */
export interface UnreadCode {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Reads a file. One that does not exist or cannot be parsed registers nothing; the bundler reports it. */
export function readComponents(
  file: string,
  site: CodeSite,
  seen: ReadonlySet<string> = new Set(),
): ReadComponents {
  const code = readIfFile(file)
  const program = code === undefined || seen.has(file) ? undefined : parseModule(code, file)
  if (code === undefined || !program) return { components: new Map(), files: [file], unread: [] }
  const module = readModule(program, code)
  const files = [file]
  const unread: UnreadCode[] = []
  const components = new Map<string, ReadComponent>()
  const add = (value: Node | undefined, depth = 0): void => {
    const object = depth < 5 && value ? objectOf(value, module) : undefined
    if (!object) {
      unread.push({ file, ...positionAt(code, value?.start ?? 0) })
      return
    }
    for (const property of object.properties as Node[]) {
      if (property.type === 'SpreadElement') spread(property.argument as Node, depth + 1)
      else {
        const name = propertyName(property)
        const text = name === undefined ? undefined : valueText(property, code)
        if (name === undefined || text === undefined)
          unread.push({ file, ...positionAt(code, property.start) })
        else components.set(name, componentOf(text))
      }
    }
  }
  const spread = (value: Node, depth: number): void => {
    const imported = value.type === 'Identifier' ? module.imports.get(String(value.name)) : undefined
    const isTheme = imported !== undefined && THEME_OBJECT.test(imported.source)
    // A plugin may have registered components below.
    const below =
      isTheme && /^@theme-original\//.test(imported.source) && originalFile(COMPONENTS_PART, file, site)
    if (isTheme && !below) return
    const from =
      below ||
      (imported?.name === 'default' ? siteFile(imported.source, { file, siteDir: site.siteDir }) : undefined)
    if (!from) {
      add(value, depth)
      return
    }
    const others = readComponents(from, site, new Set([...seen, file]))
    files.push(...others.files)
    unread.push(...others.unread)
    for (const [name, component] of others.components) components.set(name, component)
  }
  const componentOf = (text: string): ReadComponent => {
    const { texts, imports } = reached(text, module)
    const { exported } = module
    return {
      file,
      code:
        module.isDivisible && exported
          ? `${code.slice(0, exported.start)}export default ${text}${code.slice(exported.end)}`
          : undefined,
      texts,
      imports,
    }
  }
  add(module.exported?.value)
  return { components, files, unread }
}

/** The theme's own object, under its names. */
const THEME_OBJECT = /^@theme(?:-original|-init)?\/MDXComponents$/

/** A node of a syntax tree, with the fields that are read. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The top level of a module. */
interface Module {
  readonly imports: ReadonlyMap<string, { readonly source: string; readonly name: string }>
  /** The declarations by name. */
  readonly declared: ReadonlyMap<string, { readonly text: string; readonly value: Node | undefined }>
  readonly exported: { readonly start: number; readonly end: number; readonly value: Node } | undefined
  /** Whether its code may run once for each component: it makes nothing that components share. */
  readonly isDivisible: boolean
}

function readModule(program: { readonly body: readonly Node[] }, code: string): Module {
  const imports = new Map<string, { source: string; name: string }>()
  const declared = new Map<string, { text: string; value: Node | undefined }>()
  let exported: Module['exported']
  let isDivisible = true
  const declare = (statement: Node): void => {
    if (statement.type === 'VariableDeclaration') {
      for (const declarator of statement.declarations as Node[]) {
        const value = (declarator.init as Node | null) ?? undefined
        const name = (declarator.id as Node).name
        if (typeof name === 'string')
          declared.set(name, { text: code.slice(declarator.start, declarator.end), value })
        if (typeof name !== 'string' || statement.kind !== 'const' || !isPure(value)) isDivisible = false
      }
    } else if (statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration') {
      const name = (statement.id as Node | null)?.name
      if (typeof name === 'string')
        declared.set(name, { text: code.slice(statement.start, statement.end), value: undefined })
    } else if (!/^(?:TS|EmptyStatement)/.test(statement.type) && statement.directive === undefined) {
      isDivisible = false
    }
  }
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      const source = String((statement.source as Node).value)
      const specifiers = statement.specifiers as Node[]
      for (const specifier of specifiers) {
        const name = (specifier.imported as Node | undefined)?.name
        imports.set(String((specifier.local as Node).name), {
          source,
          name:
            specifier.type === 'ImportDefaultSpecifier' || name === 'default'
              ? 'default'
              : String(name ?? '*'),
        })
      }
    } else if (statement.type === 'ExportDefaultDeclaration') {
      exported = { start: statement.start, end: statement.end, value: statement.declaration as Node }
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) declare(statement.declaration as Node)
    } else declare(statement)
  }
  return { imports, declared, exported, isDivisible }
}

/** Whether a value has no identity that components could share. */
function isPure(value: Node | undefined): boolean {
  if (!value) return true
  const node = unwrapped(value)
  if (node.type === 'CallExpression') {
    const callee = node.callee as Node
    const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name
    return /^(?:memo|forwardRef|lazy)$/.test(String(name))
  }
  return /^(?:ArrowFunctionExpression|FunctionExpression|Literal|TemplateLiteral|ObjectExpression|ArrayExpression|Identifier|MemberExpression|JSXElement|JSXFragment)$/.test(
    node.type,
  )
}

/** The value without its types and brackets. */
function unwrapped(node: Node): Node {
  return /^(?:TSAsExpression|TSSatisfiesExpression|TSNonNullExpression|TSTypeAssertion|ParenthesizedExpression)$/.test(
    node.type,
  )
    ? unwrapped(node.expression as Node)
    : node
}

/** The object that an expression is, or that a constant has. */
function objectOf(value: Node, module: Module): Node | undefined {
  const node = unwrapped(value)
  if (node.type === 'ObjectExpression') return node
  const constant = node.type === 'Identifier' ? module.declared.get(String(node.name))?.value : undefined
  return constant && constant !== value ? objectOf(constant, module) : undefined
}

function propertyName({ key, computed, kind }: Node): string | undefined {
  const { type, name, value } = key as Node
  if (kind !== 'init') return undefined
  if (type === 'Literal') return String(value)
  return computed ? undefined : String(name)
}

/** The value of a property as an expression. */
function valueText({ method, value }: Node, code: string): string | undefined {
  const { start, end, async, generator } = value as Node
  if (async || generator) return undefined
  return `${method ? 'function ' : ''}${code.slice(start, end)}`
}

/** The declarations that an expression needs, and the modules that they import. */
function reached(text: string, { imports, declared }: Module): Pick<ReadComponent, 'texts' | 'imports'> {
  const texts = [text]
  const seen = new Set<string>()
  const sources = new Set<string>()
  for (const part of texts) {
    for (const [name] of part.matchAll(/[A-Za-z_$][\w$]*/g)) {
      if (seen.has(name)) continue
      seen.add(name)
      const own = declared.get(name)
      if (own) texts.push(own.text)
      const imported = imports.get(name)
      if (imported) sources.add(imported.source)
    }
  }
  return { texts, imports: [...sources] }
}

/** The syntax tree of a module; undefined if it cannot be parsed. */
export function parseModule(code: string, file: string): { readonly body: readonly Node[] } | undefined {
  const lang = file.endsWith('.ts') ? 'ts' : file.endsWith('.tsx') ? 'tsx' : 'jsx'
  const { program, errors } = parseSync(file, code, { lang, sourceType: 'module' })
  return errors.length > 0 ? undefined : (program as never)
}

function positionAt(code: string, offset: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split('\n')
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}
