// All outcomes of a failed call as a table for readers: a row for each failure, a column for each group of methods
// that behave alike.

import type { BehaviourTable } from '../reference/behaviourTable'
import {
  FAILURES,
  type Failure,
  type FailureName,
  type NextStep,
  OUTCOME_RETRIES,
  type OutcomeMethod,
  type OutcomeRow,
  outcomeTable,
  RETRY_LIMIT,
} from '../reference/trothTables'
import { FAILURE_WORDS } from './outcomeWords'

/** Methods that share a column. A key changes nothing for the first group. */
export const OUTCOME_COLUMNS: readonly OutcomeColumn[] = [
  { name: 'GET, PUT, DELETE', methods: ['GET', 'PUT', 'DELETE'], hasKey: false },
  { name: 'POST, PATCH', methods: ['POST', 'PATCH'], hasKey: false },
  { name: 'POST, PATCH with a key', methods: ['POST', 'PATCH'], hasKey: true },
]

interface OutcomeColumn {
  readonly name: string
  readonly methods: readonly OutcomeMethod[]
  readonly hasKey: boolean
}

const NOTE =
  'One request is sent unless a cell says that `retry` sends more. A GET changes nothing, so it never takes effect. ' +
  'The key is `idempotencyKey`, for servers that support the header. Some of them, such as Stripe, store a 500 under the key ' +
  'and send it again: use a new key then. A retry shows in `error.attempts > 1`.'

const ACTED: Readonly<Record<Failure['acted'], string>> = { no: 'No', perhaps: 'Perhaps', yes: 'Yes' }

const NEXT: Readonly<Record<NextStep, string>> = {
  fix: 'Fix it.',
  resend: 'Send it again.',
  'resend with key': 'Send it again with the same key.',
  'read first': 'Read first, then decide.',
  done: 'Do not send it again.',
}

/** The table: one row for each failure. */
export function outcomes(): BehaviourTable {
  return {
    note: NOTE,
    columns: ['Failure', 'Took effect?', ...OUTCOME_COLUMNS.map(({ name }) => name)],
    rows: FAILURES.map(({ name, code }) => ({
      group: name,
      cells: [
        `${FAILURE_WORDS[name]}: \`${code}\``,
        effectOf(name),
        ...OUTCOME_COLUMNS.map((column) => cellOf(name, column)),
      ],
    })),
  }
}

/** `Perhaps`, or `No. After a retry: perhaps`. A GET never takes effect, which the note says. */
function effectOf(failure: FailureName): string {
  const rows = outcomeTable.filter((row) => row.failure === failure && row.method !== 'GET')
  const first = rows.find(({ retry }) => retry === 'default')!.acted
  const retried = rows.find(({ acted, requests }) => requests > 1 && acted !== first)
  return retried ? `${ACTED[first]}. After a retry: ${ACTED[retried.acted].toLowerCase()}` : ACTED[first]
}

/** `Send it again. retry: 2 sends 3 requests.` Methods with another outcome than the first are named. */
function cellOf(failure: FailureName, { methods, hasKey }: OutcomeColumn): string {
  const byText = new Map<string, OutcomeMethod[]>()
  for (const method of methods) {
    const rows = outcomeTable.filter(
      (row) => row.failure === failure && row.method === method && row.hasKey === hasKey,
    )
    const text = `${NEXT[rows[0]!.next]}${afterRetryText(rows)}${requestsText(rows)}`
    byText.set(text, [...(byText.get(text) ?? []), method])
  }
  if (byText.size === 1) return [...byText.keys()][0]!
  return [...byText].map(([text, users]) => `${users.join(', ')}: ${text}`).join(' ')
}

/** The next step after a retry, where it is a different one; `rows` differ in `retry` alone. */
function afterRetryText(rows: readonly OutcomeRow[]): string {
  const row = rows.find(({ next }) => next !== rows[0]!.next)
  return row ? ` After a retry: ${NEXT[row.next].toLowerCase()}` : ''
}

/** Which value of `retry` sends more than one request; `rows` differ in `retry` alone. */
function requestsText(rows: readonly OutcomeRow[]): string {
  const row = OUTCOME_RETRIES.map((retry) => rows.find((row) => row.retry === retry)!).find(
    ({ requests }) => requests > 1,
  )
  if (!row) return ''
  const names = {
    default: '',
    limit: `\`retry: ${RETRY_LIMIT}\``,
    timeouts: '`retry.timeouts`',
    methods: '`retry.methods`',
  }
  const warning = row.changes > 1 ? `, and it may be processed ${row.changes} times` : ''
  return ` ${names[row.retry]} sends ${row.requests} requests${warning}.`
}
