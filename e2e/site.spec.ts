import { expect, test } from '@playwright/test'

for (const width of [390, 1440]) {
  test(`the first page is complete at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const problems: string[] = []
    page.on('console', (message) => problems.push(`console: ${message.text()}`))
    page.on('pageerror', (error) => problems.push(`error: ${error.message}`))
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
    page.on('response', (response) => {
      if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
    })

    const response = await page.goto('./', { waitUntil: 'networkidle' })

    expect(response?.status()).toBe(200)
    await expect(page.getByText('Promised based HTTP client for Modern APIs')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(problems).toEqual([])
  })
}

test('an unknown path answers 404', async ({ request }) => {
  const response = await request.get('no/such/page')
  expect(response.status()).toBe(404)
})
