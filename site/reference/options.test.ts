import { expect, it } from 'vitest'
import { entryOptions, knownOptions, optionsIn, scopesOf } from './options'
import { readReference } from './readReference'
import { entrySources, trothSources } from './trothFiles'

const reference = readReference(trothSources())

it('names options as callers write them', () => {
  const names = knownOptions(reference)
  for (const name of ['baseUrl', 'timeout', 'signal', 'body', 'retry.limit', 'hooks.response']) {
    expect(names.has(name), name).toBe(true)
  }
  for (const name of ['limit', 'request', 'data', 'getAsync']) expect(names.has(name), name).toBe(false)
})

it('lists own options before inherited ones', () => {
  expect([...optionsIn(reference, 'BodyOptions').keys()]).toEqual([
    'body',
    'headers',
    'signal',
    'schema',
    'idempotencyKey',
    'query',
    'timeout',
    'totalTimeout',
    'idleTimeout',
    'retry',
    'credentials',
    'responseType',
    'acceptStatus',
    'context',
    'fetchOptions',
    'hooks',
  ])
  expect([...optionsIn(reference, 'RetryOptions').keys()]).toEqual([
    'retry.limit',
    'retry.methods',
    'retry.statuses',
    'retry.timeouts',
    'retry.when',
    'retry.delay',
    'retry.maxRetryAfter',
  ])
})

it.each([
  ['timeout', ['client and request']],
  ['headers', ['client', 'request']],
  ['baseUrl', ['client']],
  ['signal', ['request']],
  ['body', ['body']],
  ['retry.limit', ['client and request']],
  ['hooks.error', ['client']],
  ['limit', []],
])('%s may be written for %j', (name, scopes) => {
  expect(scopesOf(reference, name).map(({ scope }) => scope)).toEqual(scopes)
})

it('knows the options of the entries', () => {
  const names = entrySources().flatMap((folder) => entryOptions(readReference(folder)))
  expect(names).toEqual(
    expect.arrayContaining(['onUploadProgress', 'reconnect', 'reconnect.maxDelay', 'delay']),
  )
  expect(names).not.toContain('loaded')
})
