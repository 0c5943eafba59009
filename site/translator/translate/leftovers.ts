// Lists uses of axios that nothing has translated: they stay as they are, with their import.

import type { SyntaxNode } from 'vellum-playground/syntax'
import { isCreation } from './clients'
import { addNote, addNoteOnce } from './notes'
import { roleOf } from './roles'
import { memberOf, textOf } from './syntax/nodes'
import { typeNamesOf } from './typeNames'
import type { Translation } from './types'

/** Adds a note for each use of axios or of a client that is unknown. */
export function addLeftovers(job: Translation): void {
  const types = typeNamesOf(job)
  job.tree.iterate({
    enter: ({ node, name }) => {
      if (name === 'TypeName') checkType(node, types, job)
      if (name === 'VariableName') checkName(node, job)
      if (name === 'MemberExpression') checkMember(node, job)
    },
  })
}

const KNOWN = /^(?:get|post|put|patch|delete|head|options|request|postForm|putForm|patchForm|create)$/

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
  addNote(job, node, { kind: 'left', what: text, ...adviceFor(text) })
}

function checkType(node: SyntaxNode, types: ReadonlyMap<string, string>, job: Translation): void {
  const imported = types.get(textOf(node, job.source))
  if (imported === undefined || job.handled.has(node.from) || isUntouched(node, job)) return
  addNoteOnce(job, node, {
    kind: 'left',
    what: imported,
    why: 'Troth has no type of this kind.',
    instead: 'Use the types of Troth: TrothOptions, RequestOptions, TrothResponse, TrothFailure, Hooks.',
  })
}

function adviceFor(text: string): { readonly why: string; readonly instead: string } {
  if (/\.mock/.test(text)) {
    return { why: 'It replaces axios in a test.', instead: 'Pass a `fetch` of troth/mock to createClient.' }
  }
  if (/CancelToken$/.test(text)) {
    return {
      why: 'Troth has no cancel tokens.',
      instead:
        'Create an AbortController, pass `signal: controller.signal`, and call `controller.abort()` to cancel.',
    }
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
  if (/^(?:interceptors|defaults)$/.test(member.name) || (isCalled && KNOWN.test(member.name))) return
  addNote(job, node, {
    kind: 'left',
    what: textOf(node, job.source),
    why: 'A client of Troth has no such member.',
    instead: 'A client has the calls, such as `getAsync`, and `setHeaders`, `extend` and `safe`.',
  })
}

function isUntouched({ from, to }: SyntaxNode, { untouched }: Translation): boolean {
  return untouched.some((range) => range.from <= from && range.to >= to)
}
