import { describe, expect, it } from 'vitest'
import { readNumber, readStatuses } from './conditions.js'

describe('readStatuses', () => {
  it.each([
    ['', []],
    ['503', [503]],
    [' 503, 429 200;404 → 500 ', [503, 429, 200, 404, 500]],
  ])('reads %j', (text, statuses) => {
    expect(readStatuses(text)).toEqual({ ok: true, statuses })
  })

  it.each(['600', '199', '50', '5030', 'x', '503.5', '-503', '5e2'])(
    'reports %j, which is not a status',
    (text) => {
      expect(readStatuses(`503, ${text}`)).toEqual({
        ok: false,
        problem: `“${text}” is not a status from 200 to 599.`,
      })
    },
  )

  it('limits the number of statuses', () => {
    expect(readStatuses('503 '.repeat(21))).toEqual({ ok: false, problem: 'At most 20 statuses.' })
  })
})

describe('readNumber', () => {
  it.each([
    ['', undefined],
    ['x', undefined],
    ['0', 0],
    ['250', 250],
    ['-5', 0],
    ['99999', 10_000],
    ['0.5', 1],
  ])('reads %j as %j', (text, number) => {
    expect(readNumber(text, 10_000)).toBe(number)
  })
})
