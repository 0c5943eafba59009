// @ts-check
// From the click on a link of the sidebar to the heading of the new page. Works across
// full loads as well, so that a site without client navigation is measured alike.

import { setTimeout as sleep } from 'node:timers/promises'
import { hydrated, newPage, SLOW_4G } from './browser.mjs'
import { median } from './median.mjs'

/** Pages to go to, in rounds of equal size. */
const TARGETS = 9
const ROUNDS = 3

/** How long the pointer rests on a link before the click, in ms: time to prefetch. */
const REST = { fast: 500, slow: 2500 }

/**
 * Paths of pages that the sidebar of a page links to: its neighbours first. All
 * subjects go to the same ones, each once.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject} subject
 */
export async function clickTargets(browser, { url, sidebarLinks }) {
  const { context, page } = await newPage(browser)
  try {
    await page.goto(url)
    const own = plain(url)
    const folder = own.slice(0, own.lastIndexOf('/') + 1)
    const links = await page
      .locator(sidebarLinks)
      .evaluateAll((all) =>
        all.flatMap((link) => (link instanceof HTMLAnchorElement && link.checkVisibility() ? link.href : [])),
      )
    const all = links.map(plain)
    const here = Math.max(0, all.indexOf(own))
    const distance = (/** @type {string} */ path) => Math.abs(all.indexOf(path) - here)
    // Indexes of categories are pages of ours alone.
    const paths = all
      .filter((path) => path !== own && !path.includes('/category/'))
      .sort((a, b) => distance(a) - distance(b))
    const near = paths.filter((path) => path.startsWith(folder))
    return [...new Set([...near, ...paths])].slice(0, TARGETS)
  } finally {
    await context.close()
  }
}

/**
 * The medians for each subject. They take turns, a few clicks at a time.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject[]} subjects
 * @param {{ targets: string[], slow: boolean }} options
 * @returns {Promise<{ click?: number, clickPainted?: number, clicks?: ClickTime[], notes?: string[] }[]>}
 */
export async function measureClicks(browser, subjects, { targets, slow }) {
  const rounds = subjects.map(() => /** @type {(ClickTime[] | undefined)[]} */ ([]))
  for (let round = 0; round < ROUNDS; round++) {
    const part = targets.filter((_, i) => i % ROUNDS === round)
    // The first click of a visit only warms up; it goes to a target of another round.
    const warmUp = targets.at((round + 1) % ROUNDS) ?? ''
    for (const [i, subject] of subjects.entries()) {
      rounds[i]?.push(await clickThrough(browser, subject, { targets: [warmUp, ...part], slow }))
    }
  }
  return rounds.map((list, i) => {
    const { name, hydrated: selector } = subjects[i] ?? {}
    if (list.includes(undefined)) {
      return { notes: [`${name} never became interactive (${selector}): no click was timed.`] }
    }
    const clicks = list.flatMap((times) => times?.slice(1) ?? [])
    if (clicks.length === 0) return { notes: [`${name} has no link in its sidebar to click.`] }
    return {
      click: median(clicks.map(({ found }) => found)),
      clickPainted: median(clicks.map(({ painted }) => painted)),
      clicks,
    }
  })
}

/**
 * One visit: from page to page. Undefined when the page never becomes interactive.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./subject.mjs').Subject} subject
 * @param {{ targets: string[], slow: boolean }} options
 * @returns {Promise<ClickTime[] | undefined>}
 */
async function clickThrough(browser, subject, { targets, slow }) {
  const { context, page, protocol } = await newPage(browser)
  try {
    await page.addInitScript(watchClicks)
    await page.goto(subject.url)
    if (!(await hydrated(page, subject))) return undefined
    if (slow) await protocol.send('Network.emulateNetworkConditions', SLOW_4G)
    const clicks = []
    for (const target of targets) {
      const time = await clickTo(page, subject, { target, rest: slow ? REST.slow : REST.fast })
      if (time) clicks.push(time)
    }
    return clicks
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright-core').Page} page
 * @param {import('./subject.mjs').Subject} subject
 * @param {{ target: string, rest: number }} options
 */
async function clickTo(page, { sidebarLinks }, { target, rest }) {
  const links = page.locator(sidebarLinks)
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) =>
      link instanceof HTMLAnchorElement && link.checkVisibility() ? new URL(link.href).pathname : '',
    ),
  )
  const index = hrefs.findIndex((path) => path !== '' && path.replace(/(.)\/$/, '$1') === target)
  if (index < 0) return undefined
  const link = links.nth(index)
  await link.hover()
  await sleep(rest)
  await page.evaluate(() => delete window.benchClick)
  await link.click({ noWaitAfter: true })
  const time = await page.waitForFunction(() => window.benchClick, undefined, { polling: 50 })
  return /** @type {ClickTime} */ (await time.jsonValue())
}

/**
 * '…/docs/a/' → '/docs/a'
 * @param {string} url
 */
function plain(url) {
  return new URL(url).pathname.replace(/(.)\/$/, '$1')
}

/**
 * Runs in the page, before its own scripts. Storage carries a click to the next document.
 */
function watchClicks() {
  const KEY = 'bench-click'
  const now = () => performance.timeOrigin + performance.now()
  const heading = () => document.querySelector('h1')?.textContent?.trim()
  /** @type {{ at: number, heading?: string } | undefined} */
  let waiting = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') ?? undefined
  addEventListener(
    'click',
    (event) => {
      waiting = { at: performance.timeOrigin + event.timeStamp, heading: heading() }
      sessionStorage.setItem(KEY, JSON.stringify(waiting))
    },
    { capture: true },
  )
  new MutationObserver(() => {
    const shown = heading()
    if (!waiting || !shown || shown === waiting.heading) return
    const { at } = waiting
    const found = now() - at
    waiting = undefined
    sessionStorage.removeItem(KEY)
    // A frame that shows it has been made when the task after its callback runs.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.benchClick = { heading: shown, found, painted: now() - at }
      }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

/** @typedef {{ heading: string, found: number, painted: number }} ClickTime ms after the click */
