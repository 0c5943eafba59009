// Brings a served page to life, and keeps it alive from page to page: hydrates the
// document with the tree that Node rendered, then follows navigations.

import { startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import type { Messages } from '../../shared/messages.js'
import { type PageFile, ROOT_ID, SERVED_PAGE_ID, type ServedPage } from '../../shared/pageFile.js'
import type { SiteData } from '../../shared/site.js'
import { LocationProvider, type LocationSource } from '../api/location.js'
import { setMessages } from '../api/translate.js'
import type { DocsSource } from '../context/docsContext.js'
import type { ShownSidebar } from '../context/pageContext.js'
import type { ShellTheme } from '../context/theme.js'
import { App } from './App.js'
import { htmlClassesOf, updateDocumentHead } from './documentHead.js'
import { focusBriefly } from './focus.js'
import { createPageLoader, type LoadedPage, type PageLoader } from './pageLoader.js'
import { startPrefetch } from './prefetch.js'
import { createProgressBar } from './progressBar.js'
import { startRouter } from './router.js'

export interface HydrateOptions {
  readonly site: SiteData
  readonly theme: ShellTheme
  /** Translations of the site's language. */
  readonly messages?: Messages
}

/** A page that is alive. */
export interface LivePage {
  /** Loads the page on screen again, because its content has changed, and shows it in place. */
  readonly refresh: () => Promise<void>
}

/** A page on its way to the screen. */
interface Showing {
  readonly page: LoadedPage
  readonly onShown?: () => void
}

/** Hydrates the document. What the page needs besides its HTML is loaded first, so nothing flashes (RL-5). */
export async function hydrate({ site, theme, messages = {} }: HydrateOptions): Promise<LivePage> {
  const root = document.getElementById(ROOT_ID)
  const served = document.getElementById(SERVED_PAGE_ID)?.textContent
  if (!root || !served) throw new Error('This document was not made by Vellum, or is not complete.')
  // React and the shell have just been run for the first time; what they do now is a task of its own.
  await nextTask()
  // Before any module of a page: it may translate when it is loaded.
  setMessages(messages)
  const file = JSON.parse(served) as ServedPage
  const { baseUrl } = site
  const loader = createPageLoader({ baseUrl, build: file.build })
  const first = await loader.complete({ ...file, ...servedContent(root, file) })

  let shown = first
  let htmlClasses: readonly string[] = [...document.documentElement.classList]
  let setShowing: (showing: Showing) => void
  const place = createLocationSource()
  const announce = createAnnouncer()
  const shownPath = () => shown.file.page.path

  const show = (page: LoadedPage) =>
    new Promise<void>((onShown) => {
      const set = () => setShowing({ page, onShown })
      // HTML is shown at once. Components may wait for something, and the old page stays meanwhile.
      if (page.body.type === 'html') flushSync(set)
      else startTransition(set)
    })
  const load = async (path: string) => {
    const page = await loader.load(path)
    const { sidebar } = page.file
    const before = shown.file.sidebar
    // The list beside it is another one: it comes with the page.
    const isOther = sidebar?.file !== before?.file || before?.html !== undefined
    if (sidebar?.file !== undefined && sidebar.html === undefined && isOther)
      await loader.shared(sidebar.file)
    return page
  }
  const takeOver = ({ page, onShown }: Showing) => {
    if (page === shown) return onShown?.()
    shown = page
    const { head = [], page: data } = page.file
    updateDocumentHead(head)
    const classes = htmlClassesOf({ page: data, head })
    document.documentElement.classList.remove(...htmlClasses)
    document.documentElement.classList.add(...classes)
    htmlClasses = classes
    onShown?.()
  }
  const start = () => {
    document.documentElement.dataset.hasHydrated = 'true'
    startRouter({
      baseUrl,
      load,
      servedAt: servedPath(loader, first),
      progress: createProgressBar(),
      show,
      onLocationChange: place.update,
      onArrival: () => {
        announce(document.title)
        const region = root.querySelector<HTMLElement>('.vl-skip-region')
        if (region) focusBriefly(region)
      },
      reload: () => location.reload(),
    })
    startPrefetch({ root, baseUrl, loader, shownPath })
  }

  // biome-ignore lint/correctness/noComponentHookFactories: a document is hydrated once
  function Shell() {
    const [showing, set] = useState<Showing>({ page: first })
    setShowing = set
    useLayoutEffect(() => takeOver(showing), [showing])
    useEffect(start, [])
    const { page: loaded } = showing
    const { page } = loaded.file
    const highlight = useMemo(() => loaded.file.code ?? {}, [loaded])
    const sidebar = useMemo(() => sidebarOf(loaded, loader), [loaded])
    return (
      <LocationProvider source={place}>
        <App
          site={site}
          theme={theme}
          page={page}
          sidebar={sidebar}
          body={loaded.body}
          docs={docsOf(loaded)}
          highlight={highlight}
          collect={undefined}
        />
      </LocationProvider>
    )
  }

  // As a transition, so that it is done in small pieces and never blocks the visitor.
  startTransition(() => {
    hydrateRoot(root, <Shell />)
  })
  return { refresh: async () => show(await loader.reload(shownPath())) }
}

/** Lets the browser do what waits for it, such as an answer to the visitor. */
function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { readonly yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** The content as it was served. React keeps the nodes; it needs the text only to make them again. */
function servedContent(root: HTMLElement, { script }: ServedPage): Pick<PageFile, 'html'> {
  return script === undefined ? { html: root.querySelector('.vl-main')?.innerHTML ?? '' } : {}
}

/**
 * The path that the document was served for. Back and forward may have changed `location` since
 * then: before the shell is there, entries of the same document change the URL and nothing else.
 */
function servedPath(loader: PageLoader, { file }: LoadedPage): string {
  const { path } = file.page
  if (loader.dataHref(location.pathname) === loader.dataHref(path)) return location.pathname
  const [entry] = performance.getEntriesByType('navigation')
  return entry && URL.canParse(entry.name) ? new URL(entry.name).pathname : path
}

function sidebarOf({ file: { sidebar } }: LoadedPage, loader: PageLoader): ShownSidebar | undefined {
  const file = sidebar?.file
  if (!sidebar || file === undefined) return sidebar
  return { ...sidebar, load: () => loader.shared(file), known: loader.known(file) }
}

function docsOf({ docs, file }: LoadedPage): DocsSource {
  return { all: () => docs, descriptionOf: (href) => file.docs?.descriptions?.[href] }
}

/** Query and hash of the page on screen. */
function createLocationSource(): LocationSource & { readonly update: () => void } {
  const listeners = new Set<() => void>()
  const read = () => location.search + location.hash
  let now = read()
  return {
    get: () => now,
    subscribe: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    update: () => {
      now = read()
      for (const listener of listeners) listener()
    },
  }
}

/** Tells screen readers the title of a new page, politely. */
function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div')
  region.className = 'vl-announcer'
  region.ariaLive = 'polite'
  document.body.append(region)
  return (text) => {
    region.textContent = text
  }
}
