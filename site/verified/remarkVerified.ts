// A remark plugin that ends a page with what it was verified with: the version of Troth, and how many of its samples
// the tests run. Counted with the code that the tests collect samples with, so that nobody types a number.

import type { Parent, Root } from 'mdast'
import { pageSamples } from '../samples/collect'

/** Plain data, so that the engine compiles a page again when it has changed. */
export interface RemarkVerifiedOptions {
  /** Of Troth: `0.2.0` */
  readonly version: string
}

/** What the plugin uses of a page. */
interface PageFile {
  readonly path: string
  readonly value: string
}

/** Adds the line to a page; to a page without samples, nothing. */
export function remarkVerified({ version }: RemarkVerifiedOptions) {
  return (tree: Root, { path, value }: PageFile): void => {
    const samples = pageSamples(path, value).filter(({ unchecked }) => unchecked === undefined)
    if (samples.length === 0) return
    tree.children.push(footer(verifiedText(version, samples.length)) as unknown as Root['children'][number])
  }
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
