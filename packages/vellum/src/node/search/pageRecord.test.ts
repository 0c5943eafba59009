import { describe, expect, it } from 'vitest'
import { sampleDoc } from '../../../test/samplePage.js'
import { filesOf, searchFiles, testIndex, testRecord } from '../../../test/searchPages.js'
import { isSearchable } from './pageRecord.js'

describe('isSearchable', () => {
  it('SR-3: no page of links, and no page with a notice', () => {
    const types = ['doc', 'category', 'tag', 'not-found'] as const
    const found = types.filter((type) => isSearchable({ ...sampleDoc(), type } as never))
    expect(found).toEqual(['doc'])
    expect([
      isSearchable(sampleDoc({ notice: 'unlisted' })),
      isSearchable(sampleDoc({ notice: 'draft' })),
    ]).toEqual([false, false])
  })
})

describe('pageRecord', () => {
  it('SR-2, SR-9: has the sections and links of the article, and what else the data of the page says', () => {
    const html = `<article><h1>Client</h1><p>Five calls.</p><h2 id="get"><code>getAsync</code></h2>
      <p>Reads data, see <a href="/docs/options?a=1#timeout">its timeout</a> and <a href="#get">get</a>.</p></article>`
    const breadcrumbs = [{ label: 'Guides' }, { label: 'Client' }]
    const search = { tag: 'docs-default-1.x', version: '1.x' }
    expect(
      testRecord('/docs/client', html, { search, breadcrumbs, keywords: ['fetch'] } as never),
    ).toMatchObject({
      scope: 'docs-default-1.x',
      href: '/docs/client',
      title: 'Client',
      breadcrumb: ['Guides'],
      keywords: ['fetch'],
      sections: [
        { id: '', level: 1, text: 'Five calls.' },
        { id: 'get', level: 2, heading: 'getAsync', text: 'Reads data, see its timeout and get.' },
      ],
      links: [
        ['/docs/options#timeout', 'its timeout'],
        ['/docs/client#get', 'get'],
      ],
    })
  })

  it('has the first heading as the title of a page without one', () => {
    const page = '<main><h1 class="x">Home</h1><p>Text.</p></main>'
    expect(testRecord('/', page).title).toBe('Home')
  })

  it('SR-2, SR-10: HTML is found by words, code and pasted errors', async () => {
    const pages = {
      '/docs/client': `<article><h1>Client</h1><h2 id="get"><code>getAsync</code></h2><p>Reads data.</p></article>`,
      '/docs/errors': `<article><h1>Errors</h1><h2 id="E_BUSY"><code>E_BUSY</code></h2><p>Too many.</p>
        <div class="language-text"><pre>GET https://x.dev failed: no headers within 100 ms</pre></div></article>`,
    }
    const { find } = searchFiles(filesOf(testIndex(pages)))
    expect((await find('get async'))[0]).toBe('/docs/client#get')
    expect((await find('Error: no headers within 8000 ms'))[0]).toBe('/docs/errors#E_BUSY')
  })
})
