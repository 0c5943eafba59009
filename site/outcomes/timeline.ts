// What happens in a failed call, step by step: the attempts, the waits between them, and what the
// server does with each request.

import { conflictStatus, type FailureName, type OutcomeRow, RETRY_WAITS } from '../reference/trothTables'
import { element } from './elements'
import styles from './explorer.module.css'

/** The result of an attempt, in short. A conflict depends on the method. */
const RESULTS: Readonly<Record<Exclude<FailureName, 'conflict'>, string>> = {
  config: 'not sent',
  '4xx': '422',
  '408': '408',
  '429': '429',
  '500': '500',
  'stored 500': '500',
  '503': '503',
  'no response': 'no response',
  timeout: 'timeout',
  aborted: 'aborted',
  'broken body': '200, connection closed',
  'late body': '200, timeout',
  'invalid JSON': '200, invalid JSON',
  schema: '200, rejected',
  thrown: '200, hook threw',
}

/** A step of the timeline. */
export type Step =
  | { readonly type: 'attempt'; readonly number: number; readonly result: string; readonly server: string }
  /** At most so many milliseconds. */
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'unsent' }

/** The steps of a call. */
export function stepsOf(row: OutcomeRow): Step[] {
  if (row.requests === 0) return [{ type: 'unsent' }]
  return Array.from({ length: row.requests }, (_, i): Step[] => [
    ...(i > 0 ? [{ type: 'wait', ms: RETRY_WAITS[i - 1]! } as const] : []),
    { type: 'attempt', number: i + 1, result: resultOf(row, i), server: serverText(row, i > 0) },
  ]).flat()
}

/** A conflict comes in the last attempt; the one before gets 503. */
function resultOf({ method, failure, requests }: OutcomeRow, index: number): string {
  if (failure !== 'conflict') return RESULTS[failure]
  return index < requests - 1 ? RESULTS['503'] : String(conflictStatus(method))
}

/** What the server does with a request; `isRepeated`: it has received the same one before. */
function serverText({ method, failure, acted, changes, hasKey }: OutcomeRow, isRepeated: boolean): string {
  if (method === 'GET') return 'changes nothing'
  if (acted === 'no' || (failure === 'conflict' && isRepeated)) return 'refuses'
  const acts = acted === 'yes' ? 'processes it' : 'may process it'
  if (!isRepeated) return acts
  if (changes > 1) return `${acts} again`
  return hasKey ? 'knows the key' : 'same state'
}

/** The steps as a list. */
export function timeline(row: OutcomeRow): HTMLElement {
  const list = element('ol', { className: styles.timeline, ariaLabel: 'Timeline' })
  list.append(...stepsOf(row).map(item))
  return list
}

function item(step: Step): HTMLElement {
  switch (step.type) {
    case 'unsent':
      return element('li', { className: styles.wait }, ['Not sent'])
    case 'wait':
      return element('li', { className: styles.wait }, [`waits up to ${step.ms} ms`])
    case 'attempt':
      return element('li', { className: styles.attempt }, [
        element('b', {}, [`Attempt ${step.number}`]),
        element('span', { className: styles.outcome }, [step.result]),
        element('span', { className: styles.server }, [`Server: ${step.server}`]),
      ])
  }
}
