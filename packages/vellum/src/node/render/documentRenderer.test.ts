import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { sampleDoc, sampleSite } from '../../../test/samplePage.js'
import { createCodeHighlighter } from './codeHighlighter.js'
import { createContentRenderer, createDocumentRenderer } from './documentRenderer.js'
import type { RenderContext } from './renderContext.js'
import type { RenderTask } from './renderTask.js'

const context: RenderContext = {
  site: sampleSite(),
  messages: {},
  docs: [],
  head: [],
  styles: ['/assets/site.css'],
  scripts: [],
  sidebars: {},
  docsFile: undefined,
  prepaint: 'early()',
  banner: undefined,
  buildId: 'b1',
}
const task: RenderTask = {
  page: sampleDoc(),
  head: [],
  body: { type: 'html', key: 'a', hash: '' },
  styles: [],
  script: undefined,
  source: 'docs/install.md',
}
const live: RenderTask = {
  ...task,
  body: { type: 'component', module: 'page.js' },
  script: '/assets/page.js',
}

const highlighter = createCodeHighlighter({
  html: ({ code }) => `<pre>${code}</pre>`,
  isLoaded: () => true,
  load: async () => true,
})
const sources = (Component?: () => unknown) => ({
  html: async () => ({ html: '<h2 id="a">A</h2><p style="color:red"><a href="/docs/b">B</a></p>' }),
  module: async () => ({ default: Component, toc: [{ value: 'Partial', id: 'partial', level: 2 }] }),
  highlighter,
})
const render = async (of = task, more: Partial<RenderContext> = {}, Component?: () => unknown) =>
  (await createDocumentRenderer({ ...context, ...more }, sources(Component)))(of)

describe('createDocumentRenderer', () => {
  it('makes a document and a data file with the same article', async () => {
    const { html, data, css, links, ids, indexable, hasStyles } = await render()
    expect(html).toMatch(/^<!doctype html>\n<html lang="en"/)
    expect(html).toContain('<link rel="stylesheet" href="/assets/site.css">')
    expect(html).not.toContain('style="')
    expect(css).toMatch(/^\.vl-s-\w+\{color:red\}\n$/)
    const file = JSON.parse(data)
    expect(file).toMatchObject({ build: 'b1', page: { path: '/docs/install' } })
    expect(file.styles).toEqual([expect.stringMatching(/^\/_data\/docs\/install\.css\?/)])
    expect(html).toContain(file.html)
    expect(links.map(({ href }) => href)).toContain('/docs/b')
    expect([...ids]).toContain('a')
    expect([indexable, hasStyles]).toEqual([true, false])
  })

  it('SR-1, SR-3: reads the sections of a page for the search of the site, unless it is hidden', async () => {
    const site = sampleSite({ search: { manifest: '/_data/_search.json', scopes: ['default'] } })
    const robots = [{ tagName: 'meta', attributes: { name: 'robots', content: 'noindex' } }]
    const records = [
      await render(task, { site }),
      // Search engines are excluded from the whole site; its readers are not.
      await render({ ...task, head: robots }, { site }),
      await render({ ...task, page: sampleDoc({ headTags: robots }) }, { site }),
      await render({ ...task, page: sampleDoc({ notice: 'unlisted' }) }, { site }),
      await render(task),
    ]
    const anchors = records.map(({ search }) => search?.sections.map(({ id }) => id))
    expect(anchors).toEqual([['', 'a'], ['', 'a'], undefined, undefined, undefined])
  })

  it('writes the stylesheets of the site into a small document, but not into the home page', async () => {
    const inlineCss = { css: 'b{}', bytes: 3 }
    const inline = await render(task, { inlineCss })
    expect([inline.hasStyles, inline.html.includes('<style>b{}</style>')]).toEqual([true, true])
    expect(inline.sources.styles).toHaveLength(1)
    const boot = { code: 'boot()', src: '/assets/boot.js', load: '/assets/shell.js' }
    const watched = await render(
      { ...task, page: sampleDoc({ path: '/' }) },
      { inlineCss, banner: 'watch()', boot },
    )
    expect(watched.hasStyles).toBe(false)
    expect(watched.html).toContain('<script>watch()</script>')
    expect(watched.html).toContain('src="/assets/boot.js"')
    const other = await render(task, { inlineCss, banner: 'watch()', boot })
    expect(other.html).not.toContain('watch()')
    expect(other.html).toContain('>boot()</script>')
  })

  it('renders a component, with the headings that its module exports', async () => {
    const page = sampleDoc({ toc: { headings: [], minHeadingLevel: 2, maxHeadingLevel: 3 } as never })
    const { html, data } = await render({ ...live, page }, {}, () => createElement('b', {}, 'Live'))
    expect(html).toContain('<b>Live</b>')
    expect(JSON.parse(data)).toMatchObject({
      script: '/assets/page.js',
      page: { toc: { headings: [{ id: 'partial' }] } },
    })
    expect(JSON.parse(data)).not.toHaveProperty('html')
  })

  it('names the page and the file of a component that throws', async () => {
    const rendering = render(live, {}, () => {
      throw new Error('Boom.')
    })
    await expect(rendering).rejects.toMatchObject({
      message: 'The page "/docs/install" cannot be rendered.',
      files: ['docs/install.md'],
      cause: { message: 'Boom.' },
    })
  })
})

describe('createContentRenderer', () => {
  it('renders the body alone', async () => {
    const content = await createContentRenderer(
      context,
      sources(() => createElement('b', {}, 'Live')),
    )
    expect(await content(live)).toBe('<b>Live</b>')
  })
})
