// When to do work that must not delay rendering.

/** Whether nothing may be loaded in advance: the connection is 2g, or the visitor saves data. */
export function isConstrained(): boolean {
  const { effectiveType = '', saveData = false } =
    (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection ?? {}
  return saveData || effectiveType.includes('2g')
}

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 50)
}

/** Calls back when the next frame is on screen; returns a function that cancels the call. */
export function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
