// Finds code in a bundle that a strict content security policy blocks: code in strings, WebAssembly, and scripts
// of other origins. Only modules of the site and of its packages are read, and only those of files in which a quick
// look has found something.

import { isAbsolute } from 'node:path'
import { parseSync, type Rolldown } from 'vite'
import { externalOrigins } from '../../output/policySources.js'
import type { PolicyNeed } from '../../steps/sitePolicy.js'
import { sitePath } from '../../vite/errorPosition.js'
import { ENGINE_FOLDER } from '../../vite/hostModules.js'

/** Looks at the files of a bundle one after the other; nothing of them is kept. */
export interface PolicyCheck {
  readonly add: (chunk: Pick<Rolldown.OutputChunk, 'name' | 'code' | 'moduleIds' | 'modules'>) => void
  /** What modules of the site need, each source once. */
  readonly needs: () => PolicyNeed[]
}

/** Starts the check of a bundle. */
export function createPolicyCheck({ siteDir }: { siteDir: string }): PolicyCheck {
  const uses = new Map<string, { use: string; modules: Set<string> }>()
  return {
    add: (chunk) => {
      if (chunk.name === 'react' || !MAY_NEED.test(chunk.code)) return
      for (const id of chunk.moduleIds) {
        const [file = ''] = id.split('?')
        if (!isAbsolute(file) || file.startsWith(ENGINE_FOLDER)) continue
        const code = chunk.modules[id]?.code
        if (!code || !MAY_NEED.test(code)) continue
        for (const [source, use] of usesOf(code)) {
          const found = uses.get(source) ?? { use, modules: new Set() }
          found.modules.add(sitePath(file, siteDir))
          uses.set(source, found)
        }
      }
    },
    needs: () =>
      [...uses]
        .map(([source, { use, modules }]) => ({ source, use, modules: [...modules].sort() }))
        .sort((a, b) => (a.source < b.source ? -1 : 1)),
  }
}

/** Code in which there may be something. */
const MAY_NEED =
  /\beval\b|\bFunction\b|\bWebAssembly\b|\bimport\s*\(\s*["'`](?:https?:)?\/\/|["'`]script["'`]/

interface Node {
  readonly type: string
  readonly [field: string]: unknown
}

/** The sources that a module needs, and why. */
function usesOf(code: string): Map<string, string> {
  const uses = new Map<string, string>()
  const { program, errors } = parseSync('module.js', code, { preserveParens: false })
  if (errors.length > 0) return uses
  const sources: string[] = []
  let makesScripts = false
  const visit = (node: Node) => {
    if (runsText(node)) uses.set("'unsafe-eval'", '`eval` or `new Function`')
    if (compilesWasm(node)) uses.set("'wasm-unsafe-eval'", 'WebAssembly')
    if (node.type === 'ImportExpression') addOrigin(text(node.source), '`import()` of another origin')
    if (isCallOf(node, 'createElement') && text(args(node)[0]) === 'script') makesScripts = true
    sources.push(...sourceOf(node))
  }
  const addOrigin = (url: string | undefined, use: string) => {
    for (const origin of externalOrigins(url === undefined ? [] : [url])) uses.set(origin, use)
  }
  walk(program as unknown as Node, visit)
  if (makesScripts) for (const url of sources) addOrigin(url, 'a script of another origin')
  return uses
}

/** `eval(code)`, `(0, eval)(code)`, `new Function(code)`. Not `Function('return this')`: it is only run where there is no `globalThis`. */
function runsText(node: Node): boolean {
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return false
  const callee = node.callee as Node
  const called = callee.type === 'SequenceExpression' ? (callee.expressions as Node[]).at(-1)! : callee
  const owner = called.type === 'MemberExpression' ? name(called.object) : undefined
  const calledName = owner === 'window' || owner === 'globalThis' ? name(called.property) : name(called)
  if (calledName === 'eval') return true
  const code = text(args(node).at(-1))
  return calledName === 'Function' && (code === undefined || !FALLBACKS.has(code))
}

/** What packages run to find the global object, or, as nothing at all, to find out whether text may be run. */
const FALLBACKS: ReadonlySet<string> = new Set(['return this', 'regeneratorRuntime = r', ''])

function compilesWasm(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    name(node.object) === 'WebAssembly' &&
    /^(?:compile|instantiate)(?:Streaming)?$|^Module$/.test(name(node.property) ?? '')
  )
}

/** The URL that code gives an element: `script.src = '…'`, `setAttribute('src', '…')`. */
function sourceOf(node: Node): string[] {
  const left = node.type === 'AssignmentExpression' ? (node.left as Node) : undefined
  const url =
    left?.type === 'MemberExpression' && name(left.property) === 'src'
      ? text(node.right)
      : isCallOf(node, 'setAttribute') && text(args(node)[0]) === 'src'
        ? text(args(node)[1])
        : undefined
  return url === undefined ? [] : [url]
}

function isCallOf(node: Node, method: string): boolean {
  const callee = node.type === 'CallExpression' ? (node.callee as Node) : undefined
  return callee?.type === 'MemberExpression' && name(callee.property) === method
}

function args(node: Node): Node[] {
  return node.arguments as Node[]
}

function name(node: unknown): string | undefined {
  const { type, name: own } = node as Node
  return type === 'Identifier' ? String(own) : undefined
}

/** The text of a literal; of a template what stands before its first value. */
function text(node: unknown): string | undefined {
  const { type, value, quasis } = (node ?? {}) as Node
  if (type === 'Literal' && typeof value === 'string') return value
  if (type !== 'TemplateLiteral') return undefined
  return (quasis as { value: { cooked: string } }[])[0]!.value.cooked
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof (child as Node | null)?.type === 'string') walk(child as Node, visit)
    }
  }
}
