// Waits on every page for a reader to do something with a playground: run it, type into
// it, come from a link to it. Only then the playground itself is loaded.

import type { Action } from './app/mount'

type App = Pick<typeof import('./app/mount'), 'act' | 'openLink'>

// The code of a block, served or not yet taken over by the editor; fixed: it never will be.
const CODE = '.playground .vl-code:not(.language-text, [data-fixed]) pre'
/** By then a second click would have selected a word, which is no wish to write. */
const DOUBLE_CLICK = 300

/** One for all: several imports of the same file do not settle in the order of the keys. */
let loading: Promise<App> | undefined
/** Where the reader has begun to write. Until the editor is there, the keys that do more than write go there, too. */
let written: Element | undefined

const find = ({ target }: Event, selector: string) => (target as Element).closest?.(selector)

function load(block: HTMLElement, use: (app: App) => void): void {
  // By name: a module that is handed on whole takes helpers of the bundler, which every page would load.
  loading ??= import('./app/mount').then(({ act, openLink }) => ({ act, openLink }))
  loading.then(use, () => {
    loading = written = undefined
    // Not among the words of the app: that is what could not be loaded.
    block.dataset.failed = ''
    const note = block.querySelector('.playground-note')
    if (note) note.textContent = 'Could not be loaded. Reload the page.'
  })
}

function act(element: Element | null | undefined, action: Action): void {
  const block = element?.closest<HTMLElement>('.playground')
  if (!block) return
  if (action.type === 'edit') written = block
  load(block, ({ act }) => act(block, action))
}

document.addEventListener('click', (event) => {
  act(find(event, '[data-run]'), { type: 'run' })
  const code = event.detail === 1 && find(event, CODE)
  if (code) setTimeout(() => getSelection()?.isCollapsed && act(code, { type: 'edit' }), DOUBLE_CLICK)
})

document.addEventListener('keydown', (event) => {
  const { key, altKey } = event
  const code = find(event, CODE)
  if (!code || altKey) return
  const isWriting = written?.contains(code)
  const isEnter = key === 'Enter'
  const isCommand = event.ctrlKey || event.metaKey
  const isLetter = key.length === 1 && (isWriting || key !== ' ')
  if (!isEnter && (isCommand || !(isLetter || (isWriting && key === 'Backspace')))) return
  event.preventDefault()
  if (isCommand) act(code, { type: 'run' })
  // The first Enter is no line: it opens the code.
  else act(code, { type: 'edit', key: isEnter && !isWriting ? undefined : key })
})

function openLink(): void {
  const { hash } = location
  // Which block it is for, only the app can read.
  const block = document.querySelector<HTMLElement>('.playground')
  if (block && hash.startsWith('#play=')) load(block, ({ openLink }) => openLink(hash))
}

openLink()
addEventListener('hashchange', openLink)
;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', openLink)
