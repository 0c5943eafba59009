// A live playground: the code, the network it meets, and what came of it.

import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import type { CodePlace } from '../protocol'
import { CodeArea } from './CodeArea'
import type { EditorPort } from './editorPort'
import { Network } from './Network'
import { PlaceButton } from './PlaceButton'
import styles from './Playground.module.css'
import { Results } from './Results'
import type { Session, SessionState } from './session'
import { Toolbar } from './Toolbar'
import { notStartedText, runSummary, words } from './words'

export interface PlaygroundProps {
  readonly session: Session
  readonly editor: EditorPort
  /** The code as it was served: shown until the editor is there. */
  readonly served: HTMLElement
  /** A link to this state was made; its hash. */
  readonly onShare: (hash: string) => void
  /** All was taken back, so a link to it is a link to something else. */
  readonly onReset: () => void
}

/** One playground in the place of its served block. */
export function Playground({ session, editor, served, onShare, onReset }: PlaygroundProps) {
  const state = useSyncExternalStore(session.subscribe, session.get)
  const [isEditorMissing, setEditorMissing] = useState(false)
  const { sample } = session
  const { problem } = state
  const goTo = (place: CodePlace) => editor.ask((editor) => editor.goTo(place))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    event.preventDefault()
    session.run()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same as the Run button, from anywhere inside
    <div className={styles.sheet} onKeyDown={onKeyDown}>
      <Toolbar session={session} state={state} onShare={onShare} onReset={onReset} />
      {state.notice && <p className={styles.notice}>{state.notice}</p>}
      {isEditorMissing && <p className={styles.notice}>{words.noEditor}</p>}
      <CodeArea
        session={session}
        state={state}
        port={editor}
        served={served}
        isEditorMissing={isEditorMissing}
        onEditorMissing={setEditorMissing}
      />
      {problem && (
        <p className={styles.problem}>
          {problem.place && <PlaceButton file={sample.file} place={problem.place} onGo={goTo} />}
          {problem.message}
        </p>
      )}
      <Network session={session} state={state} />
      <Results state={state} sample={sample} onPlace={goTo} />
      <p className="sr-only" role="status">
        {announcement(state, isEditorMissing)}
      </p>
    </div>
  )
}

/** What is told to those who do not see it; nothing before the first run. */
function announcement(state: SessionState, isEditorMissing: boolean): string {
  const { notice, didNotStart, problem, run } = state
  const noEditor = isEditorMissing ? words.noEditor : ''
  if (notice) return `${notice} ${noEditor}`
  if (didNotStart) return `${notStartedText(didNotStart)} ${problem?.message ?? ''}`
  return run ? runSummary(run) : noEditor
}
