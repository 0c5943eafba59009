import { describe, expect, it } from 'vitest'
import { focusBriefly } from './focus.js'

/** An element that records its `tabindex` when it is focused. */
function fakeElement(attributes: Record<string, string>) {
  const focused: (string | undefined)[] = []
  const element = {
    hasAttribute: (name: string) => name in attributes,
    setAttribute: (name: string, value: string) => {
      attributes[name] = value
    },
    removeAttribute: (name: string) => {
      delete attributes[name]
    },
    focus: () => focused.push(attributes.tabindex),
  }
  return { element: element as unknown as HTMLElement, attributes, focused }
}

describe('focusBriefly', () => {
  it('makes an element focusable just for that moment (SK-5)', () => {
    const { element, attributes, focused } = fakeElement({})
    focusBriefly(element)
    expect(focused).toEqual(['-1'])
    expect(attributes).toEqual({})
  })

  it('leaves an element that can have the focus as it is', () => {
    const { element, attributes, focused } = fakeElement({ tabindex: '0' })
    focusBriefly(element)
    expect(focused).toEqual(['0'])
    expect(attributes).toEqual({ tabindex: '0' })
  })
})
