// The network of a playground: what it does to the requests of the next run.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import * as limits from '../../limits.js'
import { CALM, type Conditions, type Fault } from '../../protocol.js'
import { readNumber, readStatuses } from '../conditions.js'
import * as labels from '../labels.js'
import type { InvalidStatuses, Session, SessionState } from '../session.js'
import { conditionsText } from '../texts.js'
import styles from './Network.module.css'
import { useOptions } from './OptionsContext.js'

export interface NetworkProps {
  readonly session: Session
  readonly state: SessionState
}

const DELAYS = [
  ['latency', labels.latency],
  ['jitter', labels.jitter],
] as const

/** Latency, statuses and faults; its summary shows the current ones. */
export function Network({ session, state }: NetworkProps) {
  const { conditions, invalidStatuses, didNotStart } = state
  const { statuses, retryAfter, fault } = conditions
  const { faultLabels } = useOptions()
  const summary = conditionsText(conditions, faultLabels)
  const set = (changes: Partial<Conditions>) => session.setConditions({ ...conditions, ...changes })
  const isNormal = summary === labels.noConditions
  const resetNetwork = () => {
    session.setConditions(CALM)
    session.setInvalidStatuses(undefined)
  }
  return (
    <details className={styles.network} data-network="">
      <summary aria-label={`${labels.network}: ${summary}, ${session.sample.label}`}>
        {labels.network}: <span className={isNormal ? undefined : styles.set}>{summary}</span>
      </summary>
      <div className={styles.fields}>
        {DELAYS.map(([delay, name]) => (
          <NumberField
            key={delay}
            name={name}
            unit={labels.milliseconds}
            step={50}
            most={limits.delayMs}
            value={conditions[delay] || undefined}
            empty="0"
            onChange={(value = 0) => set({ [delay]: value })}
          />
        ))}
        <StatusField
          statuses={statuses}
          unused={invalidStatuses}
          refusal={didNotStart?.because === 'statuses' ? didNotStart : undefined}
          onChange={(statuses) => set({ statuses })}
          onInvalid={session.setInvalidStatuses}
        />
        <NumberField
          name={labels.retryAfter}
          unit={labels.seconds}
          step={1}
          most={limits.retryAfterSeconds}
          value={retryAfter}
          empty="none"
          onChange={(retryAfter) => set({ retryAfter })}
        />
        <Field name={labels.fault}>
          {(id) => (
            <select id={id} value={fault} onChange={({ target }) => set({ fault: target.value as Fault })}>
              {Object.entries(faultLabels).map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className={styles.note}>
          {labels.nextRun}{' '}
          {(!isNormal || invalidStatuses) && (
            <button type="button" onClick={resetNetwork}>
              {labels.resetNetwork}
            </button>
          )}
        </p>
      </div>
    </details>
  )
}

function Field({ name, children }: { readonly name: string; readonly children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{name}</label>
      {children(id)}
    </div>
  )
}

interface NumberFieldProps {
  readonly name: string
  readonly unit: string
  readonly step: number
  readonly most: number
  readonly value: number | undefined
  /** Shown in an empty field. */
  readonly empty: string
  readonly onChange: (value: number | undefined) => void
}

function NumberField({ name, unit, step, most, value, empty, onChange }: NumberFieldProps) {
  return (
    <Field name={name}>
      {(id) => (
        <span className={styles.measure}>
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            step={step}
            placeholder={empty}
            value={value ?? ''}
            onChange={({ target }) => onChange(readNumber(target.value, most))}
          />
          {unit}
        </span>
      )}
    </Field>
  )
}

interface StatusFieldProps {
  readonly statuses: readonly number[]
  readonly unused: InvalidStatuses | undefined
  /** The run that did not start because of these statuses; a new object each time. */
  readonly refusal: object | undefined
  readonly onChange: (statuses: readonly number[]) => void
  readonly onInvalid: (unused: InvalidStatuses | undefined) => void
}

function StatusField({ statuses, unused, refusal, onChange, onInvalid }: StatusFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  // The typed text, until a link or a reset changes the statuses.
  const [typed, setTyped] = useState({ text: statuses.join(', '), statuses })
  const text = unused?.text ?? (typed.statuses === statuses ? typed.text : statuses.join(', '))
  // An unfinished number is not an error while it is being typed.
  const [isTyping, setTyping] = useState(false)
  const problem = isTyping ? undefined : unused?.problem
  const change = (text: string) => {
    setTyping(true)
    const read = readStatuses(text)
    if (read.ok) {
      setTyped({ text, statuses: read.statuses })
      onChange(read.statuses)
    }
    onInvalid(read.ok ? undefined : { text, problem: read.problem })
  }
  useEffect(() => {
    if (!refusal || !input.current) return
    setTyping(false)
    input.current.closest('details')!.open = true
    input.current.focus()
  }, [refusal])
  return (
    <Field name={labels.statuses}>
      {(id) => (
        <>
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={labels.statusesExample}
            value={text}
            aria-invalid={problem !== undefined}
            aria-describedby={problem && problemId}
            onChange={({ target }) => change(target.value)}
            onBlur={() => setTyping(false)}
          />
          {problem && (
            <span id={problemId} className={styles.problem}>
              {problem}
            </span>
          )}
        </>
      )}
    </Field>
  )
}
