import { useMemo } from 'react'
import styles from './TimelinePicture.module.css'
import { layoutTimeline, type Mark, type Row, type Timeline, type TimelineInput } from './timelineLayout.js'

/** A timeline of the calls of a run. The list below has the same as text. */
export function TimelinePicture({ calls, until, width }: TimelineInput) {
  // Room for half a dot at both ends.
  const inner = width - 2 * EDGE
  const timeline = useMemo(() => layoutTimeline({ calls, until, width: inner }), [calls, until, inner])
  const { height, rows } = timeline
  return (
    <svg className={styles.picture} width={width} height={height} aria-hidden="true" data-timeline="">
      <g transform={`translate(${EDGE} 0)`}>
        <Axis timeline={timeline} />
        {rows.map((row) => (
          <CallRow key={row.call} row={row} />
        ))}
      </g>
    </svg>
  )
}

const EDGE = 7

function Axis({ timeline: { height, ticks } }: { readonly timeline: Timeline }) {
  return ticks.map(({ x, text, anchor }) => (
    <g key={text}>
      <line className={styles.tick} x1={x} x2={x} y2={height - 17} />
      <text className={styles.time} x={x} y={height - 3} textAnchor={anchor}>
        {text}
      </text>
    </g>
  ))
}

function CallRow({ row: { title, note, titleY, y, segments, marks, labels } }: { readonly row: Row }) {
  return (
    <>
      <text className={styles.title} y={titleY}>
        {title}
        {note && <tspan className={styles.note}>{` · ${note}`}</tspan>}
      </text>
      {segments.map(({ kind, from, to }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: segments are only ever added
        <line key={i} className={styles[kind]} x1={from} x2={to} y1={y} y2={y} />
      ))}
      {marks.map((mark, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks are only ever added
        <MarkShape key={i} mark={mark} y={y} />
      ))}
      {labels.map(({ kind, text, x, y, anchor }) => (
        <text key={`${x} ${y}`} className={styles[`${kind}Label`]} x={x} y={y} textAnchor={anchor}>
          {text}
        </text>
      ))}
    </>
  )
}

/**
 * A filled dot is a successful response, a ring an error response; a bar is a timeout or an abort, a cross a
 * network error.
 */
function MarkShape({ mark: { kind, x }, y }: { readonly mark: Mark; readonly y: number }) {
  if (kind === 'good' || kind === 'bad') return <circle className={styles[kind]} cx={x} cy={y} r="5" />
  const path = kind === 'cut' ? `M${x} ${y - 9}v18` : `M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10`
  return <path className={styles.cut} d={path} />
}
