import { getEventListeners } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import { AbortError, createClient } from '../../src/index.js'
import { failureOf, useServer } from '../setup.js'

describe('Abort: the caller’s signal wins', () => {
  const server = useServer()
  const api = () => createClient({ baseUrl: server.origin })

  it.each(['/slow-headers?ms=2000', '/stall'])('ends %s with the reason of the signal', async (path) => {
    const controller = new AbortController()
    const reason = { why: 'changed my mind' }
    setTimeout(() => controller.abort(reason), 50)
    const error = await failureOf(api().getAsync(path, { signal: controller.signal }))
    expect(error).toBeInstanceOf(AbortError)
    expect(error).toMatchObject({ kind: 'abort', code: 'ABORTED', attempts: 1 })
    expect((error as AbortError).reason).toBe(reason)
    expect(error.message).toBe(
      `GET ${server.origin}${path.replace(/\?.*/, '')} failed: aborted by the caller`,
    )
    expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  })

  it('sends nothing when the signal is already aborted', async () => {
    const signal = AbortSignal.abort('too late')
    expect(await failureOf(api().getAsync('/json', { signal }))).toMatchObject({
      kind: 'abort',
      reason: 'too late',
      attempts: 0,
    })
    expect(server.seen).toEqual([])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('also ends a wait between two attempts', async () => {
    const controller = new AbortController()
    const delay = () => {
      setImmediate(() => controller.abort('enough'))
      return 30_000
    }
    const error = await failureOf(
      createClient({ baseUrl: server.origin, retry: { limit: 5, delay } }).getAsync('/status/503', {
        signal: controller.signal,
      }),
    )
    expect(error).toMatchObject({ kind: 'abort', reason: 'enough', attempts: 1 })
    expect(server.seen).toHaveLength(1)
  })

  it('leaves no listener behind after success and after failure', async () => {
    const { signal } = new AbortController()
    await api().getAsync('/json', { signal })
    await failureOf(api().getAsync('/status/500', { signal }))
    await failureOf(api().getAsync('/invalid-json', { signal }))
    await (await api().getAsync('/json', { signal, responseType: 'stream' })).raw.text()
    // The platform's fetch holds listeners of its own until the garbage is collected; ours are named.
    expect(getEventListeners(signal, 'abort').filter(({ name }) => name === 'onAbort')).toEqual([])
  })

  it('does not follow a signal after the call', async () => {
    const controller = new AbortController()
    const { data } = await api().getAsync('/json', { signal: controller.signal })
    controller.abort()
    expect(data).toEqual({ id: 7, name: 'Ada' })
  })

  it('ends a stream that was handed out', async () => {
    const controller = new AbortController()
    const { data } = await api().getAsync<ReadableStream>('/stall', {
      responseType: 'stream',
      signal: controller.signal,
    })
    const reader = data.getReader()
    await reader.read()
    const reason = new Error('stop')
    controller.abort(reason)
    await expect(reader.read()).rejects.toBe(reason)
  })

  it('accepts null for no signal', async () => {
    expect((await api().getAsync('/json', { signal: null })).status).toBe(200)
  })

  it('works with a signal that can do nothing but report, as in React Native', async () => {
    const Real = AbortController
    /** An `AbortController` without `throwIfAborted`, `reason` and `any`. */
    class PlainController {
      readonly #controller = new Real()
      readonly signal = plain(this.#controller.signal)
      abort() {
        this.#controller.abort()
      }
    }
    const plain = (signal: AbortSignal) =>
      ({
        get aborted() {
          return signal.aborted
        },
        addEventListener: signal.addEventListener.bind(signal),
        removeEventListener: signal.removeEventListener.bind(signal),
      }) as AbortSignal
    vi.stubGlobal('AbortController', PlainController)
    vi.stubGlobal('AbortSignal', {})
    try {
      const fake = createClient({
        fetch: (url) => (url.endsWith('hang') ? new Promise(() => {}) : Promise.resolve(Response.json(7))),
      })
      const { signal } = new PlainController()
      const path = 'https://api.example.com/'
      expect((await fake.getAsync(path)).data).toBe(7)
      expect((await fake.getAsync(path, { signal })).data).toBe(7)
      expect((await fake.getAsync(path, { signal, responseType: 'stream' })).status).toBe(200)
      expect(await failureOf(fake.getAsync(`${path}hang`, { timeout: 20 }))).toMatchObject({
        kind: 'timeout',
      })
      const controller = new PlainController()
      setTimeout(() => controller.abort(), 20)
      const ended = failureOf(fake.getAsync(`${path}hang`, { signal: controller.signal }))
      expect(await ended).toMatchObject({ kind: 'abort', reason: undefined })
      const late = failureOf(fake.getAsync(path, { signal: controller.signal }))
      expect(await late).toMatchObject({ kind: 'abort', attempts: 0 })
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('follows one signal from many calls without a warning of Node', async () => {
    const warnings: Error[] = []
    const onWarning = (warning: Error) => warnings.push(warning)
    process.on('warning', onWarning)
    try {
      const controller = new AbortController()
      const calls = Array.from({ length: 20 }, () =>
        failureOf(api().getAsync('/slow-headers?ms=2000', { signal: controller.signal })),
      )
      expect(getEventListeners(controller.signal, 'abort')).toHaveLength(1)
      setTimeout(() => controller.abort('all'), 50)
      expect((await Promise.all(calls)).map(({ kind }) => kind)).toEqual(Array(20).fill('abort'))
      expect(getEventListeners(controller.signal, 'abort')).toEqual([])
      expect(warnings).toEqual([])
    } finally {
      process.off('warning', onWarning)
    }
  })

  it('goes on following a signal when another call that follows it has ended', async () => {
    const controller = new AbortController()
    const { signal } = controller
    const waiting = failureOf(api().getAsync('/slow-headers?ms=5000', { signal }))
    await api().getAsync('/json', { signal })
    controller.abort('late')
    expect(await waiting).toMatchObject({ kind: 'abort', reason: 'late' })
  })

  it('ends a call whose signal is aborted by a function of the caller', async () => {
    const controller = new AbortController()
    const delay = () => {
      controller.abort('in delay')
      return 10_000
    }
    const custom = createClient({ baseUrl: server.origin, retry: { limit: 1, delay } })
    const error = await failureOf(custom.getAsync('/status/503', { signal: controller.signal }))
    expect(error).toMatchObject({ kind: 'abort', reason: 'in delay', attempts: 1 })
  })

  it('names the failure of the last attempt as the cause', async () => {
    const controller = new AbortController()
    const delay = () => {
      setTimeout(() => controller.abort())
      return 10_000
    }
    const api = createClient({ baseUrl: server.origin, retry: { limit: 5, delay } })
    const error = await failureOf(api.getAsync('/status/503', { signal: controller.signal }))
    expect(error).toMatchObject({ kind: 'abort', attempts: 1, cause: { kind: 'http', status: 503 } })
  })
})
