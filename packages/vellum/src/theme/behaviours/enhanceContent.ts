// Makes the parts of an article work that are HTML and not components: tabs, code blocks, details and the
// link that copies the page.
// Parts that a component has rendered attach their behaviour themselves.

import { HAS_MARKDOWN_PAGES } from '../../shared/features.js'
import { attachCodeButtons } from './codeButtons.js'
import type { ContentEnvironment } from './contentEnvironment.js'
import { attachCopyPage } from './copyPage.js'
import { attachDetails } from './details.js'
import { isSkipped, whenLaidOut } from './firstPaint.js'

type Tabs = typeof import('./tabs.js')

/** The code of tabs, once a page has loaded it. */
let tabs: Tabs | undefined

/** Code blocks that get their buttons in one piece of work. */
const CODE_AT_ONCE = 10

export interface EnhanceOptions {
  readonly environment: ContentEnvironment
  /** Components may add and remove content at any time. @default false */
  readonly isLive?: boolean
}

/**
 * Attaches the behaviours of content to all elements in a container; returns a function that detaches them.
 */
export function enhanceContent(
  container: HTMLElement,
  { environment, isLive = false }: EnhanceOptions,
): () => void {
  const detachers = new Map<Element, () => void>()
  let isDetached = false
  const attachAll = <T extends HTMLElement>(selector: string, attach: (element: T) => () => void) => {
    for (const element of container.querySelectorAll<T>(selector)) {
      if (!detachers.has(element)) detachers.set(element, attach(element))
    }
  }
  /** Blocks on screen have their buttons at once, those of a long page get them while the browser is idle. */
  const attachCode = () => {
    if (isDetached) return
    const blocks = [...container.querySelectorAll<HTMLElement>('.vl-code:has(pre)')]
    const waiting = blocks.filter((block) => !detachers.has(block))
    const next = waiting.filter((block) => !isSkipped(block.querySelector('pre')!)).slice(0, CODE_AT_ONCE)
    for (const block of next) detachers.set(block, attachCodeButtons(block))
    if (waiting.length > next.length) whenLaidOut(attachCode)
  }
  const scan = () => {
    for (const [element, detach] of detachers) {
      if (container.contains(element)) continue
      detach()
      detachers.delete(element)
    }
    // The name of a heading is its text, without that of the link to it, which is one character long. First: tabs and code have the
    // names of headings.
    for (const heading of container.querySelectorAll('.anchor:has(>.hash-link)')) {
      heading.ariaLabel ??= heading.textContent.slice(0, -1)
    }
    // Once the code of tabs is loaded, the right tab is shown before the first paint.
    if (tabs) attachLoadedTabs(tabs)
    else if (container.querySelector('.tabs-container')) void loadTabs()
    attachCode()
    attachAll('details', attachDetails)
    if (HAS_MARKDOWN_PAGES) attachAll('.vl-page-markdown', attachCopyPage)
  }
  // Only pages with tabs load the code for them. A click on a tab in the meantime is replayed. If loading
  // fails, all panels are shown, and the next click retries.
  const loadTabs = async (click?: Event) => {
    let clicked: HTMLElement | undefined
    const recordClick = ({ target }: Event) => {
      clicked = (target as Element).closest<HTMLElement>('[role=tab]') ?? clicked
    }
    if (click) recordClick(click)
    container.addEventListener('click', recordClick)
    tabs = await import('./tabs.js').catch(() => undefined)
    container.removeEventListener('click', recordClick)
    if (isDetached) return
    for (const element of container.querySelectorAll('.tabs-container')) {
      element.toggleAttribute('data-plain', !tabs)
    }
    if (!tabs) {
      container.addEventListener('click', loadTabs, { once: true })
      return
    }
    attachLoadedTabs(tabs)
    clicked?.click()
  }
  const attachLoadedTabs = (loaded: Tabs) => {
    attachAll<HTMLElement>('.tabs-container', (element) => loaded.attachTabs(element, environment))
    loaded.dropTabSheet()
  }
  scan()
  const observer = isLive ? new MutationObserver(scan) : undefined
  observer?.observe(container, { childList: true, subtree: true })
  return () => {
    isDetached = true
    observer?.disconnect()
    for (const detach of detachers.values()) detach()
  }
}
