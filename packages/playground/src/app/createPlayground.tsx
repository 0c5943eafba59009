// Makes playgrounds and samples live, each in the block that was served for it, and ends them when
// the reader leaves the page.

import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { createRunner, type Runner } from '../frame/runner.js'
import { compileProgram } from '../program/compileProgram.js'
import { createEditorPort, type EditorPort } from './editorPort.js'
import * as labels from './labels.js'
import type { PlaygroundOptions } from './options.js'
import {
  allBlocks,
  blockName,
  caretIn,
  isSample,
  mustLoadProgram,
  readSample,
  type Sample,
  withHiddenLines,
} from './sample.js'
import { keepFocus, rememberBlock, showFailure } from './servedBlock.js'
import { createSession, isRunning, type Session } from './session.js'
import { DamagedLink, decodeShare } from './share.js'
import { OptionsContext } from './view/OptionsContext.js'
import { Playground } from './view/Playground.js'
import { type PlaygroundPart, SampleRun } from './view/SampleRun.js'
import sampleStyles from './view/SampleRun.module.css'

/** What a reader did to a block that was not live yet. */
export type Action =
  | { readonly type: 'run' }
  /** The reader wants to change a sample, or its network. */
  | { readonly type: 'open'; readonly part?: PlaygroundPart }
  /** The reader wants to write, or has begun to: a character, `Enter` or `Backspace`. */
  | { readonly type: 'edit'; readonly key?: string | undefined }

/** The playgrounds of a site. */
export interface PlaygroundApp {
  /** Does in a live block what the reader did in the served one. Resolves when the block is live, or says why not. */
  act(block: HTMLElement, action: Action): Promise<void>
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
  readonly block: HTMLElement
  readonly session: Session
  readonly editor: EditorPort
  /** Restores the block as it was served. */
  readonly restore: () => void
  /** Ends the live output of a sample, or the whole playground. */
  root: Root | undefined
  /** Whether the editor has received the caret; from then on the editor's own caret counts. */
  isWritten: boolean
  /** The hash of the link that the playground was opened from, or that was made from it. */
  link: string | undefined
}

class App implements PlaygroundApp {
  readonly #options: PlaygroundOptions
  readonly #live = new Map<HTMLElement, LiveBlock>()
  /** Blocks whose program is being loaded. */
  readonly #loading = new WeakMap<HTMLElement, Promise<LiveBlock | undefined>>()
  /** One runner for all blocks: a reader looks at one run at a time. */
  #runner: Runner | undefined

  constructor(options: PlaygroundOptions) {
    this.#options = options
  }

  async act(block: HTMLElement, action: Action): Promise<void> {
    if (isSample(block)) {
      // A rejection would be an error of this file: a block shows what could not be loaded.
      const live = await this.#liveBlock(block)
      if (live && action.type === 'open') this.#openPart(live, action.part ?? 'code')
      else if (live) this.#runSample(live)
      return
    }
    // Before the code is moved, which loses the caret.
    const caret = caretIn(block)
    const live = this.#live.get(block) ?? this.#start(block, readSample(block))
    this.#showPlayground(live)
    const { session, editor } = live
    if (action.type === 'run') {
      // A click may arrive twice: once itself, and once more when the page is hydrated.
      if (!isRunning(session.get())) session.run()
      return
    }
    const key = action.type === 'edit' ? action.key : undefined
    if (!live.isWritten) editor.use(({ setCaret }) => setCaret(caret))
    live.isWritten = true
    if (key !== undefined) editor.use(({ press }) => press(key))
  }

  async openLink(hash: string): Promise<void> {
    const opened = await decodeShare(hash).catch((error: unknown) => {
      if (error instanceof DamagedLink) return error
      throw error
    })
    // A navigation that is reported twice may be over: a reset removes the link from the URL.
    if (!opened || location.hash !== hash) return
    const blocks = allBlocks()
    const isDamaged = opened instanceof DamagedLink
    const block = blocks.find((block) => !isDamaged && blockName(block) === opened.name) ?? blocks[0]
    // The reader may have left in the meantime, and a navigation is reported more than once.
    if (!block || this.#live.get(block)?.link === hash) return
    const live = await this.#liveBlock(block)
    if (!live || live.link === hash) return
    live.link = hash
    this.#showPlayground(live)
    if (isDamaged) live.session.notify(opened.message)
    else live.session.open(opened, labels.openedFromLink)
    block.scrollIntoView()
  }

  /** Ends the playgrounds of a page that the reader has left. */
  sweep(): void {
    for (const [block, { root, session }] of this.#live) {
      if (block.isConnected) continue
      this.#live.delete(block)
      session.end()
      root?.unmount()
    }
    if (this.#live.size > 0) return
    this.#runner?.dispose()
    this.#runner = undefined
    this.#options.types?.rest()
  }

  /** The live block, with its hidden lines; undefined when these could not be loaded. */
  async #liveBlock(block: HTMLElement): Promise<LiveBlock | undefined> {
    const knownBlock = this.#live.get(block) ?? this.#loading.get(block)
    if (knownBlock) return knownBlock
    if (!mustLoadProgram(block)) return this.#start(block, readSample(block))
    const loading = this.#loadHidden(block)
    this.#loading.set(block, loading)
    const live = await loading
    this.#loading.delete(block)
    return live
  }

  async #loadHidden(block: HTMLElement): Promise<LiveBlock | undefined> {
    const programs = await this.#options.loadPrograms?.().catch(() => undefined)
    if (!programs) {
      showFailure(block, labels.noProgram)
      return undefined
    }
    const sample = withHiddenLines(readSample(block), programs)
    if (sample) return this.#start(block, sample)
    showFailure(block, labels.changedPage)
    return undefined
  }

  /** A block with a session, still looking as it was served. */
  #start(block: HTMLElement, sample: Sample): LiveBlock {
    const { frameUrl, modules } = this.#options
    delete block.dataset.state
    this.#runner ??= createRunner({ frameUrl })
    this.#runner.warm()
    const session = createSession({
      sample,
      runner: this.#runner,
      compile: (source, options) => compileProgram(source, { ...options, modules }),
    })
    const live: LiveBlock = {
      block,
      session,
      editor: createEditorPort(),
      restore: rememberBlock(block),
      root: undefined,
      isWritten: false,
      link: undefined,
    }
    this.#live.set(block, live)
    return live
  }

  #runSample(live: LiveBlock): void {
    // The reader may have left, or opened the playground, while the program was loaded.
    if (!live.block.isConnected || !isSample(live.block)) return
    if (!live.root) this.#showSampleRun(live)
    if (!isRunning(live.session.get())) live.session.run()
  }

  /** Replaces the recorded output of a sample by the live one. */
  #showSampleRun(live: LiveBlock): void {
    const output = live.block.querySelector<HTMLElement>('.language-text')
    const container = document.createElement('div')
    // The class of an output, for the looks of the code above it.
    container.className = `language-text ${sampleStyles.live}`
    const more = live.block.querySelector<HTMLElement>('.playground-more')
    // As high as what was there, so that the page stays still.
    const height = (output?.offsetHeight ?? 0) + (more?.offsetHeight ?? 0)
    if (height > 0) container.style.minHeight = `${height}px`
    more?.remove()
    live.block.dataset.live = ''
    if (output) output.replaceWith(container)
    else live.block.append(container)
    live.root = this.#createRoot(live, container)
    const onOpen = (part: PlaygroundPart) => this.#openPart(live, part)
    flushSync(() =>
      live.root!.render(
        <OptionsContext value={this.#options}>
          <SampleRun
            session={live.session}
            onOpen={onOpen}
            showsRequests={live.block.dataset.requests !== undefined}
          />
        </OptionsContext>,
      ),
    )
  }

  /** Opens the playground of a sample at a part of it. */
  #openPart(live: LiveBlock, part: PlaygroundPart): void {
    this.#showPlayground(live)
    const { block, editor, session } = live
    if (part === 'network') {
      const network = block.querySelector<HTMLDetailsElement>('[data-network]')!
      network.open = true
      network.querySelector('summary')!.focus()
      // With its fields, which are below what was focused.
      network.scrollIntoView({ block: 'nearest' })
      return
    }
    const { code, shown } = session.sample
    editor.use(({ setCaret }) => setCaret(code.length - shown.length))
    live.isWritten = true
  }

  /** Replaces the whole block by its playground, unless it is there. */
  #showPlayground(live: LiveBlock): void {
    const { block, session, editor } = live
    if (live.root && !isSample(block)) return
    const code = block.querySelector<HTMLElement>('.vl-code-content')!
    const focused = block.contains(document.activeElement) ? document.activeElement : undefined
    const container = document.createElement('div')
    live.root?.unmount()
    const root = this.#createRoot(live, container)
    live.root = root
    delete block.dataset.sample
    block.replaceChildren(container)
    flushSync(() =>
      root.render(
        <OptionsContext value={this.#options}>
          <Playground
            session={session}
            editor={editor}
            served={code}
            onShare={(hash) => {
              live.link = hash
            }}
            onReset={() => {
              // The state is kept: the router has its key in it.
              if (live.link === location.hash)
                history.replaceState(history.state, '', location.pathname + location.search)
              live.link = undefined
            }}
          />
        </OptionsContext>,
      ),
    )
    keepFocus(focused, container)
  }

  /** A root that restores the served block when its components break. */
  #createRoot({ block, session, restore }: LiveBlock, container: HTMLElement): Root {
    const onUncaughtError = (error: unknown) => {
      // biome-ignore lint/suspicious/noConsole: for who maintains the site; the reader sees a message of their own
      console.error(error)
      this.#live.delete(block)
      session.end()
      restore()
      showFailure(block, labels.broken)
    }
    return createRoot(container, { onUncaughtError })
  }
}
