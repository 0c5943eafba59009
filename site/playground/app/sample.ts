// A playground as it was served: what is in it, before it is live.

import type { Format } from '../protocol'

export interface Sample {
  /** What links call it. */
  readonly name: string
  readonly format: Format
  /** `retry.ts` */
  readonly file: string
  readonly code: string
  /** What the code has printed when it was recorded. */
  readonly output: string
}

/** Reads the sample in a block. */
export function readSample(block: HTMLElement): Sample {
  const { name = '', playground } = block.dataset
  const [code, output] = block.querySelectorAll('code')
  return {
    name,
    format: playground === 'cjs' ? 'cjs' : 'esm',
    file: block.querySelector('.vl-code-title')?.textContent ?? name,
    code: code ? textOf(code) : '',
    output: output ? textOf(output) : '',
  }
}

/** Where the reader has put the caret in served code, as an offset; `undefined` when it is elsewhere. */
export function caretIn(code: Element): number | undefined {
  const { anchorNode, anchorOffset } = getSelection() ?? {}
  if (!anchorNode || anchorOffset === undefined || !code.contains(anchorNode)) return undefined
  const before = document.createRange()
  before.setStart(code, 0)
  before.setEnd(anchorNode, anchorOffset)
  return withoutNotes(before.cloneContents()).textContent?.length
}

function textOf(code: Element): string {
  return (withoutNotes(code.cloneNode(true) as Element).textContent ?? '').replace(/\n$/, '')
}

/** Notes about types stand in the code, but are no part of it. */
function withoutNotes<T extends ParentNode>(code: T): T & Node {
  for (const note of code.querySelectorAll('.vl-type-note')) note.remove()
  return code as T & Node
}
