// What a reader types about the network, read and checked.

import * as limits from '../limits.js'
import { bounded, isStatus } from './conditionLimits.js'
import * as labels from './labels.js'

export type ReadStatuses =
  | { readonly ok: true; readonly statuses: readonly number[] }
  | { readonly ok: false; readonly problem: string }

/** `'503, 429 200'` → 503, 429, 200 */
export function readStatuses(text: string): ReadStatuses {
  const parts = text.split(/[\s,;→]+/).filter(Boolean)
  const most = limits.statuses
  // Numbers in other notations are not statuses: `5e2`, `0x1F4`.
  const wrong = parts.find((part) => !/^\d+$/.test(part) || !isStatus(Number(part)))
  if (wrong !== undefined) return { ok: false, problem: labels.statusProblem(wrong) }
  if (parts.length > most) return { ok: false, problem: labels.tooManyStatuses(most) }
  return { ok: true, statuses: parts.map(Number) }
}

/** A whole number from a field, within its bounds; `undefined` if the text is not one. */
export function readNumber(text: string, most: number): number | undefined {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? undefined : bounded(number, most)
}
