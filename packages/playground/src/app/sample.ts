// A playground as it was served: what is in it, before it is live.

import type { Format } from '../protocol.js'

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

/** Where the reader has put the caret in the code of a block without editor, as an offset; 0 when it is elsewhere. */
export function caretIn(block: HTMLElement): number {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {}
  // Of a live block, the served code may be hidden behind that of a link.
  const codes = [...block.querySelectorAll('.vl-code:not(.language-text) pre')]
  const code = codes.find((code) => anchorNode && code.contains(anchorNode))
  if (!anchorNode || !code) return 0
  const before = document.createRange()
  before.setStart(code, 0)
  before.setEnd(anchorNode, anchorOffset)
  return withoutNotes(before.cloneContents()).textContent!.length
}

function textOf(code: Element): string {
  return (withoutNotes(code.cloneNode(true) as Element).textContent ?? '').replace(/\n$/, '')
}

/** Notes about types stand in the code, but are no part of it. */
function withoutNotes<T extends ParentNode>(code: T): T & Node {
  for (const note of code.querySelectorAll('.vl-type-note')) note.remove()
  return code as T & Node
}
