// The complete example of the README, run with the built package as a reader runs it, and its script for browsers.

import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { GlobalRegistrator } from '@happy-dom/global-registrator'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readmeExample } from '../../create-vellum/test/readmeExample.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const { files, commands } = readmeExample(readme, 'A complete example')
const folder = mkdtempSync(join(tmpdir(), 'vellum-search-'))

let printed = ''
beforeAll(() => {
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(root, join(folder, 'node_modules/vellum-search'), 'junction')
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
  for (const command of commands) {
    const [, script = ''] = command.split(' ')
    printed += execFileSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' })
  }
})
afterAll(async () => {
  vi.unstubAllGlobals()
  if (GlobalRegistrator.isRegistered) await GlobalRegistrator.unregister()
  rmSync(folder, { recursive: true, force: true })
})

describe('the README', () => {
  it('has an example that prints what it says', () => {
    expect(commands).toEqual(['node make-index.mjs', 'node search.mjs'])
    expect(printed).toBe(files.Output)
  })

  it('has a script for browsers that shows results, and says when there are none to be had', async () => {
    GlobalRegistrator.register()
    let isOffline = false
    vi.stubGlobal('fetch', async (url: string) => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return { ok: true, status: 200, text: async () => readFileSync(join(folder, 'public', url), 'utf8') }
    })
    const script = join(folder, 'searchBox.mjs')
    writeFileSync(script, readmeExample(readme, 'In the browser').files['searchBox.js']!)
    const { startSearch } = await import(pathToFileURL(script).href)
    const input = document.createElement('input')
    const list = document.createElement('p')
    startSearch(input, list)
    const type = (query: string) => {
      input.value = query
      input.dispatchEvent(new Event('input'))
    }
    isOffline = true
    type('delay')
    await expect.poll(() => list.textContent).toBe('The search is not available: Cannot load /search.json')
    isOffline = false
    type('d')
    type('max delay')
    await expect.poll(() => list.querySelector('a')?.getAttribute('href')).toBe('/docs/retries#backoff')
    expect(list.innerHTML).toContain('Retries › Backoff<br>')
    expect(list.innerHTML).toContain('<mark>maxDelay</mark>')
  })
})
