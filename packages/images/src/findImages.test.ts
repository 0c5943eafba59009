import type { ElementNode } from 'vellum'
import { describe, expect, it } from 'vitest'
import { findImages } from './findImages.js'

const element = (
  tagName: string,
  properties: Record<string, unknown> = {},
  children: ElementNode[] = [],
): ElementNode => ({ type: 'element', tagName, properties, children })
const root = (...children: ElementNode[]): ElementNode => ({ type: 'root', children })
const program = (...body: object[]) => ({ data: { estree: { type: 'Program', body } } })
const expression = (code: object) => program({ type: 'ExpressionStatement', expression: code })
const jsx = (...attributes: object[]) => ({
  type: 'mdxJsxFlowElement',
  name: 'img',
  attributes,
  children: [],
})
const attribute = (name: string, value: unknown) => ({ type: 'mdxJsxAttribute', name, value })

describe('findImages', () => {
  it('finds images of HTML, with the size that the author set', () => {
    const tree = root(
      element('p', {}, [
        element('img', { src: '/a.png', width: 300 }),
        element('img', { src: '/b.png', width: '50%', height: '40' }),
      ]),
      element('a', {}, [element('img', { src: '/c.png' })]),
    )
    expect(findImages(tree).map(({ src, url, width, height }) => [src, url, width, height])).toEqual([
      ['/a.png', '/a.png', 300, undefined],
      ['/b.png', '/b.png', undefined, 40],
      ['/c.png', '/c.png', undefined, undefined],
    ])
  })

  it('leaves pictures and sources of the author alone', () => {
    expect(
      findImages(
        root(
          element('picture', {}, [element('img', { src: '/a.png' })]),
          element('img', { src: '/a.png', srcSet: '/b.png 2x' }),
          element('img'),
        ),
      ),
    ).toEqual([])
  })

  it('wraps an image in place, and sets its size only if there is none', () => {
    const tree = root(element('img', { src: '/a.png' }), element('img', { src: '/b.png', width: 10 }))
    for (const { wrap, addSize } of findImages(tree)) {
      addSize({ width: 8, height: 4 })
      wrap(element('picture', {}, [element('source')]))
    }
    expect(tree).toEqual(
      root(
        element('picture', {}, [element('source'), element('img', { src: '/a.png', width: 8, height: 4 })]),
        element('picture', {}, [element('source'), element('img', { src: '/b.png', width: 10 })]),
      ),
    )
  })

  it('finds images of MDX by the file that they import, or by the URL that was required', () => {
    const code = {
      type: 'mdxjsEsm',
      ...program({
        type: 'ImportDeclaration',
        source: { type: 'Literal', value: './a.png' },
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: 'photo' } }],
      }),
    }
    const imported = jsx(attribute('src', expression({ type: 'Identifier', name: 'photo' })))
    const required = jsx(
      attribute('src', expression({ type: 'Literal', value: '/assets/b.png' })),
      attribute('width', expression({ type: 'Literal', value: 20 })),
    )
    const tree = root(
      code,
      imported,
      required,
      jsx(attribute('src', expression({ type: 'Identifier', name: 'other' }))),
      jsx(attribute('src', '/c.png'), { type: 'mdxJsxExpressionAttribute' }),
    )
    const found = findImages(tree)
    expect(found.map(({ src, url, width }) => [src, url, width])).toEqual([
      ['./a.png', undefined, undefined],
      ['/assets/b.png', '/assets/b.png', 20],
    ])
    for (const { addSize } of found) addSize({ width: 8, height: 4 })
    expect(imported.attributes.slice(1)).toEqual([attribute('width', '8'), attribute('height', '4')])
    expect(required.attributes).toHaveLength(2)
  })
})
