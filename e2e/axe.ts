// What axe objects to in the page as it is now.
//
// Contrast is most of what axe computes, and the same for two texts that look alike. So it judges
// each look once, whatever page it is on: a text with another colour, size or background is another look.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

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

export const modeToggle = (page: Page) =>
  page.getByRole('button', { name: /^(Switch between dark and light mode|Basculer entre le mode sombre)/ })

/** Fails on everything that axe has to say about the page as it is now. */
export async function expectAccessible(page: Page, where: string, options?: AxeOptions): Promise<void> {
  expect(await axeViolations(page, options), where).toEqual([])
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(width)
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

/** Shows a page at all widths, in the mode that it is in and then in the other. */
export async function inEveryLook(
  page: Page,
  check: (look: string, parts: { isOtherMode: boolean; width: number }) => Promise<void>,
): Promise<void> {
  const html = page.locator('html')
  const first = await html.getAttribute('data-theme')
  for (const mode of first === 'light' ? ['light', 'dark'] : ['dark', 'light']) {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (mode !== first && width === WIDTHS[0]) await modeToggle(page).click()
      await expect(html).toHaveAttribute('data-theme', mode)
      await check(`${mode} at ${width} px`, { isOtherMode: mode !== first, width })
    }
  }
}

export interface AxeOptions {
  /** Rules that are left out. */
  readonly except?: readonly string[]
  /** Leaves out all rules but contrast and these. */
  readonly only?: readonly string[]
}

/** The looks of texts whose contrast has been judged in this process. */
const judgedLooks = new Set<string>()

/** Each as `rule: element, what is wrong`. */
export async function axeViolations(page: Page, options: AxeOptions = {}): Promise<string[]> {
  // Evaluated by the debugger: the policy of the site allows no foreign script.
  const isFirst = !(await page.evaluate(() => 'axe' in window))
  if (isFirst) await page.evaluate(AXE)
  const { found, looks } = await page.evaluate(judge, {
    rules: RULES,
    except: [],
    ...options,
    ...(isFirst && { only: undefined }),
    known: [...judgedLooks],
  })
  // A look that fails is judged again on the next page, which must fail as well.
  if (found.length === 0) for (const look of looks) judgedLooks.add(look)
  return found
}

interface Judge extends AxeOptions {
  readonly rules: string[]
  readonly except: readonly string[]
  readonly known: readonly string[]
}

/** Runs in the page. */
async function judge({ rules, except, only, known }: Judge): Promise<{ found: string[]; looks: string[] }> {
  const CONTRAST = 'color-contrast'
  // Where one of a kind is scrolled out of its box, which axe cannot judge, another is not.
  const PER_LOOK = 5
  for (let i = 0; i < 2; i++) await new Promise((done) => requestAnimationFrame(done))
  const { axe } = window as unknown as {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
  }
  const fresh = newLooks(new Set(known))

  const found: string[] = []
  if (!only) await run(document, { runOnly: rules, rules: without([...except, CONTRAST]) })
  else if (only.length > 0) await run(document, { runOnly: { type: 'rule', values: [...only] } })
  const texts = [...fresh.values()].flat()
  const restore = flattenPictures(texts)
  const passed =
    texts.length > 0
      ? await run(
          { include: texts },
          { runOnly: { type: 'rule', values: [CONTRAST] }, resultTypes: ['violations', 'passes'] },
        )
      : new Set()
  restore()
  // A text that is scrolled out of its box neither passes nor fails: its look is judged elsewhere.
  const looks = [...fresh].filter(([, alike]) => alike.some((text) => passed.has(text)))
  return { found, looks: looks.map(([look]) => look) }

  function without(ids: readonly string[]) {
    return Object.fromEntries(ids.map((id) => [id, { enabled: false }]))
  }

  /** Adds to what was found; returns the elements that passed. */
  async function run(context: ElementContext, options: RunOptions): Promise<Set<unknown>> {
    const { violations, passes } = await axe.run(context, {
      resultTypes: ['violations'],
      ...options,
      elementRef: true,
      // It would fetch the stylesheets again, for a rule that is not among these.
      preload: false,
    })
    for (const { id, nodes } of violations) {
      for (const { html, any } of nodes) found.push(`${id}: ${html.slice(0, 200)} ${any[0]?.message ?? ''}`)
    }
    return new Set(passes.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
  }

  /**
   * Axe judges no text in front of a picture, and gradients are pictures. One that fills its element becomes the
   * colour that it starts with; others are lines and shadows at an edge, and are left out.
   */
  function flattenPictures(texts: readonly Element[]): () => void {
    const behind = new Set<HTMLElement>()
    for (const text of texts) {
      for (let element = text as HTMLElement | null; element; element = element.parentElement)
        behind.add(element)
    }
    const changed: [HTMLElement, string | null][] = []
    for (const element of behind) {
      const { backgroundImage, backgroundSize } = getComputedStyle(element)
      if (!backgroundImage.includes('gradient(')) continue
      changed.push([element, element.getAttribute('style')])
      const [start] = /(?:rgba?|color)\([^)]*\)/.exec(backgroundImage) ?? []
      element.style.setProperty('background-image', 'none', 'important')
      element.style.setProperty('transition', 'none', 'important')
      if (start && /^auto(?:, auto)*$/.test(backgroundSize))
        element.style.setProperty('background-color', start, 'important')
    }
    return () => {
      for (const [{ style }, before] of changed) style.cssText = before ?? ''
    }
  }

  /** Whether a text can be seen: axe neither passes nor fails one that cannot. */
  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    const { left, right, bottom } = element.getBoundingClientRect()
    return right > 0 && left < innerWidth && bottom + scrollY > 0
  }

  /** Texts on screen with a look that is not known, by look. */
  function newLooks(known: ReadonlySet<string>): Map<string, Element[]> {
    const backgrounds = new Map<Element, string>()
    const perLook = new Map<string, Element[]>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const holders = new Set<Element>(document.querySelectorAll('input, textarea, select'))
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      // Axe judges no single character, and no text of a drawing.
      if (parentElement instanceof HTMLElement && data.trim().length > 1) holders.add(parentElement)
    }
    for (const element of holders) {
      if (!isSeen(element)) continue
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element)
      if (fontSize === '0px') continue
      // Axe leaves out what is disabled, which must not stand for what is not.
      const isDisabled = element.closest(':disabled, [aria-disabled=true]') !== null
      const own = [element.tagName, isDisabled, color, fontSize, fontWeight, textShadow].join()
      const look = `${own} on ${backgroundOf(element)}`
      if (known.has(look)) continue
      const alike = perLook.get(look) ?? []
      if (alike.length < PER_LOOK) perLook.set(look, [...alike, element])
    }
    return perLook

    /** All that is painted behind a text, from itself to the root. */
    function backgroundOf(element: Element): string {
      const ready = backgrounds.get(element)
      if (ready !== undefined) return ready
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
        getComputedStyle(element)
      const isPlain =
        backgroundColor === 'rgba(0, 0, 0, 0)' &&
        backgroundImage === 'none' &&
        opacity === '1' &&
        filter === 'none' &&
        mixBlendMode === 'normal' &&
        (position === 'static' || position === 'relative')
      const behind = element.parentElement ? backgroundOf(element.parentElement) : ''
      const all = isPlain
        ? behind
        : `${[backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position].join()}; ${behind}`
      backgrounds.set(element, all)
      return all
    }
  }
}
