import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readBuiltSite } from './readBuiltSite.js'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vellum-built-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

it('names pictures of authors by their files, and others by their text [MG-7]', () => {
  const page = `<main>
    <img class="avatar__photo" src="https://example.com/ann.png" alt="Ann">
    <img class="avatar__photo" src="https://example.com/bob.png" alt="">
    <img src="/assets/plan-0a1b2c3d4e5f.png" alt="The plan">
    <img src="/assets/plan-0a1b2c3d4e5f.png" alt="">
  </main>`
  writeFileSync(join(dir, 'index.html'), page)
  expect(readBuiltSite(dir).pages.get('/')?.images).toEqual(['ann.png', 'bob.png', 'The plan', 'plan.png'])
})

it('takes the file of a page for what its URL is, not a redirect beside it [MG-7]', () => {
  const redirect = (to: string) => `<meta http-equiv="refresh" content="0; url=${to}">`
  writeFileSync(join(dir, 'a.html'), '<main>A</main>')
  writeFileSync(join(dir, 'a.html.html'), redirect('/a'))
  writeFileSync(join(dir, 'b.html.html'), redirect('/a'))
  const { pages, redirects } = readBuiltSite(dir)
  expect([...pages.keys()]).toEqual(['/a'])
  expect([...redirects]).toEqual([['/b.html', '/a']])
})
