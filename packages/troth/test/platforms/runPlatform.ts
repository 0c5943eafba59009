// Runs the suite on one platform: starts its program, waits for the results that it sends to the
// server, and ends it.

import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { PlatformServer } from './platformServer.js'
import type { Launch, Runtime } from './runtimes.js'
import type { CaseResult, PlatformId } from './suite/case.js'
import type { SuiteFolder } from './suiteFiles.js'

/** The whole run, the start of a browser included. */
const RUN_MS = 300_000

/** What a run needs. */
export interface RunOptions {
  readonly platform: PlatformId
  readonly runtime: Runtime
  readonly server: PlatformServer
  readonly folder: SuiteFolder
}

/** The results of all cases on a platform; rejects when it sends none. */
export async function runPlatform({ platform, runtime, server, folder }: RunOptions): Promise<CaseResult[]> {
  const results = server.resultsOf(platform)
  // It is awaited below, together with the ways to fail.
  results.catch(() => {})
  const launch = runtime.launch({ origin: server.origin, platform }, folder)
  const display = launch.display ? await startDisplay(launch.display) : undefined
  const child = start(launch, display?.name)
  const endAll = () => Promise.all([child, ...(display ? [display.child] : [])].map(end))
  process.once('exit', endAll)
  let timer: NodeJS.Timeout | undefined
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const failed = new Promise<never>((_, reject) => {
    const fail = (problem: string) => reject(new Error(`${launch.program} ${problem}.\n${output}`.trim()))
    timer = setTimeout(() => fail(`sent no results within ${RUN_MS / 1000} s`), RUN_MS)
    child.once('error', (error) => fail(`cannot be started: ${error.message}`))
    // A program that is done may end before the server has read what it sent.
    child.once('exit', (code) =>
      setTimeout(() => fail(`ended with code ${code} and sent no results`), 10_000),
    )
  })
  try {
    return await Promise.race([results, failed])
  } finally {
    clearTimeout(timer)
    failed.catch(() => {})
    process.off('exit', endAll)
    await endAll()
  }
}

function start({ program, args }: Launch, display: string | undefined): ChildProcess {
  const env = { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' }
  return spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: HAS_GROUPS,
    env: display
      ? { ...env, DISPLAY: display, GDK_BACKEND: 'x11', WEBKIT_DISABLE_COMPOSITING_MODE: '1' }
      : env,
  })
}

/** A display that nobody sees. */
async function startDisplay(program: string): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '800x600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: HAS_GROUPS,
  })
  const number = await new Promise<string>((resolve, reject) => {
    const pipe = child.stdio[3] as Readable
    pipe.once('data', (text) => resolve(String(text).trim()))
    pipe.once('close', () => reject(new Error(`${program} ended before it had a display.`)))
  })
  return { child, name: `:${number}` }
}

/** The command of a browser may be a script: its programs are a group, which is ended as a whole. */
const HAS_GROUPS = process.platform !== 'win32'

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return resolve()
    child.once('exit', () => resolve())
    if (HAS_GROUPS) process.kill(-child.pid)
    else child.kill()
  })
}
