// A site is deployed while visitors read it. Random walks over all controls of a page that
// was open before: each press has its effect, at most after the page was loaded again. The
// number in a test's name is the seed of its walk: `-g 'walk 17:'` repeats it.

import { DOCS } from './engines/deployments.js'
import { builtSite } from './engines/sites.js'
import type { PressWindow, Tab } from './engines/tab.js'
import { expect, test } from './engines/test.js'

const WALKS = 50
/** Walks that `npm test` takes, half of them in each engine. */
const SOME_WALKS = 10
const PRESSES = 5

/** A control of the page, and what shows the effect of a press. */
interface Control {
  readonly kind: 'link' | 'tab' | 'caret' | 'copy' | 'color' | 'open drawer' | 'close drawer' | 'counter'
  readonly selector: string
  /** The target of a link, the value of a tab; of others the state before the press. */
  readonly value: string
}

/** A control that was seen in the document of this `timeOrigin`. */
interface Choice {
  readonly control: Control
  readonly origin: number
}

for (let seed = 1; seed <= WALKS; seed++) {
  const isEarly = seed % 3 === 0
  const isPhone = seed % 5 < 2
  const start = isEarly ? 'from before hydration' : 'from a live page'
  // Each engine goes half of the walks: engines.config.ts chooses them by this word.
  const tag = [seed % 2 === 0 ? '@even' : '@odd', ...(seed <= SOME_WALKS ? ['@some'] : [])]
  test(`walk ${seed}: ${start}${isPhone ? ', on a phone' : ''}`, { tag }, async ({ tab, host }) => {
    await walk({ tab, host, seed, isEarly, isPhone })
  })
}

interface Walk {
  readonly tab: Tab
  readonly host: (
    dir: string,
    options: { noStore: RegExp },
  ) => ReturnType<typeof import('./engines/host.js').startHost>
  readonly seed: number
  readonly isEarly: boolean
  readonly isPhone: boolean
}

async function walk({ tab, host, seed, isEarly, isPhone }: Walk): Promise<void> {
  const random = randomOf(seed)
  const choose = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!
  // Data of pages that was prefetched from the old site may be kept for minutes, or not.
  const noStore = random() < 0.5 ? /^\/assets\// : /^\/(?:assets|_data)\//
  const { url, hold, use, requests } = await host(builtSite('before'), { noStore })
  const documents = () => requests.filter((path) => /^\/(?:docs\/|$)/.test(path)).length
  if (isPhone) await tab.resize({ width: 390, height: 800 })

  const steps: string[] = []
  const press = async ({ control, origin }: Choice) => {
    steps.push(`${control.kind} ${control.value}`)
    const before = documents()
    const pressIn = async (document: number) => {
      // A press whose document was replaced may still have its effect: an open drawer covers its button.
      const isDone = async () => (await tab.evaluate(outcomeOf, control, document))?.isLoadedAgain === false
      await tab.click(control.selector, isDone)
      return await tab.waitFor(`the effect of: ${steps.join(', ')}`, outcomeOf, control, document)
    }
    let outcome = await pressIn(origin)
    while (outcome.isLoadedAgain) outcome = await pressIn(outcome.origin)
    // The target of a link, the page of the other site, and the questions whether there is one: a press and a part that is
    // loaded ahead may fail at the same time, and each asks.
    expect(documents() - before, `documents loaded by: ${steps.join(', ')}`).toBeLessThanOrEqual(4)
  }

  // The document may be replaced at any time, also before the press: the choice names its document.
  const chooseControl = async (hydrated: boolean): Promise<Choice> => {
    const { controls, origin } = await tab.waitFor('a control', controlsOf, hydrated)
    return { control: choose(controls), origin }
  }

  const first = `${url}/docs/${choose(DOCS)}`
  if (isEarly) {
    const release = hold(/^\/assets\/.*\.js$/)
    await tab.open(first)
    const choice = await chooseControl(false)
    const isDeployedFirst = random() < 0.5
    if (isDeployedFirst) await use(builtSite('after'))
    setImmediate(release)
    await press(choice)
    if (!isDeployedFirst) await use(builtSite('after'))
  } else {
    await tab.openHydrated(first)
    await use(builtSite('after'))
  }
  for (let count = 0; count < PRESSES; count++) await press(await chooseControl(true))
  const uncaught = (await tab.record()).filter((line) => / (?:unhandled rejection|error): /.test(line))
  expect(uncaught.filter((line) => !line.endsWith('could not be loaded'))).toEqual([])
}

/** What can be pressed now; nothing while the drawer moves, or before hydration. Runs in the page. */
function controlsOf(hydrated: boolean): { controls: Control[]; origin: number } | undefined {
  if (hydrated && document.documentElement.dataset.hasHydrated !== 'true') return undefined
  // Without its styles a page shows the controls of phones and of large screens.
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  if ([...sheets].some(({ sheet }) => !sheet)) return undefined
  // One that is being closed is still seen for a moment.
  const scope = document.querySelector('.navbar-sidebar[open]') ? '.navbar-sidebar ' : ''
  const seen = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(scope + selector)].filter(
      (element) =>
        // The hidden panel of the drawer is next to it.
        element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'),
    )
  const controls: Control[] = []
  const add = (kind: Control['kind'], selector: string, value: string | null | undefined) =>
    controls.push({ kind, selector: scope + selector, value: value ?? '' })
  for (const link of new Set(seen('a[href^="/docs/"]').map((each) => each.getAttribute('href')))) {
    if (link !== location.pathname && !link?.includes('#') && !link?.includes('category'))
      add('link', `a[href="${link}"]`, link)
  }
  for (const { dataset } of seen('[role=tab][aria-selected=false]'))
    add('tab', `[role=tab][data-value="${dataset.value}"]`, dataset.value)
  for (const caret of seen('.menu__caret'))
    add('caret', `.menu__caret[aria-label="${caret.ariaLabel}"]`, caret.ariaLabel)
  if (seen('[aria-label^="Copy code to clipboard"]').length > 0)
    add('copy', '[aria-label^="Copy code to clipboard"]', '')
  if (seen('.vl-color-toggle').length > 0)
    add('color', '.vl-color-toggle', document.documentElement.dataset.theme)
  if (seen('.navbar__toggle').length > 0) add('open drawer', '.navbar__toggle', '')
  if (seen('.navbar-sidebar__close').length > 0) add('close drawer', '.navbar-sidebar__close', '')
  if (seen('.counter').length > 0) add('counter', '.counter', seen('.counter')[0]?.textContent)
  return controls.length > 0 ? { controls, origin: performance.timeOrigin } : undefined
}

/** Whether a press has had its effect, or the page was loaded again without it. Runs in the page. */
function outcomeOf(
  { kind, value }: Control,
  before: number,
): { isLoadedAgain: boolean; origin: number } | undefined {
  const find = (selector: string) => document.querySelector(selector)
  const isDrawerOpen = () => find('.navbar-sidebar')?.checkVisibility({ visibilityProperty: true }) === true
  const hasEffect = () => {
    switch (kind) {
      case 'link':
        return (
          location.pathname === value && find('h1')?.textContent?.toLowerCase() === value.split('/').pop()
        )
      case 'tab':
        return find(`[role=tab][data-value="${value}"]`)?.ariaSelected === 'true'
      case 'caret':
        return find(`.menu__caret[aria-label="${value}"]`) === null
      case 'copy':
        return (window as PressWindow).press?.labels.includes('Copied') === true
      case 'color':
        return document.documentElement.dataset.theme !== value
      case 'open drawer':
        return isDrawerOpen()
      case 'close drawer':
        return !isDrawerOpen()
      case 'counter':
        return find('.counter')?.textContent !== value
    }
  }
  const origin = performance.timeOrigin
  if (hasEffect()) return { isLoadedAgain: false, origin }
  const isReady = document.documentElement.dataset.hasHydrated === 'true'
  return origin !== before && isReady ? { isLoadedAgain: true, origin } : undefined
}

/** Numbers from 0 to 1 that depend on the seed alone (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
