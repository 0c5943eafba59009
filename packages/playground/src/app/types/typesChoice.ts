// Whether a reader wants types in the editor: remembered in the browser, else decided by the memory and the connection of
// the device.

const KEY = 'vellum-playground-types'

/** With less memory than this, in GB, TypeScript is loaded only for readers who ask for it. */
const LEAST_MEMORY = 2

interface Device {
  readonly connection?: { readonly saveData?: boolean }
  readonly deviceMemory?: number
}

/** The reader's choice; without one, whether types are shown. */
export function readTypesChoice(): boolean {
  try {
    const choice = localStorage.getItem(KEY)
    if (choice !== null) return choice === 'on'
  } catch {
    // Storage is blocked: no choice was kept.
  }
  const { connection, deviceMemory = LEAST_MEMORY } = navigator as Device
  return !connection?.saveData && deviceMemory >= LEAST_MEMORY
}

/** Remembers a choice, for all pages of the site. */
export function rememberTypesChoice(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Storage is blocked: the choice lasts until the page is left.
  }
}
