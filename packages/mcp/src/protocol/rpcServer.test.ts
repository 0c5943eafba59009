import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Handler, RpcError, serveRpc } from './rpcServer.js'

/** Serves lines; resolves to the responses in the order in which they were written. */
async function responsesTo(lines: readonly string[], methods: Readonly<Record<string, Handler>> = {}) {
  const input = new PassThrough()
  const written: string[] = []
  const served = serveRpc({ input, write: (line) => void written.push(line), methods })
  input.end(lines.map((line) => `${line}\n`).join(''))
  await served
  expect(written.every((line) => line.endsWith('\n') && line.indexOf('\n') === line.length - 1)).toBe(true)
  return written.map(
    (line) => JSON.parse(line) as { id: unknown; result?: unknown; error?: { code: number } },
  )
}
const request = (id: unknown, method: string, params?: unknown) =>
  JSON.stringify({ jsonrpc: '2.0', id, method, params })

describe('serveRpc', () => {
  it('MC-2: responds to what is no message, and goes on', async () => {
    const lines = ['{"jsonrpc": ', '7', '[]', '{"id":1,"method":"x"}', request({}, 'x'), '', request(2, 'ok')]
    const responses = await responsesTo(lines, { ok: async () => 'fine' })
    expect(responses.map(({ id, result, error }) => [id, result ?? error?.code])).toEqual([
      [null, -32700],
      [null, -32600],
      [null, -32600],
      [null, -32600],
      [null, -32600],
      [2, 'fine'],
    ])
  })

  it('MC-2: names unknown methods, wrong parameters and errors of the protocol by their codes', async () => {
    const methods = { wrong: () => Promise.reject(new RpcError(-32602, 'Wrong.')) }
    const lines = [request(1, 'toString'), request('a', 'wrong'), request(2, 'wrong', [1])]
    const responses = await responsesTo(lines, methods)
    const codes = Object.fromEntries(responses.map(({ id, error }) => [String(id), error?.code]))
    expect(codes).toEqual({ 1: -32601, a: -32602, 2: -32602 })
  })

  it('MC-2: says nothing to notifications and responses, and responds to a batch with one', async () => {
    const ok = { ok: async () => 1 }
    expect(
      await responsesTo(['{"jsonrpc":"2.0","method":"any"}', '{"jsonrpc":"2.0","id":1,"result":{}}'], ok),
    ).toEqual([])
    const batch = `[${request(1, 'ok')},{"jsonrpc":"2.0","method":"any"}]`
    expect(await responsesTo([batch], ok)).toEqual([[{ jsonrpc: '2.0', id: 1, result: 1 }]])
  })

  it('MC-3: a cancelled request has no response, and others run on', async () => {
    let wasAborted = false
    const slow: Handler = (_, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          wasAborted = true
          reject(new Error('aborted'))
        })
      })
    const cancel = JSON.stringify({
      jsonrpc: '2.0',
      method: 'notifications/cancelled',
      params: { requestId: 1 },
    })
    const responses = await responsesTo([request(1, 'slow'), cancel, request(2, 'ok')], {
      slow,
      ok: async () => 1,
    })
    expect([wasAborted, responses.map(({ id }) => id)]).toEqual([true, [2]])
  })
})
