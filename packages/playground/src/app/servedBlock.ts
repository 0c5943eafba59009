// A block of a page before it is live, and how it reports that it cannot be.

/** Remembers a block as it was served; the returned function restores it. */
export function rememberBlock(block: HTMLElement): () => void {
  const children = [...block.childNodes]
  const { sample } = block.dataset
  // Its code is moved into the playground, and its output may be replaced.
  const code = block.querySelector<HTMLElement>('.vl-code-content')!
  const { parentNode, nextSibling } = code
  return () => {
    parentNode!.insertBefore(code, nextSibling)
    block.replaceChildren(...children)
    delete block.dataset.live
    if (sample !== undefined) block.dataset.sample = sample
  }
}

/** Shows an error in a served block, as start.ts does. */
export function showFailure(block: HTMLElement, message: string): void {
  block.dataset.state = 'failed'
  const note = block.querySelector('.playground-note')
  if (note) note.textContent = message
}

/** Restores the focus: to code that was moved, or to the button that replaces the served one. */
export function keepFocus(focused: Element | null | undefined, container: HTMLElement): void {
  const heir = focused?.matches('[data-run]') ? container.querySelector('[aria-keyshortcuts]') : focused
  if (heir instanceof HTMLElement && container.contains(heir)) heir.focus({ preventScroll: true })
}
