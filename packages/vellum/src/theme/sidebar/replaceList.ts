// Shows the whole list in place of the part of it that a document has: what both have stays where it is on
// screen, and keeps the focus. For the docs sidebar and for recent posts; does not know where lists come from.

import { hrefOf } from './sidebarNodes.js'

export interface ListReplacement {
  /** In the document; it stays there, hidden. */
  readonly part: HTMLElement
  /** With the same page and the same categories open. */
  readonly whole: HTMLElement
  /** Finds what gets the focus of a link that only the part has. */
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
  // Before the part is hidden, so that the focus is never on nothing.
  if (focused) (sameControl(focused, whole) ?? substitute?.(focused))?.focus({ preventScroll: true })
  part.hidden = true
  const area = whole.closest(AREA)
  if (!area) return
  area.scrollTop = scrollTop
  const moved = anchor && sameControl(anchor, whole)
  if (moved) area.scrollTop += moved.getBoundingClientRect().top - top
}

/** What scrolls a list. */
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

/** Resolves when no press is going on in a list: it becomes a click only where it began. */
export async function whenReleased(list: HTMLElement): Promise<void> {
  while (list.matches(':active')) {
    await new Promise((resolve) => {
      for (const type of ['pointerup', 'pointercancel', 'keyup']) {
        addEventListener(type, () => setTimeout(resolve), { once: true })
      }
    })
  }
}
