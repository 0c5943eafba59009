// The buttons of a code block (CB-8, CB-9): copy, and word wrap where lines are too long.
// They are made here, so that a page without script has no dead buttons.

import { label } from '../labels/label.js'
import { attachOnce } from './attachOnce.js'

const COPY = 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3'
const COPIED = 'm3 8.5 3.5 3.5L13 4.5'
const WRAP = 'M2 3.5h12M2 12.5h3.5M2 8h9.7a2.25 2.25 0 0 1 0 4.5H9M10.5 11 9 12.5l1.5 1.5'

/** How long a button tells that the code is copied, in milliseconds (CN-16). */
const FEEDBACK = 1000

/** Adds the buttons to a code block; what it returns takes them away. */
export function attachCodeButtons(block: HTMLElement): () => void {
  return attachOnce(block, () => attach(block))
}

function attach(block: HTMLElement): () => void {
  const pre = block.querySelector('pre')!
  const code = pre.querySelector('code') ?? pre
  const buttons = document.createElement('div')
  buttons.className = 'vl-code-buttons'

  const wrap = buttons.appendChild(createButton())
  const name = label('theme.CodeBlock.wordWrapToggle')
  dress(wrap, { drawing: WRAP, name, title: name })
  const check = () => {
    const isOn = block.classList.contains(WRAPPED)
    const isNeeded = isOn || pre.scrollWidth > pre.clientWidth
    return () => {
      wrap.ariaPressed = String(isOn)
      wrap.hidden = !isNeeded
    }
  }
  wrap.onclick = () => {
    block.classList.toggle(WRAPPED)
    check()()
  }
  // Tells of hidden tabs that are shown, too: they had no size before.
  const observer = new ResizeObserver(() => check()())
  observer.observe(pre)
  observer.observe(code)

  const copy = buttons.appendChild(createButton())
  const offer = () => {
    const title = label('theme.CodeBlock.copy')
    dress(copy, { drawing: COPY, name: label('theme.CodeBlock.copyButtonAriaLabel'), title })
  }
  let timer: ReturnType<typeof setTimeout>
  copy.onclick = async () => {
    if (!(await copyText(textOf(code).replace(/\n$/, '')))) return
    const title = label('theme.CodeBlock.copied')
    dress(copy, { drawing: COPIED, name: title, title })
    clearTimeout(timer)
    timer = setTimeout(offer, FEEDBACK)
  }
  offer()
  measure(check)
  pre.after(buttons)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    buttons.remove()
  }
}

const WRAPPED = 'vl-code--wrapped'

let waiting: (() => () => void)[] = []

/** Looks at all new blocks, then changes all of them: the layout is made once, and before anything is painted. */
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

function dress(
  button: HTMLButtonElement,
  { drawing, name, title }: { drawing: string; name: string; title: string },
): void {
  button.querySelector('path')!.setAttribute('d', drawing)
  button.ariaLabel = name
  button.title = title
}

/** The code itself, without the notes that stand in it. */
function textOf(code: Element): string {
  const copy = code.cloneNode(true) as Element
  for (const note of copy.querySelectorAll('.vl-type-note')) note.remove()
  return copy.textContent
}

/** Copies a text; false when the browser allows no way to do it. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not allowed, or not there: it takes a secure context.
    return copySelection(text)
  }
}

/** The old way: the selection of a field that nobody sees. */
function copySelection(text: string): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  focused?.focus({ preventScroll: true })
  return isCopied
}
