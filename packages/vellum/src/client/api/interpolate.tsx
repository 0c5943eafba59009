// Fills in placeholders of messages: `{name}` becomes a value, text or element.

import { Fragment, isValidElement, type ReactNode } from 'react'

/** The values of placeholders by name. */
export type InterpolateValues = Readonly<Record<string, ReactNode>>

/** Returns a string when all values are text, else an array of nodes. A placeholder without value stays. */
export function interpolate(message: string, values?: InterpolateValues): ReactNode {
  const parts = message.split(/(\{\w+\})/).map((part): ReactNode => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    const value = name === undefined ? undefined : values?.[name]
    return value ?? part
  })
  if (parts.every((part) => typeof part !== 'object')) return parts.join('')
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message keep their order
  return parts.filter((part) => part !== '').map((part, index) => <Fragment key={index}>{part}</Fragment>)
}

/** The message with texts for its placeholders. Apart from `interpolate`, because every page loads it. */
export function interpolateText(message: string, values?: Readonly<Record<string, string | number>>): string {
  return message.replace(/\{(\w+)\}/g, (part, name: string) => String(values?.[name] ?? part))
}

export interface InterpolateProps {
  /** The message, with placeholders such as `{name}`. */
  readonly children: string
  /** What placeholders stand for. */
  readonly values?: InterpolateValues
}

/** Shows a message with its placeholders filled in. */
export function Interpolate({ children, values }: InterpolateProps) {
  if (typeof children !== 'string') {
    throw new Error(
      `<Interpolate> accepts only a simple string as its child, not ${describeValue(children)}.`,
    )
  }
  return <>{interpolate(children, values)}</>
}

/** Names a value in a message: `an element`, `a list`, `a number` */
export function describeValue(value: unknown): string {
  if (isValidElement(value)) return 'an element'
  if (Array.isArray(value)) return 'a list'
  return value === undefined || value === null ? 'nothing' : `a ${typeof value}`
}
