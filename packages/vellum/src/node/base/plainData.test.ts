import { describe, expect, it } from 'vitest'
import { dataFaults } from './plainData.js'

const faults = (value: unknown) =>
  dataFaults(value, 'data').map(({ path, text, outcome }) => `${path} ${text} (${outcome})`)

describe('dataFaults', () => {
  it('finds nothing in plain data, also when a value is there twice', () => {
    const twice = { a: 1 }
    expect(faults({ a: [1, 'x', null, true, undefined, twice], b: twice, date: new Date(0) })).toEqual([])
    expect(faults(Object.create(null))).toEqual([])
  })

  it('names the place of each value that JSON cannot have or loses', () => {
    class Menu {
      items = [10n]
    }
    const circle: Record<string, unknown> = {}
    circle['own-name'] = [circle]
    const throwing = {
      toJSON: () => {
        throw new Error('no')
      },
    }
    expect(faults({ f() {}, s: Symbol('s'), m: new Map(), menu: new Menu(), circle, throwing })).toEqual([
      'data.f is a function (lost)',
      'data.s is a symbol (lost)',
      'data.m is a Map (lost)',
      'data.menu is an instance of `Menu` (instance)',
      'data.menu.items[0] is a BigInt (impossible)',
      'data.circle["own-name"][0] contains itself (impossible)',
      'data.throwing cannot be written as JSON: no (impossible)',
    ])
  })

  it('ends in data that is too deep to write', () => {
    let deep: object = {}
    for (let i = 0; i < 20_000; i++) deep = { a: deep }
    expect(faults(deep)).toEqual([`${`data${'.a'.repeat(18)}`}… is more than 500 levels deep (impossible)`])
  })
})
