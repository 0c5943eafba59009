// What bodies become on their way: those of requests, and those of responses.

import { assert, assertEqual, failureOf } from './assert.js'
import type { Case, Exception } from './case.js'
import { echoed } from './echo.js'

const NO_STREAMS: Exception = {
  reason: 'The browser cannot send streams; the call fails with `CONFIG_BODY`.',
  error: 'CONFIG_BODY',
}

/** Cases of the bodies that are sent. */
export const bodyCases: readonly Case[] = [
  {
    name: 'plain data is sent as JSON',
    async run({ api }) {
      for (const [value, text] of [
        [{ name: 'größe' }, '{"name":"größe"}'],
        [[1, null], '[1,null]'],
        [7, '7'],
        [null, 'null'],
      ] as const) {
        const { headers, body } = echoed(await api.postAsync('echo', value))
        assertEqual([headers['content-type'], body], ['application/json', text])
      }
    },
  },
  {
    name: 'a string is sent as text',
    async run({ api }) {
      const { headers, body } = echoed(await api.postAsync('echo', 'größe'))
      assertEqual([headers['content-type']?.toLowerCase(), body], ['text/plain;charset=utf-8', 'größe'])
    },
  },
  {
    name: 'FormData is sent as multipart/form-data with a boundary, files included',
    async run({ api }) {
      const form = new FormData()
      form.set('name', 'größe')
      form.set('file', new File(['content'], 'data.csv', { type: 'text/csv' }))
      // A wrong one of the caller is removed: it has no boundary.
      const options = { headers: { 'content-type': 'multipart/form-data' } }
      const { headers, body } = echoed(await api.postAsync('echo', form, options))
      const boundary = /^multipart\/form-data; *boundary="?([^"]+)/.exec(headers['content-type'] ?? '')?.[1]
      assert(boundary !== undefined, `a boundary, got ${headers['content-type']}`)
      const parts = body.split(`--${boundary}`).map((part) => part.trim())
      assertEqual(parts.length, 4)
      assert(/name="name"\r\n\r\ngröße$/.test(parts[1] ?? ''), `the field, got ${parts[1]}`)
      assert(
        /filename="data.csv".*text\/csv\r\n\r\ncontent$/s.test(parts[2] ?? ''),
        `the file, got ${parts[2]}`,
      )
    },
  },
  {
    name: 'a Blob is sent with its type',
    async run({ api }) {
      const { headers, body } = echoed(await api.postAsync('echo', new Blob(['abc'], { type: 'image/png' })))
      assertEqual([headers['content-type'], body], ['image/png', 'abc'])
    },
  },
  {
    name: 'URLSearchParams are sent as a form',
    async run({ api }) {
      const { headers, body } = echoed(await api.postAsync('echo', new URLSearchParams({ a: 'ö b' })))
      const type = headers['content-type']?.toLowerCase()
      assertEqual([type, body], ['application/x-www-form-urlencoded;charset=utf-8', 'a=%C3%B6+b'])
    },
  },
  {
    name: 'buffers are sent as their bytes',
    async run({ api }) {
      const bytes = new TextEncoder().encode('größe')
      for (const body of [bytes, bytes.slice().buffer, new DataView(bytes.buffer)])
        assertEqual(echoed(await api.postAsync('echo', body)).body, 'größe')
    },
  },
  {
    name: 'what JSON shows nothing of is refused by name, a bigint by its key',
    async run({ api }) {
      for (const [body, problem] of [
        [new Map([['a', 1]]), 'type Map'],
        [new WeakMap(), 'type WeakMap'],
        [[1].values(), 'type Array Iterator'],
        [{ user: { id: 1n } }, '(key "id")'],
      ] as const) {
        const { code, message } = await failureOf(api.postAsync('echo', body))
        assertEqual(code, 'CONFIG_BODY')
        assert(message.includes(problem), `${problem}, got ${message}`)
      }
    },
  },
  {
    name: 'a ReadableStream is sent chunk by chunk',
    async run({ api }) {
      const chunks = ['a', 'b', 'c'].map((text) => new TextEncoder().encode(text))
      const stream = new ReadableStream<Uint8Array>({
        pull(controller) {
          const chunk = chunks.shift()
          if (chunk) controller.enqueue(chunk)
          else controller.close()
        },
      })
      assertEqual(echoed(await api.postAsync('echo', stream)).body, 'abc')
    },
    except: {
      chromium: { reason: 'Chromium sends streams over HTTP/2 and HTTP/3 only.', error: 'NETWORK_RESPONSE' },
      firefox: NO_STREAMS,
      webkit: NO_STREAMS,
    },
  },
  {
    name: 'an async iterable is sent chunk by chunk',
    async run({ api }) {
      async function* chunks() {
        for (const text of ['a', 'b', 'c']) yield new TextEncoder().encode(text)
      }
      assertEqual(echoed(await api.postAsync('echo', chunks())).body, 'abc')
    },
    except: {
      chromium: {
        reason: 'Chromium cannot turn an async iterable into a stream; the call fails with `CONFIG_BODY`.',
        error: 'CONFIG_BODY',
      },
      firefox: NO_STREAMS,
      webkit: NO_STREAMS,
    },
  },
]

/** Cases of the bodies that arrive. */
export const responseCases: readonly Case[] = [
  {
    name: 'data follows the Content-Type: JSON, text, a Blob, nothing',
    async run({ api }) {
      assertEqual((await api.getAsync('json')).data, { id: 7, name: 'Ada' })
      assertEqual((await api.getAsync('problem')).data, { title: 'Out of credit' })
      assertEqual((await api.getAsync('text')).data, 'hello')
      const { data } = await api.getAsync<Blob>('binary')
      assertEqual([data instanceof Blob, data.size], [true, 3])
      assertEqual((await api.getAsync('empty-json')).data, undefined)
      assertEqual((await api.getAsync('status/204')).data, undefined)
    },
  },
  {
    name: 'responseType reads as text, Blob, ArrayBuffer or not at all',
    async run({ api }) {
      assertEqual((await api.getAsync('json', { responseType: 'text' })).data, '{"id":7,"name":"Ada"}')
      assertEqual((await api.getAsync('json', { responseType: 'blob' })).data.size, 21)
      const { data } = await api.getAsync('binary', { responseType: 'arrayBuffer' })
      assertEqual(new Uint8Array(data), new Uint8Array([1, 2, 3]))
      assertEqual((await api.getAsync('json', { responseType: 'none' })).data, undefined)
    },
  },
  {
    name: 'responseType stream resolves before the body has arrived',
    async run({ api, unique }) {
      const { data } = await api.getAsync(`stall?${unique()}`, { responseType: 'stream' })
      const reader = (data as ReadableStream<Uint8Array>).getReader()
      const { value } = await reader.read()
      assertEqual(new TextDecoder().decode(value), '{"half":')
      await reader.cancel()
    },
  },
  {
    name: 'text is decoded by its charset, and the data of HEAD is undefined',
    async run({ api }) {
      assertEqual((await api.getAsync('latin1')).data, 'größe')
      assertEqual((await api.headAsync('text', { responseType: 'text' })).data, undefined)
    },
  },
  {
    name: 'a large body arrives whole',
    async run({ api }) {
      const { data } = await api.getAsync<string>('large?bytes=3000000')
      assertEqual(data.length, 3_000_000)
    },
  },
]
