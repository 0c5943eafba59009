// What a program printed, and how it ended.

import { memo, type ReactNode } from 'react'
import type { CodePosition, Ending } from '../../protocol.js'
import * as labels from '../labels.js'
import type { OutputLine, RunState } from '../runState.js'
import type { Sample } from '../sample.js'
import { isRecorded, type SessionState } from '../session.js'
import { endingText, failureParts, notStartedText } from '../texts.js'
import styles from './Console.module.css'
import { PositionButton } from './PositionButton.js'

export interface ConsoleProps {
  readonly state: SessionState
  readonly sample: Sample
  readonly onPosition: (position: CodePosition) => void
}

/** From this many lines on, a screen reader announces only how many there are. */
const MOST_READ = 30

/** The output of the latest run; before the first one, what was recorded. */
export function Console({ state, sample, onPosition }: ConsoleProps) {
  const { run, didNotStart } = state
  if (didNotStart) {
    return (
      <Pane title={labels.output}>
        <p className={styles.failure}>{notStartedText(didNotStart)}</p>
      </Pane>
    )
  }
  if (!run) {
    // What another program, or another network, would print was not recorded.
    if (sample.output === '' || !isRecorded(state, sample)) return null
    return (
      <Pane title={labels.recordedOutput}>
        <pre className={styles.lines}>
          <samp>{sample.output}</samp>
        </pre>
      </Pane>
    )
  }
  const { lines, unshown, ending, latest } = run
  return (
    <Pane
      title={labels.output}
      note={ending ? ending.how !== 'stopped' && endingText(ending, latest) : labels.running}
    >
      <div
        className={styles.lines}
        role="log"
        aria-label={`${labels.output}: ${sample.label}`}
        aria-live={lines.length > MOST_READ ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
      >
        {chunksOf(lines).map((chunk, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <div key={i} className={styles.chunk}>
            {chunk.map((line, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
              <Line key={i} line={line} />
            ))}
          </div>
        ))}
      </div>
      {unshown > 0 && <p className={styles.note}>{labels.unshown(unshown)}</p>}
      {isSilent(run) && <p className={styles.note}>{labels.nothingPrinted}</p>}
      {ending && <EndingNote ending={ending} sample={sample} latest={latest} onPosition={onPosition} />}
    </Pane>
  )
}

interface PaneProps {
  readonly title: string
  readonly note?: ReactNode
  readonly children: ReactNode
}

function Pane({ title, note, children }: PaneProps) {
  return (
    <section className={styles.pane}>
      <p className={styles.title}>
        {title}
        {note && <span className={styles.duration}>{note}</span>}
      </p>
      {children}
    </section>
  )
}

/** Lines that the browser draws, or skips, together. */
const CHUNK = 20

function chunksOf(lines: readonly OutputLine[]): readonly OutputLine[][] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, i) =>
    lines.slice(i * CHUNK, (i + 1) * CHUNK),
  )
}

/** A line with its line end, so that copied text is the printed text. */
const Line = memo(function Line({ line: { level, text } }: { readonly line: OutputLine }) {
  return (
    <span className={styles.line} data-level={level} data-mark={labels.levels[level] || undefined}>
      {text}
      {'\n'}
    </span>
  )
})

interface EndingNoteProps {
  readonly ending: Ending
  readonly sample: Sample
  readonly latest: number
  readonly onPosition: (position: CodePosition) => void
}

/** Why a program did not simply finish. */
function EndingNote({ ending, sample, latest, onPosition }: EndingNoteProps) {
  if (ending.how === 'finished') return null
  if (ending.how === 'stopped') return <p className={styles.failure}>{endingText(ending, latest)}</p>
  const { position, hint } = ending
  const { message, details, link } = failureParts(ending.text)
  const page = link && sitePath(link)
  return (
    <div className={styles.failure}>
      <pre>{message}</pre>
      {hint && <p>{hint}</p>}
      {position && <PositionButton file={sample.file} position={position} onGo={onPosition} />}
      {page && <a href={page}>{labels.explained}</a>}
      {details && (
        <details>
          <summary>{labels.details}</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  )
}

/** The path of a URL that is one of this site, wherever the site is hosted: a program may print any URL. */
function sitePath(link: string): string | undefined {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href
  const { origin, pathname, hash } = new URL(link)
  return [location.origin, new URL(canonical).origin].includes(origin) ? pathname + hash : undefined
}

function isSilent({ lines, ending }: RunState): boolean {
  return lines.length === 0 && ending?.how === 'finished'
}
