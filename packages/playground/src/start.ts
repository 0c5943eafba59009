// Waits on every page for a reader to run a sample, or to use a playground: run it, type into it, come
// from a link to it. Only then the playground itself is loaded.

import type { Action, PlaygroundApp } from './app/createPlayground.js'
import { whenHydrated } from './whenHydrated.js'

// The code of a playground until the editor replaces it; fixed: the editor never will.
const CODE = '.playground:not([data-sample]) .vl-code:not(.language-text, [data-fixed]) pre'
/** By then a second click would have selected a word, which does not mean to write. */
const DOUBLE_CLICK = 300

/** A playground that loads faster than this shows no loading message, in milliseconds. */
const SLOW = 300

type Use = (app: PlaygroundApp) => Promise<void>

/** Loads the app of this site. */
let loadApp: () => Promise<PlaygroundApp>
/** Resolves when blocks may be changed. */
let hydrated: Promise<void>
/** One promise for all: several imports of the same file do not settle in the order of the keys. */
let loading: Promise<PlaygroundApp> | undefined
let failures = 0
/** What readers did in blocks whose playground could not be loaded, in order. */
const unused = new WeakMap<HTMLElement, Use[]>()
/**
 * The block in which the reader has begun to write. Until the editor has loaded, keys that do more than write
 * belong to it, too.
 */
let editedBlock: Element | undefined

/**
 * Waits for readers; called once, for all pages. `importApp` is called when a reader uses a playground, and
 * again after it has failed. It must not resolve with a module as a whole: bundlers add helpers for that,
 * which every page would load.
 */
export function startPlayground(importApp: () => Promise<PlaygroundApp>): void {
  loadApp = importApp
  hydrated = whenHydrated()
  void hydrated.then(prepareSamples)
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
  openLink()
  addEventListener('hashchange', openLink)
  ;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', () => {
    openLink()
    prepareSamples()
  })
}

/**
 * Adds the buttons of samples that are not served, and names all blocks and their buttons: a page may have dozens, so each has
 * the title of its code in its name, or the heading above it, and a number if it is not the first of that name.
 */
function prepareSamples(): void {
  const names = new Set<string>()
  let heading: string | null | undefined
  for (const each of document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, .playground')) {
    if (!each.matches('.playground')) heading = each.firstChild?.textContent
    else {
      const title = each.querySelector('.vl-code:not(.language-text) > .vl-code-title')?.textContent
      each.role = 'group'
      each.ariaLabel ??= unusedName(title ?? heading ?? '', names)
      names.add(each.ariaLabel)
      if (each.matches('[data-sample][data-api]:not([data-live], :has(.playground-more))')) addMore(each)
      for (const button of each.querySelectorAll('[data-run], [data-edit], .playground-more button'))
        button.ariaLabel = `${button.textContent} ${each.ariaLabel}`
    }
  }
}

function unusedName(title: string, names: ReadonlySet<string>): string {
  let name = title
  for (let number = 2; names.has(name); number++) name = `${title} (${number})`
  return name
}

/** The buttons that the app has below the output after a run. There are no requests before. */
function addMore(block: HTMLElement): void {
  block.insertAdjacentHTML(
    'beforeend',
    '<div class="playground-more"><button type="button" disabled>Requests: 0</button><button type="button" data-network>Network</button></div>',
  )
}

const find = ({ target }: Event, selector: string) => (target as Element).closest?.(selector)

/** Calls `uses` with the app, after those that failed before. Meanwhile `element` is busy. */
function load(block: HTMLElement, element: Element, ...uses: Use[]): void {
  uses.unshift(...(unused.get(block) ?? []))
  unused.delete(block)
  if (!loading) {
    const app = loadApp()
    loading = Promise.allSettled([app, hydrated]).then(() => app)
    loading.catch(() => {
      loading = editedBlock = undefined
      failures++
    })
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  void hydrated.then(() => {
    timer = setTimeout(() => {
      element.ariaBusy = 'true'
      show(block, 'loading', 'Loading…')
    }, SLOW)
  })
  const end = () => {
    clearTimeout(timer)
    element.ariaBusy = null
    // The app may have said why the block is not live.
    if (block.dataset.state !== 'failed') show(block)
  }
  loading.then(
    async (app) => {
      // The message of an earlier failure is outdated.
      if (block.dataset.state === 'failed') show(block)
      try {
        await Promise.all(uses.map((use) => use(app)))
      } finally {
        end()
      }
    },
    () => {
      end()
      unused.set(block, [...(unused.get(block) ?? []), ...uses])
      // Not among the labels of the app, which could not be loaded.
      show(block, 'failed', 'Could not be loaded.')
    },
  )
}

/**
 * Shows in the bar of a served block whether its playground is loading; without a state, the bar as served.
 */
function show(block: HTMLElement, state?: 'loading' | 'failed', text?: string): void {
  const note = block.querySelector<HTMLElement>('.playground-note')
  const run = block.querySelector<HTMLElement>('[data-run]')
  if (!note || !run) return
  if (state) block.dataset.state = state
  else delete block.dataset.state
  note.dataset.served ??= note.textContent ?? ''
  note.textContent = text ?? note.dataset.served
  const retry = block.querySelector('.playground-retry')
  if (retry && retry === document.activeElement) run.focus()
  retry?.remove()
  if (state === 'failed') run.after(retryButton(block, run))
}

function retryButton(block: HTMLElement, run: Element): HTMLElement {
  // Some browsers keep a failed import until the page is reloaded.
  const isLast = failures > 1
  return Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'playground-retry',
    textContent: isLast ? 'Reload' : 'Retry',
    onclick: () => (isLast ? location.reload() : load(block, run)),
  })
}

function act(element: Element | null | undefined, action: Action): void {
  const block = element?.closest<HTMLElement>('.playground')
  if (!element || !block) return
  if (action.type === 'edit') editedBlock = block
  load(block, element, (app) => app.act(block, action))
}

function onClick(event: MouseEvent): void {
  act(find(event, '[data-run]'), { type: 'run' })
  act(find(event, '[data-edit]'), { type: 'open' })
  act(find(event, 'button[data-network]'), { type: 'open', part: 'network' })
  const code = event.detail === 1 && find(event, CODE)
  if (code) setTimeout(() => getSelection()?.isCollapsed && act(code, { type: 'edit' }), DOUBLE_CLICK)
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, altKey } = event
  const code = find(event, CODE)
  if (!code || altKey) return
  const isWriting = editedBlock?.contains(code)
  const isEnter = key === 'Enter'
  const isCommand = event.ctrlKey || event.metaKey
  const isLetter = key.length === 1 && (isWriting || key !== ' ')
  if (!isEnter && (isCommand || !(isLetter || (isWriting && key === 'Backspace')))) return
  event.preventDefault()
  if (isCommand) act(code, { type: 'run' })
  // The first Enter adds no line: it opens the code.
  else act(code, { type: 'edit', key: isEnter && !isWriting ? undefined : key })
}

function openLink(): void {
  const { hash } = location
  // Only the app can find out which block the link is for.
  const block = document.querySelector<HTMLElement>('.playground')
  if (block && hash.startsWith('#play=')) load(block, block, (app) => app.openLink(hash))
}
