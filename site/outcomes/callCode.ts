// The call that a case of the explorer is about, as a reader would write it.

import type { OutcomeMethod, OutcomeRow } from '../reference/trothTables'
import { retryCode } from './outcomeWords'

const CALLS: Readonly<Record<OutcomeMethod, string>> = {
  GET: "getAsync('orders/7'",
  PUT: "putAsync('orders/7', order",
  DELETE: "deleteAsync('orders/7'",
  POST: "postAsync('orders', order",
  PATCH: "patchAsync('orders/7', changes",
}

/** `await api.postAsync('orders', order, { retry: 2, idempotencyKey })` */
export function callCode({ method, retry, hasKey }: Pick<OutcomeRow, 'method' | 'retry' | 'hasKey'>): string {
  const code = retryCode(retry, method)
  const options = [...(code === undefined ? [] : [`retry: ${code}`]), ...(hasKey ? ['idempotencyKey'] : [])]
  const last = options.length > 0 ? `, { ${options.join(', ')} }` : ''
  return `await api.${CALLS[method]}${last})`
}
