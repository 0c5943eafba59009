import { describe, expect, it } from 'vitest'
import { createClient, HttpError, ParseError } from '../../src/index.js'
import { failureOf, useServer } from '../setup.js'
import { responseTable } from '../tables/response.js'

/** How a row of the table writes a value. */
function written(data: unknown): string {
  if (data instanceof Blob) return `Blob(${data.size})`
  if (data instanceof ArrayBuffer) return `ArrayBuffer(${data.byteLength})`
  if (data instanceof ReadableStream) return 'ReadableStream'
  return String(JSON.stringify(data))
}

describe('Response: data by content type', () => {
  const server = useServer()
  const api = () => createClient({ baseUrl: server.origin })

  it.each(responseTable)(
    '$answer, responseType $responseType → $data',
    async ({ path, responseType, data }) => {
      const result = await api().safe.getAsync(path, responseType && { responseType })
      expect(result.ok ? written(result.data) : result.error.name).toBe(data)
    },
  )

  it('tells everything about the answer', async () => {
    const response = await api().getAsync('/redirect?to=/json')
    expect(response).toMatchObject({
      data: { id: 7, name: 'Ada' },
      status: 200,
      url: `${server.origin}/json`,
      attempts: 1,
    })
    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.raw).toBeInstanceOf(Response)
  })

  it('keeps the text of invalid JSON in a ParseError', async () => {
    const error = await failureOf(api().getAsync('/invalid-json'))
    expect(error).toBeInstanceOf(ParseError)
    expect(error).toMatchObject({
      kind: 'parse',
      code: 'PARSE_JSON',
      text: '{"id":',
      status: 200,
      attempts: 1,
      cause: expect.any(SyntaxError),
    })
    expect((error as ParseError).headers.get('content-type')).toBe('application/json')
    expect(error.message).toBe(`GET ${server.origin}/invalid-json failed: the body is invalid JSON`)
  })

  it('stays an HttpError when the JSON of an error is invalid', async () => {
    const error = await failureOf(api().getAsync('/status/500?body={"id":'))
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ kind: 'http', status: 500, data: undefined, text: '{"id":' })
  })

  it.each<[string, unknown, string]>([
    ['/status/404?body={"reason":"gone"}', { reason: 'gone' }, '{"reason":"gone"}'],
    ['/status/404?type=text/plain&body=gone', 'gone', 'gone'],
    ['/status/404?type=text/plain&body=', undefined, ''],
    ['/status/404?type=image/png&body=x', undefined, 'x'],
    ['/status/404?body=', undefined, ''],
  ])('reads the error %s', async (path, data, text) => {
    for (const responseType of ['auto', 'text', 'blob', 'stream', 'none'] as const) {
      expect(await failureOf(api().getAsync(path, { responseType }))).toMatchObject({
        kind: 'http',
        status: 404,
        data,
        text,
      })
    }
  })

  it('parses an error as JSON whatever its type says when JSON was asked for', async () => {
    expect(
      await failureOf(api().getAsync('/status/404?type=text/plain&body={"a":1}', { responseType: 'json' })),
    ).toMatchObject({ data: { a: 1 } })
  })

  it('uses parseJson, for errors too', async () => {
    const custom = createClient({ baseUrl: server.origin, parseJson: (text) => ({ parsed: text }) })
    expect((await custom.getAsync('/json')).data).toEqual({ parsed: '{"id":7,"name":"Ada"}' })
    expect(await failureOf(custom.getAsync('/status/500'))).toMatchObject({
      data: { parsed: '{"status":500}' },
    })
  })

  it('reads large bodies', async () => {
    const { data } = await api().getAsync<string>('/large?bytes=5000000')
    expect(data.length).toBe(5_000_000)
  })

  it('reports a connection that ends within the body', async () => {
    const error = await failureOf(api().getAsync('/drop-body'))
    expect(error).toMatchObject({
      kind: 'network',
      code: 'NETWORK_BODY',
      attempts: 1,
      cause: expect.any(Error),
    })
    expect(error.message).toBe(
      `GET ${server.origin}/drop-body failed: the connection closed while reading the body (UND_ERR_SOCKET)`,
    )
  })

  it('keeps the status when the body of an error breaks off', async () => {
    expect(await failureOf(api().getAsync('/drop-body?status=500'))).toMatchObject({
      kind: 'http',
      status: 500,
      data: undefined,
      text: '',
    })
  })

  it('hands out a stream that can be read after the call', async () => {
    const { data, raw } = await api().getAsync<ReadableStream<Uint8Array>>('/json', {
      responseType: 'stream',
    })
    expect(raw.bodyUsed).toBe(false)
    expect(await new Response(data).json()).toEqual({ id: 7, name: 'Ada' })
  })

  it('runs the output of a schema into data', async () => {
    const schema = {
      '~standard': {
        version: 1,
        vendor: 'test',
        validate: (value: unknown) => ({ value: Object.keys(value as object) }),
      },
    } as const
    expect((await api().getAsync('/json', { schema })).data).toEqual(['id', 'name'])
  })

  it('goes by acceptStatus, of the client or of the request', async () => {
    const missing = createClient({ baseUrl: server.origin, acceptStatus: (status) => status === 404 })
    expect(await missing.getAsync('/status/404')).toMatchObject({ status: 404, data: { status: 404 } })
    expect(await failureOf(missing.getAsync('/json'))).toMatchObject({
      kind: 'http',
      status: 200,
      data: { id: 7, name: 'Ada' },
    })
    const any = await missing.getAsync('/status/500', { acceptStatus: () => true, responseType: 'text' })
    expect(any).toMatchObject({ status: 500, data: '{"status":500}' })
  })

  it('does not retry a status that is accepted', async () => {
    const options = { acceptStatus: (status: number) => status === 503, retry: 2 }
    expect(await api().getAsync('/status/503', options)).toMatchObject({ status: 503, attempts: 1 })
  })

  it('ends the call when acceptStatus throws', async () => {
    const boom = new Error('boom')
    const acceptStatus = () => {
      throw boom
    }
    expect(await failureOf(api().getAsync('/json', { acceptStatus }))).toMatchObject({
      code: 'CONFIG_THROWN',
      cause: boom,
    })
  })
})
