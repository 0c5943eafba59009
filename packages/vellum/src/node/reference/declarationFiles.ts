// The declaration files of the engine as syntax trees: finds a name in the file that declares it, and reads its doc
// comment. Parses only: TypeScript's checker would take ten times as long as the whole build of the reference.

import { createRequire } from 'node:module'
import { posix } from 'node:path'
import type * as TypeScript from 'typescript'
import { type DocComment, parseDocComment } from './docComment.js'

/** Loaded as it is needed: `import` would first search its nine megabytes for names to export. */
export const ts = createRequire(import.meta.url)('typescript') as typeof TypeScript

/** The text of a file by its path, such as `node/config/docsConfig.d.ts`. */
export type ReadFile = (path: string) => string

/** A declaration, with the file that it is in. */
export interface Declared<Node extends TypeScript.Node = TypeScript.Node> {
  readonly node: Node
  readonly file: DeclarationFile
}

interface Import {
  readonly module: string
  readonly name: string
}

/** One declaration file. */
export interface DeclarationFile {
  readonly path: string
  readonly source: TypeScript.SourceFile
  readonly statements: ReadonlyMap<string, TypeScript.Node>
  readonly imports: ReadonlyMap<string, Import>
  /** What it exports from other files, by the exported name. */
  readonly exports: ReadonlyMap<string, Import>
}

/** Finds declarations. */
export interface DeclarationFiles {
  readonly file: (path: string) => DeclarationFile
  /** A name as a file uses it; undefined for one of a package or of TypeScript. */
  readonly find: (name: string, from: DeclarationFile) => Declared | undefined
  /** A name of the module that an `import("./a.js")` in a file means. */
  readonly findIn: (module: string, name: string, from: DeclarationFile) => Declared | undefined
}

/** Reads declaration files, each once. */
export function openDeclarations(readFile: ReadFile): DeclarationFiles {
  const files = new Map<string, DeclarationFile>()
  const fileAt = (path: string): DeclarationFile => {
    const known = files.get(path)
    if (known) return known
    const file = parse(path, readFile(path))
    files.set(path, file)
    return file
  }
  const findIn: DeclarationFiles['findIn'] = (module, name, from) => {
    if (!module.startsWith('.')) return undefined
    return find(name, fileAt(posix.join(posix.dirname(from.path), module.replace(/\.js$/, '.d.ts'))))
  }
  const find: DeclarationFiles['find'] = (name, from) => {
    const node = from.statements.get(name)
    if (node) return { node, file: from }
    const other = from.exports.get(name) ?? from.imports.get(name)
    return other && findIn(other.module, other.name, from)
  }
  return { file: fileAt, find, findIn }
}

function parse(path: string, text: string): DeclarationFile {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true)
  const statements = new Map<string, TypeScript.Node>()
  const imports = new Map<string, Import>()
  const exports = new Map<string, Import>()
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const module = (node.moduleSpecifier as TypeScript.StringLiteral).text
      const names = node.importClause?.namedBindings
      for (const { name, propertyName } of names && ts.isNamedImports(names) ? names.elements : [])
        imports.set(name.text, { module, name: (propertyName ?? name).text })
    } else if (ts.isExportDeclaration(node)) {
      const module = node.moduleSpecifier && (node.moduleSpecifier as TypeScript.StringLiteral).text
      const names = node.exportClause
      for (const { name, propertyName } of names && ts.isNamedExports(names) ? names.elements : [])
        if (module) exports.set(name.text, { module, name: (propertyName ?? name).text })
    } else if (ts.isVariableStatement(node)) {
      for (const variable of node.declarationList.declarations)
        statements.set(variable.name.getText(source), variable)
    } else if ('name' in node && node.name) {
      const { text: name } = node.name as TypeScript.Identifier
      // Of an overloaded function the first one has the comment.
      if (!statements.has(name)) statements.set(name, node)
    }
  }
  return { path, source, statements, imports, exports }
}

/** What the doc comment of a declaration says. */
export function docOf({ node, file }: Declared): DocComment {
  const commented = ts.isVariableDeclaration(node) ? node.parent.parent : node
  const { text } = file.source
  const comments = ts.getLeadingCommentRanges(text, commented.getFullStart()) ?? []
  const comment = comments
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((each) => each.startsWith('/**'))
    .at(-1)
  return parseDocComment(comment ?? '')
}

/** Code in one line, without comments and without the modules of types. */
export function codeOf(node: TypeScript.Node, { source }: DeclarationFile): string {
  return node
    .getText(source)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/"([^"']*)"/g, "'$1'")
    .replace(/; \}/g, ' }')
    .replace(/([{;] |^)readonly (?=[\w'])/g, '$1')
    .trim()
}
