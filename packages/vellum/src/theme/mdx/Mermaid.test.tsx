import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { Mermaid } from './Mermaid.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('Mermaid', () => {
  it('keeps the source of a diagram for the browser, and shows it until it is drawn (CB-13)', () => {
    expect(html(<Mermaid value={'graph TD\nA-->B'} />)).toBe(
      '<div class="docusaurus-mermaid-container" data-mermaid="graph TD\nA--&gt;B">\n<div class="vl-code-host">\n<div class="vl-code">{"language":"mermaid"} graph TD\nA-->B</div>\n</div>\n</div>',
    )
  })
})
