import { describe, expect, it } from 'vitest'
import { checkElements } from './checkElements.js'

const check = (children: unknown) => () =>
  checkElements({ type: 'root', children }, { plugin: 'a', page: 'docs/a.md' })

describe('checkElements', () => {
  it('accepts trees, also deep ones and those with a node twice', () => {
    const text = { type: 'text', value: 'a' }
    expect(check([text, { type: 'element', tagName: 'p', children: [text] }])).not.toThrow()
    let deep: object = text
    for (let i = 0; i < 100_000; i += 1) deep = { type: 'element', tagName: 'b', children: [deep] }
    expect(check([deep])).not.toThrow()
  })

  it('names what is no node, and where', () => {
    expect(check([null])).toThrow('there is null in `root`.')
    expect(check([{ type: 'element', tagName: 'p', children: ['text'] }])).toThrow(
      'there is a string in `<p>`.',
    )
    expect(check([{ tagName: 'p' }])).toThrow('there is an object without a `type` in `root`.')
    expect(check([{ type: 'text' }])).toThrow('there is a text whose `value` is undefined in `root`.')
    expect(check([{ type: 'element', children: [] }])).toThrow('an element whose `tagName` is undefined in')
    expect(check([{ type: 'element', tagName: 'a b', children: [] }])).toThrow('whose `tagName` is "a b" in')
    expect(check([{ type: 'element', tagName: 'p' }])).toThrow('`<p>` has no `children` in `root`.')
    const paragraphWith = (properties: unknown) => [
      { type: 'element', tagName: 'p', properties, children: [] },
    ]
    expect(check(paragraphWith({ className: ['a'], 'data-x': 1, hidden: true, title: null }))).not.toThrow()
    expect(check(paragraphWith({ 'x y': 1 }))).toThrow('there is `<p>` with the property "x y" in `root`.')
    expect(check(paragraphWith({ onClick() {} }))).toThrow(
      'with the property `onClick`, which is a function in',
    )
    expect(check(paragraphWith(['a']))).toThrow(
      'there is `<p>` with `properties` that are an array in `root`.',
    )
    expect(check([{ type: 'nope' }])).toThrow('there is a node of the unknown type `nope` in `root`.')
    expect(check('text')).toThrow('`children` of `root` is a string.')
    const paragraph = { type: 'element', tagName: 'p', children: [] as unknown[] }
    paragraph.children.push({ type: 'element', tagName: 'b', children: [paragraph] })
    expect(check([paragraph])).toThrow('`<p>` contains itself in `<b>`.')
  })
})
