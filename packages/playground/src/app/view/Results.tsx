// The results of a run: what it printed, and its requests.

import { useEffect, useLayoutEffect, useRef } from 'react'
import type { CodePosition } from '../../protocol.js'
import type { Sample } from '../sample.js'
import { isRunning, type SessionState } from '../session.js'
import { Console } from './Console.js'
import { useOptions } from './OptionsContext.js'
import { Requests } from './Requests.js'
import styles from './Results.module.css'

export interface ResultsProps {
  readonly state: SessionState
  readonly sample: Sample
  readonly onPosition: (position: CodePosition) => void
}

/** So many pixels of the results must be in view. */
const LEAST_SEEN = 120

/** Console and requests, side by side where there is room. */
export function Results({ state, sample, onPosition }: ResultsProps) {
  const element = useRef<HTMLDivElement>(null)
  const isBusy = isRunning(state)
  const hasApi = useOptions().apiOrigin !== undefined
  const height = useRef(0)
  // A new run begins empty. It keeps the height of the previous one, so that the page does not move.
  useLayoutEffect(() => {
    const { style } = element.current!
    style.minHeight = isBusy ? `${height.current}px` : ''
  }, [isBusy])
  // The output may be below the screen: without this a press of Run seems to do nothing.
  useEffect(() => {
    const { top } = element.current!.getBoundingClientRect()
    if (isBusy && top > innerHeight - LEAST_SEEN) element.current!.scrollIntoView({ block: 'center' })
  }, [isBusy])
  useLayoutEffect(() => {
    height.current = element.current!.offsetHeight
  })
  return (
    <div ref={element} className={styles.results} data-run-state={runState(state)}>
      <Console state={state} sample={sample} onPosition={onPosition} />
      {hasApi && state.run && <Requests run={state.run} startedAt={state.startedAt} />}
    </div>
  )
}

/** For styles and tests. */
export function runState(state: SessionState): 'running' | 'over' | undefined {
  if (isRunning(state)) return 'running'
  return state.run || state.didNotStart ? 'over' : undefined
}
