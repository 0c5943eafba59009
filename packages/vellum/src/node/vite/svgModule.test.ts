import { describe, expect, it } from 'vitest'
import { svgAttributes, svgModule } from './svgModule.js'

describe('svgModule', () => {
  it('is a component with the attributes of the file (AS-7)', () => {
    expect(svgModule(`<?xml version="1.0"?>\n<svg width="8" class='a'>\n<path d="M0 0"/></svg>\n`)).toBe(
      [
        'import { createElement } from "react"',
        `const attributes = {"width":"8","className":"a"}`,
        `const dangerouslySetInnerHTML = { __html: "<path d=\\"M0 0\\"/>" }`,
        `export default function Svg(props) {`,
        `  return createElement('svg', { ...attributes, ...props, dangerouslySetInnerHTML })`,
        `}`,
      ].join('\n'),
    )
  })

  it("renames attributes to React's names", () => {
    expect(
      svgAttributes(
        ` xmlns="x" xmlns:xlink="y" viewBox="0 0 1 1" stroke-width="2" xlink:href="#a" style="a:b" aria-label="L"`,
      ),
    ).toEqual({ viewBox: '0 0 1 1', strokeWidth: '2', xlinkHref: '#a', 'aria-label': 'L' })
  })
})
