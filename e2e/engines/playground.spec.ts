// The playground in every engine: each starting point of both pages prints what is recorded.

import { deflateRawSync } from 'node:zlib'
import { builtSite } from './sites.js'
import { expect, test } from './test.js'

for (const format of ['esm', 'cjs']) {
  test(`every program of the ${format} playground prints its recorded output`, async ({ tab, host }) => {
    const { url } = await host(builtSite('troth'))
    await tab.openHydrated(`${url}/docs/playground/${format}`)
    // Before the first run: a run replaces what is recorded.
    const recorded = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.playground[data-name]')].map((block) => [
        block.dataset.name ?? '',
        [...block.querySelectorAll('.vl-code code')].at(-1)?.textContent?.trimEnd(),
      ]),
    )
    expect(recorded).toHaveLength(8)
    const printed: typeof recorded = []
    for (const [name = ''] of recorded) {
      const block = `.playground[data-name="${name}"]`
      await tab.click(`${block} [data-run]`)
      const output = await tab.waitFor(
        `the end of ${name}`,
        (selector) => {
          const isOver = document.querySelector(`${selector} [data-run-state=over]`)
          return (
            isOver &&
            (document.querySelector(`${selector} [role=log]`)?.textContent?.trimEnd() || isOver.textContent)
          )
        },
        block,
      )
      printed.push([name, output])
    }
    expect(printed).toEqual(recorded)
    expect(await tab.record()).toEqual([])
  })
}

test('a program that was started before hydration goes on to its end', async ({ tab, host }) => {
  const { url, hold } = await host(builtSite('troth'))
  const release = hold(/^\/assets\/.*\.js$/)
  // A link to a program brings the playground to life before the page.
  const code = "await new Promise((resolve) => setTimeout(resolve, 1000))\nconsole.log('at its end')\n"
  const conditions = { latency: 0, jitter: 0, statuses: [], fault: 'none' }
  const shared = JSON.stringify({ name: 'first-request', code, conditions })
  await tab.open(`${url}/docs/playground/esm#play=${deflateRawSync(shared).toString('base64url')}`)
  await tab.evaluate(() => {
    const when = (selector: string, act: (element: HTMLElement) => void) => {
      const element = document.querySelector<HTMLElement>(selector)
      if (element) act(element)
      else setTimeout(when, 1, selector, act)
    }
    // Hydration is a task of its own: here, one that comes when the program is running.
    const value = { yield: () => new Promise<unknown>((resolve) => when('[data-run-state]', resolve)) }
    Object.defineProperty(window, 'scheduler', { value })
    when('.playground [aria-keyshortcuts]', (run) => {
      const root = document.documentElement
      root.dataset.pressed = root.dataset.hasHydrated
      run.click()
    })
  })
  release()
  await tab.hydrated()
  expect(await tab.evaluate(() => document.documentElement.dataset.pressed)).toBe('false')
  const end = await tab.waitFor(
    'the end of the program',
    () => document.querySelector('.playground [data-run-state=over]')?.textContent,
  )
  expect(end).toContain('at its end')
  expect(await tab.record()).toEqual([])
})
