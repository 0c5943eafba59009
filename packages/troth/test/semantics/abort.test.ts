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
    vi.spyOn(Math, 'random').mockReturnValue(0.999)
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 60)
    const error = await failureOf(
      createClient({ baseUrl: server.origin, retry: 5 }).getAsync('/status/503', {
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
})
