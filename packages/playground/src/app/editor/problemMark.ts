// The position of an error, underlined in the editor, with a description for screen
// readers.

import { StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { CodePosition } from '../../protocol.js'
import type { Problem } from '../session.js'

/** The id of the element with the message. It must be in the editor's shadow root, where ids are looked up. */
export const PROBLEM_ID = 'problem'

export const setProblem = StateEffect.define<Problem | undefined>()

interface MarkedProblem {
  readonly isThere: boolean
  readonly marks: DecorationSet
}

const NONE: MarkedProblem = { isThere: false, marks: Decoration.none }

export const problemMark = StateField.define<MarkedProblem>({
  create: () => NONE,
  update(marked, { changes, effects, newDoc }) {
    const effect = effects.find((effect) => effect.is(setProblem))
    if (effect) return effect.value ? mark(effect.value, newDoc) : NONE
    return { ...marked, marks: marked.marks.map(changes) }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    EditorView.contentAttributes.from(
      field,
      ({ isThere }): Record<string, string> =>
        isThere ? { 'aria-invalid': 'true', 'aria-describedby': PROBLEM_ID } : {},
    ),
  ],
})

/** The offset of a position; a position outside of the text is moved into it. */
export function offsetOf({ line, column }: CodePosition, doc: Text): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + Math.max(column, 1) - 1, to)
}

function mark({ position }: Problem, doc: Text): MarkedProblem {
  if (!position) return { isThere: true, marks: Decoration.none }
  const from = offsetOf(position, doc)
  const line = doc.lineAt(from)
  const word = /^(?:[\w$]+|\S)/.exec(line.text.slice(from - line.from))?.[0] ?? ''
  const decoration = word
    ? Decoration.mark({ class: 'problem' }).range(from, from + word.length)
    : Decoration.line({ class: 'problem-line' }).range(line.from)
  return { isThere: true, marks: Decoration.set([decoration]) }
}
