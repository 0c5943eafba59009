// The first script of a page, and the only one before it is shown: it loads the shell
// when the browser has nothing better to do, or when the visitor begins to act.
// What they press meanwhile is pressed again when the shell is there. When its files are
// gone because the site was deployed anew, the page is loaded once more; when they cannot be
// loaded for another reason, the page works as it does without script.

interface Connection {
  readonly effectiveType?: string
  readonly saveData?: boolean
}
// The banner about a wrong base URL looks for the first: scripts do load. The shell calls the second.
Object.assign(window, { __vellum: true, __vellumReload: reloadIfReplaced })

const script = document.querySelector<HTMLScriptElement>('script[data-load]')
const files = script?.dataset.load?.split(' ') ?? []
const root = document.documentElement

const RELOAD_KEY = 'vellum.reload'
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown'] as const
let pressed: HTMLElement | undefined
/** What the control was when it was pressed. */
let before: string | undefined
let started = false
let failures = 0

async function start(act?: unknown): Promise<void> {
  if (started) return
  started = true
  for (const act of ACTS) removeEventListener(act, onAct)
  try {
    // All are fetched at once, but run one after the other: each is a task of its own, and none is long.
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    }
    for (const file of files) await import(/* @vite-ignore */ file)
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: nothing else can report it
    console.error(error)
    if (await reloadIfReplaced()) return
    // The page stays as it was served: readable, with links that work. Another try follows
    // soon, or with the next press; when that fails, nothing is shown that does nothing.
    if (act instanceof Event && failures > 0) root.dataset.plain = 'all'
    started = false
    if (++failures < 5) setTimeout(start, 2000 * failures)
    for (const press of ['pointerdown', 'keydown']) addEventListener(press, onAct, { once: true })
    return
  }
  delete root.dataset.plain
}

/** Loads the document again when the host has another one, of a later build; not for ever. */
async function reloadIfReplaced(): Promise<boolean> {
  try {
    const served = await (await fetch(location.href, { cache: 'no-cache' })).text()
    const now = Date.now()
    const times = (sessionStorage.getItem(RELOAD_KEY) ?? '').split(' ')
    const recent = times.filter((time) => now - Number(time) < 10_000)
    if (served.includes(files.join(' ')) || recent.length > 2) return false
    sessionStorage.setItem(RELOAD_KEY, [...recent, now].join(' '))
    location.reload()
    return true
  } catch {
    return false
  }
}

function onAct(event: Event): void {
  // A page that is laid out under a resting pointer is told of a move by 0 pixels.
  const { movementX = 0, movementY = 0 } = event as Partial<PointerEvent>
  if (event.type !== 'pointermove' || movementX || movementY) void start(event)
}

function notePress(event: Event): void {
  const button = (event.target as Element | null)?.closest?.<HTMLButtonElement>('button,[role=tab]')
  // Disabled buttons get no click; of all others the click is what counts.
  if (!button || (button.disabled ?? false) !== (event.type === 'pointerup')) return
  pressed = button
  before = stateOf(button)
}

/** What a control does when it is pressed, as far as a page shows it. A click that was handled changes it. */
function stateOf(control: HTMLElement): string {
  const { ariaExpanded, ariaSelected, ariaPressed, ariaBusy, textContent } = control
  return [ariaExpanded, ariaSelected, ariaPressed, ariaBusy, textContent].join()
}

function removePress(): void {
  removeEventListener('click', notePress, true)
  removeEventListener('pointerup', notePress, true)
}

for (const act of ACTS) addEventListener(act, onAct, { passive: true })
// Before any other listener, which may change the control.
addEventListener('click', notePress, true)
addEventListener('pointerup', notePress, true)
new MutationObserver((_, observer) => {
  if (root.dataset.hasHydrated !== 'true') return
  observer.disconnect()
  removePress()
  if (pressed?.isConnected && stateOf(pressed) === before) pressed.click()
}).observe(root, { attributeFilter: ['data-has-hydrated'] })

// As in idle.ts, which it cannot import: this script is text in the document.
const { effectiveType = '', saveData } =
  (navigator as { connection?: Connection }).connection ?? ({} as Connection)
if (!saveData && !effectiveType.includes('2g')) {
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(start, { timeout: 3000 }) : setTimeout(start, 200)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
