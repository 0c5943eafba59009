// Messages in a language: how one is found, filled in, and chosen by a number. The same
// for the words that Node puts into pages and for those of components.

/** Translations of one language: key → text. */
export type Messages = Readonly<Record<string, string>>

/** `('Hello {name}', { name: 'Ada' })` → `Hello Ada`; what has no value stays (TR-3) */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** `'1 item|{count} items'` → the form for that count; the last one when the language has more forms (TR-5) */
export function pluralForm(forms: string, { count, locale }: { count: number; locale: string }): string {
  const parts = forms.split('|')
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const index = CATEGORIES.filter((name) => pluralCategories.includes(name)).indexOf(rules.select(count))
  return parts[index] ?? parts.at(-1) ?? ''
}
