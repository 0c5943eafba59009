// Reads the query of a request: lists in all three ways to write them, and numbers.

import { refuseFields } from './problem'

/** `role=a&role=b`, `role[]=a&role[]=b` and `role=a,b` → ['a', 'b'] */
export function readList(query: URLSearchParams, name: string): string[] {
  return [...query.getAll(name), ...query.getAll(`${name}[]`)].flatMap((value) =>
    value.split(',').filter((part) => part !== ''),
  )
}

export interface NumberRange {
  readonly fallback: number
  readonly min: number
  readonly max: number
}

/** A whole number of the query; throws a 422 when it is another thing or out of range. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  { fallback, min, max }: NumberRange,
): number {
  const text = query.get(name)
  if (text === null) return fallback
  const value = Number(text)
  if (text !== '' && Number.isInteger(value) && value >= min && value <= max) return value
  refuseFields({ [name]: `must be a whole number from ${min} to ${max}` })
  return fallback
}
