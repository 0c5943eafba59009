// The id of the element with the table of outcomes: the directive writes it, the script looks for it.

export const OUTCOMES_ID = 'outcomes'
