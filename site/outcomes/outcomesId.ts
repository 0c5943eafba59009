// The id of the element with the table of outcomes: the directive writes it, the script looks for it.

export const OUTCOMES_ID = 'outcomes'

/** The id of the row of a failure: `'broken body'` → `'outcome-broken-body'` */
export function outcomeId(failure: string): string {
  return `outcome-${failure.toLowerCase().replaceAll(' ', '-')}`
}
