// The keys of the search dialog. The focus stays in the input, and arrows select a result.

import type { SearchView } from './searchView.js'

export interface SearchKeysInput extends Pick<SearchView, 'dialog' | 'input' | 'selection'> {
  readonly onClear: () => void
  /** Called for Enter in the input. */
  readonly onEnter: (event: KeyboardEvent) => void
}

/** Handles keys until the dialog is removed. */
export function handleSearchKeys({ dialog, input, selection, onClear, onEnter }: SearchKeysInput): void {
  dialog.onkeydown = (event) => {
    const { key } = event
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
    const end = event.shiftKey ? undefined : key === 'Home' ? 'first' : key === 'End' ? 'last' : undefined
    // Such a key belongs to the input method; Safari reports the last Enter after the composition.
    const isComposing = event.isComposing || event.keyCode === 229
    if (isComposing) {
      // The browser would close the dialog.
      if (key === 'Escape') event.preventDefault()
      return
    }
    if (key === 'Escape' && input.value !== '') onClear()
    else if (key === 'Enter' && event.target === input) onEnter(event)
    else if (step) selection.move(step)
    else if (end && selection.current()) selection.moveTo(end)
    else return
    event.preventDefault()
  }
}
