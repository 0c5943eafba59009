// Hydrates a served document with the tree that Node rendered, then starts navigation and prefetching.
// In: the site's data, its messages and the theme's shell; the page itself is in the document.

import { startTransition, useEffect, useMemo } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Messages } from '../../shared/messages.js'
import { type PageFile, ROOT_ID, SERVED_PAGE_ID, type ServedPage } from '../../shared/pageFile.js'
import type { SiteData } from '../../shared/site.js'
import { LocationContext } from '../api/location.js'
import { setMessages } from '../api/translate.js'
import type { DocsSource } from '../context/docsContext.js'
import type { ShownSidebar } from '../context/pageContext.js'
import type { ShellTheme } from '../context/theme.js'
import { App } from './App.js'
import { createAnnouncer } from './announcer.js'
import { focusBriefly } from './focus.js'
import { createLocationSource } from './locationSource.js'
import { createPageLoader, type LoadedPage, type PageLoader } from './pageLoader.js'
import { startPrefetch } from './prefetch.js'
import { createProgressBar } from './progressBar.js'
import { startRouter } from './router.js'
import { createScreen, type Screen } from './screen.js'

/** What the shell of a site consists of. */
export interface HydrateOptions {
  readonly site: SiteData
  readonly theme: ShellTheme
  /** Translations of the locale. @default the English texts */
  readonly messages?: Messages
}

/** A hydrated document. */
export interface HydratedPage {
  /** Loads the page on screen again, because its content has changed, and shows it if it is the latest by then. */
  readonly refresh: (options: { readonly isLatest: () => boolean }) => Promise<void>
}

/** Hydrates the document. Loads what the page needs besides its HTML first, so nothing flashes. */
export async function hydrate({ site, theme, messages = {} }: HydrateOptions): Promise<HydratedPage> {
  const root = document.getElementById(ROOT_ID)
  const served = document.getElementById(SERVED_PAGE_ID)?.textContent
  if (!root || !served) throw new Error('This document was not made by Vellum, or is not complete.')
  // The scripts of React and the shell have just run; hydration is a separate task.
  await nextTask()
  // Before the page's module, which may translate when it is loaded.
  setMessages(messages)
  const file = JSON.parse(served) as ServedPage
  const { baseUrl } = site
  const loader = createPageLoader({ baseUrl, build: file.build })
  const first = await loader.complete({ ...file, ...servedContent(root, file) })
  const screen = createScreen(first)
  const location = createLocationSource()
  const shownPath = () => screen.current().file.page.path

  const startNavigation = () => {
    document.documentElement.dataset.hasHydrated = 'true'
    const announce = createAnnouncer()
    startRouter({
      baseUrl,
      load: (path) => loadWithSidebar(path, { loader, screen }),
      servedAt: servedPath(loader, first),
      progress: createProgressBar(),
      show: screen.show,
      onLocationChange: location.update,
      onArrival: () => {
        announce(document.title)
        const region = root.querySelector<HTMLElement>('.vl-skip-region')
        if (region) focusBriefly(region)
      },
    })
    startPrefetch({ root, baseUrl, loader, shownPath })
  }

  // biome-ignore lint/correctness/noComponentHookFactories: a document is hydrated once
  function Shell() {
    const loaded = screen.usePage()
    useEffect(startNavigation, [])
    const highlight = useMemo(() => loaded.file.code ?? {}, [loaded])
    const sidebar = useMemo(() => sidebarOf(loaded, loader), [loaded])
    return (
      <LocationContext value={location}>
        <App
          site={site}
          theme={theme}
          page={loaded.file.page}
          sidebar={sidebar}
          body={loaded.body}
          docs={docsOf(loaded)}
          highlight={highlight}
        />
      </LocationContext>
    )
  }

  // As a transition, so that it is done in small pieces and never blocks the visitor.
  startTransition(() => {
    hydrateRoot(root, <Shell />)
  })
  return {
    refresh: async ({ isLatest }) => {
      const page = await loader.reload(shownPath())
      if (isLatest()) screen.show(page)
    },
  }
}

/** Loads a page, and the list of its sidebar when the page on screen has another one. */
async function loadWithSidebar(
  path: string,
  { loader, screen }: { loader: PageLoader; screen: Screen },
): Promise<LoadedPage> {
  const page = await loader.load(path)
  const { sidebar } = page.file
  const before = screen.current().file.sidebar
  const isOther = sidebar?.file !== before?.file || before?.html !== undefined
  if (sidebar?.file !== undefined && sidebar.html === undefined && isOther) await loader.shared(sidebar.file)
  return page
}

/** Lets the browser do other work first, such as responding to input. */
function nextTask(): Promise<void> {
  const { scheduler } = window as { scheduler?: { readonly yield?: () => Promise<void> } }
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve))
}

/** The content of the served document. React keeps the nodes; it needs the text only to create them again. */
function servedContent(root: HTMLElement, { script }: ServedPage): Pick<PageFile, 'html'> {
  return script === undefined ? { html: root.querySelector('.vl-main')?.innerHTML ?? '' } : {}
}

/**
 * The path that the document was served for. Back and forward may have changed `location` since then:
 * before the shell has loaded, entries of the same document change the URL and nothing else.
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
