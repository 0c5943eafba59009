// What the commands print while they work: lines on a terminal or in a CI log. Knows
// nothing of errors; cli.ts prints those.

/** Where a command reports what it does. */
export interface Logger {
  readonly info: (text: string) => void
  readonly warn: (text: string) => void
  /** Begins a phase of the command. Only one runs at a time. */
  readonly phase: (label: PhaseLabel) => Phase
}

/** The words for a phase: `Compiling 3/12` while it runs, `Compiled 12 pages in 0.8 s.` when it has ended. */
export interface PhaseLabel {
  readonly running: string
  readonly ended: string
  /** The object of the sentence when nothing is counted: `Checked the links in 0.1 s.` */
  readonly object: string
  /** What is counted. @default 'page' */
  readonly unit?: string
}

/** The progress of a phase. */
export interface Progress {
  /** Adds to the number of pages, or of other units, that the phase handles. */
  readonly expect: (count: number) => void
  readonly advance: (by?: number) => void
}

/** A phase that is running. */
export interface Phase extends Progress {
  readonly done: () => void
  /** Ends the phase because of an error, which is reported elsewhere. */
  readonly fail: () => void
}

/** The output of a logger. */
export interface LoggerOutput {
  readonly write: (text: string) => void
  /** Whether a line may be overwritten. */
  readonly terminal: boolean
  /** Milliseconds, from any start. */
  readonly now: () => number
  /** The width of the terminal. @default 80 */
  readonly columns?: () => number | undefined
}

/** Milliseconds between two updates of a phase: on a terminal, and in a log. */
const TERMINAL_PAUSE = 100
const LOG_PAUSE = 5_000

const CLEAR_LINE = '\r\u001B[K'

/** A logger that writes lines to `write`. On a terminal, all phases share one line, which is updated. */
export function createLogger(output: LoggerOutput): Logger {
  const { write, terminal, now } = output
  const line = terminal ? createStatusLine(output) : undefined
  const print = (text: string) => (line ? line.print(text) : write(`${text}\n`))
  return {
    info: print,
    warn: (text) => print(text.replace(/^/, 'Warning: ')),
    phase: (label) => {
      const start = now()
      let [count, total, shown] = [0, 0, start]
      const running = () => {
        const counted = total > 0 ? ` ${count}/${total}` : ' …'
        return `${label.running}${counted}${timeLeft({ count, total, spent: now() - start })}`
      }
      const show = () => {
        shown = now()
        if (line) line.update(running())
        else print(running())
      }
      line?.update(running())
      return {
        expect: (more) => {
          total += more
        },
        advance: (by = 1) => {
          count += by
          if (now() - shown >= (terminal ? TERMINAL_PAUSE : LOG_PAUSE)) show()
        },
        done: () => {
          const time = seconds(now() - start)
          if (line) line.add(`${label.ended} ${time}`)
          else print(`${label.ended} ${total > 0 ? counted(total, label.unit) : label.object} in ${time}.`)
        },
        fail: () => line?.end(),
      }
    },
  }
}

/** The line of all phases: `Loaded 0.3 s · Compiled 4.1 s · Rendering 12/50, 3 s left` */
function createStatusLine({ write, columns = () => undefined }: LoggerOutput) {
  let ended: string[] = []
  let isRunning = false
  let status = ''
  const draw = (text: string) => {
    status = lastColumns(text, (columns() || 80) - 1)
    write(CLEAR_LINE + status)
  }
  /** Keeps the line; the next phase begins a new one. */
  const end = () => {
    if (status !== '') write(isRunning ? '\n' : `${CLEAR_LINE}${ended.join(' · ')}\n`)
    ended = []
    isRunning = false
    status = ''
  }
  return {
    end,
    update: (running: string) => {
      isRunning = true
      draw([...ended, running].join(' · '))
    },
    add: (phase: string) => {
      isRunning = false
      ended.push(phase)
      draw(ended.join(' · '))
    },
    /** Prints above the phase that runs, or below all when none does. */
    print: (text: string) => {
      if (!isRunning) end()
      write(status === '' ? `${text}\n` : `${CLEAR_LINE}${text}\n${status}`)
    },
  }
}

/** The end of a text that is too long, because the running phase is there. */
function lastColumns(text: string, width: number): string {
  return text.length <= width ? text : `…${text.slice(text.length - width + 1)}`
}

function timeLeft({ count, total, spent }: { count: number; total: number; spent: number }): string {
  if (count === 0) return ''
  const seconds = Math.ceil(((spent / count) * (total - count)) / 1000)
  return seconds > 0 ? `, ${seconds} s left` : ''
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

function counted(count: number, unit = 'page'): string {
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** A logger that prints nothing, for programs and tests. */
export const silentLogger: Logger = {
  info: () => {},
  warn: () => {},
  phase: () => ({ expect: () => {}, advance: () => {}, done: () => {}, fail: () => {} }),
}
