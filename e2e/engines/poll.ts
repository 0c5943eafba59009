// Waiting for a condition, without a fixed time and without a browser of Playwright.

/** Milliseconds after which a condition has failed; a busy machine needs some. */
const LIMIT = 20_000
const PAUSE = 15

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
  for (;;) {
    try {
      const result = await ask()
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
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
