// What the visitor's connection can bear.

/** Whether nothing may be loaded that was not asked for: 2g, or data is to be saved (PF-2). */
export function isConstrained(): boolean {
  const { effectiveType = '', saveData = false } =
    (navigator as { connection?: { effectiveType?: string; saveData?: boolean } }).connection ?? {}
  return saveData || effectiveType.includes('2g')
}
