// The translator in the page, loaded when a reader first uses it: translates while they type, shows the result
// and its notes, copies.

import { type TranslationProblem, type TranslationResult, translateAxios } from 'troth-translate'
import { EXAMPLE } from './example'
import styles from './inUse.css?inline'
import { codeView, element, notesView, summary } from './resultView'

/** Opens a translator, and does what was clicked in it. */
export function useTranslator(root: HTMLElement, { type, target }: Event): void {
  const view = views.get(root) ?? open(root)
  views.set(root, view)
  const action = type === 'click' && (target as Element).closest<HTMLElement>('[data-action]')
  if (action) ACTIONS[action.dataset.action ?? '']?.(view, action)
}

interface View {
  readonly field: HTMLTextAreaElement
  readonly code: HTMLElement
  readonly copy: HTMLButtonElement
  readonly status: Element
  readonly notes: HTMLElement
  /** Shown while the result is that of code before. */
  readonly mark: HTMLElement
  /** The last translation without a problem. */
  result: TranslationResult | undefined
  /** What was translated last. */
  source: string | undefined
}

/** One for each translator on the page; a page that is left takes its own along. */
const views = new WeakMap<HTMLElement, View>()

const ACTIONS: { readonly [name: string]: ((view: View, button: HTMLElement) => void) | undefined } = {
  example(view) {
    view.field.value = EXAMPLE
    view.field.dispatchEvent(new Event('input'))
    translate(view)
  },
  copy: (view) => void copyCode(view),
  line: (view, button) => selectLine(view.field, Number(button.dataset.line)),
}

function open(root: HTMLElement): View {
  addStyles()
  const field = root.querySelector('textarea')!
  field.spellcheck = false
  root.querySelector<HTMLElement>('p button')!.dataset.action = 'example'
  const code = root.querySelector<HTMLElement>('.translator-result')!
  const copy = element('button', { type: 'button', 'data-action': 'copy' }, 'Copy')
  copy.disabled = true
  const mark = element('span', { class: 'translator-mark' }, 'of the code before this error')
  mark.hidden = true
  code.previousElementSibling!.append(mark, copy)
  const notes = element('div', { class: 'translator-notes' })
  root.append(notes)
  const view: View = {
    field,
    code,
    copy,
    notes,
    mark,
    status: root.querySelector('[role=status]')!,
    result: undefined,
    source: undefined,
  }
  // A code area that scrolls must be reachable by keyboard.
  code.tabIndex = 0
  code.setAttribute('role', 'region')
  code.setAttribute('aria-label', 'Troth code')
  const showInput = colouredField(field)
  let timer: ReturnType<typeof setTimeout> | undefined
  field.addEventListener('input', () => {
    showInput()
    clearTimeout(timer)
    timer = setTimeout(() => translate(view), field.value.length > LONG ? LONG_PAUSE : PAUSE)
  })
  // What was typed while this file was loading.
  if (field.value) translate(view)
  return view
}

/** Puts the coloured code of a field below its text; returns what shows it again after a change. */
function colouredField(field: HTMLTextAreaElement): () => void {
  // No `pre`: the theme gives buttons to code blocks when the browser is idle, and the first button would be what the label names.
  const coloured = element('div', { class: 'translator-coloured', 'aria-hidden': 'true' })
  const holder = element('div', { class: 'translator-input' })
  const hadFocus = document.activeElement === field
  field.replaceWith(holder)
  holder.append(coloured, field)
  if (hadFocus) field.focus()
  field.addEventListener('scroll', () => {
    coloured.scrollTop = field.scrollTop
  })
  const show = () => coloured.replaceChildren(...codeView(field.value))
  show()
  return show
}

/** In this file rather than in one of its own, whose name every page would carry. */
function addStyles(): void {
  if (document.adoptedStyleSheets.includes(sheet)) return
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
}

const sheet = new CSSStyleSheet()

/** How long typing pauses before the code is translated, in milliseconds; longer for long code. */
const PAUSE = 200
const LONG_PAUSE = 600
const LONG = 20_000

function translate(view: View): void {
  const { field, code, copy, status, notes, mark } = view
  // A button of the notes may have the focus.
  if (field.value === view.source) return
  view.source = field.value
  const result = resultOf(field.value)
  const [problem] = result.problems
  const text = summary(result)
  if (status.textContent !== text) status.textContent = text
  status.classList.toggle('translator-problem', problem !== undefined)
  field.ariaInvalid = problem ? 'true' : null
  copy.disabled = problem !== undefined || result.code === ''
  // The last translation stays while something is typed that is not yet complete, and is marked.
  const isStale = problem?.line !== undefined && code.textContent !== ''
  code.toggleAttribute('data-stale', isStale)
  mark.hidden = !isStale
  notes.hidden = isStale
  if (isStale) return
  view.result = result
  const isEmpty = result.code === ''
  code.replaceChildren(...(isEmpty ? [] : codeView(result.code)))
  notes.replaceChildren(...(isEmpty ? [] : notesView(result.notes)))
}

/** The translation. An error of the translator itself is a problem of the code, as far as a reader can act on it. */
function resultOf(code: string): TranslationResult {
  try {
    return translateAxios(code)
  } catch (error) {
    console.error(error)
    return { code: '', notes: [], problems: [FAILURE] }
  }
}

const FAILURE: TranslationProblem = {
  message: 'The translator failed at this code. Paste a smaller part, such as one function.',
  line: undefined,
  column: undefined,
}

/** How long the button shows that the code was copied, in milliseconds. */
const FEEDBACK = 1500

async function copyCode({ copy, code, result }: View): Promise<void> {
  try {
    await navigator.clipboard.writeText(result?.code ?? '')
    copy.textContent = 'Copied'
    setTimeout(() => {
      copy.textContent = 'Copy'
    }, FEEDBACK)
  } catch {
    // Not allowed: select it, so that a key copies it.
    getSelection()?.selectAllChildren(code)
  }
}

/** Selects a line of the pasted code, from 1. */
function selectLine(field: HTMLTextAreaElement, line: number): void {
  const lines = field.value.split('\n')
  const start = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
  field.focus()
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
}
