// Makes playgrounds live, each in the block that was served for it, and ends them when the
// reader leaves the page.

import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createRunner, type Runner } from '../frame/runner.js'
import { compileProgram } from '../program/compileProgram.js'
import { createEditorPort, type EditorPort } from './editorPort.js'
import * as labels from './labels.js'
import type { PlaygroundOptions } from './options.js'
import { caretIn, readSample } from './sample.js'
import { createSession, isRunning, type Session } from './session.js'
import { DamagedLink, decodeShare } from './share.js'
import { OptionsContext } from './view/OptionsContext.js'
import { Playground } from './view/Playground.js'

/** What a reader did to a block that was not live yet. */
export type Action =
  | { readonly type: 'run' }
  /** Wants to write, or has begun to: a letter, `Enter` or `Backspace`. */
  | { readonly type: 'edit'; readonly key?: string | undefined }

/** The playgrounds of a site. */
export interface PlaygroundApp {
  /** Does in a live block what the reader did in the served one. */
  act(block: HTMLElement, action: Action): void
  /** Shows what a link holds, in its block, and does not run it. */
  openLink(hash: string): Promise<void>
}

/** Makes the playgrounds of a site; there is one app for all of its pages. */
export function createPlayground(options: PlaygroundOptions): PlaygroundApp {
  const app = new App(options)
  ;(window as Partial<Pick<Window, 'navigation'>>).navigation?.addEventListener('navigatesuccess', () =>
    app.sweep(),
  )
  return app
}

interface LiveBlock {
  readonly root: Root
  readonly session: Session
  readonly editor: EditorPort
  /** Whether the editor has received the caret; from then on its own caret counts. */
  isWritten: boolean
  /** The hash of the link that it was opened from, or that was made of it. */
  link: string | undefined
}

class App implements PlaygroundApp {
  readonly #options: PlaygroundOptions
  readonly #live = new Map<HTMLElement, LiveBlock>()
  /** One for all blocks: a reader looks at one run at a time. */
  #runner: Runner | undefined

  constructor(options: PlaygroundOptions) {
    this.#options = options
  }

  act(block: HTMLElement, action: Action): void {
    // Before the code is moved, which loses the caret.
    const caret = caretIn(block)
    const playground = this.#liveBlock(block)
    const { session, editor } = playground
    if (action.type === 'run') {
      // A press may come twice: itself, and again when the page is hydrated.
      if (!isRunning(session.get())) session.run()
      return
    }
    const { key } = action
    if (!playground.isWritten) editor.use(({ setCaret }) => setCaret(caret))
    playground.isWritten = true
    if (key !== undefined) editor.use(({ press }) => press(key))
  }

  async openLink(hash: string): Promise<void> {
    const opened = await decodeShare(hash).catch((error: unknown) => {
      if (error instanceof DamagedLink) return error
      throw error
    })
    if (!opened) return
    const blocks = [...document.querySelectorAll<HTMLElement>('.playground')]
    const isDamaged = opened instanceof DamagedLink
    const block = blocks.find(({ dataset }) => !isDamaged && dataset.name === opened.name) ?? blocks[0]
    // The reader may have left meanwhile, and a navigation is reported more than once.
    if (!block || this.#live.get(block)?.link === hash) return
    const playground = this.#liveBlock(block)
    playground.link = hash
    if (isDamaged) playground.session.notify(opened.message)
    else playground.session.open(opened, labels.openedFromLink)
    block.scrollIntoView()
  }

  /** Ends the playgrounds of a page that the reader has left. */
  sweep(): void {
    for (const [block, { root, session }] of this.#live) {
      if (block.isConnected) continue
      this.#live.delete(block)
      session.end()
      root.unmount()
    }
    if (this.#live.size > 0) return
    this.#runner?.dispose()
    this.#runner = undefined
  }

  #liveBlock(block: HTMLElement): LiveBlock {
    const known = this.#live.get(block)
    if (known) return known
    const container = document.createElement('div')
    const code = block.querySelector<HTMLElement>('.vl-code-content')!
    const session = this.#startSession(block)
    const restore = servedState(block, code)
    const onUncaughtError = (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: for who maintains the site; the reader sees a message of their own
      console.error(error)
      this.#live.delete(block)
      session.end()
      restore()
      showFailure(block, labels.broken)
    }
    const playground: LiveBlock = {
      root: createRoot(container, { onUncaughtError }),
      session,
      editor: createEditorPort(),
      isWritten: false,
      link: undefined,
    }
    this.#live.set(block, playground)
    const focused = block.contains(document.activeElement) ? document.activeElement : undefined
    block.replaceChildren(container)
    flushSync(() => this.#render(playground, code))
    keepFocus(focused, container)
    return playground
  }

  #startSession(block: HTMLElement): Session {
    const { frameUrl, modules } = this.#options
    this.#runner ??= createRunner({ frameUrl })
    this.#runner.warm()
    return createSession({
      sample: readSample(block),
      runner: this.#runner,
      compile: (source, sample) => compileProgram(source, { ...sample, modules }),
    })
  }

  #render(playground: LiveBlock, served: HTMLElement): void {
    playground.root.render(
      <OptionsContext value={this.#options}>
        <Playground
          session={playground.session}
          editor={playground.editor}
          served={served}
          onShare={(hash) => {
            playground.link = hash
          }}
          onReset={() => {
            // The state is kept: the router has its key in it.
            if (playground.link === location.hash)
              history.replaceState(history.state, '', location.pathname + location.search)
            playground.link = undefined
          }}
        />
      </OptionsContext>,
    )
  }
}

/** Remembers a block as it was served; the returned function restores it. */
function servedState(block: HTMLElement, code: HTMLElement): () => void {
  const children = [...block.childNodes]
  const { parentNode, nextSibling } = code
  return () => {
    parentNode!.insertBefore(code, nextSibling)
    block.replaceChildren(...children)
  }
}

/** Shows in a served block that it did not work, as start.ts does. */
function showFailure(block: HTMLElement, message: string): void {
  block.dataset.state = 'failed'
  const note = block.querySelector('.playground-note')
  if (note) note.textContent = message
}

/** Focuses what had the focus again: code that was moved, or the button that replaces the served one. */
function keepFocus(focused: Element | null | undefined, container: HTMLElement): void {
  const heir = focused?.matches('[data-run]') ? container.querySelector('[aria-keyshortcuts]') : focused
  if (heir instanceof HTMLElement && container.contains(heir)) heir.focus({ preventScroll: true })
}
