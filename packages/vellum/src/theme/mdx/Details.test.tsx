import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { Details } from './Details.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('Details', () => {
  it('has all content, and always a summary (DT-1)', () => {
    expect(
      html(
        <Details>
          <summary>More</summary>
          <p>x</p>
        </Details>,
      ),
    ).toMatchInlineSnapshot(`
      "<details>
      <summary>More</summary>
      <div class="vl-details-content">
      <p>x</p>
      </div>
      </details>"
    `)
    expect(html(<Details open>x</Details>)).toMatchInlineSnapshot(`
      "<details open="">
      <summary>Details</summary>
      <div class="vl-details-content">x</div>
      </details>"
    `)
    expect(html(<Details summary="S">x</Details>)).toContain('<summary>S</summary>')
  })
})
