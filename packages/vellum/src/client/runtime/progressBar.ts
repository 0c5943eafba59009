// The slim bar at the top while a page is loading. Its markup and classes are those of nprogress,
// which the CSS of sites may use; its own styles are in theme/layout/ProgressBar.css.

/** Shows and hides the bar. */
export interface ProgressBar {
  /** Starts the bar after the delay, unless `done` is called first. */
  readonly start: () => void
  /** Finishes the bar if it is shown; cancels a start that is still waiting. */
  readonly done: () => void
}

/** Milliseconds until the bar starts. */
const DELAY = 200
/** Milliseconds of each animation. */
const SPEED = 200
const MINIMUM = 0.08
/** Every 800 ms the bar moves by up to 0.02, but never to the end. */
const TRICKLE = 0.02
const TRICKLE_EVERY = 800
const CAP = 0.994

/** Creates the bar of a document; nothing is shown until `start`. */
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
    // Forces a layout, so that the browser animates from the start position.
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
      // A newer navigation continues with the same bar.
      if (trickling !== undefined) return
      stop()
      waiting = setTimeout(show, DELAY)
    },
    done: () => {
      const isShown = trickling !== undefined
      stop()
      if (!isShown) return
      set(Math.min(CAP, value + 0.3 + 0.5 * Math.random()))
      set(1)
      removing = setTimeout(() => {
        element?.classList.add('done')
        removing = setTimeout(remove, SPEED)
      }, SPEED)
    },
  }
}
