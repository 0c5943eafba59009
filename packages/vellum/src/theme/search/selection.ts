// The selected option of the list of results. The input references it, so that a screen reader announces it
// while the focus stays in the input.

/** The options of the list that is shown, and the one that Enter opens. */
export interface Selection {
  /** Starts with the first option of a list; undefined when there is none. */
  readonly reset: (list?: HTMLElement) => void
  readonly select: (option: HTMLAnchorElement) => void
  /** Selects a neighbour, at the ends the option at the other end. */
  readonly move: (step: 1 | -1) => void
  /** Selects the option at an end: the first or, with -1, the last. */
  readonly moveTo: (end: 0 | -1) => void
  readonly current: () => HTMLAnchorElement | undefined
}

/** Creates the selection that an input controls. */
export function createSelection(input: HTMLInputElement): Selection {
  let options: readonly HTMLAnchorElement[] = []
  let selected: HTMLAnchorElement | undefined
  const select = (option: HTMLAnchorElement | undefined) => {
    if (selected) selected.ariaSelected = 'false'
    selected = option
    if (option) option.ariaSelected = 'true'
    input.setAttribute('aria-activedescendant', option?.id ?? '')
  }
  return {
    reset: (list) => {
      options = [...(list?.querySelectorAll('a') ?? [])]
      input.ariaExpanded = String(options.length > 0)
      select(options[0])
    },
    select,
    move: (step) => {
      const { length } = options
      const index = selected ? options.indexOf(selected) : 0
      select(options[(index + step + length) % length])
      selected?.scrollIntoView({ block: 'nearest' })
    },
    moveTo: (end) => {
      select(options.at(end))
      selected?.scrollIntoView({ block: 'nearest' })
    },
    current: () => selected,
  }
}
