import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import type { RenderedHtml } from '../../shared/rendering.js'
import type { RenderTask } from './renderTask.js'
import { pageFile, servedPage } from './servedPage.js'

const page = sampleDoc({ description: 'About.', editUrl: 'https://edit.example' })
const task: RenderTask = {
  page,
  head: [],
  body: { type: 'none' },
  styles: [],
  script: undefined,
  source: undefined,
}
const rendered: RenderedHtml = {
  html: '',
  main: '<main></main>',
  isFrame: false,
  kept: undefined,
  head: [],
  madeLinks: [],
  usedDocs: { all: false, descriptions: {} },
  code: {},
  sidebar: undefined,
}
const context = { buildId: 'b1', docsFile: '/assets/docs.json' }
const served = (fields: Partial<RenderedHtml> = {}, script?: string) =>
  servedPage(
    {
      task,
      page,
      sidebar: undefined,
      rendered: { ...rendered, ...fields },
      styles: [],
      script,
    },
    context,
  )

describe('servedPage', () => {
  it('has only the data of the shell for a page of HTML', () => {
    const { page: shown, ...rest } = served()
    expect(rest).toEqual({ build: 'b1' })
    expect(shown).toMatchObject({ title: 'Install', description: undefined, editUrl: undefined })
  })

  it('has the description for components in slots (TP-6)', () => {
    const shown = { task, page, sidebar: undefined, rendered, styles: [], script: undefined }
    expect(servedPage(shown, { ...context, hasSlots: true }).page.description).toBe('About.')
  })

  it('has the whole data of a page with live components, and its files', () => {
    const result = served({ main: undefined }, '/assets/page.js')
    expect(result).toEqual({ build: 'b1', page, script: '/assets/page.js' })
  })

  it('has the data of other documents that components read', () => {
    const descriptions = { '/docs/a': 'About A.' }
    expect(served({ usedDocs: { all: false, descriptions } }).docs).toEqual({ descriptions })
    expect(served({ usedDocs: { all: true, descriptions: {} } }).docs).toEqual({ file: '/assets/docs.json' })
  })
})

describe('pageFile', () => {
  const data = served()

  it('adds the article and the tags about the page, not those of the site', () => {
    const title = { tagName: 'title', attributes: {}, innerHTML: 'Install' }
    const html = { tagName: 'html', attributes: { class: 'x' } }
    const icon = { tagName: 'link', attributes: { rel: 'icon', href: '/i.svg' } }
    expect(
      pageFile(data, { head: [html, title, icon], main: '<main></main>', kept: undefined, code: {} }),
    ).toEqual({
      ...data,
      head: [html, title],
      html: '<main></main>',
    })
  })

  it('adds highlighted code when there is some', () => {
    const file = pageFile(data, { head: [], main: undefined, kept: undefined, code: { key: '<pre></pre>' } })
    expect(file).toEqual({ ...data, head: [], code: { key: '<pre></pre>' } })
  })

  it('adds HTML that browsers keep to the data of the page (TP-6, TP-15)', () => {
    const kept = { texts: ['<p>Text</p>'] }
    const file = pageFile(data, { head: [], main: undefined, kept, code: {} })
    expect(file.page).toEqual({ ...data.page, kept })
  })
})
