// Every text that the playground shows, besides what the program itself prints.

import {
  type Conditions,
  type Cut,
  type Ending,
  type Fault,
  type FormPart,
  LIMITS,
  type StopReason,
} from '../protocol.js'
import { type Attempt, attemptsOf, type RunState } from './runState.js'
import type { NotStarted } from './session.js'
import { count, formatBytes, formatMs } from './view/measures.js'

/** What the menu of faults calls each of them. */
export type FaultLabels = Readonly<Record<Fault, string>>

export const labels = {
  run: 'Run',
  stop: 'Stop',
  reset: 'Reset',
  resetTitle: 'Back to the sample and a calm network',
  copy: 'Copy',
  copyTitle: 'Copy the code',
  copied: 'Copied',
  share: 'Share',
  shareTitle: 'Copy a link to this code and network',
  linkCopied: 'Link copied',
  copyByHand: 'The browser did not allow copying. Copy this yourself:',
  close: 'Close',

  openedFromLink: 'Opened from a link. Read it before you run it.',
  noEditor: 'The editor could not be loaded. The code still runs as it is.',
  broken: 'The playground broke. Run it again, or reload the page.',

  code: (file: string) => `Code of ${file}`,

  output: 'Output',
  recordedOutput: 'Output, recorded',
  nothingPrinted: 'Nothing printed.',
  unshown: (lines: number) => `${count(lines, 'more line')} not shown.`,
  levels: { log: '', info: 'info', warn: 'warning', error: 'error', debug: 'debug' },

  requests: 'Requests',
  noRequests: 'No requests.',
  attempts: (number: number) => count(number, 'attempt'),
  attempt: (number: number) => `attempt ${number}`,
  request: 'Request',
  response: 'Response',
  noResponse: 'No response.',
  bodyOf: (type: string | undefined, bytes: number) =>
    `Not shown: ${type ?? 'not text'}, ${formatBytes(bytes)}.`,
  form: (type: string | undefined, bytes: number) => `${type ?? 'A form'}, ${formatBytes(bytes)}`,
  curl: 'As curl',
  copyCurl: 'Copy as curl',
  noCurl: {
    host: (origin: string) => `No command: the playground reaches ${origin} only.`,
    characters: () => 'No command: the request has characters that are not safe in a terminal.',
  },

  network: 'Network',
  calm: 'calm',
  latency: 'Latency',
  jitter: 'Jitter',
  statuses: 'Statuses',
  statusesExample: '503, 429, 200',
  retryAfter: 'Retry-After',
  fault: 'Fault',
  milliseconds: 'ms',
  seconds: 's',
  nextRun:
    'For the next run. Statuses are the responses to the first requests, in order; 200 lets one through.',
  calmDown: 'Calm the network',
  statusProblem: (text: string) => `“${text}” is not a status from 200 to 599.`,
  tooManyStatuses: (most: number) => `At most ${most} statuses.`,

  running: 'Running…',
} as const

const STOPPED: Record<StopReason, string> = {
  reader: 'Stopped.',
  busy:
    'Stopped: the program kept the thread busy for a second, as an endless loop does. ' +
    'Nothing else can run meanwhile, not even a timeout.',
  waiting:
    'Stopped: the program waits for something that cannot happen any more. No timer and no request is left.',
  long: `Stopped: the program ran for ${LIMITS.runMs / 1000} seconds. That is all it gets here.`,
  flood: 'Stopped: the program printed or requested more than the page can take.',
  crashed: 'Stopped: the playground lost the program, which may have used up its memory. Run it again.',
  unloaded: 'The playground could not be loaded. Check your connection and run it again.',
}

/** Why a run was not started. */
export function notStartedText(reason: NotStarted): string {
  if (reason.because === 'code') return 'Did not start: the code has an error, see above.'
  return `Did not start: ${reason.problem} Correct the statuses under Network.`
}

/** How a run ended: `Finished in 12 ms.` */
export function endingText(ending: Ending, duration: number): string {
  if (ending.how === 'stopped') return STOPPED[ending.why]
  return `${ending.how === 'finished' ? 'Finished' : 'Failed'} in ${formatMs(duration)}.`
}

/** A run in one sentence, for those who do not see it: `Finished in 12 ms, 3 lines, 2 requests.` */
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
  if (end?.how === 'cut') return end.cut ? cutText(end.cut) : 'cut'
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

/** The conditions in short: `calm`, `300 ms, 503 → 200, offline` */
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
  return parts.join(', ') || labels.calm
}

function latencyText(latency: number, jitter: number): string {
  return jitter > 0 ? `${latency}–${formatMs(latency + jitter)}` : formatMs(latency)
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]!
}
