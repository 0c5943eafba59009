// Code that uses axios goes in; the same code with Troth comes out, with notes on what has no equivalent. What
// is not understood stays as it is and is listed. Runs anywhere, sends nothing.

import {
  parseSource,
  type SourceTree,
  type SyntaxNode,
  syntaxProblem,
  UnreadableSource,
} from 'vellum-playground/syntax'
import { translateRequest } from './calls.js'
import { isCreation, newDraft, registerCreations, writeCreations } from './clients.js'
import { translateDefaults } from './defaults.js'
import { translateErrorRead, translateLogic } from './errorReads.js'
import { findRoles } from './findRoles.js'
import { writeImports } from './imports.js'
import { translateInterceptor } from './interceptors.js'
import { addLeftovers } from './leftovers.js'
import { withQuotes } from './quotes.js'
import { checkPattern, translateResponseRead } from './responseReads.js'
import { isResponseCall } from './roles.js'
import { translateInstanceOf, translateStatic, translateToken } from './statics.js'
import { readBindings } from './syntax/bindings.js'
import { codeStyle } from './syntax/codeStyle.js'
import { Edits } from './syntax/edits.js'
import { visitUpwards } from './syntax/nodes.js'
import { translateType, typeNamesOf } from './typeNames.js'
import type { Translation, TranslationProblem, TranslationResult } from './types.js'

/** Translates code that uses axios into code that uses Troth. `limitMs`: how long parsing may take. */
export function translateAxios(code: string, { limitMs = MOST_MILLISECONDS } = {}): TranslationResult {
  if (code.trim() === '') return { code: '', notes: [], problems: [] }
  const parsed = parse(code, limitMs)
  if ('message' in parsed) return { code: '', notes: [], problems: [parsed] }
  const job = openTranslation(parsed)
  findRoles(job)
  if (!hasAxios(job)) return { code: '', notes: [], problems: [NO_AXIOS] }
  registerCreations(job)
  translateAll(job)
  addLeftovers(job)
  writeCreations(job)
  writeImports(job)
  const notes = job.notes.toSorted((a, b) => a.line - b.line)
  const translated = job.edits.render({ from: 0, to: code.length })
  return { code: withQuotes(translated, job), notes, problems: [] }
}

/** The longest code that is translated, in characters. */
export const MOST_CHARACTERS = 200_000

/** Code of that length takes half a second on a laptop. */
const MOST_MILLISECONDS = 5000

const NO_AXIOS: TranslationProblem = {
  message:
    'There is no axios in this code. Paste code that imports axios, calls `axios.get(…)` or uses a client of `axios.create(…)`.',
  line: undefined,
  column: undefined,
}

/** Parses the code as TypeScript, with JSX when it does not parse without. */
function parse(code: string, limitMs: number): SourceTree | TranslationProblem {
  const whole = { line: undefined, column: undefined }
  if (code.length > MOST_CHARACTERS) {
    const message = `The code has ${code.length} characters; at most ${MOST_CHARACTERS} are translated. Paste one file at a time.`
    return { message, ...whole }
  }
  if (/^\s*<(?:!doctype|html|head|body|script|template|div|[a-z]+>)/i.test(code)) {
    const message =
      'This is HTML. Paste the JavaScript or TypeScript alone: what is inside of its `<script>`.'
    return { message, line: 1, column: 1 }
  }
  try {
    const plain = parseSource(code, 'ts', { limitMs })
    const problem = syntaxProblem(plain)
    if (!problem) return plain
    const withJsx = parseSource(code, 'tsx', { limitMs })
    const other = syntaxProblem(withJsx)
    if (!other) return withJsx
    const { message, position } = /<\/|\/>/.test(code) ? other : problem
    return { message, line: position?.line, column: position?.column }
  } catch (error) {
    if (!(error instanceof UnreadableSource)) throw error
    const message =
      'The code cannot be read in time: it has too many syntax errors, or it is too long for this device.'
    return { message, ...whole }
  }
}

function openTranslation({ source, tree }: SourceTree): Translation {
  const bindings = readBindings(tree, source)
  const names = ['api', 'client', 'http', 'troth', 'trothClient']
  const name = names.find((one) => !bindings.names.has(one)) ?? 'trothApi'
  return {
    source,
    tree,
    edits: new Edits(source),
    notes: [],
    bindings,
    style: codeStyle(tree, source),
    roles: new Map(),
    memberClients: new Set(),
    imports: new Set(),
    progressImports: new Set(),
    handled: new Set(),
    untouched: [],
    defaultClient: { name, uses: new Set(), draft: newDraft() },
    created: new Map(),
  }
}

function hasAxios(job: Translation): boolean {
  const isFree = job.bindings.free.some(({ from, to }) => job.source.slice(from, to) === 'axios')
  return isFree || job.roles.size > 0 || job.memberClients.size > 0
}

/** Translates from the inside out, so that a part is complete when something around it is written. */
function translateAll(job: Translation): void {
  const types = typeNamesOf(job)
  visitUpwards(job.tree.topNode, (node) => {
    if (node.name === 'CallExpression') translateCall(node, job)
    else if (node.name === 'MemberExpression') translateMember(node, job)
    else if (node.name === 'BinaryExpression') translateBinary(node, job)
    else if (node.name === 'AssignmentExpression' || node.name === 'UnaryExpression')
      translateDefaults(node, job)
    else if (node.name === 'TypeName') translateType(node, types, job)
    else if (node.name === 'ObjectPattern' && isPatternOfResponse(node, job)) checkPattern(node, job)
  })
}

function translateCall(node: SyntaxNode, job: Translation): void {
  if (isCreation(node, job) || translateInterceptor(node, job)) return
  if (!translateStatic(node, job)) translateRequest(node, job)
}

function translateMember(node: SyntaxNode, job: Translation): void {
  if (translateToken(node, job) || translateErrorRead(node, job)) return
  translateResponseRead(node, job)
}

function translateBinary(node: SyntaxNode, job: Translation): void {
  if (!translateInstanceOf(node, job)) translateLogic(node, job)
}

function isPatternOfResponse(node: SyntaxNode, job: Translation): boolean {
  const value = node.nextSibling?.name === 'Equals' ? node.nextSibling.nextSibling : null
  return value?.name === 'AwaitExpression' && isResponseCall(value, job)
}
