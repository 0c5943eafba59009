import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { TOCInline } from './TOCInline.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('TOCInline', () => {
  it('uses the levels of the site, or its own (TC-8, TC-10)', () => {
    const toc = [
      { value: 'A', id: 'a', level: 2 },
      { value: 'B', id: 'b', level: 4 },
    ]
    expect(html(<TOCInline toc={toc} />)).toMatchInlineSnapshot(`
      "<div class="vl-toc-inline">
      <ul>
      <li>
      <a href="#a">A</a>
      </li>
      </ul>
      </div>"
    `)
    expect(html(<TOCInline toc={toc} minHeadingLevel={4} maxHeadingLevel={4} />)).toContain(
      '<a href="#b">B</a>',
    )
  })

  it('lets long names of code break after a dot, and nothing else', () => {
    const toc = [{ value: 'v1.2: <code>theme.docs.toc</code> or <em>a.b</em>', id: 'a', level: 2 }]
    expect(renderElement(<TOCInline toc={toc} />).html).toContain(
      '>v1.2: <code>theme.<wbr>docs.<wbr>toc</code> or <em>a.b</em></a>',
    )
  })
})
