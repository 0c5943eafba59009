// Where the description of a completion goes: beside the list, and on the other side of the list than the caret where there
// is no room. Numbers in, a style relative to the list out.

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export interface InfoPositionInput {
  readonly list: Box
  /** The description, at its natural width. */
  readonly info: Box
  /** The visible area. */
  readonly space: Box
  /** Whether the list is above the caret. */
  readonly isAbove: boolean
}

/** A narrower description would have one word per line. */
const LEAST_WIDTH = 240

/** The distance between the description and the edge of the screen. */
const MARGIN = 8

export function infoPosition({ list, info, space, isAbove }: InfoPositionInput): string {
  const width = info.right - info.left
  const atEnd = isAbove ? 'bottom: 0' : 'top: 0'
  const right = space.right - list.right
  const left = list.left - space.left
  // Never wider than it is by itself: it was measured with the width that its style allows.
  const most = (room: number) => `max-width: ${Math.floor(Math.min(room - MARGIN, width))}px`
  if (right >= Math.min(width, LEAST_WIDTH)) return `left: 100%; ${atEnd}; ${most(right)}`
  if (left >= Math.min(width, LEAST_WIDTH)) return `right: 100%; ${atEnd}; ${most(left)}`
  const all = space.right - space.left
  // Moved to the left where it would not fit.
  const start = Math.min(0, Math.round(space.right - MARGIN - list.left - Math.min(width, all - MARGIN)))
  return `left: ${start}px; ${isAbove ? 'bottom' : 'top'}: 100%; ${most(all)}`
}
