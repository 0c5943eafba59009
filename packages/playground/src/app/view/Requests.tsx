// The requests of a program: a timeline, and a list of all that was sent and received.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as labels from '../labels.js'
import { attemptsOf, type RunState } from '../runState.js'
import { Exchange } from './Exchange.js'
import styles from './Requests.module.css'
import { TimelinePicture } from './TimelinePicture.js'

export interface RequestsProps {
  readonly run: RunState
  /** The time of the page at which the run began. */
  readonly startedAt: number | undefined
}

/** More requests than this scroll in a frame of their own, or they would push the rest of the page down. */
const MANY = 8

/** The requests of a run. */
export function Requests({ run, startedAt }: RequestsProps) {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const room = element.current!
    const measure = () => setWidth(room.clientWidth)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(room)
    return () => observer.disconnect()
  }, [])
  const attempts = attemptsOf(run)
  return (
    <section className={styles.pane}>
      <p className={styles.title}>{labels.requests}</p>
      {attempts.length === 0 && run.ending && <p className={styles.note}>{labels.noRequests}</p>}
      <div className={attempts.length > MANY ? styles.many : undefined}>
        <div ref={element}>
          {attempts.length > 0 && width > 0 && (
            <GrowingTimeline run={run} startedAt={startedAt} width={width} />
          )}
        </div>
        {attempts.map((attempt) => (
          <Exchange key={attempt.id} attempt={attempt} />
        ))}
      </div>
    </section>
  )
}

/**
 * The timeline until now. A separate component, so that a frame renders nothing else, and nothing before the
 * first request.
 */
function GrowingTimeline({ run, startedAt, width }: RequestsProps & { readonly width: number }) {
  return <TimelinePicture calls={run.calls} until={useTime(run, startedAt)} width={width} />
}

/**
 * The current time of the run in milliseconds: updated with each frame while it runs, unless the reader
 * prefers reduced motion.
 */
function useTime({ ending, latest }: RunState, startedAt: number | undefined): number {
  const [time, setTime] = useState({ startedAt, now: 0 })
  const isOn = !ending && startedAt !== undefined
  useEffect(() => {
    if (!isOn || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = requestAnimationFrame(function tick() {
      setTime({ startedAt, now: performance.now() - startedAt })
      frame = requestAnimationFrame(tick)
    })
    return () => cancelAnimationFrame(frame)
  }, [isOn, startedAt])
  // The time of the previous run does not count.
  return isOn && time.startedAt === startedAt ? Math.max(time.now, latest) : latest
}
