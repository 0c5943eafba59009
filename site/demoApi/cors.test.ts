// What a browser asks for before a page of another origin may read an answer.

import { describe, expect, it } from 'vitest'
import { createDemoApi } from './service'

const URL_OF_ADA = 'https://api.example.com/v1/users/7'

/** The CORS headers of an answer. */
async function corsHeaders(url: string, init?: RequestInit) {
  const { status, headers } = await createDemoApi().fetch(new Request(url, init))
  const shown = [...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary')
  return { status, headers: Object.fromEntries(shown) }
}

const EXPOSED =
  'Allow, Content-Length, ETag, Idempotent-Replayed, Location, Retry-After, WWW-Authenticate, X-Page, X-Total-Count'

describe('CORS', () => {
  it('lets every origin read, with credentials', async () => {
    expect(await corsHeaders(URL_OF_ADA, { headers: { Origin: 'https://troth.dev' } })).toEqual({
      status: 200,
      headers: {
        'access-control-allow-credentials': 'true',
        'access-control-allow-origin': 'https://troth.dev',
        'access-control-expose-headers': EXPOSED,
        vary: 'Origin',
      },
    })
  })

  it('lets pages read errors too', async () => {
    const { status, headers } = await corsHeaders('https://api.example.com/v1/users/99')
    expect([status, headers['access-control-allow-origin']]).toEqual([404, '*'])
  })

  it('grants the headers that a preflight asks for', async () => {
    const preflight = {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://troth.dev',
        'Access-Control-Request-Method': 'PATCH',
        'Access-Control-Request-Headers': 'content-type,x-trace',
      },
    }
    expect(await corsHeaders(URL_OF_ADA, preflight)).toEqual({
      status: 204,
      headers: {
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'content-type,x-trace',
        'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
        'access-control-allow-origin': 'https://troth.dev',
        'access-control-expose-headers': EXPOSED,
        vary: 'Origin',
      },
    })
  })

  it('is silent for /no-cors', async () => {
    const init = { headers: { Origin: 'https://troth.dev' } }
    const url = 'https://api.example.com/v1/no-cors'
    expect(await corsHeaders(url, init)).toEqual({ status: 200, headers: {} })
    expect(await corsHeaders(url, { ...init, method: 'OPTIONS' })).toEqual({ status: 204, headers: {} })
  })
})
