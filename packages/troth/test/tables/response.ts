// What `data` is, by content type and `responseType`. Each row is a test, and a row of the docs.

import type { ResponseType } from '../../src/index.js'

export interface ResponseRow {
  /** A path of the test server; its answer is described in `answer`. */
  readonly path: string
  readonly answer: string
  readonly responseType?: ResponseType
  /** How `data` reads: JSON, or `undefined`, `Blob(3)`, `ArrayBuffer(3)`, `ReadableStream`, or an error's name. */
  readonly data: string
}

export const responseTable: readonly ResponseRow[] = [
  { path: '/json', answer: 'application/json', data: '{"id":7,"name":"Ada"}' },
  { path: '/json-charset', answer: 'Application/JSON ; charset=utf-8', data: '{"id":7}' },
  { path: '/problem', answer: 'application/problem+json', data: '{"title":"Out of credit"}' },
  { path: '/text', answer: 'text/plain', data: '"hello"' },
  { path: '/html', answer: 'text/html', data: '"<h1>hello</h1>"' },
  { path: '/binary', answer: 'application/octet-stream', data: 'Blob(3)' },
  { path: '/json-lookalike', answer: 'application/json-seq', data: 'Blob(8)' },
  { path: '/untyped', answer: 'no content type', data: 'Blob(9)' },
  { path: '/status/204', answer: '204 No Content', data: 'undefined' },
  { path: '/status/205', answer: '205 Reset Content', data: 'undefined' },
  { path: '/status/304', answer: '304 Not Modified', data: 'undefined' },
  { path: '/empty-json', answer: 'application/json, zero bytes', data: 'undefined' },
  { path: '/empty-text', answer: 'text/plain, zero bytes', data: 'undefined' },
  { path: '/empty', answer: 'no content type, zero bytes', data: 'undefined' },
  { path: '/invalid-json', answer: 'application/json, not valid', data: 'ParseError' },
  { path: '/text', answer: 'text/plain', responseType: 'json', data: 'ParseError' },
  { path: '/empty', answer: 'zero bytes', responseType: 'json', data: 'undefined' },
  {
    path: '/json',
    answer: 'application/json',
    responseType: 'text',
    data: '"{\\"id\\":7,\\"name\\":\\"Ada\\"}"',
  },
  { path: '/empty', answer: 'zero bytes', responseType: 'text', data: '""' },
  { path: '/json', answer: 'application/json', responseType: 'blob', data: 'Blob(21)' },
  {
    path: '/binary',
    answer: 'application/octet-stream',
    responseType: 'arrayBuffer',
    data: 'ArrayBuffer(3)',
  },
  { path: '/json', answer: 'application/json', responseType: 'stream', data: 'ReadableStream' },
  { path: '/json', answer: 'application/json', responseType: 'none', data: 'undefined' },
]
