// The first script of a document: it loads the shell when the browser is idle, or when the visitor starts to
// interact. The last click before the shell has loaded is replayed. If the shell's files are gone because the
// site was deployed again, or only this document cannot load them, it is reloaded; if they cannot be loaded
// for another reason, the document works as without script. Every document contains this script: keep it
// small.

interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}
// shared/baseUrlBanner.ts reads the first: it proves that scripts load. The shell calls the second.
Object.assign(window, { __vellum: true, __vellumReload: reload })

const script = document.querySelector<HTMLScriptElement>('script[data-load]')
const files = script?.dataset.load?.split(' ') ?? []
const root = document.documentElement

const BUSY = 'true'
const RELOAD_KEY = 'vellum.reload'
/** The files that this tab was reloaded for. */
const FILES_KEY = 'vellum.reload-files'
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const
let pressed: HTMLElement | undefined
/** The state of the control when it was pressed. */
let before: string | undefined
let hasStarted = false
let failures = 0

async function start(act?: unknown): Promise<void> {
  if (hasStarted) return
  hasStarted = true
  for (const act of ACTS) removeEventListener(act, onAct)
  try {
    // All are fetched at once, but executed one after the other, so that no task is long.
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    for (const file of files) await import(/* @vite-ignore */ file)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nothing else can report it
    console.error(error)
    if (await reload(files)) return
    // The document stays as it was served: readable, with links that work. The next attempt follows
    // soon, or with the next press; when that fails, controls that need script are hidden.
    if (act instanceof Event && failures > 0) root.dataset.plain = 'all'
    hasStarted = false
    if (++failures < 5) setTimeout(start, 2000 * failures)
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, onAct, { once: true })
    return
  }
  delete root.dataset.plain
}

/**
 * Reloads the document when the host has one of another build, at most three times in 10 s; or for files that failed,
 * once, when the host has them: a document keeps the failure of a module, and the browser may have kept half of it.
 */
async function reload(failed: readonly string[]): Promise<boolean> {
  try {
    const served = await (await fetch(location.href, { cache: 'no-cache' })).text()
    const isReplaced = !served.includes(files.join(' '))
    const reloadedFor = sessionStorage.getItem(FILES_KEY) ?? ''
    if (!isReplaced) {
      if (!failed[0] || reloadedFor.includes(failed.join())) return false
      for (const file of failed) {
        const response = await fetch(file, { cache: 'reload' })
        await response.blob()
        if (!response.ok) return false
      }
    }
    const now = Date.now()
    const times = (sessionStorage.getItem(RELOAD_KEY) ?? '').split(' ')
    const recent = times.filter((time) => now - Number(time) < 10_000)
    // As in reload.ts: a second reload could end the document that the first one loads.
    const page = window as { __vellumReloading?: number }
    if (now - (page.__vellumReloading ?? 0) < 8000) return true
    if (recent.length > 2) return false
    page.__vellumReloading = now
    sessionStorage.setItem(RELOAD_KEY, [...recent, now].join(' '))
    if (!isReplaced) sessionStorage.setItem(FILES_KEY, `${reloadedFor} ${failed}`)
    location.reload()
    return true
  } catch {
    return false
  }
}

function onAct(event: Event): void {
  // If a page loads under a resting pointer, the browser dispatches a move by 0 pixels.
  const { movementX = 0, movementY = 0 } = event as Partial<PointerEvent>
  if (event.type !== 'pointermove' || movementX || movementY) void start(event)
}

function notePress(event: Event): void {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button,[role=tab]')
  // Disabled buttons get no click, so their pointerup is recorded; other buttons get one.
  if (!button || (button.disabled ?? false) !== (event.type === 'pointerup')) return
  removeBusy()
  pressed = button
  before = stateOf(button)
  // Until it is pressed again.
  button.ariaBusy ??= BUSY
}

function removeBusy(): void {
  if (pressed?.ariaBusy === BUSY) pressed.ariaBusy = null
}

/** The visible state of a control. A handled click changes it, so a changed control is not pressed again. */
function stateOf(control: HTMLElement): string {
  const { ariaExpanded, ariaSelected, ariaPressed, ariaBusy, textContent } = control
  return [ariaExpanded, ariaSelected, ariaPressed, ariaBusy, textContent].join()
}

function removePress(): void {
  removeEventListener('click', notePress, true)
  removeEventListener('pointerup', notePress, true)
}

for (const act of ACTS) addEventListener(act, onAct, { passive: true })
// Back to a document that was left while it loaded: its requests may never end.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && root.dataset.hasHydrated !== 'true') location.reload()
})
// Before any other listener, which may change the control.
addEventListener('click', notePress, true)
addEventListener('pointerup', notePress, true)
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return
  observer.disconnect()
  removePress()
  removeBusy()
  if (pressed?.isConnected && stateOf(pressed) === before) pressed.click()
}).observe(root, { attributeFilter: ['data-has-hydrated'] })

// As in idle.ts, which it cannot import: this script is text in the document.
const { effectiveType = '', saveData } =
  (navigator as { connection?: Connection }).connection ?? ({} as Connection)
if (!saveData && !effectiveType.includes('2g')) {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200)
  const onLoad = () => {
    // Text before script: a small document has loaded before it is painted. A hidden document is not painted
    // at all.
    try {
      new PerformanceObserver((_, observer) => {
        observer.disconnect()
        whenIdle()
      }).observe({ type: 'paint', buffered: true })
      setTimeout(start, 3000)
    } catch {
      whenIdle()
    }
  }
  if (document.readyState === 'complete') onLoad()
  else addEventListener('load', onLoad)
}
