// WebKit as in GTK's MiniBrowser, driven by WebKitWebDriver: the commands of WebDriver
// over HTTP. It draws, so it gets a virtual display.

import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { freePort } from '../../scripts/freePort.mjs'
import type { Driver } from './driver.js'
import { endOf, endWithProcess } from './endOf.js'
import { poll } from './poll.js'
import { type Command, CommandError, type SendCommand, startWebDriver } from './webDriver.js'

export interface WebKitFiles {
  /** WebKitWebDriver */
  readonly driver: string
  /** MiniBrowser */
  readonly browser: string
  /** Xvfb */
  readonly display: string
}

/** Starts WebKit from the files of the given paths. */
export async function startWebKit(files: WebKitFiles): Promise<Driver> {
  const children: ChildProcess[] = []
  const close = async () => {
    for (const child of children.reverse()) await endOf(child)
  }
  try {
    const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
    const xvfb = spawn(files.display, ['-displayfd', '3', ...screen], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    children.push(xvfb)
    endWithProcess(xvfb)
    const display = await firstLine(xvfb.stdio[3] as Readable, files.display)
    // WebKitWebDriver does not choose one.
    const port = await freePort()
    const driver = spawn(files.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        // Without a graphics card, layers take more time than they save.
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      },
    })
    children.push(driver)
    endWithProcess(driver)
    const url = `http://127.0.0.1:${port}`
    await poll('WebKitWebDriver to listen', async () => (await fetch(`${url}/status`)).ok)
    const options = { binary: files.browser, args: ['--automation'] }
    return await startWebDriver({
      send: overHttp(url),
      capabilities: { 'webkitgtk:browserOptions': options },
      close,
    })
  } catch (error) {
    await close()
    throw error
  }
}

const ENDPOINTS: Readonly<Record<Command, readonly [method: 'GET' | 'POST', path: string]>> = {
  ExecuteScript: ['POST', '/execute/sync'],
  GetWindowHandles: ['GET', '/window/handles'],
  Navigate: ['POST', '/url'],
  NewSession: ['POST', ''],
  PerformActions: ['POST', '/actions'],
  Refresh: ['POST', '/refresh'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToWindow: ['POST', '/window'],
}

function overHttp(url: string): SendCommand {
  let session = `${url}/session`
  return async (command, parameters = {}) => {
    const [method, path] = ENDPOINTS[command]
    const body = method === 'POST' ? JSON.stringify(parameters) : undefined
    const response = await fetch(session + path, { method, ...(body !== undefined && { body }) })
    const { value } = await response.json()
    if (!response.ok) throw new CommandError(command, value)
    if (command === 'NewSession') session += `/${value.sessionId}`
    return value
  }
}

function firstLine(stream: Readable, program: string): Promise<string> {
  return new Promise((resolve, reject) => {
    stream.once('data', (text) => resolve(String(text).trim()))
    stream.once('close', () => reject(new Error(`${program} ended before it had a display.`)))
  })
}
