// What the site hosts, made from the built Troth and compared with what it is made from.

import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_APPS, readExample } from '../examples/exampleFolders'
import { modules } from '../playground/modules'
import { readTroth } from '../reference/trothFiles'
import { urls } from '../urls'
import { hostFiles } from './hostFiles'
import { listFolder } from './outputFolder'

// Made here and not in a hook: what is deleted at the end is this folder, even when a hook fails before.
const temp = mkdtempSync(join(tmpdir(), 'hosted-'))
const folder = join(temp, 'files')
const text = (path: string) => readFileSync(join(folder, path), 'utf8')
beforeAll(async () => {
  expect(await hostFiles(folder)).toBe(folder)
})
afterAll(() => rmSync(temp, { recursive: true }))

it('has the files of Troth under the paths of a CDN', () => {
  const { files } = readTroth()
  const hosted = listFolder(folder).filter((path) => path.startsWith('npm/'))
  expect(hosted).toEqual(
    [...files.keys()]
      .filter((path) => !path.includes('cjs'))
      .map((path) => `npm/troth@0.2/${path}`)
      .sort(),
  )
  for (const path of hosted) {
    const bytes = files.get(path.slice('npm/troth@0.2/'.length))!
    expect(readFileSync(join(folder, path)).equals(bytes), path).toBe(true)
  }
})

it('has the entries of Troth besides the core, and the sources that maps name', () => {
  const hosted = listFolder(folder)
  const url = (path: string) => `npm/troth@0.2/${path}`
  for (const { name } of modules) expect(hosted).toContain(url(`dist/esm${name.slice(5)}/index.js`))
  const maps = hosted.filter((path) => path.startsWith('npm/') && path.endsWith('.map'))
  const named = maps.flatMap((path) =>
    (JSON.parse(text(path)).sources as string[]).map((source) => posix.join(posix.dirname(path), source)),
  )
  expect(maps).toHaveLength(9)
  expect(named).toContain(url('src/mock/mock.ts'))
  expect(named.filter((path) => !hosted.includes(path))).toEqual([])
})

it.each(['esm-cdn', 'umd'] as const)('runs the page of %s, with this site in place of its address', (app) => {
  const page = readExample(app).find(({ path }) => path === 'index.html')!.text
  expect(text(`examples/${app}/index.html`).replaceAll('"../../', `"${urls.site}/`)).toBe(page)
})

it.each(EXAMPLE_APPS)('loads all that %s needs from this site', (app) => {
  const page = text(`examples/${app}/index.html`)
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"|"troth": "([^"]+)"/g)].map(
    ([, file, module]) => (file ?? module)!,
  )
  expect(loaded).not.toEqual([])
  for (const path of loaded) expect(existsSync(join(folder, 'examples', app, path)), path).toBe(true)
})

it('does nothing when nothing has changed, and replaces what is missing', async () => {
  const file = join(folder, 'demo-api.js')
  const { mtimeMs } = statSync(file)
  await hostFiles(folder)
  expect(statSync(file).mtimeMs).toBe(mtimeMs)
  const before = text('demo-api.js')
  rmSync(file)
  await hostFiles(folder)
  expect(text('demo-api.js')).toBe(before)
})
