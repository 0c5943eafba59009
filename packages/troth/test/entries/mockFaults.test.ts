import { getEventListeners } from 'node:events'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { createMock, fault, type MockRoutes, reply, sequence } from '../../src/mock/index.js'
import { failureOf } from '../setup.js'

const BASE = 'https://api.example.com/v1'

/** A mock, and a client that sends its requests there. */
function mocked(routes: MockRoutes) {
  const mock = createMock(routes, { baseUrl: BASE })
  return { mock, api: createClient({ baseUrl: BASE, fetch: mock.fetch }) }
}

describe('faults', () => {
  it.each([
    ['network', 'NETWORK_RESPONSE', 'no response (ECONNRESET)'],
    ['no-response', 'TIMEOUT_ATTEMPT', 'no headers within 20 ms'],
    ['stalled-body', 'TIMEOUT_ATTEMPT', 'no body within 20 ms'],
    ['broken-body', 'NETWORK_BODY', 'the connection closed while reading the body'],
    ['invalid-json', 'PARSE_JSON', 'the body is invalid JSON'],
  ] as const)('%s is %s', async (name, code, problem) => {
    const { api } = mocked({ 'GET /x': fault(name) })
    const error = await failureOf(api.getAsync('x', { timeout: 20 }))
    expect([error.code, error.message]).toEqual([code, `GET ${BASE}/x failed: ${problem}`])
  })

  it('have a code, a status, headers and the part of the body that arrives', async () => {
    const { api } = mocked({
      'GET /refused': fault('network', { code: 'ECONNREFUSED' }),
      'GET /html': fault('invalid-json', { body: '<p>' }),
      'GET /busy': fault('broken-body', { status: 503, body: '' }),
      'GET /text': fault('broken-body', { headers: { 'content-type': 'text/plain' } }),
    })
    expect((await failureOf(api.getAsync('refused'))).message).toContain('(ECONNREFUSED)')
    expect(await failureOf(api.getAsync('html'))).toMatchObject({ text: '<p>', status: 200 })
    expect(await failureOf(api.getAsync('busy'))).toMatchObject({ status: 503, text: '' })
    const { data } = await api.getAsync('text', { responseType: 'stream' })
    const reader = data!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"half":')
    await expect(reader.read()).rejects.toThrow(new TypeError('terminated'))
  })

  it('are retried as real ones', async () => {
    const { mock, api } = mocked({
      'GET /x': sequence(fault('network'), reply('', { status: 503 }), { ok: true }),
    })
    const { data, attempts } = await api.getAsync('x', { retry: { limit: 2, delay: () => 0 } })
    expect([data, attempts, mock.requests.length]).toEqual([{ ok: true }, 3, 3])
  })

  it('are refused when there is none of that name', () => {
    expect(() => fault('timeout' as never)).toThrow(
      new TypeError(
        'There is no fault "timeout". There are: network, no-response, stalled-body, broken-body, invalid-json.',
      ),
    )
  })
})

describe('time and abort', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('follow fake timers: delays, limits and waits between attempts', async () => {
    vi.useFakeTimers()
    const { api } = mocked({
      'GET /slow': reply({ ok: true }, { delay: 5_000 }),
      'GET /later': fault('network', { delay: 7_000 }),
    })
    const log: string[] = []
    void api.getAsync('slow').then(() => log.push('slow'))
    void api.getAsync('later').catch(({ code }) => log.push(code))
    void api.getAsync('slow', { timeout: 3_000 }).catch(({ code }) => log.push(code))
    await vi.advanceTimersByTimeAsync(2_999)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(log).toEqual(['TIMEOUT_ATTEMPT'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(log).toEqual(['TIMEOUT_ATTEMPT', 'slow'])
    await vi.advanceTimersByTimeAsync(2_000)
    expect(log).toEqual(['TIMEOUT_ATTEMPT', 'slow', 'NETWORK_RESPONSE'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it.each<[string, MockRoutes[string]]>([
    ['a delay', reply('', { delay: 60_000 })],
    ['no response', fault('no-response')],
    ['a handler that never resolves', () => new Promise<never>(() => {})],
    ['a sequence', sequence(fault('no-response'))],
  ])('abort ends %s with the reason, and leaves no timer and no listener', async (_, response) => {
    vi.useFakeTimers()
    const { fetch } = createMock({ 'GET /x': response })
    const controller = new AbortController()
    const call = fetch('https://a.example/x', { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(1_000)
    controller.abort('enough')
    await expect(call).rejects.toBe('enough')
    expect(vi.getTimerCount()).toBe(0)
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  })

  it('abort ends a stalled body; so does cancel', async () => {
    const { fetch } = createMock({ 'GET /x': fault('stalled-body') })
    const controller = new AbortController()
    const { signal } = controller
    const response = await fetch('https://a.example/x', { signal })
    const text = response.text()
    const reader = (await fetch('https://a.example/x', { signal })).body!.getReader()
    await reader.read()
    const rest = reader.read()
    await reader.cancel()
    expect(await rest).toEqual({ done: true, value: undefined })
    controller.abort('enough')
    await expect(text).rejects.toBe('enough')
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('a signal that is aborted already sends nothing', async () => {
    const mock = createMock({ 'GET /x': {} })
    await expect(mock.fetch('https://a.example/x', { signal: AbortSignal.abort('no') })).rejects.toBe('no')
    expect(mock.requests).toEqual([])
  })

  it('a response leaves no listener on the signal', async () => {
    const { fetch } = createMock({ 'GET /x': reply({}, { delay: 1 }), 'GET /y': () => ({}), 'GET /z': {} })
    const { signal } = new AbortController()
    for (const path of 'xyz') await fetch(`https://a.example/${path}`, { signal })
    await fetch('https://a.example/none', { signal }).catch(() => {})
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })
})
