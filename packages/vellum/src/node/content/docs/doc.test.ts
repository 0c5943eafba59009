import { describe, expect, it } from 'vitest'
import { makeDoc } from './doc.js'

const doc = (path: string, text = '') =>
  makeDoc({ path, source: `docs/${path}`, file: `/site/docs/${path}`, text }, { versionPath: '/docs' })

describe('makeDoc', () => {
  it('T-45: takes id, URL and position from the names', () => {
    expect(doc('02-guides/01-start.md')).toMatchObject({
      id: 'guides/start',
      baseId: 'start',
      permalink: '/docs/guides/start',
      position: 1,
      sourceFolder: '02-guides',
      sourceName: '01-start.md',
      isIndex: false,
    })
    expect(doc('2024-05-01-notes.md')).toMatchObject({ id: '2024-05-01-notes', position: undefined })
  })

  it('RT-6, URL-6: serves an index at the path of its folder with a slash', () => {
    expect(doc('03-api/02-troth/index.mdx')).toMatchObject({
      id: 'api/troth/index',
      permalink: '/docs/api/troth/',
      isIndex: true,
    })
    expect(doc('api/troth/troth.md')).toMatchObject({ id: 'api/troth/troth', permalink: '/docs/api/troth/' })
  })

  it('SB-9: recognizes an index by the names on disk, numbers included', () => {
    expect(doc('guide/01-index.md')).toMatchObject({ permalink: '/docs/guide/index', isIndex: false })
    expect(doc('01-guide/guide.md')).toMatchObject({ permalink: '/docs/guide/guide', isIndex: false })
    expect(doc('01-guide/01-guide.md')).toMatchObject({
      id: 'guide/guide',
      permalink: '/docs/guide/',
      isIndex: true,
    })
  })

  it('SB-5: `slug: /` is the root of the docs', () => {
    expect(doc('intro.md', '---\nslug: /\n---\n').permalink).toBe('/docs')
    expect(
      makeDoc({ path: 'a.md', source: 'a.md', file: '/site/a.md', text: '' }, { versionPath: '/' }).permalink,
    ).toBe('/a')
  })

  it('SB-3, FM-21: keeps numbers when configured', () => {
    expect(doc('01-a/02-b.md', '---\nparse_number_prefixes: false\n---\n')).toMatchObject({
      id: '01-a/02-b',
      permalink: '/docs/01-a/02-b',
      position: undefined,
    })
  })

  it('SB-4, FM-8: front matter wins', () => {
    expect(doc('01-a/02-b.md', '---\nid: own\nsidebar_position: 1.5\n---\n')).toMatchObject({
      id: 'a/own',
      permalink: '/docs/a/own',
      position: 1.5,
    })
  })

  it('SB-6, SB-7: title and description from front matter, content, name', () => {
    expect(doc('a.md', '---\ntitle: T\ndescription: D\n---\n# H\n\ntext')).toMatchObject({
      title: 'T',
      description: 'D',
      hasContentTitle: true,
    })
    expect(doc('a.md', '# H\n\ntext')).toMatchObject({
      title: 'H',
      description: 'text',
      hasContentTitle: true,
    })
    expect(doc('a.md', 'text')).toMatchObject({ title: 'a', description: 'text', hasContentTitle: false })
    expect(doc('a.md', '---\ntitle: ""\n---\n# H')).toMatchObject({ title: '' })
  })

  it('has the old paths that redirect to it', () => {
    expect(doc('a.md', '---\nredirect_from: /docs/old\n---\n').redirectFrom).toEqual(['/docs/old'])
    expect(doc('a.md', '---\nredirect_from: [/docs/x, /y]\n---\n').redirectFrom).toEqual(['/docs/x', '/y'])
    expect(doc('a.md')).toMatchObject({ redirectFrom: [], file: '/site/docs/a.md' })
  })

  it('has the line that its body starts at', () => {
    expect(doc('a.md', '---\ntitle: T\n---\ntext')).toMatchObject({ body: 'text', bodyLine: 4 })
  })

  it('keeps names with spaces, emoji and %', () => {
    expect(doc('my docs/é 🎉 100%.md')).toMatchObject({
      id: 'my docs/é 🎉 100%',
      permalink: '/docs/my docs/é 🎉 100%',
    })
  })
})
