// What axe objects to in the page as it is now.
//
// Colours are most of what axe computes, and the same for two texts that look alike. So it judges each look
// once, whatever page it is on: a text with another colour, size or background is another look. The other rules see
// only elements that can break them, which axeInPage.ts selects: axe looks at every element for each of its rules.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import { judge } from './axeInPage.js'
import { laidOut } from './hydrated.js'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules about what a mode changes besides the contrast of texts: names, pictures, the colours of links. */
const MODE_RULES = [
  'button-name',
  'image-alt',
  'image-redundant-alt',
  'label-content-name-mismatch',
  'link-in-text-block',
  'link-name',
  'role-img-alt',
  'svg-img-alt',
]

// A desk, the narrowest screen with its layout, and a phone.
const WIDTHS = [1440, 996, 390]

/** Rules about sizes: all that another width may break when its elements are those of the widest. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable']

/** Fails on everything that axe has to say about the page as it is now. */
export async function expectAccessible(page: Page, where: string, options?: AxeOptions): Promise<void> {
  expect(await axeViolations(page, options), where).toEqual([])
}

/**
 * Fails on everything that axe has to say about what is shown now, and about the same in the other mode, by the rules
 * about what a mode changes. The page is left in the other mode.
 */
export async function expectAccessibleInBothModes(page: Page, shown: Locator, where: string): Promise<void> {
  const first = await page.locator('html').getAttribute('data-theme')
  const other = first === 'light' ? 'dark' : 'light'
  await expectAccessible(page, `${where}, ${first}`)
  await expect.poll(() => page.evaluate(switchMode, other)).toBe(other)
  await expect(shown).toBeVisible()
  await expectAccessible(page, `${where}, ${other}`, { only: MODE_RULES })
}

/** The page as it is now at all widths, in both modes, by all rules; it must fit, too. */
export function expectAccessibleEverywhere(page: Page): Promise<void> {
  return expectAccessibleBy(page, optionsForTheme)
}

/** The same for a page whose theme is checked elsewhere: what its own content may break. */
export function expectAccessibleContent(page: Page): Promise<void> {
  return expectAccessibleBy(page, optionsForContent)
}

/** What axe is asked in a look; undefined when it has nothing of its own. */
type OptionsFor = (width: number, mode: 'first' | 'other') => AxeOptions | undefined

function expectAccessibleBy(page: Page, optionsFor: OptionsFor): Promise<void> {
  return inEveryLook(page, async (look, { isOtherMode, width }) => {
    const shownWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(shownWidth, look).toBeLessThanOrEqual(width)
    const options = optionsFor(width, isOtherMode ? 'other' : 'first')
    if (options) await expectAccessible(page, look, options)
  })
}

/** What a mode changes it changes at all widths alike; only looks may be another width's own. */
const optionsForTheme: OptionsFor = (width, mode) => {
  if (mode === 'other') return { only: width === WIDTHS[0] ? MODE_RULES : [] }
  return width === WIDTHS[1] ? { only: SIZE_RULES } : {}
}

/**
 * Content is the same elements at all widths and in both modes; on a phone its sizes are others. Between the widest and
 * the narrowest screen it has the looks of one of them: those of the theme are judged there, too.
 */
const optionsForContent: OptionsFor = (width, mode) => {
  if (width === WIDTHS[1]) return undefined
  if (mode === 'first' && width === WIDTHS[0]) return {}
  return { only: mode === 'first' && width === WIDTHS.at(-1) ? SIZE_RULES : [] }
}

/** Shows a page at all widths, in the mode that it is in and in the other; it is left in the other. */
export async function inEveryLook(
  page: Page,
  check: (look: string, parts: { isOtherMode: boolean; width: number }) => Promise<void>,
): Promise<void> {
  const first = await page.locator('html').getAttribute('data-theme')
  const other = first === 'light' ? 'dark' : 'light'
  for (const [i, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 })
    // A mode changes no size: both are looked at before the next width. The one that is there comes first.
    for (const mode of i % 2 === 0 ? [first, other] : [other, first]) {
      await expect.poll(() => page.evaluate(switchMode, mode)).toBe(mode)
      await check(`${mode} at ${width} px`, { isOtherMode: mode === other, width })
    }
  }
}

/** Runs in the page. By script, because on a phone the button is in the drawer; pointers have tests of their own. */
function switchMode(mode: string | null): string | undefined {
  const { dataset } = document.documentElement
  if (dataset.theme !== mode) document.querySelector<HTMLElement>('.vl-color-toggle')?.click()
  return dataset.theme
}

export interface AxeOptions {
  /** Rules that are left out. */
  readonly except?: readonly string[]
  /** Leaves out all rules but contrast and these. */
  readonly only?: readonly string[]
}

/** The looks of texts and links whose colours have been judged in this process. */
const judgedLooks = new Set<string>()

/** Each as `rule: element, what is wrong`. */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  await laidOut(page)
  const input = { tags: TAGS, except: [], ...options, known: [...judgedLooks] }
  let outcome = await page.evaluate(judge, input)
  if (!outcome) {
    // Evaluated by the debugger: the policy of the site allows no foreign script.
    await page.evaluate(AXE)
    outcome = await page.evaluate(judge, input)
  }
  if (!outcome) throw new Error('axe-core has been evaluated, but there is no axe in the page.')
  // A look that fails is judged again on the next page, which must fail as well.
  if (outcome.found.length === 0) for (const look of outcome.looks) judgedLooks.add(look)
  return outcome.found
}
