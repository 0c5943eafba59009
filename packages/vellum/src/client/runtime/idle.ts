// When work that the visitor did not request may be done.

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
