import { expect, it } from 'vitest'
import { findElement, mathSource, parseHtml } from './htmlTree.js'

const source = (html: string) =>
  mathSource(findElement(parseHtml(html), ({ name }) => name === 'math' || name === 'p')!)

it('reads the TeX of a formula, and nothing else', () => {
  const annotation = (encoding: string) => `<annotation encoding="${encoding}">a &lt; b\n</annotation>`
  expect(source(`<math><semantics><mi>a</mi>${annotation('application/x-tex')}</semantics></math>`)).toBe(
    'a < b',
  )
  expect(source(`<math><semantics><mi>a</mi>${annotation('text/plain')}</semantics></math>`)).toBeUndefined()
  expect(source('<math><mi>a</mi></math>')).toBeUndefined()
  expect(source(`<p>${annotation('application/x-tex')}</p>`)).toBeUndefined()
})
