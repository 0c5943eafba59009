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
