// What asFetch adds to the service: the ways of a browser, and no timer left behind.

import { asFetch } from 'vellum-playground/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDemoApi } from './service'

const BASE = 'https://api.example.com/v1'

describe('asFetch', () => {
  let fetch: typeof globalThis.fetch
  beforeEach(() => {
    fetch = asFetch(createDemoApi())
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('takes a URL, a string and a Request, and reports where the answer is from', async () => {
    for (const input of [`${BASE}/users/7`, new URL(`${BASE}/users/7`), new Request(`${BASE}/users/7`)]) {
      const { status, statusText, url, redirected } = await fetch(input)
      expect({ status, statusText, url, redirected }).toEqual({
        status: 200,
        statusText: 'OK',
        url: `${BASE}/users/7`,
        redirected: false,
      })
    }
  })

  it('fails as a browser does when the connection or CORS fails', async () => {
    await expect(fetch(`${BASE}/drop`)).rejects.toEqual(new TypeError('Failed to fetch'))
    await expect(fetch(`${BASE}/no-cors`)).rejects.toEqual(new TypeError('Failed to fetch'))
    const response = await fetch(`${BASE}/drop-body`)
    await expect(response.text()).rejects.toEqual(new TypeError('network error'))
  })

  it('follows a redirect, or not', async () => {
    const followed = await fetch(`${BASE}/redirect`)
    expect([followed.status, followed.url, followed.redirected]).toEqual([200, `${BASE}/users/7`, true])
    const manual = await fetch(`${BASE}/redirect`, { redirect: 'manual' })
    expect([manual.status, manual.headers.get('Location')]).toEqual([302, '/v1/users/7'])
    await expect(fetch(`${BASE}/redirect`, { redirect: 'error' })).rejects.toEqual(
      new TypeError('Failed to fetch'),
    )
  })

  it('rejects with the reason of a signal that has aborted', async () => {
    const reason = new Error('too late')
    await expect(fetch(`${BASE}/users/7`, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })

  it('leaves no timer when a slow request is aborted', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const abort = new AbortController()
    const call = fetch(`${BASE}/slow?ms=5000`, { signal: abort.signal })
    await expect.poll(() => vi.getTimerCount()).toBe(1)
    const reason = new Error('left')
    abort.abort(reason)
    await expect(call).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('leaves no timer when a body is aborted or cancelled', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reason = new Error('left')
    const abort = new AbortController()
    const response = await fetch(`${BASE}/events`, { signal: abort.signal })
    const text = response.text()
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    abort.abort(reason)
    await expect(text).rejects.toBe(reason)
    expect(vi.getTimerCount()).toBe(0)

    const reader = ((await fetch(`${BASE}/events`)).body as ReadableStream).getReader()
    await reader.read()
    await settle()
    expect(vi.getTimerCount()).toBe(1)
    await reader.cancel()
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends a stalled body with the reason of the abort', async () => {
    const abort = new AbortController()
    const reason = new Error('left')
    const { body } = await fetch(`${BASE}/stall`, { signal: abort.signal })
    const reader = (body as ReadableStream<Uint8Array>).getReader()
    const { value } = await reader.read()
    expect(new TextDecoder().decode(value)).toBe('{"id":7,"name":"Ada')
    const rest = reader.read()
    abort.abort(reason)
    await expect(rest).rejects.toBe(reason)
  })

  it('reports the reason of the abort where a browser says TypeError', async () => {
    const abort = new AbortController()
    const reason = new Error('left')
    const text = vi.spyOn(Response.prototype, 'text').mockRejectedValue(new TypeError('Failed to fetch'))
    try {
      const response = await fetch(`${BASE}/stall`, { signal: abort.signal })
      await expect(response.text()).rejects.toThrow('Failed to fetch')
      abort.abort(reason)
      await expect(response.text()).rejects.toBe(reason)
    } finally {
      text.mockRestore()
    }
  })

  it('keeps what it says about a response in its clone', async () => {
    const abort = new AbortController()
    const response = await fetch(`${BASE}/stall`, { signal: abort.signal })
    const clone = response.clone()
    expect(clone.url).toBe(`${BASE}/stall`)
    const reason = new Error('left')
    const reads = [response.text(), clone.json()].map((read) => expect(read).rejects.toBe(reason))
    abort.abort(reason)
    await Promise.all(reads)
  })

  describe('where the platform cannot read back a form with a file, as in WebKit', () => {
    const form = () => {
      const form = new FormData()
      form.set('file', new File(['id,name'], 'users.csv', { type: 'text/csv' }))
      return form
    }
    /** A Request whose body cannot be read when the platform has encoded it from a form. */
    class WebKitRequest extends Request {
      readonly #isForm: boolean

      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(input, init)
        this.#isForm = init?.body instanceof FormData
      }
      override formData = () => this.#read(() => super.formData())
      override text = () => this.#read(() => super.text())
      override arrayBuffer = () => this.#read(() => super.arrayBuffer())

      async #read<T>(read: () => Promise<T>): Promise<T> {
        if (this.#isForm) throw new DOMException('Unable to read form data blob', 'InvalidStateError')
        return read()
      }
    }
    beforeEach(() => {
      vi.stubGlobal('Request', WebKitRequest)
    })
    afterEach(() => {
      vi.unstubAllGlobals()
    })
    const post = async (path: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${BASE}/${path}`, { method: 'POST', body: form(), headers })
      return { status: response.status, data: await response.json() }
    }

    it('takes the file of a form', async () => {
      const file = { name: 'users.csv', type: 'text/csv', size: 7 }
      expect(await post('uploads')).toEqual({ status: 201, data: { id: 1, ...file } })
      const { data } = await post('echo', { 'X-Id': '7' })
      expect(data).toMatchObject({
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=…', 'x-id': '7' },
        body: { file },
      })
    })

    it.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
      'refuses a form under the type %s, which the program has made up',
      async (type) => {
        const { status, data } = await post('uploads', { 'Content-Type': type })
        expect([status, data.detail]).toEqual([400, 'The body is not a multipart form.'])
      },
    )

    it('takes a form under another type as bytes', async () => {
      const { status, data } = await post('uploads?name=raw', { 'Content-Type': 'text/plain' })
      expect([status, data.name, data.type]).toEqual([201, 'raw', 'text/plain'])
    })
  })

  it('leaves no listener on the signal when the body is read', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    await (await fetch(`${BASE}/users/7`, { signal })).text()
    // Those with an owner are ours; the platform's Request adds one without.
    const owners = add.mock.calls.flatMap(
      ([, , options]) => (options as AddEventListenerOptions)?.signal ?? [],
    )
    expect(owners.map(({ aborted }) => aborted)).toEqual([true, true])
  })
})

/** Lets all promises that can settle do so; timers of setTimeout stand still meanwhile. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}
