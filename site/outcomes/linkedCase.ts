// The case that a link asks for: `?status=503&method=POST`, which programs add to the URL of their error, with
// `attempts` and `key` if they know them. Names of other parameters are none of its business.

import { FAILURES, type FailureName, OUTCOME_METHODS, type OutcomeRow } from '../reference/trothTables'

type LinkedCase = Pick<OutcomeRow, 'method' | 'failure' | 'retry' | 'hasKey'>

/** The case of a query; undefined when its status or its method is not one of the table. */
export function linkedCase(query: string): LinkedCase | undefined {
  const parameters = new URLSearchParams(query)
  const name = parameters.get('method')?.toUpperCase()
  const method = OUTCOME_METHODS.find((each) => each === (name === 'HEAD' ? 'GET' : name))
  const failure = failureOf(Number(parameters.get('status')))
  if (!method || !failure) return undefined
  // Any value of `retry` that repeats the method: its own list does.
  const retry = Number(parameters.get('attempts')) > 1 ? 'methods' : 'default'
  return { method, failure, retry, hasKey: parameters.has('key') }
}

function failureOf(status: number): FailureName | undefined {
  if (!Number.isInteger(status) || status < 400 || status > 599) return undefined
  const own = FAILURES.find(({ name }) => name === String(status))
  if (own) return own.name
  if (status === 404 || status === 409 || status === 412) return 'conflict'
  if (status < 500) return '4xx'
  return status === 502 || status === 504 ? '503' : '500'
}
