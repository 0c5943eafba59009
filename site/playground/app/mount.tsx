// Brings playgrounds to life, each in the block that was served for it, and ends them
// when the reader leaves the page.

import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createRunner, type Runner } from '../frame/runner'
import { compileProgram } from '../program/compileProgram'
import { DamagedLink, decodeShare } from '../share'
import { createEditorPort, type EditorPort } from './editorPort'
import { Playground } from './Playground'
import { caretIn, readSample } from './sample'
import { createSession, isRunning, type Session } from './session'
import { words } from './words'

/** What a reader did to a block that was not live yet. */
export type Action =
  | { readonly type: 'run' }
  /** Wants to write, or has begun to: a letter, `Enter` or `Backspace`. */
  | { readonly type: 'edit'; readonly key?: string | undefined }

interface LiveBlock {
  readonly root: Root
  readonly session: Session
  readonly editor: EditorPort
  /** The editor has been told where the caret is; from then on it knows better. */
  isWritten: boolean
  /** The link that it shows, or that leads to it. */
  link: string | undefined
}

const live = new Map<HTMLElement, LiveBlock>()
/** One for all blocks: a reader looks at one run at a time. */
let runner: Runner | undefined

/** Does in a live block what the reader did in the served one. */
export function act(block: HTMLElement, action: Action): void {
  // Before the code is moved, which loses the caret.
  const caret = caretIn(block)
  const playground = liveBlock(block)
  const { session, editor } = playground
  if (action.type === 'run') {
    // A press may come twice: itself, and again when the page is hydrated.
    if (!isRunning(session.get())) session.run()
    return
  }
  const { key } = action
  if (!playground.isWritten) editor.ask(({ placeCaret }) => placeCaret(caret))
  playground.isWritten = true
  if (key !== undefined) editor.ask(({ press }) => press(key))
}

/** Shows what a link holds, in its block, and does not run it. */
export async function openLink(hash: string): Promise<void> {
  const opened = await decodeShare(hash).catch((error: unknown) => {
    if (error instanceof DamagedLink) return error
    throw error
  })
  if (!opened) return
  const blocks = [...document.querySelectorAll<HTMLElement>('.playground')]
  const isDamaged = opened instanceof DamagedLink
  const block = blocks.find(({ dataset }) => !isDamaged && dataset.name === opened.name) ?? blocks[0]
  // The reader may have left meanwhile, and a navigation tells of itself more than once.
  if (!block || live.get(block)?.link === hash) return
  const playground = liveBlock(block)
  playground.link = hash
  if (isDamaged) playground.session.tell(opened.message)
  else playground.session.open(opened, words.openedFromLink)
  block.scrollIntoView()
}

function liveBlock(block: HTMLElement): LiveBlock {
  const known = live.get(block)
  if (known) return known
  runner ??= createRunner({ frameUrl: `${import.meta.env.BASE_URL}playground-frame.html` })
  runner.warm()
  const code = block.querySelector<HTMLElement>('.vl-code-content')!
  const container = document.createElement('div')
  const session = createSession({ sample: readSample(block), runner, compile: compileProgram })
  const putBack = servedState(block, code)
  const onUncaughtError = (error: unknown) => {
    console.error(error)
    live.delete(block)
    session.end()
    putBack()
    tellFailure(block, words.broken)
  }
  const playground: LiveBlock = {
    root: createRoot(container, { onUncaughtError }),
    session,
    editor: createEditorPort(),
    isWritten: false,
    link: undefined,
  }
  live.set(block, playground)
  const focused = block.contains(document.activeElement) ? document.activeElement : undefined
  block.replaceChildren(container)
  flushSync(() =>
    playground.root.render(
      <Playground
        session={playground.session}
        editor={playground.editor}
        served={code}
        onShare={(hash) => {
          playground.link = hash
        }}
        onReset={() => {
          // The state is kept: the router has its key in it.
          if (playground.link === location.hash)
            history.replaceState(history.state, '', location.pathname + location.search)
          playground.link = undefined
        }}
      />,
    ),
  )
  keepFocus(focused, container)
  return playground
}

/** Notes how a block was served; what it returns makes it so again. */
function servedState(block: HTMLElement, code: HTMLElement): () => void {
  const children = [...block.childNodes]
  const { parentNode, nextSibling } = code
  return () => {
    parentNode!.insertBefore(code, nextSibling)
    block.replaceChildren(...children)
  }
}

/** Says in a served block that it did not work, as start.ts does. */
function tellFailure(block: HTMLElement, message: string): void {
  block.dataset.state = 'failed'
  const note = block.querySelector('.playground-note')
  if (note) note.textContent = message
}

/** Gives the focus back to what has it: code that was moved, or the button in the place of the served one. */
function keepFocus(focused: Element | null | undefined, container: HTMLElement): void {
  const heir = focused?.matches('[data-run]') ? container.querySelector('[aria-keyshortcuts]') : focused
  if (heir instanceof HTMLElement && container.contains(heir)) heir.focus({ preventScroll: true })
}

/** Ends the playgrounds of a page that the reader has left. */
function sweep(): void {
  for (const [block, { root, session }] of live) {
    if (block.isConnected) continue
    live.delete(block)
    session.end()
    root.unmount()
  }
  if (live.size > 0) return
  runner?.dispose()
  runner = undefined
}

;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', sweep)
