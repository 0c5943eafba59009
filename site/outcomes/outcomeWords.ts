// The table of outcomes in words: for the table of the page, and for the explorer. Markdown code is the
// only markup in them.

import {
  type FailureName,
  type OutcomeMethod,
  type OutcomeRetry,
  type OutcomeRow,
  RETRY_LIMIT,
} from '../reference/trothTables'

/** What a caller sees of each failure. */
export const FAILURE_WORDS: Readonly<Record<FailureName, string>> = {
  config: 'A wrong option, URL or body',
  '4xx': 'Another 4xx status, such as 422',
  conflict: '404, 409 or 412',
  '408': '408 Request Timeout',
  '429': '429 Too Many Requests',
  '500': '500 Internal Server Error',
  'stored 500': '500, stored under the key',
  '503': '503 Service Unavailable',
  'no response': 'No response, the connection failed',
  timeout: 'No headers within `timeout`',
  aborted: 'Your `signal` was aborted',
  'broken body': '200, then the connection broke',
  'late body': '200, then no body within `timeout`',
  'invalid JSON': '200 with invalid JSON',
  schema: '200, rejected by `schema`',
  thrown: '200, then your hook threw',
}

/** The value of `retry` as code; undefined when the option is not set. */
export function retryCode(retry: OutcomeRetry, method: OutcomeMethod): string | undefined {
  switch (retry) {
    case 'default':
      return undefined
    case 'limit':
      return `${RETRY_LIMIT}`
    case 'timeouts':
      return `{ limit: ${RETRY_LIMIT}, timeouts: true }`
    case 'methods':
      return `{ limit: ${RETRY_LIMIT}, methods: ['${method}'] }`
  }
}

/** `Perhaps, at most once` */
export function actedText({ method, failure, acted, changes }: OutcomeRow): string {
  if (failure === 'config') return 'No, nothing was sent'
  if (failure === '4xx' || failure === '429') return 'No, it refused the request'
  if (failure === 'conflict' && acted === 'no') return 'No, it refused the request'
  if (method === 'GET') return 'No, a GET changes nothing'
  switch (acted) {
    case 'no':
      return 'No'
    case 'perhaps':
      return changes === 1 ? 'Perhaps, at most once' : `Perhaps, up to ${changes} times`
    case 'yes':
      return changes === 1 ? 'Yes, once' : `Yes, ${changes} times`
  }
}

/** What to do about a 404, 409 or 412 after a retry: the first attempt may have made the change. */
const CONFLICT_STEPS: Readonly<Record<OutcomeMethod, string>> = {
  GET: '',
  PUT: 'Read the resource and compare: if it has your values, the 412 is the work of your first attempt.',
  DELETE:
    'Nothing, if the resource should be gone: the 404 may be the work of your first attempt. Read it if you are not sure.',
  POST: 'Look for what you wanted to create: the 409 may be the work of your first attempt.',
  PATCH: 'Read the resource and compare: if it has your changes, the 409 is the work of your first attempt.',
}

/** What is safe to do after the failure. */
export function nextText({ method, failure, next, changes, hasKey }: OutcomeRow): string {
  switch (next) {
    case 'fix':
      if (failure === 'config') return 'Fix the call.'
      if (failure === '4xx' || failure === 'conflict')
        return 'Fix the request: the server refuses the same one again.'
      if (failure === 'thrown') return 'Fix the hook: it throws again.'
      return 'Fix the server, or what you expect of it: the response will be the same.'
    case 'resend':
      if (failure === '429') return 'Wait for `error.retryAfterMs`, then send it again.'
      return 'Send it again: a second request changes nothing more.'
    case 'resend with key':
      if (failure === '500')
        return 'Send it again with the same `idempotencyKey`. If the 500 stays, the server has stored it under the key: read the resource, then use a new key.'
      return 'Send it again with the same `idempotencyKey`. A server that supports the header processes it once.'
    case 'read first':
      if (failure === 'conflict') return CONFLICT_STEPS[method]
      if (failure === 'stored 500' && changes === 1 && hasKey)
        return 'Read the resource. If the request did not take effect, send it again with a new `idempotencyKey`: the server keeps sending the stored 500 for this one.'
      if (changes > 1) return 'Read the resource and look for duplicates before you send it again.'
      return 'Read the resource before you send it again: a second request may be processed twice.'
    case 'done':
      if (changes > 1) return 'Do not send it again. Look for duplicates.'
      return 'Do not send it again. Read the result with `getAsync`.'
  }
}
