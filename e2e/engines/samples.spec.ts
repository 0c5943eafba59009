// The Run buttons of samples in every engine: all samples of two pages print what is recorded.

import { builtSite } from './sites.js'
import { expect, test } from './test.js'

/** What Node.js adds to the message of a network error, and browsers do not. */
const withoutCodes = (text: string) => text.replaceAll(/ \((?:UND_ERR_\w+|E[A-Z]+)\)/g, '')

for (const path of ['/docs/introduction', '/docs/api/troth/methods/post-async']) {
  test(`every sample of ${path} prints its recorded output`, async ({ tab, host }) => {
    const { url } = await host(builtSite('troth'))
    await tab.openHydrated(url + path)
    // Before the first run: a run replaces what is recorded. Some samples are in parts that are folded.
    const recorded = await tab.evaluate(() => {
      for (const summary of document.querySelectorAll<HTMLElement>('article details:not([open]) > summary')) {
        summary.click()
      }
      return [...document.querySelectorAll('[data-sample]')].map((sample, i) => {
        sample.id = `sample-${i}`
        return sample.querySelector('.language-text code')?.textContent?.trimEnd() ?? ''
      })
    })
    expect(recorded.length).toBeGreaterThan(2)
    const printed: string[] = []
    for (const i of recorded.keys()) {
      await tab.click(`#sample-${i} [data-run]`)
      const output = await tab.waitFor(
        `the end of sample ${i}`,
        (selector) => {
          const isOver = document.querySelector(`${selector} [data-run-state=over]`)
          return isOver && document.querySelector(`${selector} [role=log]`)?.textContent?.trimEnd()
        },
        `#sample-${i}`,
      )
      printed.push(output ?? '')
    }
    expect(printed.map(withoutCodes)).toEqual(recorded.map(withoutCodes))
    expect(await tab.record()).toEqual([])
  })
}
