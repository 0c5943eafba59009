// A stock Firefox, driven by Marionette, the protocol that is built into it: the commands
// of WebDriver as JSON over a socket, each message preceded by its length.
// https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './driver.js'
import { endOf, endWithProcess } from './endOf.js'
import { poll } from './poll.js'
import { CommandError, type SendCommand, startWebDriver } from './webDriver.js'

/** Marionette sets what automation needs; these keep a new profile from asking the network. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.normandy.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
}

/** Starts the Firefox of the given path. */
export async function startFirefox(file: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'troth-firefox-'))
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join(''))
  const child = spawn(
    file,
    ['--headless', '--marionette', '--no-remote', '--profile', profile, 'about:blank'],
    {
      stdio: 'ignore',
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
    },
  )
  endWithProcess(child)
  const close = async () => {
    await endOf(child)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const port = await poll('Firefox to listen', () =>
      Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
    )
    return await startWebDriver({ send: marionette(connect(port, '127.0.0.1')), close })
  } catch (error) {
    await close()
    throw error
  }
}

interface Waiting {
  readonly command: string
  readonly resolve: (value: unknown) => void
  readonly reject: (error: Error) => void
}

/** Some commands return their value in an object of its own. */
interface Response {
  readonly value?: unknown
}

function marionette(socket: Socket): SendCommand {
  const waiting = new Map<number, Waiting>()
  let count = 0
  let received = Buffer.alloc(0)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const colon = received.indexOf(':')
      const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)))
      if (colon === -1 || received.length < end) return
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString())
      received = received.subarray(end)
      // The first message is a greeting, no array.
      if (Array.isArray(message)) settle(message)
    }
  })
  socket.on('close', () => {
    for (const { command, reject } of waiting.values()) reject(new Error(`Firefox ended during ${command}.`))
  })

  function settle([, id, error, result]: unknown[]): void {
    const { command, resolve, reject } = waiting.get(id as number)!
    waiting.delete(id as number)
    if (error) reject(new CommandError(command, error as { error: string; message: string }))
    else
      resolve(
        result !== null && typeof result === 'object' && 'value' in result
          ? (result as Response).value
          : result,
      )
  }

  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const id = ++count
      waiting.set(id, { command, resolve, reject })
      const text = JSON.stringify([0, id, `WebDriver:${command}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
    })
}
