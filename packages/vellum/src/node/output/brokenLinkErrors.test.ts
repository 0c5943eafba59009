import { describe, expect, it } from 'vitest'
import { formatError } from '../base/errors.js'
import { formatBrokenAnchors, formatBrokenLinks, formatDuplicateRoutes } from './brokenLinkErrors.js'
import type { BrokenLink } from './checkLinks.js'

const link = (page: string, href: string, rest: Partial<BrokenLink> = {}): BrokenLink => ({
  page,
  href,
  target: href,
  positions: [],
  meant: undefined,
  ...rest,
})

describe('formatBrokenLinks', () => {
  it('returns undefined if nothing is broken', () => {
    expect(formatBrokenLinks([])).toBeUndefined()
  })

  it('CF-5: does not suggest the current severity', () => {
    const error = formatBrokenLinks([link('/docs/a', '/nope')], { severity: 'warn' })
    expect(formatError(error)).toContain("set `onBrokenLinks` to 'ignore'.")
  })

  it('lists every link below its page (BK-3)', () => {
    const error = formatBrokenLinks([
      link('/docs/a', '../nope', {
        target: '/nope',
        positions: ['docs/a.md:3', 'docs/a.md:9'],
        meant: '/note',
      }),
      link('/docs/a', '/docs/x/?q=1', { target: '/docs/x' }),
      link('/docs/b', '/docs/nope', { positions: ['docs/b.md:1'] }),
    ])
    expect(formatError(error)).toBe(`3 broken links on 2 pages.

On /docs/a
  ../nope, resolved as /nope (docs/a.md:3, docs/a.md:9). Did you mean /note?
  /docs/x/?q=1 (in a component, the navbar, the footer or a sidebar)

On /docs/b
  /docs/nope (docs/b.md:1)
  Correct the links, or set \`onBrokenLinks\` to 'warn' or 'ignore'. A file in a static folder is linked with \`pathname:///file.pdf\`.`)
  })

  it('lists a link of five or more pages once, but keeps the lines where it is written (BK-3, CN-17)', () => {
    const pages = ['/a', '/b', '/c', '/d', '/e', '/f']
    const error = formatBrokenLinks([
      ...pages.map((page) => link(page, '/gone', { meant: '/done' })),
      link('/g', '/gone', { positions: ['docs/g.md:2'], meant: '/done' }),
      ...pages.slice(0, 4).map((page) => link(page, '/rare')),
    ])
    expect(error?.message).toBe(`11 broken links on 7 pages.

On /g
  /gone (docs/g.md:2). Did you mean /done?

On /a
  /rare (in a component, the navbar, the footer or a sidebar)

On /b
  /rare (in a component, the navbar, the footer or a sidebar)

On /c
  /rare (in a component, the navbar, the footer or a sidebar)

On /d
  /rare (in a component, the navbar, the footer or a sidebar)

On 5 or more pages, so probably in the navbar, the footer or a sidebar
  /gone, on /a, /b, /c and 4 more. Did you mean /done?`)
  })
})

describe('links to several parts of one page', () => {
  const parts = ['a', 'b', 'c', 'd', 'e'].map((part) => `/gone#${part}`)
  const from = (page: string) =>
    parts.map((href) => link(page, href, { target: '/gone', positions: ['x.md:1'] }))

  it('are those of one page, however many they are (BK-3)', () => {
    expect(formatBrokenLinks(from('/one'))?.message).not.toContain('or more pages')
  })

  it('name each page once (BK-3)', () => {
    const pages = ['/one', '/two', '/three', '/four', '/five']
    expect(formatBrokenLinks(pages.flatMap(from))?.message).toContain(
      '/gone#a, resolved as /gone, on /one, /two, /three and 2 more',
    )
  })
})

describe('formatBrokenAnchors', () => {
  it('lists every anchor below its page (BK-4)', () => {
    expect(formatBrokenAnchors([])).toBeUndefined()
    const error = formatBrokenAnchors([
      link('/docs/a', '#nope', { target: '/docs/a#nope', positions: ['docs/a.md:3'], meant: '/docs/a#note' }),
    ])
    expect(formatError(error)).toBe(`1 broken anchor on one page.

On /docs/a
  #nope, resolved as /docs/a#nope (docs/a.md:3). Did you mean /docs/a#note?
  Correct the part after \`#\`, or set \`onBrokenAnchors\` to 'ignore'.`)
  })
})

describe('formatDuplicateRoutes', () => {
  it('BK-7: names the page that is built, and all that are not', () => {
    expect(formatDuplicateRoutes([])).toBeUndefined()
    const a = { path: '/docs/a', sources: ['docs/a.md', 'docs/1-a.md:2', 'docs/z.md:3'] }
    expect(
      formatError(formatDuplicateRoutes([a])),
    ).toBe(`Several pages have the path \`/docs/a\`; only the first is built.
  docs/a.md is built
  docs/1-a.md:2 is not built
  docs/z.md:3 is not built
  Give each page that is not built its own \`slug\`, rename its file, or set \`onDuplicateRoutes\` to 'ignore'.`)
    const error = formatDuplicateRoutes([{ path: '/docs/b', sources: ['docs/b.md', 'docs/c.md'] }, a])
    expect(formatError(error)).toBe(`2 paths have several pages each; only the first is built.

/docs/a
  docs/a.md is built
  docs/1-a.md:2 is not built
  docs/z.md:3 is not built

/docs/b
  docs/b.md is built
  docs/c.md is not built
  Give each page that is not built its own \`slug\`, rename its file, or set \`onDuplicateRoutes\` to 'ignore'.`)
  })
})
