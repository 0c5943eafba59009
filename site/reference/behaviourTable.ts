// The form of a behaviour table, whatever it is made from.

/** A table for readers. */
export interface BehaviourTable {
  /** What must be said before the table. */
  readonly note?: string
  readonly columns: readonly string[]
  readonly rows: readonly BehaviourRow[]
}

/** One row; `group` is what a page can choose rows by. */
export interface BehaviourRow {
  readonly group: string
  /** One for each column; all empty ones of a column make it disappear. */
  readonly cells: readonly string[]
}
