// The English labels of the checkboxes in task lists.

/** English labels by their id in translation files. */
export const TASK_LIST_LABELS = {
  'theme.tasks.done': 'Done',
  'theme.tasks.open': 'To do',
} as const
