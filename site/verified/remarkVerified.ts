// A remark plugin that ends a page with what it was verified with: the version of Troth, and how many of its samples
// and of the edits that it suggests the tests run. Counted as the tests collect them, so that nobody types a number. It
// removes the edits, which are for the tests, and comes before plugins that add code to pages.

import type { Nodes, Parent, Parents, Root } from 'mdast'
import type {} from 'mdast-util-directive'
import { readFence, SAMPLE_LANGUAGES } from '../samples/fences'

/** Plain data, so that the engine compiles a page again when it has changed. */
export interface RemarkVerifiedOptions {
  /** Of Troth: `0.2.0` */
  readonly version: string
}

/** Adds the line to a page; to a page without samples, nothing. */
export function remarkVerified({ version }: RemarkVerifiedOptions) {
  return (tree: Root): void => {
    const samples = countSamples(tree)
    const edits = removeTries(tree)
    if (samples === 0) return
    tree.children.push(footer(verifiedText(version, samples, edits)) as unknown as Root['children'][number])
  }
}

/** In the tree: parsing a page again takes longer than all else that this plugin does. */
function countSamples(node: Nodes): number {
  if (node.type === 'code') {
    const { language, unchecked } = readFence(node)
    return SAMPLE_LANGUAGES.includes(language) && unchecked === undefined ? 1 : 0
  }
  return 'children' in node ? node.children.reduce((sum, child) => sum + countSamples(child), 0) : 0
}

/** Removes `::try{…}` from lists, and returns how many there were. */
function removeTries(parent: Parents): number {
  const isTry = (child: Nodes) => child.type === 'leafDirective' && child.name === 'try'
  const children = parent.children as Nodes[]
  const kept = children.filter((child) => !isTry(child))
  parent.children = kept as typeof parent.children
  return kept.reduce(
    (sum, child) => sum + ('children' in child ? removeTries(child) : 0),
    children.length - kept.length,
  )
}

/** `Verified with Troth 0.2.0 · 14 samples and 3 edits run` */
function verifiedText(version: string, samples: number, edits: number): string {
  const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`
  const run = [counted(samples, 'sample'), ...(edits > 0 ? [counted(edits, 'edit')] : [])]
  return `Verified with Troth ${version} · ${run.join(' and ')} run`
}

/** A block that says which element it becomes. */
interface Footer extends Parent {
  type: 'verified'
  data: { hName: string; hProperties: { className: string[] } }
}

/** A footer is no part of what the search reads. */
function footer(text: string): Footer {
  return {
    type: 'verified',
    children: [{ type: 'text', value: text }],
    data: { hName: 'footer', hProperties: { className: ['verified'] } },
  }
}
