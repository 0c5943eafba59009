// What httpServer adds to the service: sockets.

import { request } from 'node:http'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type DemoServer, startDemoServer } from './httpServer'

describe('startDemoServer', () => {
  let server: DemoServer
  beforeEach(async () => {
    server = await startDemoServer()
  })
  afterEach(() => server.close())

  it('serves the instance that it hands out', async () => {
    await server.api.fetch(new Request('http://any/v1/users/4', { method: 'DELETE' }))
    expect((await fetch(`${server.origin}/v1/users/4`)).status).toBe(404)
  })

  it('sends the first half of a body before it hangs up', async () => {
    const seen = await new Promise((resolve, reject) => {
      let text = ''
      request(`${server.origin}/v1/drop-body`, (response) => {
        response.setEncoding('utf8')
        response.on('data', (chunk) => {
          text += chunk
        })
        response.on('error', (error) =>
          resolve({ status: response.statusCode, text, code: 'code' in error && error.code }),
        )
        response.on('end', () => reject(new Error('The body is whole.')))
      }).end()
    })
    expect(seen).toEqual({ status: 200, text: '{"id":7,"name":"Ada', code: 'ECONNRESET' })
  })

  it('closes at once, open answers too', async () => {
    const stalled = await fetch(`${server.origin}/v1/stall`)
    const body = stalled.text()
    const answers = vi.spyOn(server.api, 'fetch')
    const slow = fetch(`${server.origin}/v1/slow?ms=59000`)
    const ends = Promise.all([
      expect(body).rejects.toThrow('terminated'),
      expect(slow).rejects.toThrow('fetch failed'),
    ])
    await expect.poll(() => answers).toHaveBeenCalledOnce()
    await server.close()
    await ends
  })

  it('stops to work for a caller who has left', async () => {
    const answers = vi.spyOn(server.api, 'fetch')
    const abort = new AbortController()
    const call = fetch(`${server.origin}/v1/slow?ms=59000`, { signal: abort.signal })
    await expect.poll(() => answers.mock.results.length).toBe(1)
    abort.abort()
    await expect(call).rejects.toThrow('aborted')
    await expect(answers.mock.results[0]?.value).rejects.toThrow('aborted')
  })

  it('is no proxy', async () => {
    const { port } = new URL(server.origin)
    const firstLine = await new Promise((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('GET http://example.org/ HTTP/1.1\r\nHost: example.org\r\n\r\n')
      })
      socket.once('data', (data) => {
        resolve(String(data).split('\r\n')[0])
        socket.destroy()
      })
    })
    expect(firstLine).toBe('HTTP/1.1 400 Bad Request')
  })
})
