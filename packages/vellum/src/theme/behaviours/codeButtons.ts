// The buttons of a code block: copy, and word wrap where lines are too long. They are created here, so
// that a page without script has no dead buttons.

import { label } from '../labels/label.js'
import { attachOnce } from './attachOnce.js'
import { headingAbove } from './headingAbove.js'

const COPY = 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3'
const COPIED = 'm3 8.5 3.5 3.5L13 4.5'
const WRAP = 'M2 3.5h12M2 12.5h3.5M2 8h9.7a2.25 2.25 0 0 1 0 4.5H9M10.5 11 9 12.5l1.5 1.5'

/** How long a button shows that the code is copied, in milliseconds. */
const FEEDBACK = 1000

/** Adds the buttons to a code block; returns a function that removes them. */
export function attachCodeButtons(block: HTMLElement): () => void {
  return attachOnce(block, () => attach(block))
}

function attach(block: HTMLElement): () => void {
  const pre = block.querySelector('pre')!
  const code = pre.querySelector('code') ?? pre
  const buttons = document.createElement('div')
  // One below the other, where there is room for two: the column that they take from the code is narrower.
  buttons.className = `vl-code-buttons${/\n./.test(code.textContent) ? ' vl-code-buttons--column' : ''}`
  const name = nameOf(block)
  const count = (counts.get(name) ?? 0) + 1
  counts.set(name, count)
  const of = `: ${name}${count > 1 ? ` (${count})` : ''}`
  const detachWrap = addWrapButton(buttons, { of, block, pre, code })
  addCopyButton(buttons, { of, code })
  pre.after(buttons)
  return () => {
    counts.delete(name)
    detachWrap()
    buttons.remove()
  }
}

/** How many blocks have had a name since it was new on the page: each of them has a different one. */
const counts = new Map<string, number>()

interface CodeElements {
  /** The end of the name of each button: `: api.ts, Send a request` */
  readonly of: string
  readonly block: HTMLElement
  readonly pre: HTMLElement
  readonly code: HTMLElement
}

/** Adds the button for word wrap, which is hidden while no line is too long. */
function addWrapButton(buttons: HTMLElement, { of, block, pre, code }: CodeElements): () => void {
  const button = buttons.appendChild(createButton())
  const title = label('theme.CodeBlock.wordWrapToggle')
  setButton(button, { drawing: WRAP, name: title + of, title })
  const check = () => {
    const isWrapped = block.classList.contains(WRAPPED)
    const isNeeded = isWrapped || pre.scrollWidth > pre.clientWidth
    return () => {
      button.ariaPressed = String(isWrapped)
      button.hidden = !isNeeded
    }
  }
  button.onclick = () => {
    block.classList.toggle(WRAPPED)
    check()()
  }
  // Also called when a hidden tab is shown: its code had no size before. The button may resize what is observed, which
  // within the same frame is reported as an error ("ResizeObserver loop").
  const observer = new ResizeObserver(() => requestAnimationFrame(() => measure(check)))
  observer.observe(pre)
  observer.observe(code)
  measure(check)
  return () => observer.disconnect()
}

/** Adds the button that copies the code. */
function addCopyButton(buttons: HTMLElement, { of, code }: Pick<CodeElements, 'of' | 'code'>): void {
  const button = buttons.appendChild(createButton())
  const reset = () => {
    const title = label('theme.CodeBlock.copy')
    setButton(button, { drawing: COPY, name: label('theme.CodeBlock.copyButtonAriaLabel') + of, title })
  }
  let timer: ReturnType<typeof setTimeout>
  button.onclick = async () => {
    if (!(await copyText(textOf(code).replace(/\n$/, '')))) return
    const title = label('theme.CodeBlock.copied')
    setButton(button, { drawing: COPIED, title })
    clearTimeout(timer)
    timer = setTimeout(reset, FEEDBACK)
  }
  reset()
}

const WRAPPED = 'vl-code--wrapped'

let waiting: (() => () => void)[] = []

/** Reads the sizes of all new blocks before it changes any: one layout, and before the first paint. */
function measure(check: () => () => void): void {
  if (waiting.push(check) > 1) return
  queueMicrotask(() => {
    const changes = waiting.map((look) => look())
    waiting = []
    for (const change of changes) change()
  })
}

function createButton(): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.innerHTML =
    '<svg class="vl-icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true"><path/></svg>'
  return button
}

function setButton(
  button: HTMLButtonElement,
  { drawing, title, name = title }: { drawing: string; title: string; name?: string },
): void {
  button.querySelector('path')!.setAttribute('d', drawing)
  button.ariaLabel = name
  button.title = title
}

/** What tells a code block from others of the page: its title, and the heading above it. */
function nameOf(block: HTMLElement): string {
  const title = block.querySelector('.vl-code-title')?.textContent
  return [title, headingAbove(block)].filter(Boolean).join(', ')
}

/**
 * The code without what is not part of it: type notes, removed lines, the summaries of collapsed ones. A part of a site
 * may end lines with elements.
 */
function textOf(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const note of copy.querySelectorAll('.vl-type-note,del,summary')) note.remove()
  for (const end of copy.querySelectorAll('br')) end.replaceWith('\n')
  return copy.textContent
}

/** Copies a text; false when the browser does not allow it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or missing: the clipboard needs a secure context.
    return copySelection(text)
  }
}

/** Copies the selection of an invisible field: works in insecure contexts. */
function copySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position:fixed;opacity:0'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return isCopied
}
