// The entries of Troth in pages of every engine: engines differ in what `fetch` and
// `XMLHttpRequest` report, and in what they can stream. Chromium runs the same suite in
// packages/troth/test/entries.

import { startBrowserServer } from '../../packages/troth/test/entries/browserServer.js'
import * as suite from '../../packages/troth/test/entries/browserSuite.js'
import type { Tab } from './tab.js'
import { expect, test } from './test.js'

interface OutcomeWindow extends Window {
  outcome?: string | undefined
}

/** Runs a program in the page, and waits for what it resolves with. */
async function resultOf(tab: Tab, program: string): Promise<unknown> {
  await tab.evaluate((code) => {
    const page = window as OutcomeWindow
    page.outcome = undefined
    const script = document.createElement('script')
    script.textContent = `${code}.then((value) => ({ value }), (error) => ({ error: String(error) }))
      .then((outcome) => { window.outcome = JSON.stringify(outcome) })`
    document.head.append(script)
  }, program)
  const outcome = await tab.waitFor('the result', () => (window as OutcomeWindow).outcome)
  const { value, error } = JSON.parse(outcome)
  if (error) throw new Error(error)
  return value
}

for (const [name, run, expected] of [
  ['an upload is reported in parts', suite.uploadSuite, suite.UPLOADED],
  ['responses and errors are those of fetch', suite.differencesSuite, suite.NO_DIFFERENCES],
  ['errors have their kinds, and downloads are reported', suite.failuresSuite, suite.FAILED],
  ['events survive the end of a connection', suite.eventsSuite, suite.EVENTS],
] as const) {
  test(`entries of Troth: ${name}`, async ({ tab }) => {
    const server = await startBrowserServer()
    try {
      // Sets a cookie for the other origin, then for this one.
      await tab.open(`${server.otherOrigin}/page`)
      await tab.open(`${server.origin}/page`)
      expect(await resultOf(tab, suite.inPage(run, server))).toEqual(expected)
    } finally {
      await server.close()
    }
  })
}
