// @ts-check
// Counts what a sample still has to do, so that nothing is read before it is done. Runs
// in browsers, as text, so it refers to nothing outside of itself.

/**
 * Counts requests, and timers that are due soon, in `window.sampleWork`. `window.sampleTurn()` takes 50 ms, and is not counted.
 * @param {number} longest a timer with a longer delay does not count, and an interval no longer than this, in milliseconds
 */
export function countWork(longest) {
  const { clearInterval, clearTimeout, fetch, setInterval, setTimeout } = window
  /** @type {Set<unknown>} */
  const work = new Set()
  Object.defineProperty(window, 'sampleWork', { get: () => work.size })
  Object.defineProperty(window, 'sampleTurn', {
    value: () => new Promise((resolve) => setTimeout(resolve, 50)),
  })

  window.fetch = async (...args) => {
    const request = {}
    work.add(request)
    try {
      return await fetch(...args)
    } finally {
      // The body arrives after the response, and is read then.
      setTimeout(() => work.delete(request), 50)
    }
  }
  // `Object.assign`: Node's types know functions with more properties.
  Object.assign(window, {
    setTimeout(/** @type {TimerHandler} */ handler, delay = 0, /** @type {unknown[]} */ ...args) {
      const run = typeof handler === 'function' ? handler : new Function(handler)
      const id = setTimeout(() => {
        try {
          run(...args)
        } finally {
          work.delete(id)
        }
      }, delay)
      if (delay <= longest) work.add(id)
      return id
    },
    setInterval(/** @type {TimerHandler} */ handler, delay = 0, /** @type {unknown[]} */ ...args) {
      const id = setInterval(handler, delay, ...args)
      if (delay <= longest) work.add(id)
      setTimeout(() => work.delete(id), longest)
      return id
    },
    clearTimeout(/** @type {number | undefined} */ id) {
      work.delete(id)
      clearTimeout(id)
    },
    clearInterval(/** @type {number | undefined} */ id) {
      work.delete(id)
      clearInterval(id)
    },
  })
}
