// Messages of a locale: fills in placeholders and selects plural forms, for the texts that Node
// writes into pages and for those of components.

/** Translations of one locale: key → text. */
export type Messages = Readonly<Record<string, string>>

/** `('Hello {name}', { name: 'Ada' })` → `Hello Ada`; a placeholder without value stays */
export function fillIn(text: string, values: Readonly<Record<string, string | number>> = {}): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** `'1 item|{count} items'` → the form for that count; the last one when the locale has more forms */
export function pluralForm(forms: string, { count, locale }: { count: number; locale: string }): string {
  const parts = forms.split('|')
  const rules = new Intl.PluralRules(locale)
  const { pluralCategories } = rules.resolvedOptions()
  const index = CATEGORIES.filter((name) => pluralCategories.includes(name)).indexOf(rules.select(count))
  return parts[index] ?? parts.at(-1) ?? ''
}
