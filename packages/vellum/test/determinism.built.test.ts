// The same site is the same bytes: wherever it lies, on however many threads, with
// whatever is in its cache.

import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { buildSite, contentsOf, differences, filesIn, testSites } from './builtSite.js'

const { copyFixture } = testSites()

describe('build', () => {
  let siteDir: string
  let first: ReadonlyMap<string, Buffer>
  let pages: number

  beforeAll(async () => {
    siteDir = copyFixture('starter')
    const { error, result } = await buildSite(siteDir, { workers: 1, isFresh: true })
    expect(error).toBeUndefined()
    first = contentsOf(join(siteDir, 'dist'))
    pages = result!.compiled
  })

  /** Builds again and compares; returns how many pages were compiled. */
  async function compiledAgain(options: Parameters<typeof buildSite>[1] = {}): Promise<number | undefined> {
    const { error, result } = await buildSite(siteDir, options)
    expect(error).toBeUndefined()
    expect(differences(first, contentsOf(join(siteDir, 'dist')))).toEqual([])
    return result?.compiled
  }

  it('makes the same files in another folder, on two threads', async () => {
    const other = copyFixture('starter')
    const { error, result } = await buildSite(other, { workers: 2, isFresh: true })
    expect(error).toBeUndefined()
    expect(differences(first, contentsOf(join(other, 'dist')))).toEqual([])
    expect(result?.compiled).toBe(pages)
  })

  it('names nothing of the folder that it was made in', () => {
    const found = [...first].filter(([, bytes]) => bytes.includes(siteDir)).map(([name]) => name)
    expect(found).toEqual([])
  })

  it('makes the same files from its cache, and compiles nothing', async () => {
    expect(await compiledAgain()).toBe(0)
  })

  it('makes the same files without its cache', async () => {
    expect(await compiledAgain({ cache: false })).toBe(pages)
  })

  it('makes the same files when those of the cache are cut, emptied, overwritten or longer', async () => {
    const damages = [
      (file: string) => truncateSync(file, 20),
      (file: string) => truncateSync(file, 0),
      (file: string) => writeFileSync(file, 'nonsense\n'.repeat(20)),
      (file: string) => appendFileSync(file, 'more'),
    ]
    const cache = join(siteDir, '.vellum/cache')
    const files = filesIn(cache)
    expect(files.length).toBeGreaterThan(100)
    for (const [i, file] of files.entries()) damages[i % damages.length]!(join(cache, file))
    expect(await compiledAgain()).toBe(pages)
  })

  it('compiles one page when one was edited, and changes no other', async () => {
    const file = join(siteDir, 'docs/content/gfm.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, `${text}\nOne more line.\n`)
    const { error, result } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    expect(result?.compiled).toBe(1)
    const changed = differences(first, contentsOf(join(siteDir, 'dist')))
    expect(changed).toEqual(
      ['', '.br', '.gz']
        .flatMap((form) => [`_data/docs/content/gfm.json${form}`, `docs/content/gfm/index.html${form}`])
        .sort(),
    )
    writeFileSync(file, text)
    expect(await compiledAgain()).toBe(1)
  })

  it('compiles the pages that link to a page whose URL has changed', async () => {
    const file = join(siteDir, 'docs/content/slug-absolute.md')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replace('slug: /absolute', 'slug: /moved'))
    const { error, result } = await buildSite(siteDir)
    expect(error).toBeUndefined()
    const html = readFileSync(join(siteDir, 'dist/docs/content/links/index.html'), 'utf8')
    expect(result?.compiled).toBe(2)
    expect(html).toContain('<a href="/docs/moved">')
    writeFileSync(file, text)
    expect(await compiledAgain()).toBe(2)
  })
})
