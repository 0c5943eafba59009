import { describe, expect, it, vi } from 'vitest'
import { createClient } from '../../src/index.js'
import { echoed, failureOf, useServer } from '../setup.js'

describe('Credentials, redirects: the platform’s defaults, never changed silently', () => {
  const server = useServer()

  const initOf = async (options: object, call?: object) => {
    const fetch = vi.fn(async () => new Response())
    await createClient({ fetch, ...options }).getAsync('https://api.example.com', call)
    return (fetch.mock.calls[0] as unknown as [string, RequestInit])[1]
  }

  it('says nothing of credentials and redirects unless asked', async () => {
    const init = await initOf({})
    expect(init.credentials).toBeUndefined()
    expect(init).not.toHaveProperty('redirect')
    expect(init).not.toHaveProperty('mode')
    expect(init).not.toHaveProperty('cache')
  })

  it('passes credentials and fetchOptions on, the call over the client', async () => {
    const init = await initOf(
      { credentials: 'include', fetchOptions: { cache: 'no-store', redirect: 'error' } },
      { credentials: 'omit', fetchOptions: { redirect: 'manual' } },
    )
    expect(init).toMatchObject({ credentials: 'omit', cache: 'no-store', redirect: 'manual', method: 'GET' })
  })

  it('follows redirects as fetch does', async () => {
    const response = await createClient({ baseUrl: server.origin }).getAsync('/redirect?to=/echo')
    expect(response.url).toBe(`${server.origin}/echo`)
    expect(echoed(response).url).toBe('/echo')
  })

  it('obeys redirect: error and manual', async () => {
    const api = createClient({ baseUrl: server.origin })
    expect(await failureOf(api.getAsync('/redirect', { fetchOptions: { redirect: 'error' } }))).toMatchObject(
      { kind: 'network' },
    )
    expect(
      await failureOf(api.getAsync('/redirect', { fetchOptions: { redirect: 'manual' } })),
    ).toMatchObject({ kind: 'http', status: 302 })
  })

  it('uses the global fetch of the moment', async () => {
    const api = createClient()
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(
      new Response('mocked', { headers: { 'content-type': 'text/plain' } }),
    )
    const { data, url } = await api.getAsync('https://api.example.com/a')
    expect(data).toBe('mocked')
    expect(url).toBe('https://api.example.com/a')
  })
})
