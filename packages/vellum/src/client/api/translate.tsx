// Messages in the site's language. A message is found by its id, else by its own
// text; the text in the source is the default (TR-2).

import { type Messages, pluralForm } from '../../shared/messages.js'
import { useSite } from '../context/siteContext.js'
import { describeValue, type InterpolateValues, interpolate } from './interpolate.js'

/** A message to translate. */
export interface TranslateInput {
  readonly id?: string
  readonly message?: string
  /** For translators only. */
  readonly description?: string
}

// The only state of a module here: `translate` may be called outside of a component, where
// there is no context to read. One language is shown at a time, and rendering is synchronous.
let current: Messages = {}

/** Sets the language's messages for what is rendered next. */
export function setMessages(messages: Messages): void {
  current = messages
}

/** The message in the site's language, as text (TR-4). */
export function translate(input: TranslateInput, values?: Readonly<Record<string, string | number>>): string {
  return String(interpolate(find(input), values))
}

/** The same with elements as values: a string or a list of nodes. */
export function translateNodes(input: TranslateInput, values: InterpolateValues) {
  return interpolate(find(input), values)
}

export interface TranslateProps {
  readonly id?: string
  readonly description?: string
  readonly values?: InterpolateValues
  /** The message, a plain string (TR-1). */
  readonly children?: string
}

/** Shows a message in the site's language. */
export function Translate({ id, children, values }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    // biome-ignore lint/suspicious/noConsole: the value itself helps to find the place (TR-1)
    console.warn('<Translate> was given this child:', children)
    throw new Error(
      `<Translate> accepts only simple strings as its child, not ${describeValue(children)}. Use \`values\` for what is not text.`,
    )
  }
  const message = find({ ...(id === undefined ? {} : { id }), ...(children ? { message: children } : {}) })
  return <>{interpolate(message, values)}</>
}

/** Chooses one form of a message by the rules of the site's language (TR-5). */
export interface PluralForms {
  /** `(1, 'One doc|{count} docs')` → `One doc` */
  readonly selectMessage: (count: number, forms: string) => string
}

export function usePluralForm(): PluralForms {
  const { locale } = useSite()
  return { selectMessage: (count, forms) => pluralForm(forms, { count, locale: locale.name }) }
}

function find({ id, message }: TranslateInput): string {
  const key = id ?? message
  if (key === undefined) throw new Error('A translation needs an id or a message, but it has neither.')
  return current[key] ?? message ?? key
}
