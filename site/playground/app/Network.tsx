// The network of a playground: what it does to the requests of the next run.

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { CALM, CONDITION_LIMITS, type Conditions, type Fault } from '../protocol'
import { readNumber, readStatuses } from './conditions'
import styles from './Network.module.css'
import type { Session, SessionState, UnusedStatuses } from './session'
import { conditionsText, words } from './words'

export interface NetworkProps {
  readonly session: Session
  readonly state: SessionState
}

const FAULTS = Object.entries(words.faults) as [Fault, string][]

/** Latency, statuses and faults, and in its summary what is set of them. */
export function Network({ session, state }: NetworkProps) {
  const { conditions, unusedStatuses, didNotStart } = state
  const { latency, jitter, statuses, retryAfter, fault } = conditions
  const set = (changes: Partial<Conditions>) => session.setConditions({ ...conditions, ...changes })
  const isCalm = conditionsText(conditions) === words.calm
  const calmDown = () => {
    session.setConditions(CALM)
    session.setUnusedStatuses(undefined)
  }
  return (
    <details className={styles.network}>
      <summary>
        {words.network}: <span className={isCalm ? undefined : styles.set}>{conditionsText(conditions)}</span>
      </summary>
      <div className={styles.fields}>
        <NumberField
          name={words.latency}
          unit={words.milliseconds}
          step={50}
          most={CONDITION_LIMITS.delayMs}
          value={latency || undefined}
          empty="0"
          onChange={(latency = 0) => set({ latency })}
        />
        <NumberField
          name={words.jitter}
          unit={words.milliseconds}
          step={50}
          most={CONDITION_LIMITS.delayMs}
          value={jitter || undefined}
          empty="0"
          onChange={(jitter = 0) => set({ jitter })}
        />
        <StatusField
          statuses={statuses}
          unused={unusedStatuses}
          refusal={didNotStart?.because === 'statuses' ? didNotStart : undefined}
          onChange={(statuses) => set({ statuses })}
          onUnused={session.setUnusedStatuses}
        />
        <NumberField
          name={words.retryAfter}
          unit={words.seconds}
          step={1}
          most={CONDITION_LIMITS.seconds}
          value={retryAfter}
          empty="none"
          onChange={(retryAfter) => set({ retryAfter })}
        />
        <Field name={words.fault}>
          {(id) => (
            <select id={id} value={fault} onChange={({ target }) => set({ fault: target.value as Fault })}>
              {FAULTS.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className={styles.note}>
          {words.nextRun}{' '}
          {(!isCalm || unusedStatuses) && (
            <button type="button" onClick={calmDown}>
              {words.calmDown}
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
  /** Shown when there is no number. */
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
  readonly unused: UnusedStatuses | undefined
  /** A run that was not begun because of what is here; another object each time. */
  readonly refusal: object | undefined
  readonly onChange: (statuses: readonly number[]) => void
  readonly onUnused: (unused: UnusedStatuses | undefined) => void
}

function StatusField({ statuses, unused, refusal, onChange, onUnused }: StatusFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const problemId = useId()
  // As it was typed, until the list is set from elsewhere: by a link, or taken back.
  const [typed, setTyped] = useState({ text: statuses.join(', '), statuses })
  const text = unused?.text ?? (typed.statuses === statuses ? typed.text : statuses.join(', '))
  // Half a number is no mistake while it is being typed.
  const [isTyping, setTyping] = useState(false)
  const problem = isTyping ? undefined : unused?.problem
  const change = (text: string) => {
    setTyping(true)
    const read = readStatuses(text)
    if (read.ok) {
      setTyped({ text, statuses: read.statuses })
      onChange(read.statuses)
    }
    onUnused(read.ok ? undefined : { text, problem: read.problem })
  }
  useEffect(() => {
    if (!refusal || !input.current) return
    setTyping(false)
    input.current.closest('details')!.open = true
    input.current.focus()
  }, [refusal])
  return (
    <Field name={words.statuses}>
      {(id) => (
        <>
          <input
            ref={input}
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.statusesExample}
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
