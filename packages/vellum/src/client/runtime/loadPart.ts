// Code of the shell that is loaded when it is needed. A deployment removes the files of
// the build before: then the page is loaded anew, once.

/** Loads a part. Rejects when it cannot be loaded and the site is the same: the next call may succeed. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    // While the page is loaded again there is nothing to do.
    if (await reloadIfReplaced()) return new Promise<never>(() => {})
    throw error
  }
}

/**
 * The page on screen did not come to life: it stays as it was served, and from the first press
 * on it works as it does without script.
 */
export async function stayPlain(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: nothing else can report it
  console.error(error)
  if (await reloadIfReplaced()) return
  const setPlain = () => {
    document.documentElement.dataset.plain = 'all'
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, setPlain, { once: true })
}

/** What the boot script knows; there is none in development. */
async function reloadIfReplaced(): Promise<boolean> {
  const { __vellumReload: reload } = window as { __vellumReload?: () => Promise<boolean> }
  return (await reload?.()) ?? false
}
