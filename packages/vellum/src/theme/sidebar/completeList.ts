// A document has only a part of a long sidebar. This loads the whole list and adds what is missing,
// in small steps, to the nodes that are there: those keep their state.

import { childList, hrefOf, itemsOf, linkOf, parseList, takeOverLabels } from './sidebarNodes.js'

export interface CompletionOptions {
  /** Fetches the whole list as HTML; undefined when nothing is missing. */
  readonly load: (() => Promise<string>) | undefined
  readonly onComplete: () => void
}

/** What a list lacks, and how to get it. */
export interface Completion {
  readonly isComplete: () => boolean
  /** Loads and adds what is missing, when the browser is idle. A failed attempt can be retried. */
  readonly complete: () => Promise<void>
  /** Adds at once what is loaded already. */
  readonly finish: () => void
}

/** Prepares the completion of a list; loads nothing yet. */
export function createCompletion(list: HTMLElement, { load, onComplete }: CompletionOptions): Completion {
  let isComplete = load === undefined
  let loading: Promise<void> | undefined
  let steps: Generator<void> | undefined

  return {
    isComplete: () => isComplete,
    complete() {
      if (isComplete || !load) return Promise.resolve()
      loading ??= load()
        .then(addInSteps)
        .catch((error: unknown) => {
          loading = undefined
          // Shows the links to the groups that are missing.
          list.classList.add('vl-partial')
          throw error
        })
      return loading
    },
    finish,
  }

  async function addInSteps(html: string): Promise<void> {
    steps = mergeList(list, html)
    while (steps && !steps.next().done) await idle()
    finish()
  }

  function finish(): void {
    if (!steps) return
    while (!steps.next().done);
    steps = undefined
    isComplete = true
    list.classList.remove('vl-partial')
    onComplete()
  }
}

/** Items that are added before the browser may do something else. */
const STEP = 100

function* mergeList(list: HTMLElement, html: string): Generator<void> {
  const whole = parseList(html)
  if (whole) yield* mergeItems(list, { whole, root: list })
}

interface MergeInput {
  /** The same list with all its items. */
  readonly whole: HTMLElement
  /** The list of the sidebar. */
  readonly root: HTMLElement
}

function* mergeItems(list: HTMLElement, { whole, root }: MergeInput): Generator<void> {
  let existing = skipFolds(list.firstElementChild)
  let batch = document.createDocumentFragment()
  const insertBatch = () => {
    if (batch.childElementCount === 0) return
    const reference = existing
    keepScroll(root, { reference, change: () => list.insertBefore(batch, reference) })
    batch = document.createDocumentFragment()
  }
  for (const item of [...itemsOf(whole)]) {
    if (existing && keyOf(existing) === keyOf(item)) {
      insertBatch()
      yield* mergeItem(existing, { item, root })
      existing = skipFolds(existing.nextElementSibling)
    } else {
      batch.append(item)
      takeOverLabels(item)
      if (batch.childElementCount < STEP) continue
      insertBatch()
      yield
    }
  }
  insertBatch()
  for (const fold of list.querySelectorAll(':scope > .vl-fold')) fold.remove()
}

function* mergeItem(
  existing: HTMLElement,
  { item, root }: { item: HTMLElement; root: HTMLElement },
): Generator<void> {
  const whole = childList(item)
  if (!whole) return
  const own = childList(existing)
  if (own) yield* mergeItems(own, { whole, root })
  else {
    takeOverLabels(item)
    existing.append(item.lastElementChild!)
  }
}

/** Changes a list without moving the current page, or else the reference, on screen. */
function keepScroll(
  root: HTMLElement,
  { reference, change }: { reference: Element | null; change: () => void },
): void {
  const area = root.closest('.menu')
  const anchor = area && (root.querySelector('[aria-current]') ?? reference)
  const top = anchor?.getBoundingClientRect().top ?? 0
  change()
  if (anchor) area.scrollTop += anchor.getBoundingClientRect().top - top
}

/** The element, or the next one that is an item and not a link to a group of missing items. */
function skipFolds(element: Element | null): HTMLElement | null {
  let next = element
  while (next?.matches('.vl-fold')) next = next.nextElementSibling
  return next as HTMLElement | null
}

/** Identifies an item among those of its level. */
function keyOf(item: HTMLElement): string {
  return `${hrefOf(item) ?? ''} ${(linkOf(item) ?? item).textContent}`
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 200 })
    else setTimeout(resolve)
  })
}
