// What entries.built.test.ts compiles with the built declarations, as projects of all kinds do.

import { createClient } from 'troth'
import { basic, bearer, csrf } from 'troth/auth'
import { dedupe, limit } from 'troth/fetch'
import { createMock, createRecorder, createReplay, fault, reply, sequence } from 'troth/mock'
import { createApi } from 'troth/openapi'
import { type Progress, progressFetch } from 'troth/progress'
import { readEvents, readLines, readNdjson, subscribe } from 'troth/sse'

interface Paths {
  '/users/{id}': {
    get: {
      parameters: { path: { id: number }; query?: { page?: number } }
      responses: { 200: { content: { 'application/json': { name: string } } } }
    }
    put?: never
    post: {
      parameters: { path: { id: number } }
      requestBody: { content: { 'application/json': { name: string } } }
      responses: { 201: { content?: never } }
    }
  }
}

/** Uses what the types promise. */
export async function use(signal: AbortSignal | undefined): Promise<unknown[]> {
  const mock = createMock({
    'GET /users/:id': ({ params, headers }) => ({ id: Number(params.id), token: headers.get('x-token') }),
    'GET /flaky': sequence(fault('network'), reply('', { status: 503, delay: 10 }), new Response()),
  })
  const reports: Progress[] = []
  const onDownloadProgress = (progress: Progress) => reports.push(progress)
  const api = createClient({ fetch: progressFetch({ fetch: mock.fetch, onDownloadProgress }) })
  const { data } = await api.getAsync('x', { responseType: 'stream', signal })
  const texts: string[] = []
  for await (const line of readLines(data, { signal })) texts.push(line)
  for await (const { id } of readNdjson<{ id: string }>(data)) texts.push(id)
  for await (const event of readEvents(await fetch('https://api.example.com'))) texts.push(event.data)
  for await (const event of subscribe(api, 'x', { signal, reconnect: false })) texts.push(event.id)
  const recorder = createRecorder({ fetch: limit({ concurrency: 2, rate: 10 }) })
  const signed = createClient({ fetch: dedupe({ fetch: recorder.fetch }) })
    .extend(bearer({ getToken: () => texts[0], refresh: async () => {}, lock: undefined }))
    .extend(csrf({ cookie: undefined }))
    .extend(basic('ada', 'secret'))
  const typed = createApi<Paths>(signed)
  const { data: user } = await typed.getAsync('/users/{id}', {
    path: { id: 7 },
    query: { page: undefined as never },
    signal,
  })
  await typed.safe.postAsync('/users/{id}', { name: user.name }, { path: { id: 7 } })
  texts.push(user.name, ...createReplay(recorder.recording).unused)
  return [texts, reports, mock.requests.map(({ url }) => url)]
}
