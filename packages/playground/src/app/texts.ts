// A run, an attempt and a network as sentences.

import * as limits from '../limits.js'
import type { Conditions, Cut, Ending, Fault, FormPart, StopReason } from '../protocol.js'
import * as labels from './labels.js'
import { type Attempt, attemptsOf, type RunState } from './runState.js'
import type { NotStarted, SessionState } from './session.js'
import { count, formatBytes, formatMs } from './view/measures.js'

/** What the menu of faults calls each of them. */
export type FaultLabels = Readonly<Record<Fault, string>>

const STOPPED: Record<StopReason, string> = {
  reader: 'Stopped.',
  busy:
    'Stopped: the program blocked the thread for a second, as an endless loop does. ' +
    'Until it ends, nothing else can run, not even a timeout.',
  waiting:
    'Stopped: the program waits for a promise that never settles. There is no timer and no request left.',
  long: `Stopped: the program ran for ${limits.runMs / 1000} seconds, the limit of the playground.`,
  flood: 'Stopped: the program printed too much or sent too many requests.',
  crashed: 'Stopped: the program crashed, perhaps because it ran out of memory. Run it again.',
  unloaded: 'The playground could not be loaded. Check your connection and run it again.',
}

/** Why a run was not started. */
export function notStartedText(reason: NotStarted): string {
  if (reason.because === 'code') return 'Not started: the code has an error, which is shown below it.'
  return `Not started: ${reason.problem} Fix the statuses under Network.`
}

/** How a run ended: `Finished in 12 ms.` */
export function endingText(ending: Ending, duration: number): string {
  if (ending.how === 'stopped') return STOPPED[ending.why]
  return `${ending.how === 'finished' ? 'Finished' : 'Failed'} in ${formatMs(duration)}.`
}

/** The parts of a thrown value: what is read first, the rest, and the page that explains it. */
export interface FailureParts {
  readonly message: string
  readonly details: string
  readonly link: string | undefined
}

/** Splits a printed error before its stack: `Uncaught Error: no\n    at a.ts:1:2` */
export function failureParts(text: string): FailureParts {
  const end = /\n\s+at /.exec(text)?.index ?? text.length
  const link = /\bdocs: '(https?:\/\/[^\s'"<>]+)'/.exec(text)?.[1]
  return { message: text.slice(0, end), details: text.slice(end).replace(/^\n/, ''), link }
}

/** A run in one sentence, for screen readers: `Finished in 12 ms, 3 lines, 2 requests.` */
export function runSummary(run: RunState): string {
  if (!run.ending) return labels.running
  const lines = count(run.lines.length + run.unshown, 'line')
  const requests = count(attemptsOf(run).length, 'request')
  const threw = run.ending.how === 'threw' ? ` ${firstLine(run.ending.text)}` : ''
  const ended = endingText(run.ending, run.latest)
  const counts = `${lines}, ${requests}.`
  // The reason for a stop is whole sentences.
  if (run.ending.how === 'stopped') return `${ended} ${counts}`
  return `${ended.replace(/\.$/, ',')} ${counts}${threw}`
}

/** A session in one sentence, for screen readers; empty before the first run. */
export function sessionSummary({
  didNotStart,
  problem,
  run,
}: Pick<SessionState, 'didNotStart' | 'problem' | 'run'>): string {
  if (didNotStart) return `${notStartedText(didNotStart)} ${problem?.message ?? ''}`
  return run ? runSummary(run) : ''
}

/** What ended an exchange early: `timeout 200 ms: body`, `aborted` */
export function cutText({ kind, phase, limitMs, message }: Cut): string {
  if (kind === 'abort') return 'aborted'
  if (kind !== 'timeout') return firstLine(message)
  const limit = limitMs === undefined ? '' : ` ${formatMs(limitMs)}`
  return `timeout${limit}${phase ? `: ${phase}` : ''}`
}

/** The result of an attempt: `200`, `200, timeout 200 ms: body`, `Failed to fetch` */
export function outcomeText({ response, end }: Attempt): string {
  const status = response && String(response.status)
  const rest = endText(end)
  return status && rest ? `${status}, ${rest}` : (status ?? rest ?? 'no response yet')
}

function endText(end: Attempt['end']): string | undefined {
  if (end?.how === 'cut') return end.cut ? cutText(end.cut) : 'cancelled'
  if (end?.how === 'failed') return firstLine(end.message ?? 'failed')
  return end?.how === 'unread' ? 'body not read' : undefined
}

/** A part of a form: `note: hello`, `avatar: ada.png, image/png, 4 bytes` */
export function partText({ name, file, type, bytes, text }: FormPart): string {
  if (text !== undefined) {
    const isCut = new TextEncoder().encode(text).length < bytes
    return `${name}: ${text}${isCut ? '…' : ''}`
  }
  return `${name}: ${[file, type, formatBytes(bytes)].filter(Boolean).join(', ')}`
}

/** The conditions in short: `normal`, `300 ms, 503 → 200, offline` */
export function conditionsText(
  { latency, jitter, statuses, retryAfter, fault }: Conditions,
  faultLabels: FaultLabels,
): string {
  const parts = [
    ...(latency + jitter > 0 ? [latencyText(latency, jitter)] : []),
    ...(statuses.length > 0 ? [statuses.join(' → ')] : []),
    ...(statuses.length > 0 && retryAfter !== undefined
      ? [`${labels.retryAfter} ${formatMs(retryAfter * 1000)}`]
      : []),
    ...(fault === 'none' ? [] : [faultLabels[fault]]),
  ]
  return parts.join(', ') || labels.noConditions
}

function latencyText(latency: number, jitter: number): string {
  return jitter > 0 ? `${latency}–${formatMs(latency + jitter)}` : formatMs(latency)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!
}
