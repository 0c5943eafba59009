// Reloading the document. Two parts of the shell may reload at the same moment, and a second reload could end
// the document that the first one loads. boot.ts does the same without this module.

/** When the document was last reloaded; `__vellumReloading` of the window. */
interface ReloadWindow {
  __vellumReloading?: number
}

/**
 * How long a reload may take, in milliseconds, before another one is allowed: the visitor may have cancelled
 * it.
 */
const PATIENCE = 8000

/** Reloads the document, unless it is being reloaded. */
export function reloadOnce(): void {
  const page = window as ReloadWindow
  const now = Date.now()
  if (now - (page.__vellumReloading ?? 0) < PATIENCE) return
  page.__vellumReloading = now
  location.reload()
}
