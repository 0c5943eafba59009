// The slim bar at the top while a page is loading (PB-1 … PB-6). Markup and classes
// are those that author CSS knows; how it looks is in theme/layout/ProgressBar.css.

/** Shows and hides the bar. */
export interface ProgressBar {
  /** Starts the bar after the delay, unless `done` comes first. */
  readonly start: () => void
  /** Finishes the bar if it is shown; forgets a start that is still waiting. */
  readonly done: () => void
}

/** Milliseconds until the bar starts (CN-4). */
const DELAY = 200
/** Milliseconds of every movement (CN-2). */
const SPEED = 200
const MINIMUM = 0.08
/** Every 800 ms it moves by up to 0.02 (CN-3), and never to the end (CN-5). */
const TRICKLE = 0.02
const TRICKLE_EVERY = 800
const CAP = 0.994

export function createProgressBar(): ProgressBar {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let trickling: ReturnType<typeof setInterval> | undefined
  let removing: ReturnType<typeof setTimeout> | undefined
  let element: HTMLElement | undefined
  let value = 0

  const set = (next: number) => {
    value = next
    const bar = element?.firstElementChild as HTMLElement | null | undefined
    if (bar) bar.style.transform = `translate3d(${(value - 1) * 100}%,0,0)`
  }
  const remove = () => {
    clearTimeout(removing)
    element?.remove()
    element = undefined
    document.documentElement.classList.remove('nprogress-busy')
  }
  const show = () => {
    remove()
    element = document.createElement('div')
    element.id = 'nprogress'
    element.innerHTML = '<div class="bar" role="bar"><div class="peg"></div></div>'
    document.documentElement.classList.add('nprogress-busy')
    set(0)
    document.body.append(element)
    // The browser must have seen the start before it can show the way from there.
    void element.offsetWidth
    set(MINIMUM)
    trickling = setInterval(() => set(Math.min(CAP, value + Math.random() * TRICKLE)), TRICKLE_EVERY)
  }
  const stop = () => {
    clearTimeout(waiting)
    clearInterval(trickling)
    waiting = trickling = undefined
  }
  return {
    start: () => {
      // A newer navigation goes on with the bar that is there.
      if (trickling !== undefined) return
      stop()
      waiting = setTimeout(show, DELAY)
    },
    done: () => {
      const shown = trickling !== undefined
      stop()
      if (!shown) return
      set(Math.min(CAP, value + 0.3 + 0.5 * Math.random()))
      set(1)
      removing = setTimeout(() => {
        element?.classList.add('done')
        removing = setTimeout(remove, SPEED)
      }, SPEED)
    },
  }
}
