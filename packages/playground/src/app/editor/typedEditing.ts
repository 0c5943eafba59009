// What types add to an editor: completions, marked errors, and what the name below the pointer is. Loaded when the worker
// that knows TypeScript is ready; `ask` sends it requests.

import {
  acceptCompletion,
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  insertCompletionText,
} from '@codemirror/autocomplete'
import { type EditorState, type Extension, Prec, StateEffect, StateField } from '@codemirror/state'
import {
  Decoration,
  type DecorationSet,
  EditorView,
  hoverTooltip,
  keymap,
  type Tooltip,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view'
import type { AskTypes, TypeCompletion, TypeDescription, TypeProblem } from '../../types/typeMessages.js'
import { infoPosition } from './infoPosition.js'
import { problemMark } from './problemMark.js'
import { typedEditingTheme } from './typedEditingTheme.js'

export interface TypedEditingInput {
  readonly ask: AskTypes
  /** `retry.ts` */
  readonly file: string
  /** Called with the errors of the code on screen, and with none when the code has changed by itself. */
  readonly onProblems: (problems: readonly TypeProblem[]) => void
}

/** How long after the last typed character the types are checked, in milliseconds. */
const PAUSE = 500

/** Completions open after these characters, and in names. */
const TRIGGERS = /[.'"]$/

/** The extension of one editor. */
export function typedEditing(input: TypedEditingInput): Extension {
  return [
    marks,
    checker(input),
    autocompletion({
      override: [(context) => complete(input, context)],
      icons: false,
      positionInfo(view, list, _, info, space) {
        const caret = view.coordsAtPos(view.state.selection.main.head)
        return { style: infoPosition({ list, info, space, isAbove: caret !== null && list.top < caret.top }) }
      },
    }),
    // Only while the list is open: otherwise Tab leaves the editor.
    Prec.highest(keymap.of([{ key: 'Tab', run: acceptCompletion }])),
    hoverTooltip((view, position) => describeName(input, view, position)),
    scrollableList,
    typedEditingTheme,
  ]
}

/**
 * The list scrolls with the arrow keys, which stay in the editor; accessibility checks see that the keyboard can scroll it
 * only when it can be focused. Tab never gets there: it accepts a completion while the list is open.
 */
const scrollableList = EditorView.updateListener.of(({ view }) => {
  const list = view.dom.querySelector<HTMLElement>('.cm-tooltip-autocomplete > ul')
  if (list) list.tabIndex = 0
})

async function complete(
  { ask, file }: TypedEditingInput,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const { state, pos, explicit } = context
  const word = context.matchBefore(/[\w$]+/)
  const isTriggered = word ? !/^\d/.test(word.text) : context.matchBefore(TRIGGERS) !== null
  if (!explicit && !isTriggered) return null
  const program = { file, code: state.doc.toString() }
  const found = await ask('completions', program, pos)
  if (!found || found.length === 0 || context.aborted) return null
  const describe = (name: string) => ask('completion', program, pos, name)
  return {
    from: word?.from ?? pos,
    options: found.map((completion) => optionOf(completion, describe)),
    validFor: /^[\w$]*$/,
  }
}

function optionOf(
  { name, kind, rank, insert, from: ownFrom }: TypeCompletion,
  describe: (name: string) => Promise<TypeDescription | undefined>,
): Completion {
  return {
    label: name,
    detail: kind,
    // A rank is from 10 to 16, the lower the nearer; a match of the whole word counts more than that.
    boost: Math.max(-99, Math.min(99, (13 - rank) * 20)),
    info: async () => {
      const description = await describe(name)
      return description ? describedElement(description) : null
    },
    ...((insert !== undefined || ownFrom !== undefined) && {
      apply: (view: EditorView, _: Completion, from: number, to: number) =>
        view.dispatch(insertCompletionText(view.state, insert ?? name, ownFrom ?? from, to)),
    }),
  }
}

/** A type in code, and below it a line of text. */
function describedElement({ text, doc }: TypeDescription): HTMLElement {
  const element = document.createElement('div')
  const code = element.appendChild(document.createElement('code'))
  code.textContent = text
  if (doc) element.appendChild(document.createElement('p')).textContent = doc
  return element
}

async function describeName(
  { ask, file }: TypedEditingInput,
  view: EditorView,
  position: number,
): Promise<Tooltip | null> {
  const messages: string[] = []
  shownMarks(view.state).between(position, position, (_, __, { spec }) => {
    messages.push((spec as { readonly message: string }).message)
  })
  const code = view.state.doc.toString()
  const name = await ask('name', { file, code }, position)
  if (messages.length === 0 && !name) return null
  return {
    pos: name?.from ?? position,
    above: true,
    create: () => {
      const dom = document.createElement('div')
      for (const message of messages) {
        const line = dom.appendChild(document.createElement('p'))
        line.className = 'type-error'
        line.textContent = message
      }
      if (name) dom.append(describedElement(name))
      return { dom }
    },
  }
}

const setMarks = StateEffect.define<readonly TypeProblem[]>()

/** The errors in the code, underlined. */
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(decorations, { changes, effects, newDoc }) {
    const effect = effects.find((effect) => effect.is(setMarks))
    if (!effect) return decorations.map(changes)
    const ranges = effect.value.flatMap(({ from, to, message }) => {
      // An error at the end of a line has no characters: the one before it is marked.
      const end = Math.min(Math.max(to, from + 1), newDoc.length)
      const start = Math.min(from, end - 1)
      return start < 0 ? [] : [Decoration.mark({ class: 'type-problem', message }).range(start, end)]
    })
    return Decoration.set(ranges, true)
  },
  provide: (field) => EditorView.decorations.compute([field, problemMark], shownMarks),
})

/** There are none while the code has a syntax error, which the playground itself marks. */
function shownMarks(state: EditorState): DecorationSet {
  return state.field(problemMark).isThere ? Decoration.none : state.field(marks)
}

/** Checks the code when the extension is added, and in the pauses of a reader who types. */
function checker({ ask, file, onProblems }: TypedEditingInput): Extension {
  return ViewPlugin.define((view) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    const check = async () => {
      const { doc } = view.state
      const problems = await ask('problems', { file, code: doc.toString() })
      // The reader went on typing: another check follows.
      if (isGone || !problems || view.state.doc !== doc) return
      view.dispatch({ effects: setMarks.of(problems) })
      onProblems(problems)
    }
    const checkLater = (pause: number) => {
      clearTimeout(timer)
      timer = setTimeout(() => void check(), pause)
    }
    checkLater(0)
    return {
      update({ docChanged }: ViewUpdate) {
        if (docChanged) checkLater(PAUSE)
      },
      destroy() {
        isGone = true
        clearTimeout(timer)
        onProblems([])
      },
    }
  })
}
