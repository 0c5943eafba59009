// What entries.built.test.ts compiles with the built declarations, as projects of all kinds do.

import { createClient } from 'troth'
import { createMock, fault, reply, sequence } from 'troth/mock'
import { type Progress, progressFetch } from 'troth/progress'
import { readEvents, readLines, readNdjson, subscribe } from 'troth/sse'

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
  return [texts, reports, mock.requests.map(({ url }) => url)]
}
