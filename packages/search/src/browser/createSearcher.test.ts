import { describe, expect, it } from 'vitest'
import {
  filesOf,
  hrefsOf,
  MANIFEST,
  searchFiles,
  searchPages,
  serveFiles,
  testIndex,
} from '../../test/searchPages.js'
import { createSearcher, SearchLoadError } from './createSearcher.js'
import type { SearchFetch } from './loadFiles.js'

const PAGES = {
  '/docs/retry': `# Retry
    Requests are sent again when the server is busy, and with them the constructor.
    ## Retry-After #after
    ${'Some words before it. '.repeat(10)}The server says {retry} when it wants. ${'Some words after it. '.repeat(5)}`,
}
/** So many pages that the index has parts. */
const MANY = {
  ...PAGES,
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, i) => [
      `/p${i}`,
      `# Topic${i}\n${`word${i} `.repeat(3)}${Array.from({ length: 400 }, (_, j) => `longword${i}x${j}`).join(' ')}`,
    ]),
  ),
}

const searcherOf = (fetch: SearchFetch) => createSearcher({ manifest: MANIFEST, scopes: ['default'], fetch })

describe('a query', () => {
  const { searcher } = searchPages(PAGES)

  it.each([
    ['nothing', ''],
    ['spaces', ' \t\n'],
    ['10,000 characters', 'retry '.repeat(1700)],
    ['one word of 10,000 characters', 'a'.repeat(10_000)],
    ['a code of 10,000 characters', 'A'.repeat(10_000)],
    ['half URLs', `Error: ${'a:/'.repeat(3400)}`],
    ['stop words', 'how to do it'],
    ['regular expressions', '(.*)+[^a-z]{2,}\\'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['control characters', '\0\u0001\u001b[31m'],
    ['emoji', '👩‍👩‍👧 🎉'],
    ['marks of direction', '\u202e\u2066retry\u200f'],
    ['half of a surrogate pair', '\ud83d'],
    ['names of objects', 'constructor __proto__ toString hasOwnProperty'],
  ])('SR-15: never fails: %s', async (_, query) => {
    const start = process.cpuUsage()
    const { pages } = await searcher.search(query)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000)
    expect(pages.every(({ sections }) => sections.length > 0)).toBe(true)
  })

  it('SR-15: without words loads nothing', async () => {
    const { searcher, requested } = searchPages(PAGES)
    expect(await searcher.search(' ?! ')).toEqual({ pages: [] })
    expect(requested).toEqual([])
  })

  it('SR-17: marks what it found, in the headings and in the part of the text that has it', async () => {
    const { pages } = await searcher.search('retry after')
    expect(pages).toEqual([
      {
        href: '/docs/retry',
        title: 'Retry',
        breadcrumb: [],
        sections: [
          {
            href: '/docs/retry#after',
            headings: [[{ text: 'Retry-After', isMatch: true }]],
            snippet: expect.arrayContaining([{ text: 'retry', isMatch: true }]),
          },
        ],
      },
    ])
    const snippet = pages[0]!.sections[0]!.snippet.map(({ text }) => text).join('')
    expect(snippet).toMatch(/^….* The server says retry when it wants\..*…$/)
    expect(snippet.length).toBeLessThan(165)
  })
})

describe('loading', () => {
  const all = filesOf(testIndex(MANY))

  it('SR-15: loads a file once, also for searches at the same time', async () => {
    const { fetch, requested } = serveFiles(all)
    const searcher = searcherOf(fetch)
    await Promise.all([searcher.prepare(), searcher.search('topic7'), searcher.search('topic7')])
    expect(requested.length).toBe(new Set(requested).size)
  })

  it('SR-13: takes a round of requests for the terms and messages of a query, and one for its pages', async () => {
    const files = filesOf(testIndex({ ...MANY, '/e': '# E\n## E_BUSY #E_BUSY\nBusy.' }))
    const { fetch } = serveFiles(files)
    let waiting: (() => void)[] = []
    const rounds: string[][] = []
    const searcher = searcherOf((url, options) => {
      if (waiting.length === 0) rounds.push([])
      rounds.at(-1)!.push(/search-default-([a-z])/.exec(url)?.[1] ?? url)
      return new Promise((resolve) => waiting.push(() => resolve(fetch(url, options))))
    })
    let isDone = false
    const results = searcher.search('E_BUSY in topic7').finally(() => {
      isDone = true
    })
    while (!isDone) {
      await new Promise((resolve) => setTimeout(resolve))
      const arrived = waiting
      waiting = []
      for (const arrive of arrived) arrive()
    }
    expect(hrefsOf(await results)).toEqual(expect.arrayContaining(['/e#E_BUSY', '/p7']))
    expect(rounds.map((kinds) => [...new Set(kinds)].sort())).toEqual([[MANIFEST], ['e', 's'], ['c']])
  })

  it('SR-13: loads no more pages in place of some that say the same', async () => {
    const twin = '# Upload\n## Upload a file #u\nSend a file.'
    const twins = Object.fromEntries(['a', 'b'].map((name) => [`/twin-${name}`, twin]))
    const others = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`/other${i}`, `# Other ${i}\nUpload, ${'and more '.repeat(i)}.`]),
    )
    const { fetch, requested } = serveFiles(filesOf(testIndex({ ...MANY, ...twins, ...others })))
    const { pages } = await searcherOf(fetch).search('upload a file')
    expect(pages.map(({ href }) => href)).toEqual([
      '/twin-a',
      ...Array(3).fill(expect.stringMatching('/other')),
    ])
    expect(requested.filter((url) => /-c\d/.test(url))).toHaveLength(5)
  })

  it.each([
    ['is cut', (text: string) => text.slice(0, -10)],
    ['is the home page', () => '<!doctype html><title>Home</title>'],
    ['is empty', () => ''],
  ])('SR-15: rejects when a file %s, and the next search loads it again', async (_, damage) => {
    for (const kind of [/_search\.json$/, /-s\d+-/, /-c\d+-/]) {
      const damaged = new Map([...all].map(([url, text]) => [url, kind.test(url) ? damage(text) : text]))
      const served = new Map(damaged)
      const { fetch } = serveFiles(served)
      const searcher = searcherOf(fetch)
      await expect(searcher.search('topic7')).rejects.toThrow(SearchLoadError)
      for (const [url, text] of all) served.set(url, text)
      expect(hrefsOf(await searcher.search('topic7'))).toEqual(['/p7'])
    }
  })

  it('SR-15: rejects an index of another version, and reads it when it is of this one', async () => {
    const served = new Map(all)
    served.set(MANIFEST, all.get(MANIFEST)!.replace(/"version":\d+/, '"version":0'))
    const searcher = searcherOf(serveFiles(served).fetch)
    await expect(searcher.search('topic7')).rejects.toThrow(`Cannot load ${MANIFEST}`)
    served.set(MANIFEST, all.get(MANIFEST)!)
    expect(hrefsOf(await searcher.search('topic7'))).toEqual(['/p7'])
  })

  it('SR-15: loads a damaged file past the cache of the browser', async () => {
    const modes: string[] = []
    const searcher = searcherOf(async (url, { cache }) => {
      if (/-s\d/.test(url)) modes.push(cache)
      const text = modes.length === 1 && /-s\d/.test(url) ? 'cut' : all.get(url)!
      return { ok: true, status: 200, text: async () => text }
    })
    await expect(searcher.search('topic7')).rejects.toThrow(SearchLoadError)
    await searcher.search('topic7')
    expect(modes).toEqual(['default', 'reload'])
  })

  it('SR-15: offline rejects with the reason, and recovers', async () => {
    let isOffline = true
    const { fetch } = serveFiles(all)
    const searcher = searcherOf((url, options) => {
      if (isOffline) throw new TypeError('Failed to fetch')
      return fetch(url, options)
    })
    const error = await searcher.search('topic7').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({
      name: 'SearchLoadError',
      message: `Cannot load ${MANIFEST}`,
      cause: { message: 'Failed to fetch' },
    })
    await expect(searcher.prepare()).rejects.toThrow(SearchLoadError)
    isOffline = false
    await searcher.prepare()
    expect(hrefsOf(await searcher.search('topic7'))).toEqual(['/p7'])
  })

  it('SR-15: reads the manifest again when another build has replaced the files', async () => {
    const served = new Map(all)
    const { fetch, requested } = serveFiles(served)
    const searcher = searcherOf(fetch)
    await searcher.prepare()
    served.clear()
    for (const [url, text] of filesOf(testIndex({ ...MANY, '/new': '# Topic7\nNew.' }))) served.set(url, text)
    expect(hrefsOf(await searcher.search('topic7')).sort()).toEqual(['/new', '/p7'])
    expect(requested.filter((url) => url === MANIFEST)).toHaveLength(2)
  })

  it('SR-15: reads it again once only', async () => {
    const served = new Map([...all].filter(([url]) => !/-s\d/.test(url)))
    const { fetch, requested } = serveFiles(served)
    await expect(searcherOf(fetch).search('topic7')).rejects.toThrow(SearchLoadError)
    expect(requested.filter((url) => url === MANIFEST)).toHaveLength(2)
  })

  it('SR-15: loads nothing more for a query that was replaced', async () => {
    const { fetch, requested } = serveFiles(all)
    const searcher = searcherOf(fetch)
    await searcher.prepare()
    const abort = new AbortController()
    const search = searcher.search('topic7', { signal: abort.signal })
    abort.abort()
    await expect(search).rejects.toMatchObject({ name: 'AbortError' })
    expect(requested.some((url) => /-c\d/.test(url))).toBe(false)
  })

  it('SR-12: searches the scopes that the site has', async () => {
    const { fetch } = serveFiles(all)
    const search = (scopes: string[]) =>
      createSearcher({ manifest: MANIFEST, scopes, fetch }).search('topic7')
    expect(hrefsOf(await search(['docs-default-current', 'default']))).toEqual(['/p7'])
    expect(await search(['docs-default-current'])).toEqual({ pages: [] })
    expect(hrefsOf(await createSearcher({ manifest: MANIFEST, fetch }).search('topic7'))).toEqual(['/p7'])
  })

  it('SR-15: fifty quick keystrokes end with the results of the last one', async () => {
    const { searcher } = searchFiles(all)
    const typed = Array.from({ length: 50 }, (_, i) =>
      'topic7 retry after the server says when'.slice(0, (i % 38) + 1),
    )
    const results = await Promise.all(typed.map((query) => searcher.search(query)))
    expect(hrefsOf(results.at(-1)!)).toEqual(hrefsOf(await searcher.search(typed.at(-1)!)))
  })
})
