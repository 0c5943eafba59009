import { describe, expect, it } from 'vitest'
import {
  type AttemptContext,
  type CallContext,
  createClient,
  HttpError,
  type TrothFailure,
} from '../../src/index.js'
import { failureOf, noJitter, useServer } from '../setup.js'

describe('Hooks: what they receive besides the request, and what they may return', () => {
  const server = useServer()
  const boom = new Error('boom')

  it('lets an error hook return another error, which the next hook and the caller receive', async () => {
    const seen: TrothFailure[] = []
    const api = createClient({
      baseUrl: server.origin,
      hooks: {
        error: [
          (error) =>
            error.kind === 'http' ? new HttpError('gone for good', { ...error, cause: error }) : undefined,
          async (error) => void seen.push(error),
        ],
      },
    })
    const error = await failureOf(api.getAsync('/status/404'))
    expect(error.message).toBe(`GET ${server.origin}/status/404 failed: gone for good`)
    expect(error).toMatchObject({ kind: 'http', status: 404, data: { status: 404 }, attempts: 1 })
    expect(error.cause).toMatchObject({ message: `GET ${server.origin}/status/404 failed: 404 Not Found` })
    expect(seen).toEqual([error])
    expect((await failureOf(api.getAsync('//elsewhere'))).kind).toBe('config')
  })

  it('wraps an error of another kind that an error hook returns, and ignores anything else', async () => {
    const hooks = (value: unknown) => ({ error: [() => value as TrothFailure] })
    const foreign = createClient({ baseUrl: server.origin, hooks: hooks(boom) })
    expect(await failureOf(foreign.getAsync('/status/404'))).toMatchObject({
      code: 'CONFIG_THROWN',
      cause: boom,
    })
    const logger = createClient({ baseUrl: server.origin, hooks: hooks({ level: 'warn' }) })
    expect(await failureOf(logger.getAsync('/status/404'))).toMatchObject({ kind: 'http' })
  })

  it('passes the values of context to every hook, those of the request over those of the client', async () => {
    noJitter()
    const seen: unknown[] = []
    const note = ({ context }: { readonly context: CallContext }) => void seen.push(context)
    const api = createClient({
      baseUrl: server.origin,
      context: { app: 'shop', trace: 'none' },
      headers: ({ context }) => ({ 'x-trace': String(context.trace) }),
      hooks: { request: [note], response: [note], error: [(_, context) => void seen.push(context)] },
      retry: { when: (context) => note(context) },
    })
    const context = { trace: 'a1' }
    await failureOf(api.getAsync('/status/500', { context, retry: 1 }))
    expect(seen).toEqual(Array(4).fill({ app: 'shop', trace: 'a1' }))
    expect(server.seen[0]?.headers['x-trace']).toBe('a1')
    seen.length = 0
    await failureOf(api.getAsync('/json', { timeout: -1 }))
    expect(seen).toEqual([{ app: 'shop', trace: 'none' }])
  })

  it('tells hooks and the headers function why the attempt before has failed', async () => {
    noJitter()
    const seen: unknown[] = []
    const note = ({ attempt, previousError }: AttemptContext) =>
      void seen.push([attempt, previousError?.kind, (previousError as HttpError | undefined)?.status])
    const api = createClient({
      baseUrl: server.origin,
      retry: 1,
      headers: (context) => {
        note(context)
        return {}
      },
      hooks: { request: [note], response: [note] },
    })
    await api.getAsync('/status/503?times=1')
    const first = [1, undefined, undefined]
    const second = [2, 'http', 503]
    expect(seen).toEqual([first, first, first, second, second, second])
  })

  it('uses the Response that a request hook returns, and sends nothing', async () => {
    const order: string[] = []
    const api = createClient({
      baseUrl: server.origin,
      hooks: {
        request: [
          ({ url }) => (url.endsWith('/cached') ? Response.json({ from: 'cache' }) : undefined),
          async () => Response.json({ from: 'the second hook' }),
        ],
        response: [({ response }) => void order.push(`response ${response.status}`)],
      },
    })
    const { data, attempts, url } = await api.getAsync('/cached')
    expect({ data, attempts, url }).toEqual({
      data: { from: 'cache' },
      attempts: 1,
      url: `${server.origin}/cached`,
    })
    expect((await api.getAsync('/json')).data).toEqual({ from: 'the second hook' })
    expect(order).toEqual(['response 200', 'response 200'])
    expect(server.seen).toEqual([])
  })

  it('treats the Response of a hook as any other: status, retry, schema', async () => {
    noJitter()
    let attempts = 0
    const api = createClient({
      baseUrl: server.origin,
      retry: 2,
      hooks: { request: [() => new Response(null, { status: ++attempts < 3 ? 503 : 404 })] },
    })
    expect(await failureOf(api.getAsync('/json'))).toMatchObject({ status: 404, attempts: 3 })
    expect(server.seen).toEqual([])
  })

  it('ignores anything else that a request hook returns', async () => {
    const hook = (() => 7) as unknown as () => undefined
    const api = createClient({ baseUrl: server.origin, hooks: { request: [hook] } })
    expect((await api.getAsync('/json')).data).toEqual({ id: 7, name: 'Ada' })
  })
})
