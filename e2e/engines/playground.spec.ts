// The playground in every engine: each starting point of both pages prints what is recorded.

import { deflateRawSync } from 'node:zlib'
import { poll } from './poll.js'
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

/** React and the shell; the home page waits for its first script, which is another file. */
const SHELL_FILES = /^\/assets\/(?:react|shell)-.*\.js$/

/** Holds hydration back in the document that is open, once the shell's code has run. */
function holdHydration(): void {
  // The shell yields to the browser once before it hydrates.
  const value = {
    yield: () => {
      document.documentElement.dataset.yielded = ''
      return new Promise((resolve) => addEventListener('test:hydrate', resolve, { once: true }))
    },
  }
  Object.defineProperty(window, 'scheduler', { value })
}

// The home page is one of React, that of the playground HTML without components.
for (const [path, name] of [
  ['/', 'sample-2'],
  ['/docs/playground/esm', 'first-request'],
] as const) {
  test(`a link to a program of ${path} is opened, whatever is ready first`, async ({ tab, host }) => {
    const { url, hold, requests } = await host(builtSite('troth'))
    const release = hold(SHELL_FILES)
    const conditions = { latency: 0, jitter: 0, statuses: [], fault: 'none' }
    const shared = JSON.stringify({ name, code: "console.log('from a link')\n", conditions })
    await tab.open(`${url}${path}#play=${deflateRawSync(shared).toString('base64url')}`)
    await tab.evaluate(holdHydration)
    release()
    await poll('the playground', () => requests.some((file) => /^\/assets\/app-.*\.js/.test(file)))
    await tab.waitFor('the shell', () => 'yielded' in document.documentElement.dataset)
    await tab.evaluate(() => void dispatchEvent(new Event('test:hydrate')))
    await tab.hydrated()
    await tab.click('.playground [aria-keyshortcuts]')
    const end = await tab.waitFor(
      'the end of the program',
      () => document.querySelector('.playground [data-run-state=over]')?.textContent,
    )
    expect(end).toContain('from a link')
    expect(await tab.record()).toEqual([])
  })

  test(`Run on ${path} before hydration runs the program after it`, async ({ tab, host }) => {
    const { url, hold, requests } = await host(builtSite('troth'))
    const release = hold(SHELL_FILES)
    await tab.open(url + path)
    await tab.evaluate(holdHydration)
    release()
    await tab.waitFor('the shell', () => 'yielded' in document.documentElement.dataset)
    await tab.click('.playground [data-run]')
    await poll('the playground', () => requests.some((file) => /^\/assets\/app-.*\.js/.test(file)))
    await tab.evaluate(() => void dispatchEvent(new Event('test:hydrate')))
    await tab.hydrated()
    const end = await tab.waitFor(
      'the end of the program',
      () => document.querySelector('.playground [data-run-state=over] [role=log]')?.textContent,
    )
    expect(end).toMatch(/\S/)
    expect(await tab.record()).toEqual([])
  })
}

// A fast one shows nothing of it: the bar of a block would flicker.
for (const [what, path, files, press, text] of [
  ['a playground', '/docs/playground/esm', /^\/assets\/app-/, '.playground [data-run]', 'Loading…'],
  ['the program of a sample', '/', /^\/samples\//, '[data-sample=cut] [data-run]', 'Loading…'],
  [
    'the editor',
    '/docs/playground/esm',
    /^\/assets\/createEditor-/,
    '.playground pre',
    'Loading the editor…',
  ],
] as const) {
  test(`${what} that loads slowly says so until it is there`, async ({ tab, host }) => {
    const { url, hold } = await host(builtSite('troth'))
    const release = hold(files)
    await tab.openHydrated(url + path)
    await tab.click(press)
    await tab.see(['.playground [role=status]', text])
    await tab.see('.playground [aria-busy=true]')
    release()
    // A playground may load its editor after itself.
    await tab.waitFor(
      'the end of loading',
      () =>
        document.querySelector('.playground [aria-busy]') === null &&
        !document.body.textContent?.includes('Loading'),
    )
    if (press.endsWith('[data-run]')) await tab.see('.playground [data-run-state=over]')
    else {
      // It has styles, and so a tree, of its own.
      await tab.waitFor('the editor', () =>
        [...document.querySelectorAll('.playground .vl-code div')].some(({ shadowRoot }) =>
          shadowRoot?.querySelector('[role=textbox]'),
        ),
      )
    }
    expect(await tab.record()).toEqual([])
  })
}

test('a press of Run while the page loads slowly says so', async ({ tab, host }) => {
  const { url, hold } = await host(builtSite('troth'))
  const release = hold(SHELL_FILES)
  await tab.open(url)
  await tab.click('.playground [data-run]')
  await tab.see('.playground [data-run][aria-busy=true]')
  const mark = () => {
    const run = document.querySelector('.playground [data-run]')
    return run && getComputedStyle(run, '::after').visibility === 'visible'
  }
  await tab.waitFor('a mark', mark)
  release()
  await tab.see('.playground [data-run-state=over]')
  expect(await tab.evaluate(() => document.querySelector('[aria-busy]'))).toBeNull()
  expect(await tab.record()).toEqual([])
})
