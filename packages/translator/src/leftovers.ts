// Lists uses of axios that nothing has translated: they stay as they are, with their import.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { isCreation } from './clients.js'
import { addNote, addNoteOnce, USE_SIGNAL } from './notes.js'
import { CALLS, roleOf } from './roles.js'
import { ancestorOf, callOf, memberOf, textOf } from './syntax/nodes.js'
import { typeNamesOf } from './typeNames.js'
import type { Advice, Translation } from './types.js'

/** Adds a note for each use of axios or of a client that is unknown. */
export function addLeftovers(job: Translation): void {
  const types = typeNamesOf(job)
  job.tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'TypeName') checkType(node, types, job)
      if (name === 'VariableName') {
        checkName(node, job)
        checkPassed(node, job)
      }
      if (name === 'MemberExpression') checkMember(node, job)
    },
  })
}

function checkName(node: SyntaxNode, job: Translation): void {
  const role = roleOf(node, job)
  if (role?.type !== 'axios' && role?.type !== 'export') return
  if (job.handled.has(node.from) || isUntouched(node, job)) return
  const creation = node.parent?.parent
  if (creation && isCreation(creation, job) && creation.firstChild?.firstChild?.from === node.from) return
  let whole = node
  while (whole.parent?.name === 'MemberExpression' && whole.parent.firstChild?.from === whole.from)
    whole = whole.parent
  const text = textOf(whole, job.source)
  // Of `defaults`, which has its own note.
  if (job.notes.some(({ what }) => what === text)) return
  const call = node.parent?.name === 'ArgList' ? textOf(node.parent.parent!, job.source) : ''
  addNote(job, node, { kind: 'left', what: text, ...(pluginAdvice(call) ?? adviceFor(text)) })
}

/** A client that another function receives: it may call methods of axios. */
function checkPassed(node: SyntaxNode, job: Translation): void {
  const call = node.parent?.name === 'ArgList' ? node.parent.parent : null
  if (!call || roleOf(node, job)?.type !== 'client' || isUntouched(node, job)) return
  const callee = callOf(call)?.callee
  // A function of this code is translated as well.
  if (!callee || (callee.name === 'VariableName' && isLocal(callee, job))) return
  const text = textOf(call, job.source).split('\n')[0]!
  addNote(job, node, {
    kind: 'check',
    what: text,
    why: 'The function receives a Troth client, whose methods differ from those of axios.',
    instead: 'Check what the function does with it.',
    ...pluginAdvice(text),
  })
}

function isLocal(callee: SyntaxNode, job: Translation): boolean {
  const definition = job.bindings.resolve(callee)?.node
  return definition !== undefined && !ancestorOf(definition, ({ name }) => name === 'ImportDeclaration')
}

/** What to do about plugins of axios, by the names of their functions. */
function pluginAdvice(call: string): Advice | undefined {
  if (/retry/i.test(call)) {
    return {
      why: 'It adds retries to axios.',
      instead:
        'Remove it, and pass `retry` to createClient: a number, or `{ limit, methods, statuses, delay }`.',
    }
  }
  if (/mock/i.test(call)) {
    return {
      why: 'It replaces the network of axios in a test.',
      instead: 'Pass a `fetch` of troth/mock to createClient.',
    }
  }
  return undefined
}

function checkType(node: SyntaxNode, types: ReadonlyMap<string, string>, job: Translation): void {
  const imported = types.get(textOf(node, job.source))
  if (imported === undefined || job.handled.has(node.from) || isUntouched(node, job)) return
  addNoteOnce(job, node, {
    kind: 'left',
    what: imported,
    why: 'Troth has no type of this kind.',
    instead: "Use Troth's types: TrothOptions, RequestOptions, TrothResponse, TrothFailure, Hooks.",
  })
}

function adviceFor(text: string): Advice {
  if (/\.mock/.test(text)) {
    return { why: 'It replaces axios in a test.', instead: 'Pass a `fetch` of troth/mock to createClient.' }
  }
  if (/CancelToken$/.test(text)) {
    return { why: 'Troth has no cancel tokens.', instead: USE_SIGNAL }
  }
  if (/getUri$/.test(text)) {
    return {
      why: 'Troth does not return URLs without a request.',
      instead: 'Build it with URL and URLSearchParams.',
    }
  }
  if (/(?:toFormData|formToJSON)$/.test(text)) {
    return { why: 'Troth does not convert forms.', instead: 'Use FormData and Object.fromEntries(form).' }
  }
  return {
    why: 'This use of axios is unknown to the translator, so it is unchanged and axios stays imported.',
    instead: 'Write it with a client of createClient, or keep axios for it.',
  }
}

/** Members of a client that a client of Troth does not have. */
function checkMember(node: SyntaxNode, job: Translation): void {
  const member = memberOf(node, job.source)
  if (!member || roleOf(member.object, job)?.type !== 'client' || isUntouched(node, job)) return
  const isCalled = node.parent?.name === 'CallExpression' || node.parent?.name === 'InstantiationExpression'
  if (
    /^(?:interceptors|defaults)$/.test(member.name) ||
    (isCalled && (CALLS.test(member.name) || member.name === 'create'))
  )
    return
  addNote(job, node, {
    kind: 'left',
    what: textOf(node, job.source),
    why: 'A Troth client has no such member.',
    instead: 'A client has the calls, such as `getAsync`, and `setHeaders`, `extend` and `safe`.',
  })
}

function isUntouched({ from, to }: SyntaxNode, { untouched }: Translation): boolean {
  return untouched.some((range) => range.from <= from && range.to >= to)
}
