// The playground in every engine: each starting point of both pages prints what is recorded.

import { builtSite } from './sites.js'
import { expect, test } from './test.js'

for (const format of ['esm', 'cjs']) {
  test(`every program of the ${format} playground prints its recorded output`, async ({ tab, host }) => {
    const { url } = await host(builtSite('troth'))
    await tab.openHydrated(`${url}/docs/playground/${format}`)
    // Before the first run: a run replaces what is recorded.
    const recorded = await tab.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.playground')].map((block) => [
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
  const block = '.playground[data-name="retry"]'
  await tab.open(`${url}/docs/playground/esm`)
  await tab.see(`${block} [data-run]`)
  await tab.evaluate((selector) => {
    // The playground listens from the moment the shell is run, and hydration is a later task:
    // here, one that comes when the program is running.
    const isRunning = (done: () => void) => {
      if (document.querySelector(`${selector} [data-run-state]`)) done()
      else setTimeout(isRunning, 1, done)
    }
    const scheduler = { yield: () => new Promise<void>(isRunning) }
    Object.defineProperty(window, 'scheduler', { value: scheduler })
    const listen = document.addEventListener.bind(document)
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen(...args)
      if (args[0] !== 'click') return
      document.addEventListener = listen
      queueMicrotask(() => {
        const root = document.documentElement
        root.dataset.pressed = root.dataset.hasHydrated
        document.querySelector<HTMLElement>(`${selector} [data-run]`)?.click()
      })
    }
  }, block)
  release()
  await tab.hydrated()
  expect(await tab.evaluate(() => document.documentElement.dataset.pressed)).toBe('false')
  const end = await tab.waitFor(
    'the end of the program',
    (selector) => document.querySelector(`${selector} [data-run-state=over]`)?.textContent,
    block,
  )
  expect(end).toMatch(/^OutputFinished in /)
  expect(await tab.record()).toEqual([])
})
