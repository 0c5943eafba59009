import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { Heading } from './Heading.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('Heading', () => {
  it('links to itself below level 1 (HD-1)', () => {
    expect(
      html(
        <Heading as="h2" id="a" className="c">
          A
        </Heading>,
      ),
    ).toMatchInlineSnapshot(`
      "<h2 id="a" class="anchor c">A<a class="hash-link" href="#a" aria-label="Direct link to A" title="Direct link to A" translate="no">​</a>
      </h2>"
    `)
    expect(
      html(
        <Heading as="h3" id="b">
          <i>B</i>
        </Heading>,
      ),
    ).toContain('title="Direct link to b"')
    expect(
      html(
        <Heading as="h1" id="a">
          A
        </Heading>,
      ),
    ).toBe('<h1>A</h1>')
  })
})
