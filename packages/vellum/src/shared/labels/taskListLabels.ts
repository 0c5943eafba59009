// The English labels of the checkboxes in task lists.

/** English labels by their id in translation files. */
export const TASK_LIST_LABELS = {
  /** Checkbox of a finished task in a list, for screen readers. */
  'theme.tasks.done': 'Done',
  /** Checkbox of an open task in a list, for screen readers. */
  'theme.tasks.open': 'To do',
} as const
