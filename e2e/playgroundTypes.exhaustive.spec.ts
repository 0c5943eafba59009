// Types in the editor of a playground: loaded by its first focus and by nothing else, completions with the keyboard, type
// errors with their lines, and the button that turns them off. Under the policy of the site.

import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothModes } from './axe.js'
import { openHydrated } from './hydrated.js'
import { test } from './test.js'

const PAGE = '/docs/playground/esm'

/** What a page requests of the types, in order. */
function typesRequests(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const [file] = /playground-types-.*|typedEditing-.*\.js/.exec(request.url()) ?? []
    if (file) requested.push(file.replace(/-\w{7,}(?=\.)/, ''))
  })
  return requested
}

const blockOf = (page: Page) => page.locator('.playground[data-name="first-request"]')
const editorOf = (page: Page) => blockOf(page).getByRole('textbox', { name: 'Code of first-request.ts' })
const typesButton = (page: Page) => blockOf(page).getByRole('button', { name: /^(?:Loading types…|Types) / })

/** Writes a line below the program. */
async function writeBelow(page: Page, text: string): Promise<void> {
  await editorOf(page).press('ControlOrMeta+End')
  await editorOf(page).press('Enter')
  await page.keyboard.type(text)
}

test('types are loaded with the first focus of an editor, complete names and find type errors', async ({
  page,
}) => {
  const requested = typesRequests(page)
  const reports: string[] = []
  page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
  await openHydrated(page, PAGE)
  const block = blockOf(page)

  await test.step('nothing before: also not for a run, which shows the editor', async () => {
    await block.getByRole('button', { name: /^Run\b/ }).click()
    await expect(block.locator('[data-run-state=over]')).toBeVisible()
    await expect(editorOf(page)).toBeVisible()
    await expect(typesButton(page)).toHaveAttribute('data-types', 'waiting')
    expect(requested).toEqual([])
    await editorOf(page).focus()
    await expect(typesButton(page)).toHaveAttribute('data-types', 'ready')
    await expect
      .poll(() => requested)
      .toEqual(['playground-types.js', 'playground-types.json', 'typedEditing.js'])
  })

  const options = block.getByRole('listbox', { name: 'Completions' }).getByRole('option')
  await test.step('a dot opens the list, which arrows and Tab use', async () => {
    await writeBelow(page, 'api.')
    await expect(options.first()).toHaveAccessibleName(/deleteAsync\s*method/)
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    const active = await editorOf(page).getAttribute('aria-activedescendant')
    expect(await options.first().getAttribute('id')).toBe(active)
    await expectAccessibleInBothModes(page, options.first(), 'with completions')
    await page.keyboard.type('pos')
    await expect(options).toHaveCount(1)
    await expect(block.getByText('Creates a resource', { exact: false })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(editorOf(page)).toContainText('api.postAsync')
    await expect(options).toHaveCount(0)
    await expect(editorOf(page)).toBeFocused()
  })

  await test.step('Escape closes the list, then Tab leaves the editor', async () => {
    await page.keyboard.press('Control+Space')
    await expect(options.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(options).toHaveCount(0)
    await page.keyboard.press('Tab')
    await expect(editorOf(page)).not.toBeFocused()
  })

  const errors = block.getByRole('list', { name: /type error/ })
  await test.step('a type error is listed with its line', async () => {
    await editorOf(page).focus()
    await writeBelow(page, "const wrong: number = 'one'")
    await expect(errors).toContainText("Type 'string' is not assignable to type 'number'.")
    await expect(editorOf(page).locator('.type-problem')).toHaveText('wrong')
    await errors.getByRole('button', { name: /^first-request\.ts:\d+:7$/ }).click()
    await expect(editorOf(page)).toBeFocused()
    await expectAccessibleInBothModes(page, errors, 'with type errors')
  })

  await test.step('turned off, they are gone, and stay off on the next visit', async () => {
    await typesButton(page).click()
    await expect(errors).toHaveCount(0)
    await expect(editorOf(page).locator('.type-problem')).toHaveCount(0)
    await openHydrated(page, PAGE)
    await block.locator('pre').first().click()
    await expect(editorOf(page)).toBeFocused()
    await expect(typesButton(page)).toHaveAttribute('aria-pressed', 'false')
    expect(requested).toHaveLength(3)
    await typesButton(page).click()
    await expect(typesButton(page)).toHaveAttribute('data-types', 'ready')
    expect(await page.evaluate(() => localStorage.length > 0)).toBe(true)
  })
  expect(reports).toEqual([])
})

test('what cannot be loaded leaves the editor as it is, and can be tried again', async ({ page }) => {
  await page.route(/playground-types-.*\.json$/, (route) => route.abort())
  await openHydrated(page, PAGE)
  await blockOf(page).locator('pre').first().click()
  await expect(typesButton(page)).toHaveAttribute('data-types', 'failed')
  await writeBelow(page, 'console.log(7)')
  await expect(editorOf(page)).toContainText('console.log(7)')
  await page.unroute(/playground-types-.*\.json$/)
  await typesButton(page).click()
  await expect(typesButton(page)).toHaveAttribute('data-types', 'ready')
})
