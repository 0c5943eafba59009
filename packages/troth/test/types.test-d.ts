// What the compiler knows about Troth. Run by the type checker, not by Node.

import { describe, expectTypeOf, it } from 'vitest'
import {
  type ConfigError,
  createClient,
  type ErrorKind,
  HttpError,
  isTrothError,
  type SafeResult,
  type StandardSchema,
  type TrothClient,
  type TrothFailure,
  type TrothResponse,
} from '../src/index.js'

interface User {
  id: number
  name: string
}
interface Problem {
  reason: string
}

const api = createClient()

describe('data', () => {
  it('is unknown, never any, unless told', () => {
    expectTypeOf(api.getAsync('users')).resolves.toHaveProperty('data').toBeUnknown()
    expectTypeOf(api.postAsync('users', {})).resolves.toEqualTypeOf<TrothResponse<unknown>>()
  })

  it('is what the call says', () => {
    expectTypeOf(api.getAsync<User>('users')).resolves.toEqualTypeOf<TrothResponse<User>>()
    expectTypeOf(api.deleteAsync<User>('users', { body: { hard: true } })).resolves.toEqualTypeOf<
      TrothResponse<User>
    >()
    expectTypeOf(api.putAsync<User[]>('users', [])).resolves.toHaveProperty('data').toEqualTypeOf<User[]>()
  })

  it('is inferred from a schema', () => {
    const schema = {} as StandardSchema<User>
    expectTypeOf(api.getAsync('users', { schema })).resolves.toEqualTypeOf<TrothResponse<User>>()
    expectTypeOf(api.safe.patchAsync('users', {}, { schema })).resolves.toEqualTypeOf<
      SafeResult<User, unknown>
    >()
  })
})

describe('data by responseType', () => {
  it('is what responseType reads', () => {
    expectTypeOf(api.getAsync('a', { responseType: 'text' })).resolves.toEqualTypeOf<TrothResponse<string>>()
    expectTypeOf(api.getAsync('a', { responseType: 'blob' })).resolves.toEqualTypeOf<TrothResponse<Blob>>()
    expectTypeOf(api.postAsync('a', {}, { responseType: 'arrayBuffer' })).resolves.toEqualTypeOf<
      TrothResponse<ArrayBuffer>
    >()
    expectTypeOf(api.getAsync('a', { responseType: 'stream' })).resolves.toEqualTypeOf<
      TrothResponse<Response['body']>
    >()
    expectTypeOf(api.safe.deleteAsync('a', { responseType: 'none' })).resolves.toEqualTypeOf<
      SafeResult<undefined>
    >()
    expectTypeOf(api.headAsync('a')).resolves.toEqualTypeOf<TrothResponse<undefined>>()
  })

  it('is unknown for JSON, or what the caller or a schema says', () => {
    expectTypeOf(api.getAsync('a', { responseType: 'json' })).resolves.toEqualTypeOf<TrothResponse<unknown>>()
    expectTypeOf(api.getAsync('a', { responseType: 'auto' })).resolves.toEqualTypeOf<TrothResponse<unknown>>()
    const either = 'json' as 'json' | 'text'
    expectTypeOf(api.getAsync('a', { responseType: either })).resolves.toEqualTypeOf<TrothResponse<unknown>>()
    expectTypeOf(api.getAsync<ReadableStream>('a', { responseType: 'stream' })).resolves.toEqualTypeOf<
      TrothResponse<ReadableStream>
    >()
    const schema = {} as StandardSchema<User>
    expectTypeOf(api.getAsync('a', { responseType: 'text', schema })).resolves.toEqualTypeOf<
      TrothResponse<User>
    >()
  })

  it('stays what a generic function of the caller says', () => {
    const get = <T>(path: string) => api.getAsync<T>(path)
    expectTypeOf(get<User>('users')).resolves.toEqualTypeOf<TrothResponse<User>>()
  })
})

describe('types of the caller', () => {
  it('may be an interface as query', () => {
    interface Filter {
      page?: number
      tags: string[]
    }
    const filter: Filter = { tags: ['a'] }
    api.getAsync('users', { query: filter })
    createClient({ query: filter })
    api.getAsync('users', { query: new Map([['page', 1]]) })
    api.getAsync('users', { query: [['page', 1]] })
  })

  it('may be undefined, under exactOptionalPropertyTypes too', () => {
    const signal = undefined as AbortSignal | undefined
    api.getAsync('users', { signal, query: undefined, headers: undefined, schema: undefined })
    api.deleteAsync('users', { body: undefined, responseType: undefined })
    createClient({ baseUrl: undefined, retry: { limit: undefined }, hooks: { error: undefined } })
  })

  it('may be a fetch with more properties, such as that of Bun', () => {
    const fetchOfBun = {} as {
      (input: string | URL | Request, init?: RequestInit): Promise<Response>
      preconnect(url: string): void
    }
    createClient({ fetch: fetchOfBun })
    createClient({ fetch: globalThis.fetch })
    createClient({ fetch: async (url) => new Response(url) })
  })
})

describe('errors', () => {
  it('are typed in catch and then', () => {
    api.getAsync<User, Problem>('users').catch((error) => {
      expectTypeOf(error).toEqualTypeOf<TrothFailure<Problem>>()
    })
    expectTypeOf(api.getAsync<User>('users').catch(() => 'none')).resolves.toEqualTypeOf<
      TrothResponse<User> | string
    >()
    expectTypeOf(
      api.getAsync<User>('users').then(
        ({ data }) => data.name,
        () => 0,
      ),
    ).resolves.toEqualTypeOf<string | number>()
  })

  it('narrow by kind', () => {
    const failure = {} as TrothFailure<Problem>
    if (failure.kind === 'http') {
      expectTypeOf(failure).toEqualTypeOf<HttpError<Problem>>()
      expectTypeOf(failure.data).toEqualTypeOf<Problem | undefined>()
      expectTypeOf(failure.retryAfterMs).toEqualTypeOf<number | undefined>()
    }
    if (failure.kind === 'timeout') {
      expectTypeOf(failure.phase).toEqualTypeOf<'headers' | 'body'>()
      expectTypeOf(failure.scope).toEqualTypeOf<'attempt' | 'total' | 'idle'>()
    }
    if (failure.kind === 'config') expectTypeOf(failure).toEqualTypeOf<ConfigError>()
    expectTypeOf<ErrorKind>().toEqualTypeOf<
      'http' | 'network' | 'timeout' | 'abort' | 'parse' | 'schema' | 'config'
    >()
  })

  it('narrow by class and by isTrothError', () => {
    const value: unknown = undefined
    if (value instanceof HttpError) expectTypeOf(value.status).toBeNumber()
    if (isTrothError(value)) expectTypeOf(value).toEqualTypeOf<TrothFailure>()
  })

  it('are values in safe', async () => {
    const result = await api.safe.getAsync<User, Problem>('users')
    if (result.ok) expectTypeOf(result.data).toEqualTypeOf<User>()
    else expectTypeOf(result.error).toEqualTypeOf<TrothFailure<Problem>>()
    // @ts-expect-error data may be missing
    result.data.id
  })

  it('are values next to data when a result of safe is taken apart', async () => {
    const { data, error } = await api.safe.getAsync<User, Problem>('users')
    if (error) {
      expectTypeOf(error).toEqualTypeOf<TrothFailure<Problem>>()
      expectTypeOf(data).toEqualTypeOf<undefined>()
    } else expectTypeOf(data).toEqualTypeOf<User>()
  })

  it('have the type of the client, unless a call says otherwise', async () => {
    const typed = createClient<Problem>({ timeout: 1000 })
    expectTypeOf(typed).toEqualTypeOf<TrothClient<Problem>>()
    expectTypeOf(typed.extend({})).toEqualTypeOf<TrothClient<Problem>>()
    typed.getAsync<User>('users').catch((error) => {
      expectTypeOf(error).toEqualTypeOf<TrothFailure<Problem>>()
    })
    typed.headAsync('users').catch((error) => {
      expectTypeOf(error).toEqualTypeOf<TrothFailure<Problem>>()
    })
    typed.postAsync<User, string>('users').catch((error) => {
      expectTypeOf(error).toEqualTypeOf<TrothFailure<string>>()
    })
    expectTypeOf(typed.safe.requestAsync<User>('GET', 'users')).resolves.toEqualTypeOf<
      SafeResult<User, Problem>
    >()
  })
})

describe('hooks', () => {
  it('may change the request, and return a Request, a Response or data', () => {
    createClient({
      hooks: {
        request: [
          (request) => {
            request.url = 'users'
            request.body = { a: 1 }
            request.method = 'PUT'
            // @ts-expect-error changed in place
            request.headers = new Headers()
            // @ts-expect-error what Troth knows
            request.attempt = 2
          },
          ({ url }) => new Request(url),
          async ({ attempt }) => (attempt > 1 ? Response.json([]) : undefined),
          // @ts-expect-error neither of them
          () => 'users',
        ],
        response: [
          async ({ response }) => ({ data: await response.json() }),
          () => new Response(),
          () => {},
          // @ts-expect-error neither of them
          () => ({ body: 1 }),
        ],
      },
    })
  })

  it('may be those of a call', () => {
    api.getAsync('users', { hooks: { error: [(error) => error] }, idleTimeout: 1000 })
  })
})

describe('constructors of errors', () => {
  it('need what their class promises', () => {
    new HttpError('x', { code: 'HTTP_STATUS', status: 404 })
    // @ts-expect-error no status
    new HttpError('x', { code: 'HTTP_STATUS' })
    const failure = {} as HttpError
    new HttpError('x', { ...failure, cause: failure })
  })
})

describe('options', () => {
  it('are refused when unknown or of a wrong type', () => {
    // @ts-expect-error misspelt
    createClient({ timout: 1 })
    // @ts-expect-error a number or false
    createClient({ timeout: '1000' })
    // @ts-expect-error not true
    createClient({ timeout: true })
    // @ts-expect-error not a list format
    createClient({ arrayFormat: 'csv' })
    // @ts-expect-error lower case
    createClient({ retry: { methods: ['post'] } })
    // @ts-expect-error belongs to the client
    api.getAsync('users', { baseUrl: 'https://a.dev' })
    // @ts-expect-error belongs to a request
    createClient({ signal: new AbortController().signal })
    // @ts-expect-error a signal, not its controller
    api.getAsync('users', { signal: new AbortController() })
    // @ts-expect-error a function only on the client
    api.getAsync('users', { headers: () => ({}) })
    // @ts-expect-error GET has no body
    api.getAsync('users', { body: {} })
    // @ts-expect-error the body is an argument
    api.postAsync('users', {}, { body: {} })
    // @ts-expect-error Troth sets the method
    api.getAsync('users', { fetchOptions: { method: 'HEAD' } })
    // @ts-expect-error not a string
    api.getAsync('users', { query: 'page=1' })
    // @ts-expect-error in capitals
    api.requestAsync('get', 'users')
    // @ts-expect-error HEAD has no body
    api.headAsync('users', { body: {} })
    // @ts-expect-error a function
    createClient({ retry: { delay: 1000 } })
    // @ts-expect-error cannot be sent
    api.postAsync('users', 1n)
  })

  it('accept what the reference says', () => {
    createClient({ headers: async ({ attempt }) => [['x-attempt', `${attempt}`]], retry: 2, timeout: false })
    createClient({
      hooks: { response: [({ response, retryOnce }) => void (response.status === 401 && retryOnce())] },
    })
    api.getAsync(new URL('https://a.dev'), { query: new URLSearchParams('a=1'), headers: new Headers() })
    api.postAsync('users', new FormData(), { idempotencyKey: '1', signal: null })
    api.putAsync('users', {} as User)
    api.requestAsync('PROPFIND', 'users', { body: { depth: 1 }, context: { trace: 'a1' } })
    createClient({ baseUrl: new URL('https://a.dev'), acceptStatus: (status) => status < 500 })
    createClient({
      retry: { when: ({ error }) => error.kind === 'timeout', delay: ({ attempt }) => attempt },
    })
    createClient({ hooks: { request: [() => new Response()], error: [(error) => error] } })
    expectTypeOf(api.setHeaders({ a: null })).toEqualTypeOf<TrothClient>()
    expectTypeOf(api.extend({ query: { page: 1 } })).toEqualTypeOf<TrothClient>()
  })
})
