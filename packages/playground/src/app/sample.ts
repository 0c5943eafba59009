// A runnable block as it was served: what is in it, before it is live.

import type { Format } from '../protocol.js'

export interface Sample {
  /** The name of the sample in links. */
  readonly name: string
  readonly format: Format
  /** `retry.ts` */
  readonly file: string
  /** Its name for readers, which no other program of the page has. */
  readonly label: string
  readonly code: string
  /** The code as the page shows it: the end of `code` when its first lines are hidden, else all of it. */
  readonly shown: string
  /** The recorded output of the code. */
  readonly output: string
}

/** All runnable blocks of the page. */
export function allBlocks(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.playground')]
}

/** The name of a block in links: the name of a playground, or the number of a sample on its page. */
export function blockName(block: HTMLElement): string {
  return block.dataset.name ?? `sample-${allBlocks().indexOf(block) + 1}`
}

/** Whether the block is a sample, whose code stays as it is until a reader wants to change it. */
export function isSample({ dataset }: HTMLElement): boolean {
  return dataset.sample !== undefined
}

/** Whether the program has lines that are not in the page. */
export function mustLoadProgram({ dataset }: HTMLElement): boolean {
  return dataset.sample === 'cut' && dataset.program === undefined
}

/** Reads the sample in a block, with its hidden lines if the page has them. */
export function readSample(block: HTMLElement): Sample {
  const [code, output] = block.querySelectorAll('code')
  const shown = code ? textOf(code) : ''
  const name = blockName(block)
  return {
    name,
    format: block.dataset.playground === 'cjs' ? 'cjs' : 'esm',
    file: fileOf(block, name),
    label: block.ariaLabel ?? fileOf(block, name),
    code: block.dataset.program?.replace(/\n$/, '') ?? shown,
    shown,
    output: output ? textOf(output) : '',
  }
}

/** The title, if it is the name of a file: its extension says whether the code has types. */
function fileOf(block: HTMLElement, name: string): string {
  const title = block.querySelector('.vl-code-title')?.textContent ?? ''
  if (/\.[cm]?[jt]s$/.test(title)) return title
  const isTyped = block.querySelector('.vl-code')?.classList.contains('language-ts')
  return `${name}.${isTyped ? 'ts' : 'js'}`
}

/**
 * The sample with its hidden lines, from the programs of its page; undefined if none of them ends with its
 * code.
 */
export function withHiddenLines(sample: Sample, programs: readonly string[]): Sample | undefined {
  const code = programs.find((program) => program.endsWith(`\n${sample.shown}`))
  return code === undefined ? undefined : { ...sample, code }
}

/** The reader's caret in the code of a block without editor, as an offset; 0 if it is elsewhere. */
export function caretIn(block: HTMLElement): number {
  const { anchorNode, anchorOffset = 0 } = getSelection() ?? {}
  // In a live block, the served code may be hidden behind that of a link.
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

/** Notes about types are inside of the code element, but are not part of the code. */
function withoutNotes<T extends ParentNode>(code: T): T & Node {
  for (const note of code.querySelectorAll('.vl-type-note, del, summary')) note.remove()
  return code as T & Node
}
