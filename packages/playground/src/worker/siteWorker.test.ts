import { describe, expect, it } from 'vitest'
import { createHints } from './hints.js'
import { siteWorkerOptions } from './siteWorker.js'

const request = new Request('https://api.example.com/a')

describe('siteWorkerOptions', () => {
  it('lets programs read the responses of a function', async () => {
    const options = siteWorkerOptions({ api: ({ url }) => new Response(url, { status: 201 }) })
    const response = await options.createApi().fetch(request)
    expect([response.status, await response.text()]).toEqual([201, request.url])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(options).toMatchObject({
      apiOrigin: 'https://api.example.com',
      exampleUrl: 'https://api.example.com/',
    })
  })

  it('responds with the statuses that a reader chooses', () => {
    const { statusResponse } = siteWorkerOptions({ api: () => new Response() })
    const response = statusResponse(request, { status: 503, headers: { 'Retry-After': '2' }, detail: 'Why' })
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '2'])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(statusResponse(request, { status: 204, headers: {}, detail: undefined }).body).toBeNull()
  })

  it('has no origin without an API, and hints say so', () => {
    const options = siteWorkerOptions({})
    expect(options.apiOrigin).toBeUndefined()
    const { wrongHost, relativeUrl, missing } = createHints(options, ['pad-left'])
    expect([wrongHost, relativeUrl]).toEqual(Array(2).fill('The playground has no network.'))
    expect(missing.WebSocket).toBe('The playground has no network: there is no `WebSocket`.')
  })
})
