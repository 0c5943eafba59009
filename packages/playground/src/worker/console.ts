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
  /** Stacks as they are to be shown. */
  readonly stackOf: NonNullable<InspectOptions['stackOf']>
}

/** The functions of a console that programs use. */
export type ProgramConsole = Record<string, (...values: never[]) => void>

export interface ConsoleParts {
  readonly console: ProgramConsole
  /** Tells how many lines were not shown, if that is not told yet. */
  flush(): void
}

/** Levels of groups that are seen; a deeper one is only counted. */
const MOST_LEVELS = 40
/** How often the count of unshown lines is told. */
const COUNT_MS = 100

/** A console whose lines become events. */
export function createConsole({ emit, now, stackOf }: ConsoleOptions): ConsoleParts {
  const options: InspectOptions = { stackOf }
  const counts = new Map<string, number>()
  const clocks = new Map<string, number>()
  /** How many are open. */
  let groups = 0
  let lines = 0
  let characters = 0
  let unshown = 0
  let unshownReported = 0
  let reportedAt = Number.NEGATIVE_INFINITY

  const isFull = () => lines >= limits.lines || characters >= limits.outputCharacters
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
  const write = (level: LogLevel, values: readonly unknown[], format: () => string) => {
    // A line that nobody will see is not worth its formatting.
    if (isFull()) {
      skip()
      return
    }
    const text = shortenedAndIndented(textOf(values, format), '  '.repeat(Math.min(groups, MOST_LEVELS)))
    lines += 1
    characters += text.length
    emit({ type: 'log', at: now(), level, text })
  }
  const print =
    (level: LogLevel) =>
    (...values: unknown[]) =>
      write(level, values, () => formatLine(values, options))
  const [log, info, warn, error, debug] = [
    print('log'),
    print('info'),
    print('warn'),
    print('error'),
    print('debug'),
  ]

  const sinceStart = (label: string) => {
    const start = clocks.get(label)
    if (start === undefined) {
      warn(`Warning: No such label '${label}' for console.time()`)
      return undefined
    }
    return durationText(now() - start)
  }

  const console = {
    log,
    info,
    warn,
    error,
    debug,
    dir: (value: unknown, dirOptions?: InspectOptions) =>
      write('log', [value], () => inspect(value, { ...dirOptions, ...options })),
    dirxml: log,
    table: (rows: unknown, columns?: readonly string[]) =>
      write('log', [rows], () => tableText(rows, columns) ?? formatLine([rows], options)),
    trace: (...values: unknown[]) =>
      write('error', values, () => {
        const trace = new Error(formatLine(values, options))
        trace.name = 'Trace'
        return String(stackOf(trace)).replace(/^Error\b/, 'Trace')
      }),
    assert: (condition: unknown, ...values: unknown[]) => {
      if (condition) return
      if (values.length === 0) error('Assertion failed')
      else error(`Assertion failed: ${plainText(values[0])}`, ...values.slice(1))
    },
    count: (label: unknown = 'default') => {
      const count = (counts.get(String(label)) ?? 0) + 1
      counts.set(String(label), count)
      log(`${label}: ${count}`)
    },
    countReset: (label: unknown = 'default') => void counts.delete(String(label)),
    group: (...values: unknown[]) => {
      if (values.length > 0) log(...values)
      groups += 1
    },
    groupEnd: () => {
      groups = Math.max(groups - 1, 0)
    },
    time: (label: unknown = 'default') => void clocks.set(String(label), now()),
    timeLog: (label: unknown = 'default', ...values: unknown[]) => {
      const duration = sinceStart(String(label))
      if (duration !== undefined) log(`${label}: ${duration}`, ...values)
    },
    timeEnd: (label: unknown = 'default') => {
      const duration = sinceStart(String(label))
      if (duration === undefined) return
      clocks.delete(String(label))
      log(`${label}: ${duration}`)
    },
    clear: () => {},
  }
  return { console: { ...console, groupCollapsed: console.group } as ProgramConsole, flush }
}

/** Objects that cannot be looked into (a proxy that throws) are named. */
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
