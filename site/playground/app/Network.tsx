// The network of a playground: what it does to the requests of the next run.

import { type ReactNode, useId, useState } from 'react'
import { CALM, type Conditions, type Fault } from '../protocol'
import { readNumber, readStatuses } from './conditions'
import styles from './Network.module.css'
import { conditionsText, words } from './words'

export interface NetworkProps {
  readonly conditions: Conditions
  readonly onChange: (conditions: Conditions) => void
}

const MOST_MS = 10_000
const MOST_SECONDS = 60
const FAULTS = Object.entries(words.faults) as [Fault, string][]

/** Latency, statuses and faults, and in its summary what is set of them. */
export function Network({ conditions, onChange }: NetworkProps) {
  const { latency, jitter, statuses, retryAfter, fault } = conditions
  const set = (changes: Partial<Conditions>) => onChange({ ...conditions, ...changes })
  const isCalm = conditionsText(conditions) === words.calm
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
          most={MOST_MS}
          value={latency || undefined}
          empty="0"
          onChange={(latency = 0) => set({ latency })}
        />
        <NumberField
          name={words.jitter}
          unit={words.milliseconds}
          step={50}
          most={MOST_MS}
          value={jitter || undefined}
          empty="0"
          onChange={(jitter = 0) => set({ jitter })}
        />
        <StatusField statuses={statuses} onChange={(statuses) => set({ statuses })} />
        <NumberField
          name={words.retryAfter}
          unit={words.seconds}
          step={1}
          most={MOST_SECONDS}
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
          {!isCalm && (
            <button type="button" onClick={() => onChange(CALM)}>
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
  readonly onChange: (statuses: readonly number[]) => void
}

function StatusField({ statuses, onChange }: StatusFieldProps) {
  const problemId = useId()
  const [typed, setTyped] = useState({ text: statuses.join(', '), statuses })
  // The list was set from elsewhere: by a link, or taken back.
  if (typed.statuses !== statuses) setTyped({ text: statuses.join(', '), statuses })
  // Half a number is no mistake while it is being typed.
  const [isTyping, setTyping] = useState(false)
  const read = readStatuses(typed.text)
  const problem = read.ok || isTyping ? undefined : read.problem
  const change = (text: string) => {
    const next = readStatuses(text)
    setTyping(true)
    setTyped({ text, statuses: next.ok ? next.statuses : statuses })
    if (next.ok) onChange(next.statuses)
  }
  return (
    <Field name={words.statuses}>
      {(id) => (
        <>
          <input
            id={id}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={words.statusesExample}
            value={typed.text}
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
