// What axe finds in the page as it is now. Axe runs as it is published, with all of its rules.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import { laidOut } from './hydrated.js'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

// A desk, the narrowest screen with its layout, and a phone.
const WIDTHS = [1440, 996, 390] as const

export interface AxeOptions {
  /** Rules that are left out. */
  readonly except?: readonly string[]
}

/** Fails on everything that axe finds in the page as it is now. */
export async function expectAccessible(page: Page, where: string, options?: AxeOptions): Promise<void> {
  expect(await axeViolations(page, options), where).toEqual([])
}

/** What is shown now, and the same in the other mode. The page is left in the other mode. */
export async function expectAccessibleInBothModes(page: Page, shown: Locator, where: string): Promise<void> {
  const first = await modeOf(page)
  const other = otherMode(first)
  await expectAccessible(page, `${where}, ${first}`)
  await showMode(page, other)
  await expect(shown).toBeVisible()
  await expectAccessible(page, `${where}, ${other}`)
}

/** The page as it is now at all widths, in both modes; it must fit, too. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const first = await modeOf(page)
  for (const [i, width] of WIDTHS.entries()) {
    // The mode that is there comes first.
    const modes = [first, otherMode(first)]
    for (const mode of i % 2 === 0 ? modes : modes.reverse())
      await expectAccessibleLook(page, { mode, width })
  }
}

/** The page in two looks that differ in everything: on a desk in the mode that it is in, on a phone in the other. */
export async function expectAccessibleContent(page: Page): Promise<void> {
  const mode = await modeOf(page)
  await expectAccessibleLook(page, { mode, width: WIDTHS[0] })
  await expectAccessibleLook(page, { mode: otherMode(mode), width: WIDTHS[2] })
}

async function expectAccessibleLook(
  page: Page,
  { mode, width }: { mode: Mode; width: number },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await showMode(page, mode)
  const look = `${mode} at ${width} px`
  const shownWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(shownWidth, look).toBeLessThanOrEqual(width)
  await expectAccessible(page, look)
}

type Mode = 'light' | 'dark'

async function modeOf(page: Page): Promise<Mode> {
  return (await page.locator('html').getAttribute('data-theme')) === 'dark' ? 'dark' : 'light'
}

function otherMode(mode: Mode): Mode {
  return mode === 'light' ? 'dark' : 'light'
}

async function showMode(page: Page, mode: Mode): Promise<void> {
  await expect.poll(() => page.evaluate(switchMode, mode)).toBe(mode)
}

/** Runs in the page. By script, because on a phone the button is in the drawer; pointers have tests of their own. */
function switchMode(mode: string): string | undefined {
  const { dataset } = document.documentElement
  if (dataset.theme !== mode) document.querySelector<HTMLElement>('.vl-color-toggle')?.click()
  return dataset.theme
}

/** Each as `rule: element, what is wrong`. */
export async function axeViolations(page: Page, { except = [] }: AxeOptions = {}): Promise<string[]> {
  await laidOut(page)
  // Evaluated by the debugger: the policy of the site allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return await page.evaluate(runAxe, { tags: TAGS, except })
}

/** Runs in the page. */
async function runAxe({ tags, except }: { tags: string[]; except: readonly string[] }): Promise<string[]> {
  interface Axe {
    readonly run: (
      context: Document,
      options: object,
    ) => Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
  }
  const { axe } = window as unknown as { axe: Axe }
  // What has just changed is laid out and painted.
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
  // Axe judges no text in front of an image, and a gradient is one: the colour below it is judged.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, ::before, ::after { background-image: none !important; transition: none !important }')
  document.adoptedStyleSheets.push(sheet)
  try {
    const { violations } = await axe.run(document, {
      runOnly: tags,
      rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])),
      // It would fetch the stylesheets again, for a rule that is not among these.
      preload: false,
      // A selector for each element that passes takes as long as the rules.
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
    )
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
