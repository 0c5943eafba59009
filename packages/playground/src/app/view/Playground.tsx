// A live playground: the code, its network, and the results of its run.

import { type KeyboardEvent, useState, useSyncExternalStore } from 'react'
import type { CodePosition } from '../../protocol.js'
import type { EditorPort } from '../editorPort.js'
import * as labels from '../labels.js'
import type { Session, SessionState } from '../session.js'
import { sessionSummary } from '../texts.js'
import { CodeArea } from './CodeArea.js'
import { Network } from './Network.js'
import { useOptions } from './OptionsContext.js'
import styles from './Playground.module.css'
import { PositionButton } from './PositionButton.js'
import { Results } from './Results.js'
import { Toolbar } from './Toolbar.js'
import { TypeProblems } from './TypeProblems.js'

export interface PlaygroundProps {
  readonly session: Session
  readonly editor: EditorPort
  /** The served code, shown until the editor has loaded. */
  readonly served: HTMLElement
  /** Called with the hash of a link to this state. */
  readonly onShare: (hash: string) => void
  /** Called when all changes are undone, so the link no longer has this state. */
  readonly onReset: () => void
}

/** One playground, which replaces its served block. */
export function Playground({ session, editor, served, onShare, onReset }: PlaygroundProps) {
  const state = useSyncExternalStore(session.subscribe, session.get)
  const [isEditorMissing, setEditorMissing] = useState(false)
  const { apiOrigin, types } = useOptions()
  const hasApi = apiOrigin !== undefined
  const { sample } = session
  const { problem } = state
  const goTo = (position: CodePosition) => editor.use((editor) => editor.goTo(position))
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
      {isEditorMissing && <p className={styles.notice}>{labels.noEditor}</p>}
      <div className={styles.columns}>
        <div className={styles.program}>
          <CodeArea
            types={types}
            session={session}
            state={state}
            port={editor}
            served={served}
            isEditorMissing={isEditorMissing}
            onEditorMissing={setEditorMissing}
          />
          {problem && (
            <p className={styles.problem}>
              {problem.position && (
                <PositionButton file={sample.file} position={problem.position} onGo={goTo} />
              )}
              {problem.message}
            </p>
          )}
          {types && (
            <TypeProblems
              // An error of the syntax is shown alone: the types of such code are misleading.
              problems={problem ? [] : state.typeProblems}
              code={state.code}
              file={sample.file}
              onGo={goTo}
            />
          )}
          {hasApi && <Network session={session} state={state} />}
        </div>
        <Results state={state} sample={sample} onPosition={goTo} />
      </div>
      <p className="sr-only" role="status">
        {announcement(state, isEditorMissing)}
      </p>
    </div>
  )
}

/** The text for screen readers; empty before the first run. */
function announcement(state: SessionState, isEditorMissing: boolean): string {
  const noEditor = isEditorMissing ? labels.noEditor : ''
  if (state.notice) return `${state.notice} ${noEditor}`
  return sessionSummary(state) || noEditor
}
