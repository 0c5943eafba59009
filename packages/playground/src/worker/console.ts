// The program's console: text as Node.js prints it, in lines that the page can take.

import * as limits from '../limits.js'
import type { LogLevel, RunEvent } from '../protocol.js'
import { formatLine } from './format.js'
import { type InspectOptions, inspect } from './inspect/inspect.js'
import { shortenedAndIndented } from './shortened.js'
import { tableText } from './table.js'

export interface ConsoleOptions {
  readonly emit: (event: RunEvent) => void
  /** Milliseconds since the program began. */
  readonly now: () => number
  /** Formats the stack of an error. */
  readonly stackOf: NonNullable<InspectOptions['stackOf']>
}

/** The functions of a console that programs use. */
export type ProgramConsole = Record<string, (...values: never[]) => void>

export interface ConsoleParts {
  readonly console: ProgramConsole
  /** Reports how many lines were not shown, if that is not reported yet. */
  flush(): void
}

/** Levels of groups that are indented; deeper ones are only counted. */
const MOST_LEVELS = 40
/** How often the count of unshown lines is reported. */
const COUNT_MS = 100

/** A console whose lines become events. */
export function createConsole(options: ConsoleOptions): ConsoleParts {
  const { now, stackOf } = options
  const { write, indent, flush } = createWriter(options)
  const print =
    (level: LogLevel) =>
    (...values: unknown[]) =>
      write(level, values, () => formatLine(values, { stackOf }))
  const log = print('log')
  const warn = print('warn')
  const error = print('error')
  const group = (...values: unknown[]) => {
    if (values.length > 0) log(...values)
    indent(1)
  }
  const console = {
    log,
    info: print('info'),
    warn,
    error,
    debug: print('debug'),
    dir: (value: unknown, dirOptions?: InspectOptions) =>
      write('log', [value], () => inspect(value, { ...dirOptions, stackOf })),
    dirxml: log,
    table: (rows: unknown, columns?: readonly string[]) =>
      write('log', [rows], () => tableText(rows, columns) ?? formatLine([rows], { stackOf })),
    trace: (...values: unknown[]) =>
      write('error', values, () => {
        const trace = new Error(formatLine(values, { stackOf }))
        trace.name = 'Trace'
        return String(stackOf(trace)).replace(/^Error\b/, 'Trace')
      }),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition) return
      if (values.length === 0) error('Assertion failed')
      else error(`Assertion failed: ${plainText(values[0])}`, ...values.slice(1))
    },
    ...counters(log),
    ...stopwatches({ log, warn, now }),
    group,
    groupCollapsed: group,
    groupEnd: () => indent(-1),
    clear: () => {},
  }
  return { console: console as ProgramConsole, flush }
}

type Write = (level: LogLevel, values: readonly unknown[], format: () => string) => void

interface Writer {
  /** Emits a line, unless the limits are reached. */
  readonly write: Write
  /** Indents all later lines by so many levels more. */
  readonly indent: (levels: number) => void
  readonly flush: ConsoleParts['flush']
}

/** Emits lines within the limits, and counts the others. */
function createWriter({ emit, now }: ConsoleOptions): Writer {
  let groups = 0
  let lines = 0
  let characters = 0
  let unshown = 0
  let unshownReported = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  const flush = () => {
    if (unshown === unshownReported) return
    unshownReported = unshown
    reportedAt = now()
    emit({ type: 'unshown', at: reportedAt, lines: unshown })
  }
  const skip = () => {
    unshown += 1
    if (now() - reportedAt >= COUNT_MS) flush()
  }
  return {
    write: (level, values, format) => {
      // A line beyond the limit is not formatted.
      if (lines >= limits.lines || characters >= limits.outputCharacters) {
        skip()
        return
      }
      const text = shortenedAndIndented(textOf(values, format), '  '.repeat(Math.min(groups, MOST_LEVELS)))
      lines += 1
      characters += text.length
      emit({ type: 'log', at: now(), level, text })
    },
    indent: (levels) => {
      groups = Math.max(groups + levels, 0)
    },
    flush,
  }
}

type Print = (...values: unknown[]) => void

/** `console.count` and `console.countReset`. */
function counters(log: Print) {
  const counts = new Map<string, number>()
  return {
    count: (label: unknown = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1
      counts.set(String(label), count)
      log(`${label}: ${count}`)
    },
    countReset: (label: unknown = 'default') => void counts.delete(String(label)),
  }
}

/** `console.time`, `console.timeLog` and `console.timeEnd`. */
function stopwatches({ log, warn, now }: { log: Print; warn: Print; now: () => number }) {
  const starts = new Map<string, number>()
  const sinceStart = (label: string) => {
    const start = starts.get(label)
    if (start === undefined) {
      warn(`Warning: No such label '${label}' for console.time()`)
      return undefined
    }
    return durationText(now() - start)
  }
  return {
    time: (label: unknown = 'default') => void starts.set(String(label), now()),
    timeLog: (label: unknown = 'default', ...values: unknown[]) => {
      const duration = sinceStart(String(label))
      if (duration !== undefined) log(`${label}: ${duration}`, ...values)
    },
    timeEnd: (label: unknown = 'default') => {
      const duration = sinceStart(String(label))
      if (duration === undefined) return
      starts.delete(String(label))
      log(`${label}: ${duration}`)
    },
  }
}

/** Objects that cannot be inspected (a proxy that throws) are shown as their name. */
function textOf(values: readonly unknown[], format: () => string): string {
  try {
    return format()
  } catch {
    return values.map(plainText).join(' ')
  }
}

function plainText(value: unknown): string {
  try {
    return String(value)
  } catch {
    return `[${typeof value}]`
  }
}

/** 1.5 → '1.5ms', 2500 → '2.500s' */
function durationText(ms: number): string {
  return ms >= 1000 ? `${(ms / 1000).toFixed(3)}s` : `${Number(ms.toFixed(3))}ms`
}
