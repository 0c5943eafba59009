// The head of a playground: its name and its buttons.

import { type MouseEvent, useState } from 'react'
import * as labels from '../labels.js'
import { isAsServed, isRunning, type Session, type SessionState } from '../session.js'
import { encodeShare } from '../share.js'
import { endingText } from '../texts.js'
import { copyText, useFeedback } from './copyText.js'
import { useOptions } from './OptionsContext.js'
import styles from './Toolbar.module.css'
import { TypesButton } from './TypesButton.js'

export interface ToolbarProps {
  readonly session: Session
  readonly state: SessionState
  readonly onShare: (hash: string) => void
  readonly onReset: () => void
}

const RESET = 'M3 3v3.5h3.5M3.4 6.2A5.5 5.5 0 1 1 2.5 9'
const COPY = 'M6 5.5h7.5v8H6zM3.5 10.5h-1v-8H10v1'
const SHARE =
  'M6.7 9.3 9.3 6.7M7 4.6l1.2-1.2a2.8 2.8 0 0 1 4.4 4.4L11.4 9M9 11.4l-1.2 1.2a2.8 2.8 0 0 1-4.4-4.4L4.6 7'
const DONE = 'm3 8.5 3.5 3.5L13 4.5'

/** File name, Run or Stop, Reset, Copy, Share. */
export function Toolbar({ session, state, onShare, onReset }: ToolbarProps) {
  const { sample } = session
  const { types } = useOptions()
  const isBusy = isRunning(state)
  const [isCopied, showCopied] = useFeedback()
  const [isShared, showShared] = useFeedback()
  // The text that the browser refused to copy.
  const [refused, setRefused] = useState<string>()

  const copy = async (text: string, onDone: () => void) => {
    const isDone = await copyText(text)
    setRefused(isDone ? undefined : text)
    if (isDone) onDone()
  }
  const share = async () => {
    const { code, conditions } = state
    const url = new URL(location.href)
    url.hash = await encodeShare({ name: sample.name, code, conditions })
    onShare(url.hash)
    // The state is kept: the router has its key in it.
    history.replaceState(history.state, '', url)
    await copy(url.href, showShared)
  }
  const reset = () => {
    session.reset()
    setRefused(undefined)
    onReset()
  }
  const runOrStop = (event: MouseEvent) => {
    // The second click of a double click does not mean Stop.
    if (isBusy && event.detail > 1) return
    if (isBusy) session.stop()
    else session.run()
  }
  return (
    <>
      <div className={styles.bar}>
        <span className={styles.file}>{sample.file}</span>
        <div className={styles.actions}>
          {types && <TypesButton types={types} of={sample.label} />}
          <ActionButton
            of={sample.label}
            drawing={RESET}
            title={labels.resetTitle}
            disabled={isAsServed(state, sample)}
            onClick={reset}
          >
            {labels.reset}
          </ActionButton>
          <ActionButton
            of={sample.label}
            drawing={isCopied ? DONE : COPY}
            title={labels.copyTitle}
            onClick={() => void copy(state.code, showCopied)}
          >
            {isCopied ? labels.copied : labels.copy}
          </ActionButton>
          <ActionButton
            of={sample.label}
            drawing={isShared ? DONE : SHARE}
            title={labels.shareTitle}
            onClick={() => void share().catch((error: Error) => session.notify(error.message))}
          >
            {isShared ? labels.linkCopied : labels.share}
          </ActionButton>
        </div>
        <span className={state.run ? styles.status : styles.keys} aria-hidden="true">
          {barStatus(state)}
        </span>
        <button
          type="button"
          className={isBusy ? styles.stop : styles.run}
          aria-label={`${isBusy ? labels.stop : labels.run} ${sample.label}`}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={runOrStop}
        >
          {isBusy ? labels.stop : labels.run}
        </button>
      </div>
      {refused !== undefined && <Refused text={refused} onClose={() => setRefused(undefined)} />}
      <span className="sr-only" role="status">
        {isCopied ? labels.copied : isShared ? labels.linkCopied : ''}
      </span>
    </>
  )
}

/** The keyboard shortcut, as the platform writes it. */
const RUN_KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ ⏎' : 'Ctrl+Enter'

/** How the run goes; before the first one, the keys of Run. */
function barStatus({ run }: SessionState): string {
  if (!run) return RUN_KEYS
  if (!run.ending) return labels.running
  return run.ending.how === 'stopped' ? labels.stopped : endingText(run.ending, run.latest)
}

interface ActionButtonProps {
  /** Shown instead of the label where there is little room. */
  readonly drawing: string
  readonly title: string
  readonly disabled?: boolean
  readonly onClick: () => void
  /** The name of the program: a page may have several. */
  readonly of: string
  readonly children: string
}

function ActionButton({ of, drawing, title, disabled = false, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={styles.action}
      title={title}
      aria-label={`${children} ${of}`}
      // Not `disabled`, which would lose the focus of the button that was just pressed.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <svg className="vl-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
        <path d={drawing} />
      </svg>
      <span className={styles.label}>{children}</span>
    </button>
  )
}

/** A text to copy by hand. */
function Refused({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  return (
    <div className={styles.refused}>
      <label>
        {labels.copyByHand}
        {/* Selected at once, so that one key press copies it. */}
        <textarea readOnly rows={text.includes('\n') ? 4 : 1} value={text} ref={(field) => field?.select()} />
      </label>
      <button type="button" className={styles.action} onClick={onClose}>
        {labels.close}
      </button>
    </div>
  )
}
