// How the layers of headers merge. Each row is a test, and a row of the docs.

import type { HeadersInput } from '../../src/index.js'

export interface HeadersRow {
  readonly client?: HeadersInput
  readonly setHeaders?: HeadersInput
  readonly call?: HeadersInput
  /** The value of `X-Test` that arrives; `undefined` when it does not. */
  readonly sent: string | undefined
  readonly why: string
}

export const headersTable: readonly HeadersRow[] = [
  { client: { 'X-Test': 'client' }, sent: 'client', why: 'the client’s headers go with every request' },
  {
    client: { 'X-Test': 'client' },
    setHeaders: { 'x-test': 'set' },
    sent: 'set',
    why: 'setHeaders wins over the client',
  },
  {
    client: { 'X-Test': 'client' },
    setHeaders: { 'X-Test': 'set' },
    call: { 'X-TEST': 'call' },
    sent: 'call',
    why: 'the call wins over both',
  },
  { client: { 'X-Test': 'client' }, call: { 'x-test': null }, sent: undefined, why: 'null deletes' },
  {
    client: { 'X-Test': 'client' },
    call: { 'x-test': undefined },
    sent: undefined,
    why: 'undefined deletes too',
  },
  {
    client: { 'X-Test': 'client' },
    setHeaders: { 'X-Test': null },
    sent: undefined,
    why: 'setHeaders deletes from the defaults',
  },
  {
    setHeaders: { 'X-Test': null },
    call: { 'X-Test': 'call' },
    sent: 'call',
    why: 'a later layer can bring a header back',
  },
  { client: new Headers({ 'X-Test': 'headers' }), sent: 'headers', why: 'a Headers object is accepted' },
  { call: [['X-Test', 'pair']], sent: 'pair', why: 'an array of pairs is accepted' },
  {
    call: [
      ['X-Test', 'first'],
      ['x-test', 'last'],
    ],
    sent: 'last',
    why: 'the last of two pairs wins',
  },
  { call: new Map([['X-Test', 'map']]), sent: 'map', why: 'so is anything that yields pairs' },
]
