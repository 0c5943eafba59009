// Whether a reader wants types in the editor: remembered in the browser, else decided by what the device can bear.

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
    // Storage is blocked: there is no choice.
  }
  const { connection, deviceMemory = LEAST_MEMORY } = navigator as Device
  return !connection?.saveData && deviceMemory >= LEAST_MEMORY
}

/** Remembers a choice, for all pages of the site. */
export function rememberTypesChoice(isOn: boolean): void {
  try {
    localStorage.setItem(KEY, isOn ? 'on' : 'off')
  } catch {
    // Then it holds until the page is left.
  }
}
