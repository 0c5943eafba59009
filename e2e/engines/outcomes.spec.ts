// The explorer "Did the request take effect?" in every engine.

import { builtSite } from './sites.js'
import { expect, test } from './test.js'

test('the explorer of outcomes shows the outcome of a choice', async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.openHydrated(`${url}/docs/api/troth/#did-the-request-take-effect`)
  const facts = () =>
    [...document.querySelectorAll('#outcomes dd')].slice(1).map((fact) => fact.textContent ?? '')
  await tab.waitFor('the explorer', () => document.querySelector('#outcomes dd'))
  expect(await tab.evaluate(facts)).toEqual([
    '1',
    'Perhaps, at most once',
    'Read the resource before you send it again: a second request may be processed twice.',
  ])
  await tab.evaluate(() => {
    const [, failure] = document.querySelectorAll<HTMLSelectElement>('#outcomes select')
    failure!.value = 'invalid JSON'
    failure!.dispatchEvent(new Event('change'))
  })
  expect(await tab.evaluate(facts)).toEqual([
    '1',
    'Yes, once',
    'Do not send it again. Read the result with getAsync.',
  ])
  expect(await tab.record()).toEqual([])
})
