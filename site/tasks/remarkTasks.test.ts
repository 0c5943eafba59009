import type { Root } from 'mdast'
import type { LeafDirective } from 'mdast-util-directive'
import { describe, expect, it } from 'vitest'
import { remarkTasks } from './remarkTasks'
import { TASK_GROUPS, TASKS } from './tasks'

describe('remarkTasks', () => {
  it('shows each group with a heading, and each task with its link', () => {
    const directive: LeafDirective = { type: 'leafDirective', name: 'tasks', attributes: {}, children: [] }
    const tree: Root = { type: 'root', children: [directive] }
    remarkTasks()(tree, { fail: (reason) => expect.fail(reason) })
    const text = JSON.stringify(tree)
    expect(tree.children).toHaveLength(2 * TASK_GROUPS.length)
    expect(tree.children[0]).toMatchObject({
      type: 'heading',
      children: [{ value: 'Send requests {#send}' }],
    })
    for (const { href } of TASKS) expect(text).toContain(`"url":"${href}"`)
  })
})

describe('TASKS', () => {
  it('are about forty, each said once', () => {
    expect(TASKS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(TASKS.map(({ task }) => task)).size).toBe(TASKS.length)
  })
})
