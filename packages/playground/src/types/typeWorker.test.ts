import ts from 'typescript'
import { expect, it } from 'vitest'
import { packDeclarations } from '../node/packDeclarations.js'
import type { TypeReply } from './typeMessages.js'
import { startTypeWorker, type TypeWorkerScope } from './typeWorker.js'

const pack = packDeclarations(ts, { modules: [], siteDir: '/', compilerOptions: { lib: ['es5'] } })

/** A worker whose declarations are at `/pack.json`, and what it says next. */
function worker() {
  const waiting: ((reply: TypeReply) => void)[] = []
  const scope: TypeWorkerScope = {
    onmessage: null,
    postMessage: (reply) => waiting.shift()!(structuredClone(reply)),
    fetch: async (url) => (url === '/pack.json' ? Response.json(pack) : new Response('', { status: 404 })),
  }
  startTypeWorker(ts, scope)
  return (data: unknown) =>
    new Promise<TypeReply>((resolve) => {
      waiting.push(resolve)
      scope.onmessage!({ data })
    })
}

const program = { file: 'a.ts', code: 'const a: string = 1' }

it('is ready when it has read the declarations, and replies to questions by their id', async () => {
  const post = worker()
  expect(await post({ declarations: '/pack.json' })).toEqual({ type: 'ready' })
  expect(await post({ id: 7, question: 'problems', args: [program] })).toMatchObject({
    type: 'reply',
    id: 7,
    result: [{ code: 2322 }],
  })
  expect(await post({ id: 8, question: 'name', args: [program, 0] })).toEqual({
    type: 'reply',
    id: 8,
    result: undefined,
  })
})

it('replies without a result when TypeScript fails', async () => {
  const post = worker()
  await post({ declarations: '/pack.json' })
  expect(await post({ id: 1, question: 'problems', args: [{ file: 'a.txt', code: '' }] })).toEqual({
    type: 'reply',
    id: 1,
    result: undefined,
  })
})

it('says that it has failed when the declarations are not there', async () => {
  expect(await worker()({ declarations: '/absent.json' })).toEqual({ type: 'failed' })
})
