import { describe, expect, it } from 'vitest'
import { createClient, type ResponseType } from '../../src/index.js'
import { failureOf, useServer } from '../setup.js'

/** A client whose `fetch` responds with these bytes. */
const responding = (bytes: BodyInit | null, type: string, status = 200) =>
  createClient({ fetch: async () => new Response(bytes, { status, headers: { 'content-type': type } }) })
const URL = 'https://api.example.com/'

describe('Response: text by its charset', () => {
  it.each<[string, number[], string]>([
    ['text/plain; charset=iso-8859-1', [0x67, 0x72, 0xf6, 0xdf, 0x65], 'größe'],
    ['text/plain; charset="windows-1252"', [0xe9], 'é'],
    ['text/html;CHARSET=ISO-8859-15', [0xa4], '€'],
    ['text/plain; charset=utf-16le', [0x41, 0, 0x42, 0], 'AB'],
    ['text/plain; charset=shift_jis', [0x83, 0x65], 'テ'],
    ['text/plain; charset=utf-8', [0xef, 0xbb, 0xbf, 0xc3, 0xb6], 'ö'],
    ['text/plain; charset=utf8', [0xc3, 0xb6], 'ö'],
    ['text/plain; charset=unknown-charset', [0xc3, 0xb6], 'ö'],
    ['text/plain', [0xc3, 0xb6], 'ö'],
  ])('%s', async (type, bytes, text) => {
    expect((await responding(new Uint8Array(bytes), type).getAsync(URL)).data).toBe(text)
    const error = await failureOf(responding(new Uint8Array(bytes), type, 500).getAsync(URL))
    expect(error).toMatchObject({ text, data: text })
  })

  it('JSON in another charset', async () => {
    const bytes = Uint8Array.from('{"name":"Zoë"}', (letter) => letter.charCodeAt(0))
    const api = responding(bytes, 'application/json; charset=iso-8859-1')
    expect((await api.getAsync(URL)).data).toEqual({ name: 'Zoë' })
  })
})

describe('Response: a doubled Content-Type', () => {
  it.each<[string, unknown]>([
    ['application/json, application/json', { a: 1 }],
    ['application/json; charset=utf-8, text/html', { a: 1 }],
    ['text/plain, application/json', '{"a":1}'],
    ['application/problem+json,text/plain', { a: 1 }],
  ])('%s', async (type, data) => {
    expect((await responding('{"a":1}', type).getAsync(URL)).data).toEqual(data)
  })
})

describe('Response: HEAD', () => {
  const server = useServer()
  it.each<ResponseType>(['text', 'blob', 'arrayBuffer', 'json', 'stream', 'none', 'auto'])(
    'has no data with responseType %s',
    async (responseType) => {
      const api = createClient({ baseUrl: server.origin, responseType })
      expect((await api.headAsync('/text')).data).toBeUndefined()
      expect((await api.requestAsync('HEAD', '/text')).data).toBeUndefined()
    },
  )
})

describe('Response: the body of an error has a limit', () => {
  it('cuts the text after 10 MB, and stops reading', async () => {
    let sent = 0
    let isCancelled = false
    const body = new ReadableStream({
      pull(controller) {
        sent += 1e6
        controller.enqueue(new Uint8Array(1e6).fill(97))
      },
      cancel() {
        isCancelled = true
      },
    })
    const error = await failureOf(responding(body, 'text/plain', 500).getAsync(URL))
    const { text, data } = error as { text?: string; data?: unknown }
    expect(text).toHaveLength(1e7 + 3)
    expect(text).toMatch(/a\.\.\.$/)
    expect(data).toBe(text)
    expect(isCancelled).toBe(true)
    expect(sent).toBeLessThan(2e7)
  })

  it('cuts the text of a body that cannot be cancelled', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(1e6).fill(97)),
      cancel: () => Promise.reject(new Error('stuck')),
    })
    const error = await failureOf(responding(body, 'text/plain', 500).getAsync(URL))
    expect((error as { text?: string }).text).toHaveLength(1e7 + 3)
  })

  it('leaves one of 10 MB whole, and a success of any size', async () => {
    const bytes = new Uint8Array(1e7).fill(97)
    const error = await failureOf(responding(bytes, 'text/plain', 500).getAsync(URL))
    expect((error as { text?: string }).text).toHaveLength(1e7)
    const { data } = await responding(new Uint8Array(2e7).fill(97), 'text/plain').getAsync<string>(URL)
    expect(data).toHaveLength(2e7)
  })

  it('has no data when cut JSON cannot be parsed', async () => {
    const json = JSON.stringify({ text: 'a'.repeat(1.1e7) })
    const error = await failureOf(responding(json, 'application/json', 500).getAsync(URL))
    expect(error).toMatchObject({ status: 500, data: undefined })
  })
})
