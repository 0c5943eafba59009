import { describe, expect, it } from 'vitest'
import { CALM } from '../protocol.js'
import { areSame, bounded, isStatus } from './conditionLimits.js'

describe('isStatus', () => {
  it.each([200, 404, 599])('accepts %j as a status', (value) => expect(isStatus(value)).toBe(true))
  it.each([199, 600, 429.5, Number.NaN, '503', undefined])('rejects %j as a status', (value) =>
    expect(isStatus(value)).toBe(false),
  )
})

describe('bounded', () => {
  it.each([
    [-5, 0],
    [7, 7],
    [0.5, 1],
    [1.2, 1],
    [61, 60],
    [Number.POSITIVE_INFINITY, 60],
  ])('limits %j to %j', (number, expected) => expect(bounded(number, 60)).toBe(expected))
})

describe('areSame', () => {
  it('compares the values of two networks', () => {
    expect(areSame(CALM, { ...CALM, statuses: [] })).toBe(true)
    expect(areSame({ ...CALM, statuses: [503, 200] }, { ...CALM, statuses: [503, 200] })).toBe(true)
  })

  it.each([
    { latency: 1 },
    { jitter: 1 },
    { statuses: [503] },
    { retryAfter: 0 },
    { fault: 'drop' as const },
  ])('finds the difference of %j', (change) => expect(areSame(CALM, { ...CALM, ...change })).toBe(false))
})
