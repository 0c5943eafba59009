// A window driven by the commands of WebDriver (https://www.w3.org/TR/webdriver2/), for
// the browsers that Playwright cannot drive. How a command travels is the caller's.

import type { Driver, Point, Size } from './driver.js'
import { poll } from './poll.js'

/** Sends a command by its name in the standard, and resolves with its value. */
export type SendCommand = (command: Command, parameters?: object) => Promise<unknown>

export type Command =
  | 'ExecuteScript'
  | 'GetWindowHandles'
  | 'Navigate'
  | 'NewSession'
  | 'PerformActions'
  | 'Refresh'
  | 'SetWindowRect'
  | 'SwitchToWindow'

export interface WebDriverOptions {
  readonly send: SendCommand
  /** Capabilities of this browser alone. */
  readonly capabilities?: object
  readonly close: () => Promise<void>
}

/** A command that the browser refused. */
export class CommandError extends Error {
  constructor(command: string, { error, message }: { error: string; message: string }) {
    super(`${command} failed: ${error}: ${message}`)
    this.name = 'CommandError'
  }
}

/** Opens a session, and a window that can be as narrow as a phone. */
export async function startWebDriver({ send, capabilities, close }: WebDriverOptions): Promise<Driver> {
  const session = (await send('NewSession', {
    capabilities: {
      alwaysMatch: {
        // The tests wait for what they need. With held requests a page may never be complete.
        pageLoadStrategy: 'none',
        ...capabilities,
      },
    },
  })) as { capabilities: { browserVersion: string } }

  const evaluate: Driver['evaluate'] = async (run, ...args) =>
    (await send('ExecuteScript', { script: `return (${run})(...arguments)`, args })) as ReturnType<typeof run>

  const press = async ({ x, y }: Point) => {
    const pointer = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y), origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    const actions = [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: pointer }]
    try {
      await send('PerformActions', { actions })
      return true
    } catch (error) {
      // Firefox's word for a document that is left meanwhile. What a press did is asked of the page.
      if (/cannot be cloned/.test(String(error))) return false
      throw error
    }
  }

  const keys: Driver['keys'] = async (names) => {
    const actions = names.flatMap((name) =>
      ['keyDown', 'keyUp'].map((type) => ({ type, value: NAMED_KEYS[name] ?? name })),
    )
    await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  // A window that has this size already would be laid out again.
  let current: Size | undefined
  const resize = async ({ width, height }: Size) => {
    if (current?.width === width && current.height === height) return
    current = undefined
    await send('SetWindowRect', { width, height })
    // The size asked for is that of the window with its frame, and it changes later.
    const inner = () => evaluate(() => [innerWidth, outerHeight - innerHeight] as const)
    await poll(`a window of ${width} pixels`, async () => (await inner())[0] === width)
    await send('SetWindowRect', { width, height: height + (await inner())[1] })
    await poll(`a window of ${height} pixels`, () => evaluate((wanted) => innerHeight === wanted, height))
    current = { width, height }
  }

  // The first window has a toolbar, which keeps it wider than a phone; a popup has none.
  await send('Navigate', { url: `data:text/html,${encodeURIComponent(OPENER)}` })
  await poll('the first document', () => evaluate(() => document.querySelector('button') !== null))
  const handles = async () => (await send('GetWindowHandles')) as string[]
  const [first] = await handles()
  await press({ x: 40, y: 40 })
  const popup = await poll('a window without toolbar', async () =>
    (await handles()).find((handle) => handle !== first),
  )
  await send('SwitchToWindow', { handle: popup })

  return {
    version: session.capabilities.browserVersion,
    goto: async (url) => void (await send('Navigate', { url })),
    reload: async () => void (await send('Refresh')),
    evaluate,
    press,
    keys,
    resize,
    close,
  }
}

/** The keys without a character (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Enter: '\uE007',
  Escape: '\uE00C',
}

const OPENER = `<body style="margin:0">
<button style="width:100px;height:100px" onclick="open('about:blank','','popup,width=1280,height=800')">`
