// What a reader types about the network, read and checked.

import { words } from './words'

/** More than that nobody reads; a link with more is cut, too. */
export const MOST_STATUSES = 20

export type ReadStatuses =
  | { readonly ok: true; readonly statuses: readonly number[] }
  | { readonly ok: false; readonly problem: string }

/** `'503, 429 200'` → 503, 429, 200 */
export function readStatuses(text: string): ReadStatuses {
  const parts = text.split(/[\s,;→]+/).filter(Boolean)
  const wrong = parts.find((part) => !/^[2-5]\d\d$/.test(part))
  if (wrong !== undefined) return { ok: false, problem: words.statusProblem(wrong) }
  if (parts.length > MOST_STATUSES) return { ok: false, problem: words.tooManyStatuses(MOST_STATUSES) }
  return { ok: true, statuses: parts.map(Number) }
}

/** A number from a field, within its bounds; `undefined` when there is none. */
export function readNumber(text: string, most: number): number | undefined {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : Math.min(Math.max(number, 0), most)
}
