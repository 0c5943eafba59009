import { describe, expect, it } from 'vitest'
import * as troth from '../src/index.js'
import { createClient } from '../src/index.js'

describe('the public surface', () => {
  it('exports the documented names and no others', () => {
    expect(Object.keys(troth).sort()).toEqual([
      'AbortError',
      'ConfigError',
      'HttpError',
      'NetworkError',
      'ParseError',
      'SchemaError',
      'TimeoutError',
      'TrothError',
      'createClient',
      'isTrothError',
    ])
  })

  it('gives a client its calls and three more members, and safe the same calls', () => {
    const client = createClient()
    const calls = [
      'deleteAsync',
      'getAsync',
      'headAsync',
      'patchAsync',
      'postAsync',
      'putAsync',
      'requestAsync',
    ]
    expect(Object.keys(client).sort()).toEqual([...calls, 'extend', 'safe', 'setHeaders'].sort())
    expect(Object.keys(client.safe).sort()).toEqual(calls)
  })

  it('has methods that do not depend on this', async () => {
    const { getAsync, setHeaders, extend } = createClient({ fetch: async () => new Response() })
    setHeaders({ a: '1' })
    extend({})
    expect((await getAsync('https://api.example.com')).status).toBe(200)
  })
})
