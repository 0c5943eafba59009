// Adds types to an editor while they are on: starts them when it is first focused, adds their extension when they are ready,
// and removes it when the reader turns them off.

import { Compartment, type Extension } from '@codemirror/state'
import { type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { TypeProblem } from '../../types/typeMessages.js'
import type { Types } from '../types/createTypes.js'

export interface FollowTypesInput {
  readonly types: Types
  /** `retry.ts` */
  readonly file: string
  readonly onTypeProblems: (problems: readonly TypeProblem[]) => void
}

/** The extension of one editor. */
export function followTypes({ types, file, onTypeProblems }: FollowTypesInput): Extension {
  const compartment = new Compartment()
  const follow = (view: EditorView) => {
    let isGone = false
    let isTyped = false
    const change = async () => {
      if ((types.get() === 'ready') === isTyped) return
      isTyped = !isTyped
      const typed = isTyped ? await types.loadEditing() : undefined
      // Types may have been turned off meanwhile, and on again.
      if (isGone || isTyped !== (typed !== undefined)) return
      const extension = typed?.typedEditing({ ask: types.ask, file, onProblems: onTypeProblems }) ?? []
      view.dispatch({ effects: compartment.reconfigure(extension) })
    }
    const unsubscribe = types.subscribe(() => void change())
    // Not synchronously: an editor that is being created cannot be reconfigured.
    void Promise.resolve().then(change)
    return {
      update({ focusChanged }: ViewUpdate) {
        if (focusChanged && view.hasFocus) types.start()
      },
      destroy() {
        isGone = true
        unsubscribe()
      },
    }
  }
  return [ViewPlugin.define(follow), compartment.of([])]
}
