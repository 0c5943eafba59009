import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readOwnHeaders } from './sitePolicy.js'

it("HO-1: paths of the site's own headers are below the base path, written or not", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'headers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, '_headers')
  writeFileSync(file, '/*\n  X-A: 1\n/downloads/*\n  X-B: 2\n/my-docs/embed\n  X-C: 3\n')
  const statics = [{ path: '_headers', file }]
  const pathsAt = async (baseUrl: string) => (await readOwnHeaders(statics, baseUrl)).map(({ path }) => path)
  expect(await pathsAt('/my-docs/')).toEqual(['/my-docs/*', '/my-docs/downloads/*', '/my-docs/embed'])
  expect(await pathsAt('/')).toEqual(['/*', '/downloads/*', '/my-docs/embed'])
  expect(await readOwnHeaders([], '/')).toEqual([])
})
