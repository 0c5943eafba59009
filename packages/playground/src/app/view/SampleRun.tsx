// The live output of a sample, in place of the recorded one. Its code stays as the page shows it; requests,
// editor and network are one click away.

import { useId, useState, useSyncExternalStore } from 'react'
import * as labels from '../labels.js'
import { attemptsOf } from '../runState.js'
import type { Session } from '../session.js'
import { sessionSummary } from '../texts.js'
import { Console } from './Console.js'
import { useOptions } from './OptionsContext.js'
import { Requests } from './Requests.js'
import { runState } from './Results.js'
import styles from './SampleRun.module.css'

/** A part of the whole playground. */
export type PlaygroundPart = 'code' | 'network'

export interface SampleRunProps {
  readonly session: Session
  /** Opens the same program as a playground, and focuses a part of it. */
  readonly onOpen: (part: PlaygroundPart) => void
  /** Whether the requests are shown from the start. */
  readonly showsRequests: boolean
}

/** The output of the sample, and buttons that show and change more. */
export function SampleRun({ session, onOpen, showsRequests }: SampleRunProps) {
  const state = useSyncExternalStore(session.subscribe, session.get)
  const [areRequestsShown, setRequestsShown] = useState(showsRequests)
  const requestsId = useId()
  const { run, startedAt } = state
  const count = labels.requestCount(run ? attemptsOf(run).length : 0)
  const { label } = session.sample
  const hasApi = useOptions().apiOrigin !== undefined
  return (
    <>
      <div data-run-state={runState(state)}>
        <Console state={state} sample={session.sample} onPosition={() => onOpen('code')} />
        <div id={requestsId} className={styles.requests}>
          {run && areRequestsShown && <Requests run={run} startedAt={startedAt} />}
        </div>
      </div>
      <div className={styles.actions}>
        {hasApi && (
          <>
            <button
              type="button"
              aria-label={`${count} ${label}`}
              aria-expanded={areRequestsShown}
              aria-controls={requestsId}
              title={labels.requestsTitle}
              onClick={() => setRequestsShown(!areRequestsShown)}
            >
              {count}
            </button>
            <button
              type="button"
              aria-label={`${labels.network} ${label}`}
              title={labels.networkTitle}
              onClick={() => onOpen('network')}
            >
              {labels.network}
            </button>
          </>
        )}
      </div>
      <p className="sr-only" role="status">
        {sessionSummary(state)}
      </p>
    </>
  )
}
