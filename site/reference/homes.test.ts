import { expect, it } from 'vitest'
import { addressOf, homesOf, slugOf } from './homes'
import { readReference } from './readReference'
import { trothSources } from './trothFiles'

const homes = homesOf(readReference(trothSources()))

it.each([
  ['timeout', '/docs/api/troth-options#timeout'],
  ['retry.limit', '/docs/api/troth-options#retrylimit'],
  ['hooks.request', '/docs/api/troth-options#hooksrequest'],
  ['HeadersInput', '/docs/api/troth-options#headersinput'],
  ['SchemaIssue', '/docs/api/troth-options#schemaissue'],
  ['query', '/docs/api/troth-options#query'],
  ['Query', '/docs/api/troth-options#query-1'],
  ['RequestBody', '/docs/api/troth#requestbody'],
  ['createClient', '/docs/api/troth#createclient'],
  ['HttpError', '/docs/api/troth#httperror'],
  ['extend', '/docs/api/troth#extend'],
  ['safe', '/docs/api/troth#safe'],
  ['HTTP_STATUS', '/docs/api/troth#HTTP_STATUS'],
  ['getAsync', '/docs/api/troth/methods/get-async'],
  ['setHeaders', '/docs/api/troth/methods/set-headers'],
])('%s lives at %s', (name, address) => {
  expect(addressOf(homes.get(name)!)).toBe(address)
})

it('no two names share a place', () => {
  const addresses = [...homes.values()].map(addressOf)
  expect(addresses.filter((address, i) => addresses.indexOf(address) !== i)).toEqual([])
})

it('slugs are those of headings', () => {
  expect(slugOf('What’s new in 2.0?')).toBe('whats-new-in-20')
})
