// The layout of a run's timeline: a row per call on a shared axis of time. Positions are pixels, so that
// labels which would touch can be moved or left out; the list under the timeline has everything.

import * as labels from '../labels.js'
import { type Attempt, type Call, headerOf } from '../runState.js'
import { cutText } from '../texts.js'
import { formatBytes, formatMs } from './measures.js'

export interface TimelineInput {
  readonly calls: readonly Call[]
  /** The end of the timeline, in milliseconds of the run: now, or the end of the run. */
  readonly until: number
  /** The width of the timeline, in pixels. */
  readonly width: number
}

export interface Timeline {
  readonly height: number
  readonly ticks: readonly Tick[]
  readonly rows: readonly Row[]
}

export interface Tick {
  readonly x: number
  readonly text: string
  readonly anchor: Anchor
}

export interface Row {
  readonly call: number
  /** `GET /v1/users/7`, or as much of it as there is room for. */
  readonly title: string
  /** `3 attempts`, when there is more than one. */
  readonly note: string | undefined
  /** Vertical positions of the title and of the line of its segments. */
  readonly titleY: number
  readonly y: number
  readonly segments: readonly Segment[]
  readonly marks: readonly Mark[]
  readonly labels: readonly Label[]
}

export interface Segment {
  /** Waiting for a response, its body arriving, waiting for the next attempt. */
  readonly kind: 'headers' | 'body' | 'wait'
  readonly from: number
  readonly to: number
}

export interface Mark {
  /** A good response, a bad one, an end by the client (timeout, abort), an end by the network. */
  readonly kind: 'good' | 'bad' | 'cut' | 'failed'
  readonly x: number
}

export interface Label {
  readonly kind: Mark['kind'] | 'wait' | 'body'
  readonly text: string
  readonly x: number
  readonly y: number
  readonly anchor: Anchor
}

export type Anchor = 'start' | 'middle' | 'end'

/**
 * Widths in pixels at a font size of 12 pixels: the widest common character, and the gap between two labels.
 */
const CHARACTER_WIDTH = 6.7
/** The widest character of code. */
const CODE_CHARACTER_WIDTH = 7.3
const GAP = 10
const TITLE = 14
const ABOVE = 25
const BELOW = 19
const ROW_GAP = 20
const AXIS = 20
/** A shorter segment would not be visible. */
const SHORTEST = 3
const TICK_ROOM = 72

/** Lays out the timeline of a run. */
export function layoutTimeline({ calls, until, width }: TimelineInput): Timeline {
  const extent = extentOf(until)
  const scale = (ms: number) => round((Math.min(Math.max(ms, 0), extent) / extent) * width)
  const rows: Row[] = []
  let top = 0
  for (const call of calls) {
    const row = layoutRow(call, { top, until, width, scale })
    rows.push(row)
    top = row.y + (row.labels.some(({ y }) => y > row.y) ? BELOW : 0) + ROW_GAP
  }
  return { height: top + AXIS, ticks: ticksOf(extent, width), rows }
}

interface Frame {
  readonly top: number
  readonly until: number
  readonly width: number
  readonly scale: (ms: number) => number
}

function layoutRow(call: Call, { top, until, width, scale }: Frame): Row {
  const { attempts } = call
  const segments: Segment[] = []
  const marks: Mark[] = []
  const above: LabelRequest[] = []
  const below: LabelRequest[] = []
  const stretch = (kind: Segment['kind'], from: number, to: number) => {
    const start = scale(from)
    segments.push({ kind, from: start, to: Math.min(Math.max(scale(to), start + SHORTEST), width) })
  }
  const addBody = (from: number, to: number, bytes: number) => {
    stretch('body', from, to)
    const text = formatBytes(bytes)
    // Labelled only if it is clear which segment the label belongs to.
    if (bytes === 0 || scale(to) - scale(from) < text.length * CHARACTER_WIDTH) return
    below.push({ kind: 'body', x: (scale(from) + scale(to)) / 2, texts: [text], weight: 0 })
  }
  // Above the line if there is no status there, so that there is room for the wait that follows.
  const endAt = (ms: number, text: string, kind: 'cut' | 'failed', line = below) => {
    marks.push({ kind, x: scale(ms) })
    line.push({ kind, x: scale(ms), texts: [text], weight: Number.POSITIVE_INFINITY })
  }

  attempts.forEach((attempt, i) => {
    const { request, response, end } = attempt
    const over = end?.at ?? until
    stretch('headers', request.at, response?.at ?? over)
    if (response) {
      if (end?.how !== 'unread' && over > response.at) addBody(response.at, over, attempt.bytes)
      const kind = response.status < 400 ? 'good' : 'bad'
      marks.push({ kind, x: scale(response.at) })
      // The last response has the most weight: it is the one that the program received.
      const weight = i === attempts.length - 1 ? 2 : 1
      above.push({ kind, x: scale(response.at), texts: [String(response.status)], weight })
    }
    const line = response ? below : above
    if (end?.how === 'cut') endAt(end.at, end.cut ? cutText(end.cut) : '', 'cut', line)
    if (end?.how === 'failed') endAt(end.at, end.message ?? '', 'failed', line)
    const next = attempts[i + 1]?.request.at ?? call.cut?.at
    if (end && next !== undefined && next > end.at) {
      stretch('wait', end.at, next)
      const [from, to] = [scale(end.at), scale(next)]
      const texts = waitTexts(attempt, next - end.at, to - from + 2 * GAP)
      below.push({ kind: 'wait', x: (from + to) / 2, texts, weight: next - end.at })
    }
  })
  if (call.cut) endAt(call.cut.at, cutText(call.cut.cut), 'cut')

  const y = top + TITLE + ABOVE
  const note = attempts.length > 1 ? labels.attempts(attempts.length) : undefined
  return {
    call: call.id,
    title: shortened(titleOf(attempts[0]!), width - (note ? note.length + 3 : 0) * CHARACTER_WIDTH),
    note,
    titleY: top + TITLE - 3,
    y,
    segments,
    marks,
    labels: [...fitLabels(above, y - 11, width), ...fitLabels(below, y + 21, width)],
  }
}

/** A label with its ideal position, in texts that get shorter. */
interface LabelRequest {
  readonly kind: Label['kind']
  readonly x: number
  readonly texts: readonly string[]
  /** Of two labels that touch, the one with more weight stays. */
  readonly weight: number
}

function fitLabels(requests: readonly LabelRequest[], y: number, width: number): Label[] {
  const taken: [from: number, to: number][] = []
  return [...requests]
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ kind, x, texts }) => {
      for (const text of texts) {
        const half = (text.length * CHARACTER_WIDTH) / 2
        const anchor = x - half < 0 ? 'start' : x + half > width ? 'end' : 'middle'
        const from = anchor === 'start' ? 0 : anchor === 'end' ? width - 2 * half : x - half
        const to = from + 2 * half
        if (!text || from < 0 || to > width || taken.some(([a, b]) => from < b + GAP && to > a - GAP))
          continue
        taken.push([from, to])
        return [{ kind, text, x: round(anchor === 'start' ? 0 : anchor === 'end' ? width : x), y, anchor }]
      }
      return []
    })
}

/** `waits 1 s, Retry-After`, and shorter texts: those that fit, and always the shortest. */
function waitTexts({ response }: Attempt, ms: number, room: number): string[] {
  const waits = formatMs(ms)
  const hasRetryAfter = response && headerOf(response, 'retry-after') !== undefined
  const texts = hasRetryAfter
    ? [`waits ${waits}, ${labels.retryAfter}`, `${waits}, ${labels.retryAfter}`]
    : [`waits ${waits}`]
  return [...texts.filter((text) => text.length * CHARACTER_WIDTH <= room), waits]
}

/** `GET /v1/users/7?fu…` */
function shortened(title: string, room: number): string {
  const most = Math.max(1, Math.floor(room / CODE_CHARACTER_WIDTH))
  return title.length <= most ? title : `${title.slice(0, most - 1)}…`
}

/** `GET /v1/users/7?full=1` */
export function titleOf({ request: { method, url } }: Attempt): string {
  return `${method} ${URL.canParse(url) ? new URL(url).pathname + new URL(url).search : url}`
}

const LADDER = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** The next round number: the timeline grows in steps, not with each frame. */
function extentOf(ms: number): number {
  const power = 10 ** Math.max(1, Math.floor(Math.log10(Math.max(ms, 1))))
  return power * LADDER.find((step) => step * power >= ms)!
}

const STEPS = [1, 10, 100, 1000].flatMap((power) => [power, 2 * power, 5 * power])

function ticksOf(extent: number, width: number): Tick[] {
  const step = STEPS.find((ms) => (ms / extent) * width >= TICK_ROOM) ?? extent
  const isInSeconds = extent >= 2000
  return Array.from({ length: Math.floor(extent / step) + 1 }, (_, i) => {
    const x = round(((i * step) / extent) * width)
    const text = i === 0 ? '0' : isInSeconds ? `${(i * step) / 1000}\u00a0s` : `${i * step}\u00a0ms`
    return { x, text, anchor: i === 0 ? 'start' : x > width - 20 ? 'end' : 'middle' }
  })
}

function round(x: number): number {
  return Math.round(x * 10) / 10
}
