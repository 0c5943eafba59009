// The rules of a network's conditions, whether they come from a field of the page or from a link.

import type { Conditions } from '../protocol.js'

/** Whether a value is a status that a response can have. */
export function isStatus(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 200 && (value as number) <= 599
}

/**
 * A whole number from 0 to `most`: `Retry-After` allows no other, and no clock is finer than a millisecond.
 */
export function bounded(number: number, most: number): number {
  return Math.round(Math.min(Math.max(number, 0), most))
}

/** Whether two networks do the same to requests. */
export function areSame(a: Conditions, b: Conditions): boolean {
  return (
    a.latency === b.latency &&
    a.jitter === b.jitter &&
    a.retryAfter === b.retryAfter &&
    a.fault === b.fault &&
    a.statuses.join() === b.statuses.join()
  )
}
