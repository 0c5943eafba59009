// The editor: CodeMirror in a shadow root, where its styles are sheets of their own and
// need no exception from the site's policy.

import {
  defaultKeymap,
  deleteCharBackward,
  history,
  historyKeymap,
  insertNewlineAndIndent,
} from '@codemirror/commands'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, indentOnInput } from '@codemirror/language'
import { EditorState, Prec } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { CodePosition } from '../../protocol.js'
import type { TypeProblem } from '../../types/typeMessages.js'
import type { Problem } from '../session.js'
import type { Types } from '../types/createTypes.js'
import { editorTheme } from './editorTheme.js'
import { followTypes } from './followTypes.js'
import { offsetOf, PROBLEM_ID, problemMark, setProblem } from './problemMark.js'

export interface EditorInput {
  /** An element without content. */
  readonly host: HTMLElement
  readonly code: string
  /** What screen readers call it. */
  readonly label: string
  readonly onChange: (code: string) => void
  /** Ctrl or Cmd with Enter. */
  readonly onRun: () => void
  /** `retry.ts` */
  readonly file: string
  /** The types of the page, if its site has them. */
  readonly types: Types | undefined
  /** Called with the errors of types that the code has now. */
  readonly onTypeProblems: (problems: readonly TypeProblem[]) => void
}

export interface Editor {
  /** Shows other code, unless it is there already. */
  readonly setCode: (code: string) => void
  readonly setProblem: (problem: Problem | undefined) => void
  /** Puts the caret at an offset. */
  readonly setCaret: (offset: number) => void
  /** Does what a key does: a character, `Enter` or `Backspace`. */
  readonly press: (key: string) => void
  readonly goTo: (position: CodePosition) => void
  readonly scrollTo: (left: number) => void
  readonly destroy: () => void
}

/**
 * Text over a selection. Chromium would keep the colour of what was selected in an
 * attribute, which the site's policy forbids, and would report that in the console each time.
 */
const replaceByHand = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view
    if (inputType !== 'insertText' || data === null || view.composing || state.selection.main.empty)
      return false
    view.dispatch(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})

export function createEditor(input: EditorInput): Editor {
  const { host, code, label, onChange, onRun, types } = input
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const run = () => {
    onRun()
    return true
  }
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: code,
      extensions: [
        // Before the default keys, which use the same key for something else.
        Prec.highest(
          keymap.of([
            { key: 'Mod-Enter', run },
            { key: 'Ctrl-Enter', run },
          ]),
        ),
        // Without Tab, which leaves the editor as it leaves every other field.
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorState.tabSize.of(2),
        replaceByHand,
        history(),
        indentOnInput(),
        bracketMatching(),
        typescriptLanguage,
        editorTheme,
        problemMark,
        types ? followTypes({ ...input, types }) : [],
        // The element can be focused without it; with a tabindex, accessibility checks see that the keyboard
        // can scroll it.
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onChange(state.doc.toString())
        }),
      ],
    }),
  })
  const description = document.createElement('p')
  description.id = PROBLEM_ID
  description.hidden = true
  root.append(description)

  return {
    setCode(code) {
      const { doc } = view.state
      if (doc.toString() === code) return
      view.dispatch({ changes: { from: 0, to: doc.length, insert: code }, selection: { anchor: 0 } })
    },
    setProblem(problem) {
      description.textContent = problem?.message ?? ''
      view.dispatch({ effects: setProblem.of(problem) })
    },
    setCaret(offset) {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) } })
      view.focus()
    },
    press(key) {
      if (key === 'Backspace') deleteCharBackward(view)
      else if (key === 'Enter') insertNewlineAndIndent(view)
      else view.dispatch(view.state.replaceSelection(key), { userEvent: 'input.type', scrollIntoView: true })
    },
    goTo(position) {
      const anchor = offsetOf(position, view.state.doc)
      view.dispatch({
        selection: { anchor },
        effects: EditorView.scrollIntoView(anchor, { y: 'nearest', yMargin: 96 }),
      })
      view.focus()
    },
    scrollTo(left) {
      view.scrollDOM.scrollLeft = left
    },
    destroy: () => view.destroy(),
  }
}
