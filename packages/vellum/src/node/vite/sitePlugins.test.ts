import { describe, expect, it } from 'vitest'
import { importRequired } from './sitePlugins.js'
import { svgAttributes, svgModule } from './svgModule.js'

describe('importRequired', () => {
  it('turns the require of a file into an import, once for each file (AS-7)', () => {
    expect(
      importRequired(`f(require('./a.png').default, require("@site/b.svg"), require('./a.png').default)`),
    ).toBe(
      'import _required0 from "./a.png";import _required1 from "@site/b.svg";f(_required0, _required1, _required0)',
    )
  })

  it('leaves other code as it is', () => {
    expect(importRequired(`const fs = require('fs'); require(name); prerequire('./a')`)).toBeUndefined()
  })
})

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

  it('takes attributes over as React names them', () => {
    expect(
      svgAttributes(
        ` xmlns="x" xmlns:xlink="y" viewBox="0 0 1 1" stroke-width="2" xlink:href="#a" style="a:b" aria-label="L"`,
      ),
    ).toEqual({ viewBox: '0 0 1 1', strokeWidth: '2', xlinkHref: '#a', 'aria-label': 'L' })
  })
})
