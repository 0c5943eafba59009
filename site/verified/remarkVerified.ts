// A remark plugin that ends a page with what it was verified with: the version of Troth, and how many of its samples
// the tests run. Counted as the tests collect samples, so that nobody types a number. It comes before plugins that add
// code to pages.

import type { Nodes, Parent, Root } from 'mdast'
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
    if (samples === 0) return
    tree.children.push(footer(verifiedText(version, samples)) as unknown as Root['children'][number])
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

/** `Verified with Troth 0.2.0 · 14 samples run` */
function verifiedText(version: string, samples: number): string {
  return `Verified with Troth ${version} · ${samples} ${samples === 1 ? 'sample' : 'samples'} run`
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
