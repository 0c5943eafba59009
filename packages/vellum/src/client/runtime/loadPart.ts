// Loads code of the shell when it is needed. A deployment may have removed the file; then the page is
// reloaded once.

/** Loads a module. Rejects when it cannot be loaded and the site was not deployed again: the next call may succeed. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // The page is being reloaded.
    if (await reloadIfReplaced()) return new Promise<never>(() => {})
    throw error
  }
}

/** Handles a failed hydration: the document stays as it was served, and after the first press it works as without script. */
export async function stayPlain(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: nothing else can report it
  console.error(error)
  if (await reloadIfReplaced()) return
  const setPlain = () => {
    document.documentElement.dataset.plain = 'all'
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, setPlain, { once: true })
}

/** Calls the function of the boot script; development has none. */
async function reloadIfReplaced(): Promise<boolean> {
  const { __vellumReload: reload } = window as { __vellumReload?: () => Promise<boolean> }
  return (await reload?.()) ?? false
}
