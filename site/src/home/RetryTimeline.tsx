// One recorded run of samples/retry.ts, drawn to the scale of its time. Positions are
// percentages, so that the text keeps its size on a small screen.

import { firstDelayMs } from './facts.json'
import styles from './RetryTimeline.module.css'
import { attempts } from './retry-timeline.json'

const total = attempts.at(-1)!.end

/** The moments at which a response arrived. */
const responses = attempts.map(({ end, status }) => ({ at: end, status, isLast: end === total }))

/** The random waits between them; the most that one can be doubles each time. */
const waits = attempts.slice(1).map(({ start }, i) => {
  const { end } = attempts[i]!
  return { from: end, to: start, ms: start - end, most: firstDelayMs * 2 ** i }
})

const percent = (ms: number) => `${((ms / total) * 100).toFixed(1)}%`

/** The responses of a call and the waits between them; the caption reports the same in words. */
export function RetryTimeline() {
  return (
    <figure className={styles.figure}>
      <svg className={styles.timeline} aria-hidden="true">
        <line className={styles.request} x2="100%" y1="40" y2="40" />
        {waits.map(({ from, to, ms, most }) => (
          <g key={from}>
            <line className={styles.wait} x1={percent(from)} x2={percent(to)} y1="40" y2="40" />
            <text className={styles.strong} x={percent((from + to) / 2)} y="67">
              waits {ms} ms
            </text>
            <text x={percent((from + to) / 2)} y="86">
              of at most {most} ms
            </text>
          </g>
        ))}
        {responses.map(({ at, status, isLast }) => (
          <g key={at} className={status < 400 ? styles.success : styles.failure}>
            <circle cx={percent(at)} cy="40" r="6" />
            <text x={percent(at)} y="20" {...(isLast ? { dx: 6, className: styles.end } : {})}>
              {status}
              {isLast && ` after ${total} ms`}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        A recorded run: {responses.map(({ status }) => status).join(', ')}, with waits of{' '}
        {waits.map(({ ms }) => `${ms}\u00a0ms`).join(' and ')} between the responses, {total}&nbsp;ms in
        total.
      </figcaption>
    </figure>
  )
}
