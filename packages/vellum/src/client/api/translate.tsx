// Messages in the site's locale. A message is looked up by its id, else by its own text; the text in
// the source is the default.

import { type Messages, pluralForm } from '../../shared/messages.js'
import { useSite } from '../context/siteContext.js'
import { describeValue, type InterpolateValues, interpolate, interpolateText } from './interpolate.js'

/** A message to translate. */
export interface TranslateInput {
  /** Key of the message in translation files. @default the message itself */
  readonly id?: string
  /** The text in the default locale. */
  readonly message?: string
  /** For translators only. */
  readonly description?: string
}

// State of the module, because `translate` may be called outside of a component, where there is no
// context to read. Only one locale is shown at a time, and rendering is synchronous.
let current: Messages = {}

/** Sets the messages of the locale for everything that is rendered next. */
export function setMessages(messages: Messages): void {
  current = messages
}

/** Returns the message in the site's locale, as text. */
export function translate(input: TranslateInput, values?: Readonly<Record<string, string | number>>): string {
  return interpolateText(find(input), values)
}

/** Like `translate`, with elements as values: a string or an array of nodes. */
export function translateNodes(input: TranslateInput, values: InterpolateValues) {
  return interpolate(find(input), values)
}

export interface TranslateProps {
  /** Key of the message in translation files. @default the message itself */
  readonly id?: string
  /** For translators only. */
  readonly description?: string
  /** What placeholders stand for. */
  readonly values?: InterpolateValues
  /** The message, a plain string. */
  readonly children?: string
}

/**
 * Shows a message in the site's locale.
 * @example
 * <Translate id="home.welcome" values={{ name: 'Ada' }}>
 *   {'Welcome, {name}'}
 * </Translate>
 */
export function Translate({ id, children, values }: TranslateProps) {
  if (children !== undefined && typeof children !== 'string') {
    // biome-ignore lint/suspicious/noConsole: the value itself helps to find the component
    console.warn('<Translate> has this child:', children)
    throw new Error(
      `<Translate> accepts only simple strings as its child, not ${describeValue(children)}. Use \`values\` for what is not text.`,
    )
  }
  const message = find({ ...(id === undefined ? {} : { id }), ...(children ? { message: children } : {}) })
  return <>{interpolate(message, values)}</>
}

/** Selects plural forms by the rules of the site's locale. */
export interface PluralForms {
  /** `(1, 'One doc|{count} docs')` → `One doc` */
  readonly selectMessage: (count: number, forms: string) => string
}

/** Returns a function that selects the plural form of a message. */
export function usePluralForm(): PluralForms {
  const { locale } = useSite()
  return { selectMessage: (count, forms) => pluralForm(forms, { count, locale: locale.name }) }
}

function find({ id, message }: TranslateInput): string {
  const key = id ?? message
  if (key === undefined) throw new Error('A translation needs an id or a message, but it has neither.')
  return current[key] ?? message ?? key
}
