// Waits on every page for a reader to do something with a playground: run it, type into
// it, come from a link to it. Only then the playground itself is loaded.

import type { Action } from './app/mount'

// The code of a block, served or not yet taken over by the editor.
const CODE = '.playground .vl-code:not(.language-text) pre'
/** By then a second click would have selected a word, which is no wish to write. */
const DOUBLE_CLICK = 300

const load = () => import('./app/mount')
const find = ({ target }: Event, selector: string) => (target as Element).closest?.(selector)

function act(element: Element | null | undefined, action: Action): void {
  const block = element?.closest<HTMLElement>('.playground')
  if (!block) return
  load().then(
    ({ act }) => act(block, action),
    () => {
      // Not among the words of the app: that is what could not be loaded.
      const note = block.querySelector('.playground-note')
      if (note) note.textContent = 'Could not be loaded. Reload the page.'
    },
  )
}

document.addEventListener('click', (event) => {
  act(find(event, '[data-run]'), { type: 'run' })
  const code = event.detail === 1 && find(event, CODE)
  if (code) setTimeout(() => getSelection()?.isCollapsed && act(code, { type: 'edit' }), DOUBLE_CLICK)
})

document.addEventListener('keydown', (event) => {
  const { key, altKey } = event
  const code = find(event, CODE)
  const isCommand = event.ctrlKey || event.metaKey
  if (!code || altKey || (key !== 'Enter' && (isCommand || key.length > 1 || key === ' '))) return
  event.preventDefault()
  if (key !== 'Enter') act(code, { type: 'edit', text: key })
  else act(code, { type: isCommand ? 'run' : 'edit' })
})

function openLink(): void {
  const { hash } = location
  if (hash.startsWith('#play=') && document.querySelector('.playground'))
    load().then(({ openLink }) => openLink(hash))
}

openLink()
addEventListener('hashchange', openLink)
;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', openLink)
