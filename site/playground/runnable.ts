// Which samples run in a page as they run in Node: those of one file that load nothing but Troth,
// use what browsers have, too, and show what they print.

import type { RunnableFence } from 'vellum-playground'
import { runtimeOf } from '../samples/collect'
import { type Fence, readFence } from '../samples/fences'
import { modules } from './modules'

/** Names that only Node.js has. */
const NODE_NAMES = /(?<![.\w$'"-])(?:process|Buffer|__dirname|__filename|setImmediate|global)(?![\w$'"-])/

/** A server that no page can reach. */
const OWN_SERVER = /\/\/localhost\b/

/** Whether a fence of a page gets a Run button, so that authors need not write the word `run`. */
export function runnable({ language, meta, code, hasOutput }: RunnableFence): boolean {
  return canRun(readFence({ type: 'code', lang: language, meta, value: code }), { hasOutput })
}

/** Whether a fence gets a Run button. `hasOutput`: its recorded output stands below it. */
export function canRun(fence: Omit<Fence, 'output'>, { hasOutput }: { hasOutput: boolean }): boolean {
  const { language, code, unchecked, uninstalled, noRun } = fence
  if (language !== 'ts' && language !== 'js') return false
  if (!hasOutput || noRun || uninstalled || unchecked !== undefined) return false
  const runtime = runtimeOf(fence)
  const program = withoutComments(code)
  if (runtime === 'browser' || OWN_SERVER.test(program) || NODE_NAMES.test(program)) return false
  // A sample that shows what Node.js says about the wrong way to load a module.
  if (runtime === 'cjs' ? /^import\b/m.test(program) : /\brequire\(/.test(program)) return false
  return loadedModules(program).every(isKnown)
}

/** The names of all modules that a program loads; types that are imported count, too. */
function loadedModules(program: string): string[] {
  const loads = /(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*(['"])(.+?)\1/g
  return [...program.matchAll(loads)].map(([, , name = '']) => name)
}

/** Progress depends on the browser: what a sample prints in one is not what it prints in another. */
const VARYING = 'troth/progress'

function isKnown(name: string): boolean {
  return name !== VARYING && modules.some((module) => module.name === name)
}

function withoutComments(code: string): string {
  return code.replace(/^\s*\/\/.*$/gm, '').replace(/(?<=\s)\/\/ .*$/gm, '')
}

/** Comments that the page removes from the code it shows: marks, queries, and directives of the compiler. */
const REMOVED =
  /^[ \t]*\/\/ (?:---cut---|@\w+:? .*|highlight-(?:next-line|start|end)|[ \t]*\^\?.*)[ \t]*\n?/gm

/** A program as it runs in a page: all of its lines, and none of the comments that are for the page. */
export function programOf(code: string): string {
  return code.replace(REMOVED, '')
}

/** Whether the page hides the first lines of a program. */
export function hasHiddenLines(code: string): boolean {
  return /^\s*\/\/ ---cut---\s*$/m.test(code)
}
