// Waiting for a condition, without a fixed time and without a browser of Playwright.

/** Milliseconds after which a condition has failed. */
const LIMIT = 60_000
/** Milliseconds between two questions: each takes time of the browser that the page needs, so they become rarer. */
const FIRST_PAUSE = 15
const LONGEST_PAUSE = 100
const PAUSE_GROWTH = 1.5
/** Of one question: WebKit never runs a script that reaches a page on its way into the back-forward cache. */
const ASK_LIMIT = 5000

/**
 * Asks until the result is truthy, and returns it. Errors count as "not yet": a page that
 * is being replaced has none to ask. The last one is the cause of the failure.
 */
export async function poll<T>(
  what: string | (() => string),
  ask: () => T | Promise<T>,
  limit = LIMIT,
): Promise<NonNullable<T>> {
  const end = performance.now() + limit
  let last: unknown
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * PAUSE_GROWTH, LONGEST_PAUSE)) {
    try {
      const result = await within(ASK_LIMIT, ask)
      if (result) return result
      last = result
    } catch (error) {
      last = error
    }
    if (performance.now() > end) {
      const name = typeof what === 'string' ? what : what()
      const reason = last instanceof Error ? ` (${last.message})` : ''
      throw new Error(`Waited ${limit / 1000} s in vain for ${name}${reason}.`, { cause: last })
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

/** The result of a function, or an error when it takes longer. */
async function within<T>(limit: number, run: () => T | Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${limit / 1000} s`)), limit)
  })
  try {
    return await Promise.race([run(), late])
  } finally {
    clearTimeout(timer)
  }
}
