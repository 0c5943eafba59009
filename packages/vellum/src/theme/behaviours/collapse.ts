// Opens and closes one element by animating its height (CL-1 … CL-5). Plain DOM code:
// articles are HTML without components, and use it as well. It sets every style it
// needs on the element, so it does not matter how the element was hidden before.

export interface CollapseOptions {
  /** What the element shall be. */
  readonly open: boolean
  /** In milliseconds. @default what suits the height of the content */
  readonly duration?: number | undefined
  /** @default 'ease-in-out' */
  readonly easing?: string | undefined
  /** Called once the final styles are set; not when another call has taken over. */
  readonly onEnd?: (() => void) | undefined
}

/** Moves an element from the height it has now to open or closed. */
export function collapse(
  element: HTMLElement,
  { open, duration, easing = 'ease-in-out', onEnd }: CollapseOptions,
): void {
  stops.get(element)?.()
  const { style } = element
  const from = element.offsetHeight
  style.transition = 'none'
  style.display = 'block'
  style.overflow = 'hidden'
  style.height = `${from}px`
  // Reading the height makes the browser take what was set above as the start.
  const content = element.scrollHeight
  const to = open ? content : 0

  const end = () => {
    stops.get(element)?.()
    style.transition = ''
    style.display = open ? 'block' : 'none'
    style.overflow = open ? 'visible' : 'hidden'
    style.height = open ? 'auto' : '0'
    onEnd?.()
  }
  // Nothing would move, or nobody would see it: then no transition ends either.
  if (from === to || element.getClientRects().length === 0) {
    end()
    return
  }

  const time = prefersReducedMotion() ? 1 : (duration ?? collapseDuration(content))
  const onTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
    if (target === element && propertyName === 'height') end()
  }
  element.addEventListener('transitionend', onTransitionEnd)
  // A transition that is cut off (an ancestor gets hidden) never ends.
  const timer = setTimeout(end, time + 100)
  stops.set(element, () => {
    clearTimeout(timer)
    element.removeEventListener('transitionend', onTransitionEnd)
    stops.delete(element)
  })
  style.transition = `height ${time}ms ${easing}`
  style.height = `${to}px`
}

/** The time in milliseconds that suits a height in pixels: 100 → 239, 1000 → 440 (CL-1). */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/** Takes the handlers off the elements that are moving. */
const stops = new WeakMap<HTMLElement, () => void>()

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
