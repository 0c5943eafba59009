import { describe, expect, it } from 'vitest'
import { renderElement } from '../../../test/samplePage.js'
import { Collapsible } from './Collapsible.js'

const html = (element: React.ReactElement) => renderElement(element).html

describe('Collapsible', () => {
  it('is served open without any style (CL-3)', () => {
    expect(
      html(
        <Collapsible open as="ul" id="a" className="menu__list">
          <li>A</li>
        </Collapsible>,
      ),
    ).toBe('<ul class="menu__list" id="a"><li>A</li></ul>')
  })

  it('is served closed by a class (CL-3)', () => {
    expect(html(<Collapsible open={false}>A</Collapsible>)).toBe('<div class="vl-collapsed">A</div>')
  })

  it('renders nothing before it is first opened if it is lazy (CL-4)', () => {
    expect(
      html(
        <Collapsible open={false} lazy>
          A
        </Collapsible>,
      ),
    ).toBe('')
    expect(
      html(
        <Collapsible open lazy>
          A
        </Collapsible>,
      ),
    ).toBe('<div>A</div>')
  })
})
