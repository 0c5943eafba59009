// A remark plugin that adds the word `run` to the fences that can run in a page, so that authors
// need not write it. What the word does is up to the plugin of the playground, which comes after it.

import type { Nodes, Parents, Root } from 'mdast'
import { isOutput, readFence } from '../samples/fences'
import { canRun } from './runnable'

/** Marks the runnable samples of a page. */
export function remarkRunnable() {
  return (tree: Root): void => mark(tree)
}

function mark(parent: Parents): void {
  for (const [i, child] of (parent.children as Nodes[]).entries()) {
    if ('children' in child) mark(child)
    if (child.type !== 'code' || hasWord(child.meta)) continue
    if (child.lang !== 'ts' && child.lang !== 'js') continue
    const next = parent.children[i + 1]
    const hasOutput = next?.type === 'code' && isOutput(next)
    if (canRun(readFence(child), { hasOutput })) child.meta = `${child.meta ?? ''} run`.trim()
  }
}

/** Whether a fence is runnable already. */
function hasWord(meta: string | null | undefined): boolean {
  return /(?<!\S)(?:playground|run)(?!\S)/.test((meta ?? '').replace(/\w+=("[^"]*"|'[^']*')/g, ''))
}
