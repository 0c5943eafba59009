// The explorer of outcomes: a form above the table of the page. Plain elements, because the page around
// it has no components. Every sentence comes from the table that Troth's tests run.

import {
  FAILURES,
  type FailureName,
  OUTCOME_METHODS,
  OUTCOME_RETRIES,
  type OutcomeMethod,
  type OutcomeRetry,
  type OutcomeRow,
  outcomeTable,
} from '../reference/trothTables'
import { callCode } from './callCode'
import { element, inlineCode } from './elements'
import styles from './explorer.module.css'
import { linkedCase } from './linkedCase'
import { actedText, FAILURE_WORDS, nextText, retryCode } from './outcomeWords'
import { timeline } from './timeline'

type Choice = Pick<OutcomeRow, 'method' | 'failure' | 'retry' | 'hasKey'>

/** What a reader sees first who has followed no link to a case: the one that costs money. */
const FIRST: Choice = { method: 'POST', failure: '503', retry: 'default', hasKey: false }

/** Puts the explorer into the first element of a block, above the table; does nothing when it is there. */
export function showExplorer(block: Element): void {
  const container = block.firstElementChild
  if (!container || container.hasChildNodes()) return
  let choice = linkedCase(location.search) ?? FIRST
  const result = element('div', { className: styles.result })
  const status = element('p', { className: 'sr-only', role: 'status' })
  const retry = select(
    OUTCOME_RETRIES.map((value) => [value, '']),
    choice.retry,
  )
  const update = (changes: Partial<Choice>) => {
    choice = { ...choice, ...changes }
    for (const option of retry.options) {
      option.textContent = retryLabel(option.value as OutcomeRetry, choice.method)
    }
    const row = rowOf(choice)
    result.replaceChildren(...resultOf(row))
    if (Object.keys(changes).length > 0) status.textContent = summaryOf(row)
  }
  update({})
  container.append(form({ choice, retry, update }), result, status)
}

function form({
  choice,
  retry,
  update,
}: {
  choice: Choice
  retry: HTMLSelectElement
  update: (changes: Partial<Choice>) => void
}): HTMLElement {
  const method = select(
    OUTCOME_METHODS.map((name) => [name, name]),
    choice.method,
  )
  const failure = select(
    FAILURES.map(({ name }) => [name, FAILURE_WORDS[name].replaceAll('`', '')]),
    choice.failure,
  )
  const key = element('input', { type: 'checkbox' })
  key.checked = choice.hasKey
  method.onchange = () => update({ method: method.value as OutcomeMethod })
  failure.onchange = () => update({ failure: failure.value as FailureName })
  retry.onchange = () => update({ retry: retry.value as OutcomeRetry })
  key.onchange = () => update({ hasKey: key.checked })
  const fields = element('form', { className: styles.fields, ariaLabel: 'A failed call' })
  fields.onsubmit = () => false
  fields.append(
    field('Method', method),
    field('Failure', failure),
    element('label', { className: styles.check }, [key, element('code', {}, ['idempotencyKey'])]),
    field('Retry', retry),
  )
  return fields
}

function field(name: string, control: HTMLElement): HTMLElement {
  return element('label', { className: styles.field }, [element('span', {}, [name]), control])
}

function select(
  options: readonly (readonly [value: string, label: string])[],
  value: string,
): HTMLSelectElement {
  const control = element('select', {})
  control.append(...options.map(([value, label]) => new Option(label, value)))
  control.value = value
  return control
}

function retryLabel(retry: OutcomeRetry, method: OutcomeMethod): string {
  const code = retryCode(retry, method)
  return code === undefined ? 'not set' : `retry: ${code}`
}

function rowOf({ method, failure, retry, hasKey }: Choice): OutcomeRow {
  return outcomeTable.find(
    (row) => row.method === method && row.failure === failure && row.retry === retry && row.hasKey === hasKey,
  )!
}

function resultOf(row: OutcomeRow): Node[] {
  const code = element('a', { href: `#${row.code}` }, [element('code', {}, [row.code])])
  return [
    element('pre', { className: styles.call, tabIndex: 0 }, [element('code', {}, [callCode(row)])]),
    timeline(row),
    element('dl', { className: styles.facts }, [
      ...fact('Fails with', [code]),
      ...fact('Requests sent', [String(row.requests)]),
      ...fact('Did it take effect?', inlineCode(actedText(row))),
      ...fact('Safe next step', inlineCode(nextText(row))),
    ]),
  ]
}

function fact(name: string, value: readonly (string | Node)[]): HTMLElement[] {
  return [element('dt', {}, [name]), element('dd', {}, value)]
}

function summaryOf(row: OutcomeRow): string {
  const requests = `${row.requests} ${row.requests === 1 ? 'request' : 'requests'} sent.`
  return `${requests} Did it take effect? ${actedText(row)}. ${nextText(row)}`.replaceAll('`', '')
}
