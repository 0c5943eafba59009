// Shows the whole list in place of the part of it that a document has: links of both keep their position on
// screen and the focus. For the docs sidebar and for recent posts; does not know where lists come from.

import { hrefOf } from './sidebarNodes.js'

export interface ListReplacement {
  /** The list in the document; it stays there, hidden. */
  readonly part: HTMLElement
  /** The list with the same page and the same categories open. */
  readonly whole: HTMLElement
  /** Finds the element that gets the focus of a link that only the part has. */
  readonly substitute?: (link: Element) => HTMLElement | null | undefined
}

/** Shows the whole list next to the part, and hides the part. */
export function replaceList({ part, whole, substitute }: ListReplacement): void {
  const focused = part.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null
  const anchor =
    part.querySelector<HTMLElement>('[aria-current]') ??
    part.querySelector<HTMLElement>('li:not(.vl-fold) > a')
  const top = anchor?.getBoundingClientRect().top ?? 0
  const scrollTop = part.closest(AREA)?.scrollTop ?? 0
  part.after(whole)
  // Before the part is hidden, so that the focus is never lost.
  if (focused) (sameControl(focused, whole) ?? substitute?.(focused))?.focus({ preventScroll: true })
  part.hidden = true
  const area = whole.closest(AREA)
  if (!area) return
  area.scrollTop = scrollTop
  const moved = anchor && sameControl(anchor, whole)
  if (moved) area.scrollTop += moved.getBoundingClientRect().top - top
}

/** The scroll container of a list. */
const AREA = '.menu, .vl-recent > nav'

/** The link or button of a list that equals one of another list, or links to the same page. */
export function sameControl(control: HTMLElement, list: HTMLElement): HTMLElement | undefined {
  const controls = [...list.querySelectorAll<HTMLElement>('a, button')]
  const href = hrefOf(control)
  return (
    controls.find((other) => other.isEqualNode(control)) ??
    controls.find((other) => href !== null && hrefOf(other) === href)
  )
}

/**
 * Resolves when no pointer is pressed in a list: a press becomes a click only on the element where it began.
 */
export async function whenReleased(list: HTMLElement): Promise<void> {
  while (list.matches(':active')) {
    await new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel', 'keyup']) {
        addEventListener(type, () => setTimeout(resolve), { once: true })
      }
    })
  }
}
