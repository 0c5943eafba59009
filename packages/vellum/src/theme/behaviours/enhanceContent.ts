// Makes the parts of an article work that are HTML and not components: tabs, code blocks
// and details. Parts that a component has rendered take care of themselves.

import { loadPart } from '../../client/runtime/loadPart.js'
import { attachCodeButtons } from './codeButtons.js'
import type { ContentEnvironment } from './contentEnvironment.js'
import { attachDetails } from './details.js'

type Tabs = typeof import('./tabs.js')

/** The code of tabs, once a page has loaded it. */
let tabs: Tabs | undefined

export interface EnhanceOptions {
  /** Components may add and remove content at any time. @default false */
  readonly isLive?: boolean
}

/** Attaches the behaviours of content to all elements in a container; what it returns detaches them. */
export function enhanceContent(
  container: HTMLElement,
  environment: ContentEnvironment,
  { isLive = false }: EnhanceOptions = {},
): () => void {
  const detachers = new Map<Element, () => void>()
  let isOver = false
  const attachAll = <T extends HTMLElement>(selector: string, attach: (element: T) => () => void) => {
    for (const element of container.querySelectorAll<T>(selector)) {
      if (!detachers.has(element)) detachers.set(element, attach(element))
    }
  }
  const scan = () => {
    for (const [element, detach] of detachers) {
      if (container.contains(element)) continue
      detach()
      detachers.delete(element)
    }
    // On later pages the code of tabs is there: they are right before the page is painted.
    if (tabs) attachLoadedTabs(tabs)
    else if (container.querySelector('.tabs-container')) void attachTabs()
    attachAll('.vl-code:has(pre)', attachCodeButtons)
    attachAll('details', attachDetails)
  }
  // Few pages have tabs; those that do get the code for them. A tab that is pressed
  // meanwhile is pressed again when they work. Without the code all panels are shown, and
  // the next press tries again.
  const attachTabs = async () => {
    let pressed: HTMLElement | undefined
    const notePress = ({ target }: Event) => {
      pressed = (target as Element).closest<HTMLElement>('[role=tab]') ?? pressed
    }
    container.addEventListener('click', notePress)
    tabs = await loadPart(() => import('./tabs.js')).catch(() => undefined)
    container.removeEventListener('click', notePress)
    if (isOver) return
    for (const element of container.querySelectorAll('.tabs-container')) {
      element.toggleAttribute('data-plain', !tabs)
    }
    if (!tabs) {
      container.addEventListener('click', attachTabs, { once: true })
      return
    }
    attachLoadedTabs(tabs)
    pressed?.click()
  }
  const attachLoadedTabs = (loaded: Tabs) => {
    attachAll<HTMLElement>('.tabs-container', (element) => loaded.attachTabs(element, environment))
    loaded.dropTabSheet()
  }
  scan()
  const observer = isLive ? new MutationObserver(scan) : undefined
  observer?.observe(container, { childList: true, subtree: true })
  return () => {
    isOver = true
    observer?.disconnect()
    for (const detach of detachers.values()) detach()
  }
}
