// What a reader sees of a run, from its events. Events come from an untrusted program: those that make no
// sense are ignored.

import type {
  Cut,
  Ending,
  ExchangeEndEvent,
  LogLevel,
  RequestEvent,
  ResponseEvent,
  RunEvent,
} from '../protocol.js'

export interface OutputLine {
  readonly level: LogLevel
  readonly text: string
}

/** One request under way. */
export interface Attempt {
  readonly id: number
  /** The number of the attempt in its call, from 1. */
  readonly number: number
  readonly request: RequestEvent
  readonly response: ResponseEvent | undefined
  /** Bytes of the body so far. */
  readonly bytes: number
  /** Undefined while the exchange is under way, and if the program ended first. */
  readonly end: ExchangeEndEvent | undefined
}

/** A call of the program, with all its attempts. */
export interface Call {
  readonly id: number
  readonly attempts: readonly Attempt[]
  /** Why a call ended while it was waiting for its next attempt. */
  readonly cut: { readonly at: number; readonly cut: Cut } | undefined
}

export interface RunState {
  readonly lines: readonly OutputLine[]
  /** How many printed lines are not in `lines`. */
  readonly unshown: number
  /** The calls, in the order of their first requests. */
  readonly calls: readonly Call[]
  /** Undefined while the program runs. */
  readonly ending: Ending | undefined
  /** The time of the latest event; after the end, the duration of the run. */
  readonly latest: number
}

export const NEW_RUN: RunState = { lines: [], unshown: 0, calls: [], ending: undefined, latest: 0 }

/** The run after some more events. */
export function addEvents(run: RunState, events: readonly RunEvent[]): RunState {
  let { unshown, ending, latest } = run
  const lines: OutputLine[] = []
  const calls = new Map(run.calls.map((call) => [call.id, call]))
  const callOf = new Map(run.calls.flatMap(({ id, attempts }) => attempts.map((a) => [a.id, id] as const)))

  const change = (id: number, changes: Partial<Attempt>) => {
    const call = calls.get(callOf.get(id)!)
    if (!call) return
    const attempts = call.attempts.map((attempt) =>
      attempt.id === id && !attempt.end ? { ...attempt, ...changes } : attempt,
    )
    calls.set(call.id, { ...call, attempts })
  }

  for (const event of events) {
    if (ending) break
    latest = Math.max(latest, event.at)
    if (event.type === 'log') lines.push({ level: event.level, text: event.text })
    else if (event.type === 'unshown') unshown = event.lines
    else if (event.type === 'request') addRequest(event)
    else if (event.type === 'response') change(event.id, { response: event })
    else if (event.type === 'bytes') change(event.id, { bytes: event.bytes })
    else if (event.type === 'exchange-end')
      change(event.id, { end: event, ...(event.body && { bytes: event.body.bytes }) })
    else if (event.type === 'cut') addCut(event)
    else ending = event.ending
  }
  return {
    lines: lines.length > 0 ? [...run.lines, ...lines] : run.lines,
    unshown,
    calls: [...calls.values()],
    ending,
    latest,
  }

  function addRequest(request: RequestEvent): void {
    const { id } = request
    if (callOf.has(id)) return
    const call = calls.get(request.call) ?? { id: request.call, attempts: [], cut: undefined }
    const number = call.attempts.length + 1
    const attempt = { id, number, request, response: undefined, bytes: 0, end: undefined }
    calls.set(call.id, { ...call, attempts: [...call.attempts, attempt] })
    callOf.set(id, call.id)
  }

  function addCut({ call: id, at, cut }: RunEvent & { type: 'cut' }): void {
    const call = calls.get(id)
    if (call) calls.set(id, { ...call, cut: { at, cut } })
  }
}

/** All attempts of a run, in the order of their requests. */
export function attemptsOf({ calls }: Pick<RunState, 'calls'>): readonly Attempt[] {
  return calls.flatMap(({ attempts }) => attempts).sort((a, b) => a.id - b.id)
}

/** The value of a header; `name` is in lower case. */
export function headerOf(message: Pick<ResponseEvent, 'headers'>, name: string): string | undefined {
  return message.headers.find(([headerName]) => headerName.toLowerCase() === name)?.[1]
}
