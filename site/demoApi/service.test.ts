// Every endpoint, called through Troth's built package in both places.

import type { HttpError } from 'troth'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Connection, TRANSPORTS } from './transports'

const ADA = { id: 7, name: 'Ada Lovelace', email: 'ada@example.com', role: 'admin' }

describe.each(TRANSPORTS)('the demo API %s', (_, connect) => {
  let connection: Connection
  let api: Connection['client']
  beforeEach(async () => {
    connection = await connect()
    api = connection.client
  })
  afterEach(() => connection.close())

  /** The status and problem of a call that fails. */
  async function failure(call: Promise<unknown>) {
    const { status, data, headers } = await call.then(
      () => {
        throw new Error('The call did not fail.')
      },
      (error: HttpError) => error,
    )
    return { status, data, headers }
  }

  const problem = (status: number, title: string, detail: string, errors?: object) =>
    expect.objectContaining({ status, data: { title, status, detail, ...(errors && { errors }) } })

  describe('users', () => {
    it('lists five of them, and reports how many there are', async () => {
      const { data, headers } = await api.getAsync<(typeof ADA)[]>('users')
      expect(data.map(({ id, name }) => `${id} ${name}`)).toEqual([
        '1 Grace Hopper',
        '2 Edsger Dijkstra',
        '3 Barbara Liskov',
        '4 Alan Turing',
        '5 Margaret Hamilton',
      ])
      expect([headers.get('X-Total-Count'), headers.get('X-Page')]).toEqual(['12', '1'])
    })

    it.each([
      ['page=3', [11, 12], '12'],
      ['page=2&perPage=2', [3, 4], '12'],
      ['role=admin', [1, 5, 7], '3'],
      ['role=admin&role=reader&perPage=20', [1, 4, 5, 6, 7, 10, 11], '7'],
      ['role[]=admin&role[]=reader&perPage=2', [1, 4], '7'],
      ['role=admin,reader&perPage=2', [1, 4], '7'],
      ['q=love', [7], '1'],
      ['q=nobody', [], '0'],
    ])('filters by %s', async (query, ids, total) => {
      const { data, headers } = await api.getAsync<{ id: number }[]>(`users?${query}`)
      expect(data.map(({ id }) => id)).toEqual(ids)
      expect(headers.get('X-Total-Count')).toBe(total)
    })

    it('refuses a query that makes no sense', async () => {
      expect(await failure(api.getAsync('users?page=0'))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', {
          page: 'must be a whole number from 1 to 1000',
        }),
      )
      expect(await failure(api.getAsync('users?role=king'))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', {
          role: 'must be admin, editor or reader',
        }),
      )
    })

    it('gives one with its ETag, and 304 to a caller who has it', async () => {
      const { data, headers } = await api.getAsync('users/7')
      expect(data).toEqual(ADA)
      expect(headers.get('ETag')).toBe('"user-7-1"')
      const again = await api.getAsync('users/7', { headers: { 'If-None-Match': '"user-7-1"' } })
      expect([again.status, again.data]).toEqual([304, undefined])
    })

    it.each(['99', '0x7', 'ada'])('has no user %s', async (id) => {
      expect(await failure(api.getAsync(`users/${id}`))).toEqual(
        problem(404, 'Not Found', `There is no user ${id}.`),
      )
    })

    it('creates one', async () => {
      const { status, headers, data } = await api.postAsync('users', {
        name: 'Alan Kay',
        email: 'kay@example.com',
      })
      expect([status, headers.get('Location')]).toEqual([201, '/v1/users/13'])
      const kay = { id: 13, name: 'Alan Kay', email: 'kay@example.com', role: 'reader' }
      expect(data).toEqual(kay)
      expect((await api.getAsync('users/13')).data).toEqual(kay)
    })

    it('names every wrong field', async () => {
      expect(await failure(api.postAsync('users', { email: 'ada', role: 'king' }))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', {
          name: 'is required',
          email: 'must be an email address',
          role: 'must be admin, editor or reader',
        }),
      )
    })

    it('refuses an email that is taken, and a body that is no JSON object', async () => {
      expect(await failure(api.postAsync('users', { name: 'Ada', email: 'ada@example.com' }))).toEqual(
        problem(409, 'Conflict', 'ada@example.com is taken.'),
      )
      expect(await failure(api.postAsync('users', '{"name":'))).toEqual(
        problem(400, 'Bad Request', 'The body is not valid JSON.'),
      )
      expect(await failure(api.postAsync('users', []))).toEqual(
        problem(400, 'Bad Request', 'The body must be a JSON object.'),
      )
      expect(await failure(api.postAsync('users'))).toEqual(problem(400, 'Bad Request', 'A body is needed.'))
    })

    it('repeats the first answer for a known idempotency key', async () => {
      const kay = { name: 'Alan Kay', email: 'kay@example.com' }
      const first = await api.postAsync('users', kay, { idempotencyKey: 'one' })
      const second = await api.postAsync('users', kay, { idempotencyKey: 'one' })
      expect(second.data).toEqual(first.data)
      expect(first.headers.has('Idempotent-Replayed')).toBe(false)
      expect(second.headers.get('Idempotent-Replayed')).toBe('true')
      expect(second.headers.get('Location')).toBe('/v1/users/13')
    })

    it('creates once when two requests with one key meet', async () => {
      const kay = { name: 'Alan Kay', email: 'kay@example.com' }
      const create = () => api.postAsync<{ id: number }>('users', kay, { idempotencyKey: 'one' })
      const both = await Promise.all([create(), create()])
      expect(both.map(({ data }) => data.id)).toEqual([13, 13])
    })

    it('forgets a refused request, so that its key can be used again', async () => {
      await failure(api.postAsync('users', { name: 'Kay' }, { idempotencyKey: 'one' }))
      const mended = await api.postAsync(
        'users',
        { name: 'Kay', email: 'k@example.com' },
        { idempotencyKey: 'one' },
      )
      expect(mended.status).toBe(201)
    })

    it('replaces one when all fields are there', async () => {
      const king = { name: 'Ada King', email: 'ada@example.com', role: 'editor' }
      const { status, data, headers } = await api.putAsync('users/7', king)
      expect([status, headers.get('ETag')]).toEqual([200, '"user-7-2"'])
      expect(data).toEqual({ id: 7, ...king })
      expect(await failure(api.putAsync('users/7', { name: 'Ada' }))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', {
          email: 'must be an email address',
          role: 'must be admin, editor or reader',
        }),
      )
    })

    it('refuses to write over a version that the caller has not seen', async () => {
      const stale = { headers: { 'If-Match': '"user-7-1"' } }
      await api.patchAsync('users/7', { role: 'editor' }, stale)
      expect(await failure(api.patchAsync('users/7', { role: 'reader' }, stale))).toEqual(
        problem(412, 'Precondition Failed', 'User 7 has changed.'),
      )
      expect((await api.putAsync('users/7', ADA, { headers: { 'If-Match': '"user-7-2"' } })).status).toBe(200)
      expect((await api.putAsync('users/7', ADA, { headers: { 'If-Match': '*' } })).status).toBe(200)
    })

    it('changes part of one', async () => {
      const { status, data, headers } = await api.patchAsync('users/7', { role: 'reader' })
      expect([status, data, headers.get('ETag')]).toEqual([200, { ...ADA, role: 'reader' }, '"user-7-2"'])
      expect(await failure(api.patchAsync('users/7', { email: 'grace@example.com' }))).toEqual(
        problem(409, 'Conflict', 'grace@example.com is taken.'),
      )
    })

    it('deletes one without posts', async () => {
      const { status, data } = await api.deleteAsync('users/4')
      expect([status, data]).toEqual([204, undefined])
      expect((await failure(api.getAsync('users/4'))).status).toBe(404)
      expect(await failure(api.deleteAsync('users/7'))).toEqual(problem(409, 'Conflict', 'User 7 has posts.'))
    })

    it('deletes several, or none', async () => {
      expect(await failure(api.deleteAsync('users', { body: { ids: [4, 7] } }))).toEqual(
        problem(409, 'Conflict', 'User 7 has posts.'),
      )
      const { status, data } = await api.deleteAsync('users', { body: { ids: [4, 6, 99] } })
      expect([status, data]).toEqual([200, { deleted: 2 }])
      expect(await failure(api.deleteAsync('users', { body: { ids: '4' } }))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', { ids: 'must be a list of ids' }),
      )
    })

    it('shows a picture', async () => {
      const { data, headers } = await api.getAsync('users/7/avatar', { responseType: 'arrayBuffer' })
      expect(headers.get('Content-Type')).toBe('image/png')
      expect([...new Uint8Array(data as ArrayBuffer).slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
      expect((await failure(api.getAsync('users/99/avatar'))).status).toBe(404)
    })
  })

  describe('posts', () => {
    it('lists them by author and tag', async () => {
      const titles = async (query: string) =>
        (await api.getAsync<{ title: string }[]>(`posts${query}`)).data.map(({ title }) => title)
      expect(await titles('')).toHaveLength(8)
      expect(await titles('?userId=7')).toEqual([
        'Notes on the Analytical Engine',
        'A table of Bernoulli numbers',
      ])
      expect(await titles('?userId=7&tag=engine')).toEqual(['Notes on the Analytical Engine'])
      expect(await titles('?tag=space&tag=style')).toEqual(['Priority displays', 'On goto'])
    })

    it('gives one', async () => {
      const { data, headers } = await api.getAsync('posts/1')
      expect(headers.get('ETag')).toBe('"post-1-1"')
      expect(data).toEqual({
        id: 1,
        userId: 7,
        title: 'Notes on the Analytical Engine',
        tags: ['engine', 'math'],
        publishedAt: '1843-10-01T00:00:00.000Z',
      })
    })

    it('creates, changes, publishes and deletes one', async () => {
      const created = await api.postAsync('posts', { userId: 7, title: 'Note G' })
      const noteG = { id: 9, userId: 7, title: 'Note G', tags: [], publishedAt: '2025-01-01T00:00:00.000Z' }
      expect([created.status, created.headers.get('Location'), created.data]).toEqual([
        201,
        '/v1/posts/9',
        noteG,
      ])
      expect((await api.patchAsync('posts/9', { tags: ['math'] })).data).toEqual({ ...noteG, tags: ['math'] })
      const published = await api.postAsync('posts/9/publish')
      expect([published.status, published.data]).toEqual([202, { status: 'queued' }])
      expect((await api.deleteAsync('posts/9')).status).toBe(204)
      expect(await failure(api.getAsync('posts/9'))).toEqual(problem(404, 'Not Found', 'There is no post 9.'))
    })

    it('names every wrong field', async () => {
      expect(await failure(api.postAsync('posts', { userId: 99, tags: 'math' }))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', {
          userId: 'must be the id of a user',
          title: 'is required',
          tags: 'must be a list of words',
        }),
      )
    })
  })

  describe('uploads', () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)

    it('keeps the file of a form, byte for byte', async () => {
      const form = new FormData()
      form.set('file', new File([bytes], 'all.bin', { type: 'image/png' }))
      const { status, data, headers } = await api.postAsync('uploads', form)
      expect([status, headers.get('Location')]).toEqual([201, '/v1/uploads/1'])
      expect(data).toEqual({ id: 1, name: 'all.bin', type: 'image/png', size: 256 })
      const back = await api.getAsync('uploads/1', { responseType: 'arrayBuffer' })
      expect(back.headers.get('Content-Type')).toBe('image/png')
      expect(new Uint8Array(back.data as ArrayBuffer)).toEqual(bytes)
    })

    it('keeps a raw body', async () => {
      const typed = await api.postAsync('uploads?name=a.csv', new Blob(['a,b'], { type: 'text/csv' }))
      expect(typed.data).toEqual({ id: 1, name: 'a.csv', type: 'text/csv', size: 3 })
      const untyped = await api.postAsync('uploads', bytes)
      expect(untyped.data).toEqual({ id: 2, name: 'upload-2', type: 'application/octet-stream', size: 256 })
      const back = await api.getAsync('uploads/2', { responseType: 'arrayBuffer' })
      expect(new Uint8Array(back.data as ArrayBuffer)).toEqual(bytes)
    })

    it('refuses a form without a file', async () => {
      const form = new FormData()
      expect(await failure(api.postAsync('uploads', withField(form, 'name', 'x')))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', { file: 'is required' }),
      )
      expect(await failure(api.postAsync('uploads', withField(form, 'file', 'x')))).toEqual(
        problem(422, 'Unprocessable Content', 'Some fields are not valid.', { file: 'must be a file' }),
      )
      const noForm = { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }
      expect(await failure(api.postAsync('uploads', 'x', noForm))).toEqual(
        problem(400, 'Bad Request', 'The body is not a multipart form.'),
      )
    })
  })

  describe('session', () => {
    const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })

    it('knows one token, and one that has expired', async () => {
      expect((await api.getAsync('me', bearer('demo-token'))).data).toEqual(ADA)
      const expired = await failure(api.getAsync('me', bearer('expired-token')))
      expect(expired).toEqual(problem(401, 'Unauthorized', 'The token has expired.'))
      expect(expired.headers.get('WWW-Authenticate')).toBe('Bearer')
      expect(await failure(api.getAsync('me'))).toEqual(problem(401, 'Unauthorized', 'A token is needed.'))
      expect(await failure(api.getAsync('me', bearer('x')))).toEqual(
        problem(401, 'Unauthorized', 'A token is needed.'),
      )
    })

    it('gives a new token for the refresh token', async () => {
      const { data } = await api.postAsync('auth/refresh', { refreshToken: 'demo-refresh' })
      expect(data).toEqual({ accessToken: 'demo-token', expiresIn: 900 })
      expect(await failure(api.postAsync('auth/refresh', { refreshToken: 'x' }))).toEqual(
        problem(401, 'Unauthorized', 'The refresh token is not valid.'),
      )
    })
  })

  describe('flaky and orders', () => {
    it('fails as often as it is told, for each method and key', async () => {
      const { data, attempts } = await api.getAsync('flaky?fails=2&key=a', { retry: 2 })
      expect([data, attempts]).toEqual([{ ok: true, attempt: 3 }, 3])
      const once = await failure(api.postAsync('flaky?key=a&status=502&retryAfter=1'))
      expect(once).toEqual(problem(502, 'Bad Gateway', 'Attempt 1 fails.'))
      expect(once.headers.get('Retry-After')).toBe('1')
      expect((await api.postAsync('flaky?key=a')).data).toEqual({ ok: true, attempt: 2 })
      expect((await failure(api.getAsync('flaky?key=b'))).status).toBe(503)
    })

    it('orders twice when a POST is repeated blindly', async () => {
      const { status } = await api.postAsync(
        'orders?fails=1',
        { item: 'tea' },
        { retry: { limit: 1, methods: ['POST'] } },
      )
      expect(status).toBe(201)
      expect((await api.getAsync('orders')).data).toEqual([
        { id: 1, item: 'tea' },
        { id: 2, item: 'tea' },
      ])
    })

    it('orders once with an idempotency key', async () => {
      const options = { retry: 1, idempotencyKey: 'order-1' }
      const { data, attempts, headers } = await api.postAsync('orders?fails=1', { item: 'tea' }, options)
      expect([data, attempts, headers.get('Idempotent-Replayed')]).toEqual([
        { id: 1, item: 'tea' },
        2,
        'true',
      ])
      expect((await api.getAsync('orders')).data).toEqual([{ id: 1, item: 'tea' }])
    })

    it('fails each logical order on its own', async () => {
      await failure(api.postAsync('orders?fails=1', { item: 'tea' }))
      const keyed = { idempotencyKey: 'order-2' }
      expect((await failure(api.postAsync('orders?fails=1', { item: 'tea' }, keyed))).status).toBe(503)
      expect((await api.postAsync('orders?fails=1', { item: 'tea' }, keyed)).data).toEqual({
        id: 2,
        item: 'tea',
      })
    })
  })

  describe('limits and delays', () => {
    it('takes two requests for each key, and two more a second after it has refused one', async () => {
      expect((await api.getAsync('limited')).data).toEqual({ ok: true, remaining: 1 })
      await api.getAsync('limited')
      const refused = await failure(api.getAsync('limited'))
      expect(refused).toEqual(problem(429, 'Too Many Requests', 'Slow down.'))
      expect(refused.headers.get('Retry-After')).toBe('1')
      expect((await api.getAsync('limited?key=other')).status).toBe(200)
      for (const expected of [1, 1, 2, 1]) {
        const { attempts } = await api.getAsync('limited?key=retried', { retry: 1 })
        expect(attempts).toBe(expected)
      }
    })

    it('is busy for two minutes', async () => {
      const { status, headers } = await failure(api.getAsync('busy'))
      expect([status, headers.get('Retry-After')]).toEqual([503, '120'])
    })

    it('answers late', async () => {
      expect((await api.getAsync('slow?ms=30')).data).toEqual({ ok: true, ms: 30 })
      await expect(api.getAsync('slow?ms=5000', { timeout: 40 })).rejects.toMatchObject({
        kind: 'timeout',
        phase: 'headers',
      })
    })

    it('stalls in the middle of a body', async () => {
      await expect(api.getAsync('stall', { idleTimeout: 100 })).rejects.toMatchObject({
        kind: 'timeout',
        phase: 'body',
      })
    })

    it('hangs up before and within an answer', async () => {
      await expect(api.getAsync('drop')).rejects.toMatchObject({ kind: 'network' })
      await expect(api.getAsync('drop-body')).rejects.toMatchObject({ kind: 'network' })
    })
  })

  describe('formats', () => {
    it.each([
      ['report.csv', 'text/csv', 'id,name\n7,Ada Lovelace\n'],
      ['login-page', 'text/html', '<h1>Please sign in</h1>'],
      ['broken-json', 'application/json', '{"id":7,'],
      ['events', 'application/x-ndjson', '{"n":1}\n{"n":2}\n{"n":3}\n'],
    ])('gives %s', async (path, type, text) => {
      const { data, headers } = await api.getAsync(path, { responseType: 'text' })
      expect([headers.get('Content-Type'), data]).toEqual([type, text])
    })

    it('sends events in chunks of their own', async () => {
      const { data } = await api.getAsync('events', { responseType: 'stream' })
      const chunks: string[] = []
      const decoder = new TextDecoder()
      const reader = (data as ReadableStream<Uint8Array>).getReader()
      for (let read = await reader.read(); !read.done; read = await reader.read())
        chunks.push(decoder.decode(read.value))
      expect(chunks).toEqual(['{"n":1}\n', '{"n":2}\n', '{"n":3}\n'])
    })

    it('sends notifications as server-sent events, from the one after the last', async () => {
      const after = (id: string) =>
        api.getAsync('notifications', { headers: { 'Last-Event-ID': id }, responseType: 'text' })
      const { data, headers } = await after('1')
      expect(headers.get('Content-Type')).toBe('text/event-stream')
      expect(data).toBe(
        'retry: 20\n\nid: 2\nevent: activity\ndata: Ada replied\n\nid: 3\nevent: activity\ndata: Alan replied\n\n',
      )
      expect((await after('4')).status).toBe(204)
    })

    it('gives any status', async () => {
      expect(await failure(api.getAsync('status/418'))).toEqual(
        problem(418, "I'm a teapot", 'You asked for status 418.'),
      )
      await expect(api.getAsync('status/418')).rejects.toThrow(/failed: 418 I'm a teapot$/)
      expect((await api.postAsync('status/202')).data).toEqual({ status: 202 })
      expect((await api.getAsync('status/205')).data).toBeUndefined()
      expect((await api.getAsync('empty')).status).toBe(204)
      expect((await failure(api.getAsync('status/999'))).status).toBe(400)
    })

    it('redirects to user 7', async () => {
      const { data, url, raw } = await api.getAsync('redirect')
      expect([data, url, raw.redirected]).toEqual([ADA, `${connection.baseUrl}/users/7`, true])
    })

    it('answers HEAD without a body', async () => {
      const response = await connection.fetch(`${connection.baseUrl}/users/7`, { method: 'HEAD' })
      expect([response.status, response.headers.get('ETag'), await response.text()]).toEqual([
        200,
        '"user-7-1"',
        '',
      ])
    })
  })

  describe('echo', () => {
    it('reports what the caller has said, and nothing else', async () => {
      const { data } = await api.postAsync(
        'echo',
        { a: 1 },
        { query: { tag: ['x', 'y'], page: 2 }, headers: { 'X-Trace': 't' } },
      )
      expect(data).toEqual({
        method: 'POST',
        path: '/v1/echo',
        query: { tag: ['x', 'y'], page: '2' },
        headers: { 'content-type': 'application/json', 'x-trace': 't' },
        body: { a: 1 },
      })
      expect((await api.getAsync('echo/users/7')).data).toEqual({
        method: 'GET',
        path: '/v1/echo/users/7',
        query: {},
        headers: {},
        body: null,
      })
    })

    it('shows a form without what is random in it', async () => {
      const form = withField(new FormData(), 'file', new File(['abc'], 'a.txt', { type: 'text/plain' }))
      const { data } = await api.postAsync('echo', withField(form, 'note', 'hello'))
      expect(data).toMatchObject({
        headers: { 'content-type': 'multipart/form-data; boundary=…' },
        body: { file: { name: 'a.txt', type: 'text/plain', size: 3 }, note: 'hello' },
      })
      expect((await api.postAsync('echo', 'plain')).data).toMatchObject({ body: 'plain' })
    })
  })

  describe('addresses', () => {
    it('lists its endpoints', async () => {
      const { data } = await api.getAsync<{ method: string; path: string; description: string }[]>('/')
      expect(data[0]).toEqual({ method: 'GET', path: '/', description: 'This list.' })
      expect(data.map(({ method, path }) => `${method} ${path}`)).toMatchInlineSnapshot(`
        [
          "GET /",
          "GET /users",
          "POST /users",
          "DELETE /users",
          "GET /users/:id",
          "PUT /users/:id",
          "PATCH /users/:id",
          "DELETE /users/:id",
          "GET /users/:id/avatar",
          "GET /posts",
          "POST /posts",
          "GET /posts/:id",
          "PATCH /posts/:id",
          "DELETE /posts/:id",
          "POST /posts/:id/publish",
          "POST /uploads",
          "GET /uploads/:id",
          "GET /orders",
          "POST /orders",
          "GET /me",
          "POST /auth/refresh",
          "ANY /echo",
          "ANY /echo/*",
          "GET /report.csv",
          "GET /events",
          "GET /notifications",
          "GET /broken-json",
          "GET /login-page",
          "GET /empty",
          "ANY /status/:code",
          "GET /redirect",
          "GET /no-cors",
          "ANY /flaky",
          "GET /limited",
          "GET /busy",
          "GET /slow",
          "GET /stall",
          "GET /drop",
          "GET /drop-body",
        ]
      `)
    })

    it('names what there is not', async () => {
      expect(await failure(api.getAsync('nope'))).toEqual(
        problem(404, 'Not Found', 'There is no /v1/nope. GET /v1/ lists what there is.'),
      )
      const response = await connection.fetch(new URL('/users/7', connection.baseUrl))
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        404,
        'application/problem+json',
      ])
      const wrongMethod = await failure(api.putAsync('posts/1', {}))
      expect(wrongMethod).toEqual(problem(405, 'Method Not Allowed', '/v1/posts/1 takes GET, PATCH, DELETE.'))
      expect(wrongMethod.headers.get('Allow')).toBe('GET, PATCH, DELETE')
    })
  })

  it('shares nothing with another instance', async () => {
    const other = await connect()
    try {
      await api.patchAsync('users/7', { name: 'Ada King' })
      await failure(api.getAsync('flaky'))
      expect((await other.client.getAsync('users/7')).data).toEqual(ADA)
      expect((await failure(other.client.getAsync('flaky'))).status).toBe(503)
    } finally {
      await other.close()
    }
  })
})

function withField(form: FormData, name: string, value: string | File): FormData {
  if (typeof value === 'string') form.set(name, value)
  else form.set(name, value)
  return form
}
