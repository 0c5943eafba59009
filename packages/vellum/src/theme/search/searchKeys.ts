// The keys of the search dialog. The focus stays in the input, and arrows select a result.

import type { SearchView } from './searchView.js'

export interface SearchKeysInput extends Pick<SearchView, 'dialog' | 'input' | 'selection'> {
  readonly onClear: () => void
  /** Called for Enter in the input. */
  readonly onEnter: (event: KeyboardEvent) => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 }
const ENDS: Readonly<Record<string, 0 | -1>> = { Home: 0, End: -1 }

/** Handles keys until the dialog is removed. */
export function handleSearchKeys({ dialog, input, selection, onClear, onEnter }: SearchKeysInput): void {
  dialog.onkeydown = (event) => {
    const { key } = event
    const step = STEPS[key]
    const end = event.shiftKey ? undefined : ENDS[key]
    // Such a key belongs to the input method; Safari reports the last Enter after the composition.
    const isComposing = event.isComposing || event.keyCode === 229
    if (isComposing) {
      // The browser would close the dialog.
      if (key === 'Escape') event.preventDefault()
      return
    }
    if (key === 'Escape' && input.value) onClear()
    else if (key === 'Enter' && event.target === input) onEnter(event)
    else if (step) selection.move(step)
    else if (end !== undefined && selection.current()) selection.moveTo(end)
    else return
    event.preventDefault()
  }
}
