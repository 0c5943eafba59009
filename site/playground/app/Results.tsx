// What came of a run: what was printed, and what was asked of the network.

import { useLayoutEffect, useRef } from 'react'
import type { CodePlace } from '../protocol'
import { Console } from './Console'
import { Requests } from './Requests'
import styles from './Results.module.css'
import type { Sample } from './sample'
import { isRunning, type SessionState } from './session'

export interface ResultsProps {
  readonly state: SessionState
  readonly sample: Sample
  readonly onPlace: (place: CodePlace) => void
}

/** Console and requests, side by side where there is room. */
export function Results({ state, sample, onPlace }: ResultsProps) {
  const element = useRef<HTMLDivElement>(null)
  const running = isRunning(state)
  const height = useRef(0)
  // A new run begins with nothing. It keeps the room of the old one, so that the page stays still.
  useLayoutEffect(() => {
    const { style } = element.current!
    style.minHeight = running ? `${height.current}px` : ''
  }, [running])
  useLayoutEffect(() => {
    height.current = element.current!.offsetHeight
  })
  return (
    <div ref={element} className={styles.results} data-run-state={runState(state)}>
      <Console state={state} sample={sample} onPlace={onPlace} />
      {state.run && <Requests run={state.run} startedAt={state.startedAt} />}
    </div>
  )
}

/** For styles and tests. */
function runState(state: SessionState): 'running' | 'over' | undefined {
  if (isRunning(state)) return 'running'
  return state.run || state.didNotStart ? 'over' : undefined
}
