// What the commands say while they work: lines on a terminal or in a CI log. Knows
// nothing of errors; cli.ts prints those.

/** Where a command says what it does. */
export interface Logger {
  readonly info: (text: string) => void
  readonly warn: (text: string) => void
  /** Begins something that is counted; `done` ends it. */
  readonly progress: (label: string, total: number) => Progress
}

/** Something that is counted. */
export interface Progress {
  readonly advance: (by?: number) => void
  readonly done: () => void
}

/** Where the lines go. `terminal` = one line may be written over. */
export interface LoggerOutput {
  readonly write: (text: string) => void
  readonly terminal: boolean
  /** Milliseconds, from any start. */
  readonly now: () => number
}

/** Between two lines of progress: on a terminal, and in a log. */
const TERMINAL_PAUSE = 100
const LOG_PAUSE = 5_000

/** A logger that writes lines to `write`. */
export function createLogger({ write, terminal, now }: LoggerOutput): Logger {
  // Takes the line of progress away before another one is written.
  let clearLine = ''
  const line = (text: string) => {
    write(`${clearLine}${text}\n`)
    clearLine = ''
  }
  return {
    info: line,
    warn: (text) => line(text.replace(/^/, 'Warning: ')),
    progress: (label, total) => {
      const start = now()
      let count = 0
      let shown = start
      const show = () => {
        shown = now()
        const text = `${label} ${count}/${total}${timeLeft({ count, total, spent: shown - start })}`
        if (!terminal) return line(text)
        write(`\r\u001B[K${text}`)
        clearLine = '\r\u001B[K'
      }
      return {
        advance: (by = 1) => {
          count += by
          if (now() - shown >= (terminal ? TERMINAL_PAUSE : LOG_PAUSE)) show()
        },
        done: () => {
          if (clearLine) write(clearLine)
          clearLine = ''
        },
      }
    },
  }
}

function timeLeft({ count, total, spent }: { count: number; total: number; spent: number }): string {
  if (count === 0) return ''
  const seconds = Math.ceil(((spent / count) * (total - count)) / 1000)
  return seconds > 0 ? `, ${seconds} s left` : ''
}

/** A logger that says nothing, for programs and tests. */
export const silentLogger: Logger = {
  info: () => {},
  warn: () => {},
  progress: () => ({ advance: () => {}, done: () => {} }),
}
