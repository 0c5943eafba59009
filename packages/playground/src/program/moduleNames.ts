// The modules that a program loads: the positions of their names, and an error for those
// that the playground does not have.

import type { SyntaxNode, Tree } from '@lezer/common'
import type { Format, ImportRange } from '../protocol.js'
import { type ProgramProblem, problemAt } from './codePosition.js'
import { childrenOf } from './tokens.js'

/** A module that programs may load. */
export interface PlaygroundModule {
  /** As programs import it. */
  readonly name: string
  /** One of its exports, for messages: `import { exampleExport } from "name"`; undefined if it has a default export alone. */
  readonly exampleExport?: string | undefined
}

export interface ModuleNamesOptions {
  readonly format: Format
  /** At least one. */
  readonly modules: readonly PlaygroundModule[]
}

export interface ModuleNames {
  readonly imports: readonly ImportRange[]
  /** The first name that cannot be loaded, or that is loaded in the way of the other format. */
  readonly problem: ProgramProblem | undefined
}

/** Reads the names off the tree of a program. What is blank in its code was erased with the types. */
export function moduleNames(code: string, tree: Tree, options: ModuleNamesOptions): ModuleNames {
  const requests = requestsOf(code, tree).filter(({ at }) => !/[\s;]/.test(code[at]!))
  const hasRequire = declares(code, tree, 'require')
  const problem = requests
    .filter(({ how }) => how !== 'require' || !hasRequire)
    .map((request) => problemOf(request, options))
    .find((message) => message !== undefined)
  const imports = requests
    .filter(({ how, name }) => how !== 'require' && name !== undefined && isKnown(name, options.modules))
    .map(({ from, to, name }) => ({ from, to, name: name! }))
  return { imports, problem: problem && problemAt(code, problem.at, problem.message) }
}

/** One import of a module. */
interface Request {
  readonly how: 'import' | 'export' | 'import()' | 'require'
  readonly at: number
  /** Undefined if the name is not known before the program runs. */
  readonly name: string | undefined
  /** The range of the name without its quotes. */
  readonly from: number
  readonly to: number
}

function requestsOf(code: string, tree: Tree): Request[] {
  const requests: Request[] = []
  const add = (how: Request['how'], at: SyntaxNode, string: SyntaxNode | null | undefined) => {
    const isLiteral = string?.name === 'String' || (string?.name === 'TemplateString' && !string.firstChild)
    const [from, to] = isLiteral ? [string.from + 1, string.to - 1] : [at.from, at.from]
    requests.push({ how, at: at.from, name: isLiteral ? code.slice(from, to) : undefined, from, to })
  }
  tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'ImportDeclaration') add('import', node, node.getChild('String'))
      // The last string: `export { a as "b" } from "c"`.
      else if (name === 'ExportDeclaration')
        add('export', node, node.getChild('from') && node.getChildren('String').at(-1))
      else if (name === 'DynamicImport') add('import()', node, childrenOf(node)[2])
      else if (name === 'CallExpression' && isName(node.firstChild, 'require', code)) {
        add('require', node, childrenOf(node.getChild('ArgList')!)[1])
      }
    },
  })
  return requests
}

function isName(node: SyntaxNode | null, name: string, code: string): boolean {
  return node?.name === 'VariableName' && code.slice(node.from, node.to) === name
}

function declares(code: string, tree: Tree, name: string): boolean {
  let isDefined = false
  tree.iterate({
    enter: (node) => {
      if (node.name === 'VariableDefinition' && code.slice(node.from, node.to) === name) isDefined = true
      return !isDefined
    },
  })
  return isDefined
}

function problemOf(
  { how, at, name, from }: Request,
  { format, modules }: ModuleNamesOptions,
): { at: number; message: string } | undefined {
  const example = modules.find((module) => module.name === name) ?? modules[0]!
  if (format === 'cjs' && (how === 'import' || how === 'export')) {
    const message =
      how === 'import'
        ? `This file is CommonJS, which has no \`import\`. Write: const ${binding(example)} = require("${name ?? example.name}")`
        : 'This file is CommonJS, which has no `export`. A program needs none: remove it.'
    return { at, message }
  }
  if (format === 'esm' && how === 'require') {
    const message = `This file is an ES module, which has no \`require\`. Write: import ${binding(example)} from "${name ?? example.name}"`
    return { at, message }
  }
  const message = name === undefined ? undefined : missing(name, how, modules)
  return message === undefined ? undefined : { at: from, message }
}

/** `{ get }`, or for a default export a name made of that of the module: 'left-pad' → `leftPad` */
function binding({ name, exampleExport }: PlaygroundModule): string {
  if (exampleExport !== undefined) return `{ ${exampleExport} }`
  const words = name.match(/[a-z\d]+/gi) ?? []
  return words.map((word, i) => (i === 0 ? word : word[0]!.toUpperCase() + word.slice(1))).join('')
}

/** Why a module cannot be loaded; undefined if it can, or if only the run can show it. */
function missing(
  name: string,
  how: Request['how'],
  modules: readonly PlaygroundModule[],
): string | undefined {
  if (isKnown(name, modules)) return undefined
  if (/^\.{0,2}\/|^\.{1,2}$/.test(name)) return `The playground has one file: there is no "${name}".`
  if (name.startsWith('node:') || NODE_MODULES.has(name.replace(/\/.*/, ''))) {
    return `The playground is not Node.js: there is no "${name}".`
  }
  if (/^[a-z][a-z\d+.-]*:/i.test(name)) {
    return how === 'import()' ? undefined : `The playground has no network: it cannot load "${name}".`
  }
  return `There is no package "${name}" in the playground. It has ${modules.map(({ name }) => `"${name}"`).join(', ')}.`
}

function isKnown(name: string, modules: readonly PlaygroundModule[]): boolean {
  return modules.some((module) => module.name === name)
}

/** The modules of Node.js that need no `node:`. */
const NODE_MODULES = new Set(
  'assert async_hooks buffer child_process cluster crypto dns events fs http http2 https module net os path perf_hooks process querystring readline stream string_decoder timers tls tty url util v8 vm worker_threads zlib'.split(
    ' ',
  ),
)
