import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderElement, tagLines } from '../../../test/samplePage.js'
import { ThemedImage } from './ThemedImage.js'

const html = (element: ReactElement) => tagLines(renderElement(element).html)

describe('ThemedImage', () => {
  it('has both images, once each (NB-5)', () => {
    expect(
      html(<ThemedImage sources={{ light: '/l.png', dark: '/d.png' }} alt="A" className="c" />),
    ).toMatchInlineSnapshot(`
      "<img loading="lazy" class="vl-themed-light c" src="/l.png" alt="A"/>
      <img loading="lazy" class="vl-themed-dark c" src="/d.png" alt="A"/>"
    `)
    expect(html(<ThemedImage sources={{ light: '/l.png', dark: '/l.png' }} />)).toBe(
      '<img loading="lazy" src="/l.png" alt=""/>',
    )
  })
})
