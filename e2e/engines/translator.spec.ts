// The translator of axios code in every engine: it is loaded when it is used, and translates what is typed.

import { builtSite } from './sites.js'
import { expect, test } from './test.js'

test('axios code that is typed is translated', async ({ tab, host }) => {
  const { url } = await host(builtSite('troth'))
  await tab.openHydrated(`${url}/docs/introduction`)
  await tab.click('.translator textarea')
  await tab.keys([..."axios.get('/a')"])
  const code = await tab.waitFor(
    'the translation',
    () =>
      document.querySelector('.translator [role=region]')?.textContent?.includes('getAsync') &&
      document.querySelector('.translator [role=region]')?.textContent,
  )
  expect(code).toBe(
    "import { createClient } from 'troth'\n\nconst api = createClient()\n\napi.getAsync('/a')",
  )
  await tab.click(['.translator button', 'Show an example'])
  await tab.see(['.translator-notes code', 'maxRedirects'])
  expect(await tab.record()).toEqual([])
})
