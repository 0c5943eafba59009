// Opens a URL in the browser of this machine, with the program that each system has for it.

import { spawn } from 'node:child_process'
import { withBase } from '../../shared/url.js'

/** The parts of a machine that opening a browser depends on. */
export interface Machine {
  readonly platform: NodeJS.Platform
  /** The variable `BROWSER`: a program to open URLs with, or `none`. */
  readonly browser: string | undefined
}

/** The program that opens a URL, and its arguments; undefined if no browser is to be opened. */
export function browserCommand(
  url: string,
  { platform, browser }: Machine,
): readonly [string, ...string[]] | undefined {
  if (browser === 'none') return undefined
  if (browser) return [browser, url]
  if (platform === 'darwin') return ['open', url]
  // Not `start`: a shell would interpret characters of a URL.
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler', url]
  return ['xdg-open', url]
}

/** Opens a page of a site; `failed` is called when this machine cannot. */
export function openBrowser(home: string, open: string | true, failed: () => void): void {
  const { pathname } = new URL(home)
  const url = open === true ? home : new URL(withBase(open, pathname), home).href
  const command = browserCommand(url, { platform: process.platform, browser: process.env.BROWSER })
  if (!command) return
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.on('error', failed)
  child.unref()
}
