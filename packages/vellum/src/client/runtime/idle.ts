// What may be done before the visitor asks for it, and when.

/** Whether nothing may be loaded that was not asked for: 2g, or data is to be saved (PF-2). */
export function isConstrained(): boolean {
  const { effectiveType = '', saveData = false } =
    (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection ?? {}
  return saveData || effectiveType.includes('2g')
}

/** Does what can wait when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}
