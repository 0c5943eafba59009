// What compiles against a description, and what does not. The description is petstore.ts.

import { describe, expectTypeOf, it } from 'vitest'
import { createClient, type HttpError } from '../../src/index.js'
import { createApi } from '../../src/openapi/index.js'
import type { components, paths } from './petstore.js'

type Pet = components['schemas']['Pet']
type PetError = components['schemas']['Error']
const api = createApi<paths>(createClient())
const pet: Pet = { name: 'Rex', photoUrls: [] }

describe('paths', () => {
  it('are those that have the method', () => {
    api.getAsync('/store/inventory')
    // @ts-expect-error no such path
    api.getAsync('/store')
    // @ts-expect-error the path has no GET
    api.getAsync('/pet')
    // @ts-expect-error the path has no PATCH
    api.patchAsync('/pet', pet)
  })

  it('need their parameters, of their types', () => {
    api.getAsync('/pet/{petId}', { path: { petId: 7 } })
    // @ts-expect-error no parameters
    api.getAsync('/pet/{petId}')
    // @ts-expect-error no path
    api.getAsync('/pet/{petId}', {})
    // @ts-expect-error a wrong name
    api.getAsync('/pet/{petId}', { path: { id: 7 } })
    // @ts-expect-error a wrong type
    api.getAsync('/pet/{petId}', { path: { petId: 'seven' } })
    // @ts-expect-error a path without parameters
    api.getAsync('/store/inventory', { path: { petId: 7 } })
  })
})

describe('parameters', () => {
  it('of the query are checked', () => {
    api.getAsync('/pet/findByStatus', { query: { status: 'sold' } })
    api.getAsync('/pet/findByStatus', { query: { status: 'sold', limit: 3 }, timeout: 1000 })
    api.getAsync('/user/login')
    api.getAsync('/user/login', { query: { username: 'ada' } })
    // @ts-expect-error status is required
    api.getAsync('/pet/findByStatus')
    // @ts-expect-error status is required
    api.getAsync('/pet/findByStatus', { query: {} })
    // @ts-expect-error no such status
    api.getAsync('/pet/findByStatus', { query: { status: 'gone' } })
    // @ts-expect-error no such parameter
    api.getAsync('/user/login', { query: { name: 'ada' } })
    // @ts-expect-error a path without a query
    api.getAsync('/store/inventory', { query: { page: 1 } })
  })

  it('of headers are text, and required when they are', () => {
    api.deleteAsync('/pet/{petId}', { path: { petId: 7 }, headers: { api_key: 'k', 'X-Other': 'x' } })
    api.deleteAsync('/pet/{petId}', { path: { petId: 7 } })
    api.patchAsync('/pet/{petId}', {}, { path: { petId: 7 }, headers: { 'If-Match': '7', 'X-Other': 'x' } })
    // @ts-expect-error If-Match is required
    api.patchAsync('/pet/{petId}', {}, { path: { petId: 7 } })
  })

  it('stand beside the options of a request', () => {
    const { signal } = new AbortController()
    api.getAsync('/store/inventory', { signal, retry: 2, headers: { 'X-Trace': '1' }, timeout: undefined })
    // @ts-expect-error no such option
    api.getAsync('/store/inventory', { timout: 1 })
  })
})

describe('bodies', () => {
  it('are checked', () => {
    api.postAsync('/pet', pet)
    api.postAsync('/pet', pet, { idempotencyKey: 'k' })
    // @ts-expect-error no body
    api.postAsync('/pet')
    // @ts-expect-error photoUrls is missing
    api.postAsync('/pet', { name: 'Rex' })
    // @ts-expect-error no such status
    api.postAsync('/pet', { ...pet, status: 'gone' })
  })

  it('may be none, or left out', () => {
    api.postAsync('/pet/{petId}', undefined, { path: { petId: 7 }, query: { name: 'Rex' } })
    api.patchAsync('/pet/{petId}', undefined, { path: { petId: 7 }, headers: { 'If-Match': '7' } })
    // @ts-expect-error the operation has no body
    api.postAsync('/pet/{petId}', pet, { path: { petId: 7 } })
  })

  it('of other types are sent as the platform sends them', () => {
    api.postAsync('/pet/{petId}/uploadImage', new Blob(['x']), { path: { petId: 7 } })
    api.postAsync('/user/login', new URLSearchParams({ username: 'ada' }))
    api.postAsync('/user/login', new FormData())
    // @ts-expect-error an object is sent as JSON
    api.postAsync('/user/login', { username: 'ada' })
  })

  it('of DELETE are an option', () => {
    api.deleteAsync('/store/inventory', { body: { reason: 'sold' } })
    // @ts-expect-error the body is required
    api.deleteAsync('/store/inventory')
    // @ts-expect-error the operation has no body
    api.deleteAsync('/pet/{petId}', { path: { petId: 7 }, body: pet })
  })
})

describe('data', () => {
  it('is that of the 2xx responses', async () => {
    expectTypeOf((await api.getAsync('/pet/{petId}', { path: { petId: 7 } })).data).toEqualTypeOf<Pet>()
    expectTypeOf((await api.putAsync('/pet', pet)).data).toEqualTypeOf<Pet>()
    const found = await api.getAsync('/pet/findByStatus', { query: { status: 'sold' } })
    expectTypeOf(found.data).toEqualTypeOf<Pet[]>()
    expectTypeOf((await api.getAsync('/user/login')).data).toEqualTypeOf<string>()
    expectTypeOf((await api.postAsync('/user/login', new FormData())).data).toEqualTypeOf<Blob>()
    const deleted = await api.deleteAsync('/pet/{petId}', { path: { petId: 7 } })
    expectTypeOf(deleted.data).toEqualTypeOf<undefined>()
    expectTypeOf((await api.getAsync('/user/logout')).data).toEqualTypeOf<undefined>()
    const patched = await api.patchAsync(
      '/pet/{petId}',
      {},
      { path: { petId: 7 }, headers: { 'If-Match': '7' } },
    )
    expectTypeOf(patched.data).toEqualTypeOf<Pet | undefined>()
  })

  it('is what responseType reads, and nothing of HEAD', async () => {
    const text = await api.getAsync('/pet/{petId}', { path: { petId: 7 }, responseType: 'text' })
    expectTypeOf(text.data).toEqualTypeOf<string>()
    const json = await api.getAsync('/store/inventory', { responseType: 'json' })
    expectTypeOf(json.data).toEqualTypeOf<{ [key: string]: number }>()
    expectTypeOf(
      (await api.headAsync('/pet/{petId}', { path: { petId: 7 } })).data,
    ).toEqualTypeOf<undefined>()
  })

  it('of errors is that of the other responses', async () => {
    const { data, error } = await api.safe.getAsync('/pet/{petId}', { path: { petId: 7 } })
    expectTypeOf(data).toEqualTypeOf<Pet | undefined>()
    if (error?.kind === 'http') expectTypeOf(error).toEqualTypeOf<HttpError<PetError>>()
    const updated = await api.safe.putAsync('/pet', pet)
    if (updated.error?.kind === 'http') expectTypeOf(updated.error.data).toEqualTypeOf<PetError | undefined>()
    api.getAsync('/pet/{petId}', { path: { petId: 7 } }).catch((error) => {
      if (error.kind === 'http') expectTypeOf(error.data).toEqualTypeOf<PetError | undefined>()
    })
  })
})

describe('descriptions of other shapes', () => {
  it('without the keys that have nothing, as openapi-typescript 6 writes them', async () => {
    interface Old {
      '/users/{id}': {
        get: {
          parameters: { path: { id: string } }
          responses: { 200: { content: { 'application/json': { id: number } } } }
        }
      }
      '/users': {
        post: {
          requestBody: { content: { 'application/json': { name: string } } }
          responses: { 201: { content: never } }
        }
      }
    }
    const old = createApi<Old>(createClient<{ detail: string }>())
    expectTypeOf((await old.getAsync('/users/{id}', { path: { id: '7' } })).data).toEqualTypeOf<{
      id: number
    }>()
    expectTypeOf((await old.postAsync('/users', { name: 'Ada' })).data).toEqualTypeOf<undefined>()
    // @ts-expect-error no such path
    old.getAsync('/user')
  })
})
