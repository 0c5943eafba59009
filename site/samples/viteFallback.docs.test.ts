// What the page about Vite says of paths that do not exist, tried with Vite's own server.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient, type ResponseType } from 'troth'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'

const root = mkdtempSync(join(tmpdir(), 'vite-fallback-'))
let server: ViteDevServer
beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><p>start page</p>')
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1' },
  })
  await server.listen()
})
afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

async function ask(responseType: ResponseType): Promise<unknown> {
  const api = createClient({ baseUrl: server.resolvedUrls!.local[0]!, responseType })
  const { data, error } = await api.safe.getAsync('not-proxied/users/7')
  return error?.kind === 'http' ? error.status : data
}

it('responds with the start page, unless the request asks for JSON only', async () => {
  expect(await ask('auto')).toContain('start page')
  expect(await ask('json')).toBe(404)
})
