import { describe, expect, it } from 'vitest'
import * as limits from '../limits.js'
import { bytesText, requestBodyText } from './bodyText.js'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('requestBodyText', () => {
  it.each([
    ['nothing', undefined, null, undefined],
    ['text', 'é', 'text/plain', { text: 'é', bytes: 2, type: undefined }],
    ['a query', new URLSearchParams({ a: '1 2' }), null, { text: 'a=1+2', bytes: 5, type: undefined }],
    ['bytes of text', bytes('{}'), 'application/json', { text: '{}', bytes: 2, type: undefined }],
    ['a buffer', bytes('ab').buffer, 'image/png', { text: undefined, bytes: 2, type: 'image/png' }],
    [
      'a file',
      new Blob(['abc'], { type: 'text/csv' }),
      'text/csv',
      { text: undefined, bytes: 3, type: 'text/csv' },
    ],
    [
      'a file without a type',
      new Blob(['abc']),
      null,
      { text: undefined, bytes: 3, type: 'application/octet-stream' },
    ],
    ['a stream', new ReadableStream(), 'text/plain', { text: undefined, bytes: 0, type: 'text/plain' }],
  ])('%s', (_, body, contentType, expected) => {
    expect(requestBodyText(body, contentType)).toEqual(expected)
  })

  it('measures a form in its sent form', async () => {
    const form = new FormData()
    form.append('name', 'Ada')
    form.append('file', new File(['abc'], 'a.txt', { type: 'text/plain' }))
    const request = new Request('https://api.example.com', { method: 'POST', body: form })
    const summary = requestBodyText(form, request.headers.get('Content-Type'))
    const sent = await request.arrayBuffer()
    expect(summary).toMatchObject({ text: undefined, bytes: sent.byteLength, type: 'multipart/form-data' })
  })

  it('reports the parts of a form', () => {
    const form = new FormData()
    form.append('note', 'é')
    form.append('avatar', new File(['abc'], 'a b.png', { type: 'image/png' }))
    form.append('raw', new Blob(['ab']))
    expect(requestBodyText(form, null)?.parts).toEqual([
      { name: 'note', file: undefined, type: undefined, bytes: 2, text: 'é' },
      { name: 'avatar', file: 'a b.png', type: 'image/png', bytes: 3, text: undefined },
      { name: 'raw', file: 'blob', type: undefined, bytes: 2, text: undefined },
    ])
  })

  it('limits the parts of a form, and the characters of each', () => {
    const form = new FormData()
    const long = 'x'.repeat(100_000)
    form.append(long, long)
    form.append('file', new File([], long, { type: long }))
    for (let count = 0; count < limits.formParts; count += 1) form.append('more', '')
    const parts = requestBodyText(form, null)?.parts ?? []
    expect(parts).toHaveLength(limits.formParts)
    expect(parts[0]).toMatchObject({ bytes: 100_000, text: 'x'.repeat(limits.partCharacters) })
    for (const text of [parts[0]?.name, parts[1]?.file, parts[1]?.type]) {
      expect(text?.length).toBeLessThan(limits.nameCharacters + 100)
    }
  })

  it('limits the characters of a body', () => {
    expect(requestBodyText('x'.repeat(limits.bodyCharacters + 1), null)).toEqual({
      text: 'x'.repeat(limits.bodyCharacters),
      bytes: limits.bodyCharacters + 1,
      type: undefined,
    })
  })
})

describe('bytesText', () => {
  it('joins a character that arrived in two chunks', () => {
    const [first, second] = [bytes('é').slice(0, 1), bytes('é').slice(1)]
    expect(bytesText([first, second], { bytes: 2, contentType: 'text/plain' }).text).toBe('é')
  })

  it('shows bytes without a type as text if they are UTF-8', () => {
    expect(bytesText([bytes('a')], { bytes: 1, contentType: null })).toEqual({
      text: 'a',
      bytes: 1,
      type: undefined,
    })
    expect(bytesText([new Uint8Array([255])], { bytes: 1, contentType: null })).toEqual({
      text: undefined,
      bytes: 1,
      type: 'application/octet-stream',
    })
  })
})
