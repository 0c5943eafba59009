// Loads code when it is needed. The bundler makes every `import()` of a site a call of `importPart`, see
// node/vite/preloadHelper.ts. A document keeps the result of a URL, even of a file that was cut off, and some
// browsers keep that of a failed request: only a different URL, or a new document, requests the file again.

/**
 * Modules that were loaded under a second URL, by the URL that failed: a page must not load a module twice.
 */
const retried = new Map<string, Promise<unknown>>()

/**
 * Loads a part of the site. `files` are its URL, which is empty when another URL cannot stand for it, and those of the
 * files that it imports, besides the shell.
 * Rejects when it cannot be loaded now: the next call may succeed.
 */
export async function importPart<T>(load: () => Promise<T>, files: readonly string[]): Promise<T> {
  const [file, ...imported] = files
  try {
    return await withRetry(load, file)
  } catch (error) {
    // The URLs of imported files are fixed in the code: only a new document can request them again.
    const states = await Promise.allSettled(imported.map((url) => import(/* @vite-ignore */ url)))
    const broken = imported.filter((_, i) => states[i]?.status === 'rejected')
    // The page is being reloaded.
    if (await reloadForFiles(broken)) return new Promise<never>(() => {})
    throw error
  }
}

/** Loads the module of a URL; never reloads the page. */
export function importFile<T>(url: string): Promise<T> {
  return withRetry<T>(() => import(/* @vite-ignore */ url), url)
}

/**
 * Handles a failed hydration: the document stays as it was served, and after the first press it works as
 * without script.
 */
export async function stayPlain(error: unknown): Promise<void> {
  // biome-ignore lint/suspicious/noConsole: nothing else can report it
  console.error(error)
  if (await reloadForFiles([])) return
  const setPlain = () => {
    document.documentElement.dataset.plain = 'all'
  }
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, setPlain, { once: true })
}

async function withRetry<T>(load: () => Promise<T>, file: string | undefined): Promise<T> {
  const knownRetry = file && retried.get(file)
  if (knownRetry) return knownRetry as Promise<T>
  try {
    return await untilReturn(load())
  } catch (error) {
    if (!file) throw error
    // The bundler's helper would transform an import of a string literal into a call of this function.
    const url = `${file}?retry=${Date.now().toString(36)}`
    const retry = retried.get(file) ?? untilReturn(import(/* @vite-ignore */ url))
    retried.set(file, retry)
    return await (retry as Promise<T>).catch(() => {
      retried.delete(file)
      throw error
    })
  }
}

/**
 * Rejects if the visitor has left the page in the meantime and is back: requests of a page in the
 * back/forward cache may never end.
 */
function untilReturn<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reject(new Error('The page was left while a part of it was loaded.'))
    }
    addEventListener('pageshow', onShow)
    loading.then(resolve, reject).finally(() => removeEventListener('pageshow', onShow))
  })
}

/** Calls the function of the boot script; development has none. */
async function reloadForFiles(broken: readonly string[]): Promise<boolean> {
  const { __vellumReload: reload } = window as {
    __vellumReload?: (broken: readonly string[]) => Promise<boolean>
  }
  return (await reload?.(broken)) ?? false
}
