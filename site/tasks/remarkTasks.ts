// A remark plugin that replaces `::tasks` by the index of tasks: a heading for each group, and a line with a link for
// each task. The lines are navigation, which the search does not read: it finds the sections themselves. No `nav`, which the
// Markdown of the page would leave out.

import type { BlockContent, Heading, List, Nodes, PhrasingContent } from 'mdast'
import { type Directives, replaceDirectives } from '../directives/replaceDirectives'
import { TASK_GROUPS, type TaskGroup } from './tasks'

const DIRECTIVES: Directives<undefined> = {
  tasks: { required: [], optional: [], show: () => TASK_GROUPS.flatMap(groupBlocks) },
}

/** Replaces the directive in a page. */
export function remarkTasks() {
  return replaceDirectives(DIRECTIVES, undefined)
}

function groupBlocks({ name, id, tasks }: TaskGroup): Nodes[] {
  const heading: Heading = {
    type: 'heading',
    depth: 2,
    children: [{ type: 'text', value: `${name} {#${id}}` }],
  }
  const list: List = {
    type: 'list',
    spread: false,
    children: tasks.map(({ task, href }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: href,
              children: [{ type: 'text', value: sentence(task) }],
            } as PhrasingContent,
          ],
        },
      ],
    })),
  }
  const data = { hName: 'div', hProperties: { role: 'navigation', ariaLabel: name } }
  return [heading, { type: 'blockquote', data, children: [list] } as BlockContent]
}

function sentence(task: string): string {
  return task[0]!.toUpperCase() + task.slice(1)
}
