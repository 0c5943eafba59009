// What a page with the translator is served with.

import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { remarkTranslator } from './remarkTranslator'

const file = {
  fail: (reason: string) => {
    throw new Error(reason)
  },
}

const pageWith = (name: string, attributes = {}): Root =>
  ({ type: 'root', children: [{ type: 'leafDirective', name, attributes, children: [] }] }) as unknown as Root

it('replaces the directive by a field, an empty result and a button, and a sentence without script', () => {
  const tree = pageWith('axios-translator')
  remarkTranslator()(tree, file)
  const [noscript, block] = tree.children.map(({ data }) => JSON.stringify(data))
  expect(noscript).toContain('The translator needs JavaScript')
  const html = block!
  for (const part of [
    '"textarea"',
    'translator-result',
    '"button"',
    'Paste axios code',
    'Show an example',
    '"status"',
  ]) {
    expect(html).toContain(part)
  }
})

it('reports a misspelt name and an attribute', () => {
  expect(() => remarkTranslator()(pageWith('axios-transator'), file)).toThrow(
    'There is no directive "::axios-transator". Did you mean "axios-translator"?',
  )
  expect(() => remarkTranslator()(pageWith('axios-translator', { name: 'a' }), file)).toThrow(
    '"::axios-translator" takes no attributes: remove "name".',
  )
})
