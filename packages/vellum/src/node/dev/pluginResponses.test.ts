import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Plugin } from '../config/plugin.js'
import { respondPlugins } from './pluginResponses.js'

let respond: (request: Request) => unknown = () => undefined
const plugin = { name: 'a', dev: { respond: (request: Request) => respond(request) } } as Plugin
const server = createServer((request, response) => {
  respondPlugins(request, response, [plugin]).then(
    (isDone) => isDone || response.end('left'),
    (error: Error) => response.end(error.message),
  )
})
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(() => void server.close())

async function sent(own: typeof respond) {
  respond = own
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/x`)
  return { response, text: await response.text().catch(() => 'broken off') }
}

it('PL-9: sends the response of a plugin with all its headers, or leaves the request to others', async () => {
  const headers = new Headers([
    ['Set-Cookie', 'a=1'],
    ['Set-Cookie', 'b=2'],
  ])
  const { response, text } = await sent(() => new Response('own', { status: 201, headers }))
  expect([response.status, text, response.headers.getSetCookie()]).toEqual([201, 'own', ['a=1', 'b=2']])
  expect((await sent(() => undefined)).text).toBe('left')
  expect((await sent(() => new Response(null, { status: 204 }))).response.status).toBe(204)
})

it('PL-9, PL-10: names a plugin that returns something else, or a response that was read', async () => {
  const text = '`dev.respond` of the plugin "a" must return a `Response`, not'
  expect((await sent(() => ({ a: 1 }))).text).toBe(`${text} an object.`)
  expect((await sent(() => 'text')).text).toBe(`${text} a string.`)
  const read = new Response('x')
  await read.text()
  expect((await sent(() => read)).text).toBe('`dev.respond` of the plugin "a" threw an error.')
})

it('PL-9: a body that breaks off ends its response', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          controller.error(new Error('broken'))
        },
      }),
    )
  await sent(broken).catch(() => {})
  expect((await sent(() => new Response('next'))).text).toBe('next')
})
