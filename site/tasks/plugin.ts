// The plugin for the index of tasks.

import type { Plugin } from 'vellum'
import { remarkTasks } from './remarkTasks'
import { TASK_GROUPS } from './tasks'

export function tasks(): Plugin {
  return {
    name: 'tasks',
    // The groups are passed so that the page is compiled again when they have changed.
    config: { markdown: { beforeDefaultRemarkPlugins: [[remarkTasks, { groups: TASK_GROUPS }]] } },
  }
}
