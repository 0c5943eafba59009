// Opens and closes one element by animating its height. Plain DOM code, because articles are HTML
// without components. It sets every style it needs on the element, so it does not matter how the
// element was hidden before.

export interface CollapseOptions {
  readonly open: boolean
  /** In milliseconds. @default depends on the height of the content */
  readonly duration?: number | undefined
  /** @default 'ease-in-out' */
  readonly easing?: string | undefined
  /** Called when the final styles are set; not when a later call has replaced this one. */
  readonly onEnd?: (() => void) | undefined
}

/** Animates an element from its current height to open or closed. */
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
  // Reading the height makes the browser apply the styles above, so the transition starts there.
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
  // Without movement, or out of sight, there is no transition and so no end of one.
  if (from === to || element.getClientRects().length === 0) {
    end()
    return
  }

  const time = prefersReducedMotion() ? 1 : (duration ?? collapseDuration(content))
  const onTransitionEnd = ({ target, propertyName }: TransitionEvent) => {
    if (target === element && propertyName === 'height') end()
  }
  element.addEventListener('transitionend', onTransitionEnd)
  // A transition that is cancelled, because an ancestor gets hidden, never ends.
  const timer = setTimeout(end, time + 100)
  stops.set(element, () => {
    clearTimeout(timer)
    element.removeEventListener('transitionend', onTransitionEnd)
    stops.delete(element)
  })
  style.transition = `height ${time}ms ${easing}`
  style.height = `${to}px`
}

/** Height in pixels → duration in milliseconds: 100 → 239, 1000 → 440 */
export function collapseDuration(height: number): number {
  const lines = height / 36
  return Math.round((4 + 15 * lines ** 0.25 + lines / 5) * 10)
}

/** For each moving element, the function that removes its listeners. */
const stops = new WeakMap<HTMLElement, () => void>()

/** Whether the visitor wants no animations. */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
