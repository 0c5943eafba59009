// What test/libraries.test.ts compiles: every form of a body, of options and of a response.

import { createClient, type RequestBody } from '../src/index.js'

const api = createClient<{ detail: string }>({
  baseUrl: new URL('https://api.example.com'),
  credentials: 'include',
  fetchOptions: { redirect: 'manual' },
  fetch: (url, init) => fetch(url, init),
})
const bodies: RequestBody[] = [
  'text',
  new URLSearchParams(),
  new FormData(),
  new Uint8Array(),
  { plain: [1, null] },
]

/** Uses what the types promise. */
export async function use(signal: AbortSignal | undefined): Promise<unknown[]> {
  const text: string = (await api.getAsync('a', { responseType: 'text', signal })).data
  const size: number = (await api.getAsync('a', { responseType: 'blob' })).data.size
  const reader = (await api.getAsync('a', { responseType: 'stream' })).data?.getReader()
  const status: number = (await api.postAsync('a', bodies[0])).status
  const { data, error } = await api.safe.getAsync<{ id: number }>('a')
  return [text, size, reader, status, error ? error.code : data.id]
}
