import { describe, expect, it } from 'vitest'
import { thrownValueText } from './thrownValue.js'

const circle: Record<string, unknown> = {}
circle.self = circle

describe('thrownValueText', () => {
  it.each([
    [1, '1 (number)'],
    ['no', 'no (string)'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ code: 7 }, '{"code":7} (object)'],
    [circle, '[object Object] (object)'],
    [Symbol('x'), 'Symbol(x) (symbol)'],
  ])('shows the value and its type: %o', (value, text) => {
    expect(thrownValueText(value)).toBe(`A value that is not an Error was thrown: ${text}`)
  })
})
