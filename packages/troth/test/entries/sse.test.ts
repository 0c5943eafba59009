import { getEventListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { readEvents, readLines, readNdjson, type StreamSource } from '../../src/sse/index.js'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body with these chunks; says whether it was cancelled, and with what. */
function bodyOf(chunks: readonly (string | Uint8Array)[], end: 'close' | 'wait' | Error = 'close') {
  const state: { cancelled?: unknown } = {}
  const rest = [...chunks]
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = rest.shift()
      if (chunk !== undefined) controller.enqueue(typeof chunk === 'string' ? bytes(chunk) : chunk)
      else if (end === 'close') controller.close()
      else if (end !== 'wait') controller.error(end)
    },
    cancel(reason) {
      state.cancelled = reason ?? true
    },
  })
  return { stream: stream as Exclude<StreamSource, Response>, state }
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

/** The text in all ways to cut it in two, and byte by byte. */
function* cuts(text: string): Generator<Uint8Array[]> {
  const whole = bytes(text)
  for (let i = 0; i <= whole.length; i++) yield [whole.slice(0, i), whole.slice(i)]
  yield Array.from(whole, (_, i) => whole.slice(i, i + 1))
}

const message = (data: string, rest: object = {}) => ({ event: 'message', data, id: '', ...rest })

describe('readEvents', () => {
  it.each<[name: string, text: string, events: object[]]>([
    ['an event', 'data: a\n\n', [message('a')]],
    ['data of many lines', 'data: a\ndata:\ndata:  b\n\n', [message('a\n\n b')]],
    ['one space after the colon is left out', 'data:a\n\ndata:  b\n\n', [message('a'), message(' b')]],
    ['CR', 'data: a\rdata: b\r\rdata: c\r\r', [message('a\nb'), message('c')]],
    ['CRLF', 'data: a\r\ndata: b\r\n\r\ndata: c\r\n\r\n', [message('a\nb'), message('c')]],
    ['ends of all kinds', 'data: a\r\ndata: b\n\rdata: c\n\n', [message('a\nb'), message('c')]],
    ['a byte order mark, once', '\uFEFFdata: a\n\n\uFEFFdata: b\n\n', [message('a')]],
    ['comments', ': hello\n:\ndata: a\n: data: b\n\n', [message('a')]],
    ['a name', 'event: add\ndata: a\n\ndata: b\n\n', [message('a', { event: 'add' }), message('b')]],
    ['a name without data is no event', 'event: add\n\ndata: b\n\n', [message('b')]],
    ['a field without a colon', 'data\n\ndata\ndata\n\n', [message(''), message('\n')]],
    ['unknown fields', 'foo: a\n data: b\nDATA: c\ndata: d\n\n', [message('d')]],
    [
      'an id, which stays',
      'id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n',
      [message('a', { id: '1' }), message('b', { id: '1' }), message('c')],
    ],
    ['an id with NUL is ignored', 'id: 1\0\ndata: a\n\n', [message('a')]],
    ['an id of an event without data', 'id: 1\n\ndata: a\n\n', [message('a', { id: '1' })]],
    ['an event that is not complete', 'data: a\n\ndata: b\n', [message('a')]],
    ['letters of many bytes', 'data: größe 👩‍💻 日本\n\n', [message('größe 👩‍💻 日本')]],
    [
      'the separators of Unicode end no line',
      'data: a\u2028b\u0085c\u000bd\n\n',
      [message('a\u2028b\u0085c\u000bd')],
    ],
    ['nothing', '', []],
  ])('%s, whatever the chunks', async (_, text, events) => {
    for (const chunks of cuts(text)) expect(await all(readEvents(bodyOf(chunks).stream))).toEqual(events)
  })

  it('yields an event that ends with CR without waiting for more', async () => {
    const { stream } = bodyOf(['data: a\r\r'], 'wait')
    const events = readEvents(stream)
    expect((await events.next()).value).toEqual(message('a'))
    // The stream has no more: `return` must not wait for it.
    await events.return()
  })

  it('reads a Response, and nothing of a response without a body', async () => {
    expect(await all(readEvents(new Response('data: a\n\n')))).toEqual([message('a')])
    for (const source of [null, undefined, new Response(null, { status: 204 })])
      expect(await all(readEvents(source))).toEqual([])
  })

  it('reads a long line in many chunks in time', async () => {
    const chunk = 'x'.repeat(1000)
    const chunks = ['data: ', ...Array.from({ length: 10_000 }, () => chunk), '\n\n']
    const [event] = await all(readEvents(bodyOf(chunks).stream))
    expect(event?.data.length).toBe(10_000_000)
  })
})

// From the facts of the web platform tests, `eventsource/format-*`.
describe('readEvents follows the platform', () => {
  it.each<[name: string, text: string, events: object[]]>([
    ['a second byte order mark is part of the name', '\uFEFF\uFEFFdata:1\n\ndata:2\n\n', [message('2')]],
    [
      'comments of any length, with NUL',
      `data:1\r:\0\n:\r\ndata:2\n:${'x'.repeat(2048)}\rdata:3\n:data:fail\r:${'x'.repeat(2048)}\ndata:4\n\n`,
      [message('1\n2\n3\n4')],
    ],
    [
      'data before the final empty line is dropped',
      'retry:1000\ndata:test1\n\nid:test\ndata:test2',
      [message('test1')],
    ],
    ['data twice', 'data:\n\ndata\ndata\n\ndata:test\n\n', [message(''), message('\n'), message('test')]],
    ['an empty name', 'event: \ndata:data\n\n', [message('data')]],
    [
      'a name of its own',
      'event:test\ndata:x\n\ndata:x\n\n',
      [message('x', { event: 'test' }), message('x')],
    ],
    [
      'an id that is emptied',
      'id: 1\ndata: 1\n\nid\ndata: 2\n\nid:3\ndata: 3\n\nid\0: x\ndata: 4\n\n',
      [message('1', { id: '1' }), message('2'), message('3', { id: '3' }), message('4', { id: '3' })],
    ],
    [
      'an id with NUL at any position',
      'id: \0a\ndata: 1\n\nid: b\0\ndata: 2\n\n',
      [message('1'), message('2')],
    ],
    [
      'names of fields are exact',
      'data:\0\ndata:  2\rData:1\ndata\0:2\ndata:1\r\0data:4\nda-ta:3\rdata_5\ndata:3\rdata:\r\n data:32\ndata:4\n\n',
      [message('\0\n 2\n1\n3\n\n4')],
    ],
    ['a leading space, once', 'data:\ttest\rdata: \ndata:test\n\n', [message('\ttest\n\ntest')]],
    ['line ends of all kinds', 'data:test\r\ndata\ndata:test\r\n\r\n', [message('test\n\ntest')]],
    ['NUL in data', 'data:\0\n\n\n\n', [message('\0')]],
    [
      'an unknown field',
      'data:test\n data\ndata\nfoobar:xxx\njustsometext\n:thisisacommentyay\n\n',
      [message('test\n')],
    ],
    ['UTF-8', 'data:ok…\n\n', [message('ok…')]],
  ])('%s', async (_, text, events) => {
    expect(await all(readEvents(new Response(text)))).toEqual(events)
  })

  it('UTF-8 is decoded whatever charset the response names', async () => {
    const headers = { 'content-type': 'text/event-stream;charset=windows-1252' }
    expect(await all(readEvents(new Response('data:ok…\n\n', { headers })))).toEqual([message('ok…')])
  })
})

describe('readLines', () => {
  it.each<[text: string, lines: string[]]>([
    ['a\nb\r\nc\rd', ['a', 'b', 'c', 'd']],
    ['a\n\nb\n', ['a', '', 'b']],
    ['\r\n\r\n', ['', '']],
    ['größe', ['größe']],
    ['', []],
  ])('%j', async (text, lines) => {
    for (const chunks of cuts(text)) expect(await all(readLines(bodyOf(chunks).stream))).toEqual(lines)
  })

  it('shows broken UTF-8 as the platform does', async () => {
    const { stream } = bodyOf([new Uint8Array([0x61, 0xff, 0x0a, 0xe2, 0x82])])
    expect(await all(readLines(stream))).toEqual(['a\uFFFD', '\uFFFD'])
  })
})

describe('readNdjson', () => {
  it('yields the value of each line', async () => {
    for (const chunks of cuts('{"a":1}\r\n\n[2]\n  \nnull\n"ö"'))
      expect(await all(readNdjson(bodyOf(chunks).stream))).toEqual([{ a: 1 }, [2], null, 'ö'])
  })

  it('has lines that end with LF or CRLF: a CR inside of a value is white space', async () => {
    for (const chunks of cuts('{"a":\r1}\r\n[1,\r\r2]\n\r\n3\r'))
      expect(await all(readNdjson(bodyOf(chunks).stream))).toEqual([{ a: 1 }, [1, 2], 3])
  })

  it('counts lines by LF in its errors', async () => {
    const error = await all(readNdjson(new Response('1\r\n\r2\r\n{'))).catch((error: unknown) => error)
    expect(error).toEqual(new SyntaxError('line 3 of the body is invalid JSON'))
  })

  it('throws with the number of a line that is no JSON, and cancels the body', async () => {
    const { stream, state } = bodyOf(['{"a":1}\n\n{"a":\n{}\n'], 'wait')
    const items: unknown[] = []
    const error = await (async () => {
      for await (const item of readNdjson(stream)) items.push(item)
    })().catch((error: unknown) => error)
    expect(items).toEqual([{ a: 1 }])
    expect(error).toBeInstanceOf(SyntaxError)
    expect((error as Error).message).toBe('line 3 of the body is invalid JSON')
    expect((error as Error).cause).toBeInstanceOf(SyntaxError)
    expect(state.cancelled).toBe(true)
  })
})

describe.each([
  ['readEvents', readEvents, 'data: a\n\n'],
  ['readLines', readLines, 'a\n'],
  ['readNdjson', readNdjson, '1\n'],
] as const)('%s', (_, read, first) => {
  it('cancels the body and releases it when the loop is left', async () => {
    const { stream, state } = bodyOf([first], 'wait')
    for await (const item of read(stream)) {
      expect(item).toBeDefined()
      break
    }
    expect(state.cancelled).toBe(true)
    expect(stream?.locked).toBe(false)
  })

  it('does not cancel a body that has ended', async () => {
    const { stream, state } = bodyOf([first])
    expect(await all<unknown>(read(stream))).toHaveLength(1)
    expect(state.cancelled).toBe(undefined)
    expect(stream?.locked).toBe(false)
  })

  it('throws the reason of the signal while it waits for a chunk, and leaves no listener', async () => {
    const { stream, state } = bodyOf([first], 'wait')
    const controller = new AbortController()
    const items = read(stream, { signal: controller.signal })
    await items.next()
    const next = items.next()
    controller.abort('enough')
    await expect(next).rejects.toBe('enough')
    expect(state.cancelled).toBe('enough')
    expect(stream?.locked).toBe(false)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  })

  it('throws the reason when the signal was aborted before, or between two items', async () => {
    const before = bodyOf([first], 'wait')
    await expect(all<unknown>(read(before.stream, { signal: AbortSignal.abort('no') }))).rejects.toBe('no')
    expect(before.state.cancelled).toBe('no')

    const controller = new AbortController()
    const between = bodyOf([first, first], 'wait')
    const items = read(between.stream, { signal: controller.signal })
    await items.next()
    controller.abort('enough')
    await expect(items.next()).rejects.toBe('enough')
  })

  it('throws a TimeoutError when nothing arrives within idleTimeout, and cancels the body', async () => {
    const { stream, state } = bodyOf([first], 'wait')
    const items = read(stream, { idleTimeout: 20 })
    await items.next()
    const error = await items.next().catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'no data within 20 ms' })
    expect(state.cancelled).toBe(error)
    expect(stream?.locked).toBe(false)
  })

  it('measures idleTimeout between two chunks, and not while the loop works', async () => {
    const { stream } = bodyOf([first, first, first])
    let count = 0
    for await (const _ of read(stream, { idleTimeout: 30 })) {
      await new Promise((resolve) => setTimeout(resolve, 60))
      count++
    }
    expect(count).toBe(3)
  })

  it.each<[options: object, message: string]>([
    [{ idleTimout: 1 }, 'Option "idleTimout" of a stream reader is unknown. There are: signal, idleTimeout.'],
    [{ idleTimeout: -1 }, 'Option "idleTimeout" of a stream reader must be milliseconds >= 1 | false.'],
  ])('refuses %j', async (options, message) => {
    await expect(all<unknown>(read(bodyOf([first]).stream, options))).rejects.toThrow(new TypeError(message))
  })

  it('throws the error of a body that breaks off', async () => {
    const { stream } = bodyOf([first], new TypeError('terminated'))
    const { signal } = new AbortController()
    await expect(all<unknown>(read(stream, { signal }))).rejects.toThrow(new TypeError('terminated'))
    expect(stream?.locked).toBe(false)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
