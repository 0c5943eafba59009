// Runs compiled samples in Node processes: in one of its own, or one after another in processes that are started as they
// are needed. Knows files, and nothing of the samples in them.

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { API_ORIGIN } from '../demoApi/origin'
import { urls } from '../urls'

/** A program to run. */
export interface SampleTask {
  /** Absolute. */
  readonly program: string
  /** The folder that it runs in. */
  readonly cwd: string
  /** Origin of the demo API that responds for the origins of the documentation. */
  readonly demo: string
}

/** How a program ended. */
export interface Ended {
  /** Null when it was stopped. */
  readonly code: number | null
  /** Of both streams. */
  readonly printed: string
}

/** Processes that run one program after another. */
export interface SampleProcesses {
  readonly run: (task: SampleTask) => Promise<Ended>
  readonly close: () => Promise<void>
}

/** Milliseconds after which a program is stopped. */
export const LONGEST = 60_000

const PRELOAD = new URL('./nodePreload.mjs', import.meta.url).href
const HOST = fileURLToPath(new URL('./sampleHost.mjs', import.meta.url))
const ORIGINS = [API_ORIGIN, urls.site]
const ENV = { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', NO_COLOR: '1' }

/** Runs a program in a process of its own. */
export async function runAlone({ program, cwd, demo }: SampleTask): Promise<Ended> {
  const log = join(cwd, '.log')
  const env = { ...ENV, SAMPLE_ORIGINS: ORIGINS.join(' '), DEMO_ORIGIN: demo }
  const child = start(program, { cwd, env, log, timeout: LONGEST })
  return { code: await exitOf(child), printed: readFileSync(log, 'utf8') }
}

/** Opens a pool; `folder` is for what its processes print. A process runs one program at a time. */
export function openSampleProcesses(folder: string): SampleProcesses {
  const idle: Host[] = []
  let started = 0
  return {
    run: async (task) => {
      const host = idle.pop() ?? startHost(join(folder, `.host-${started++}.log`))
      const { ended, isAlive } = await host.run(task)
      if (isAlive) idle.push(host)
      return ended
    },
    close: async () => {
      await Promise.all(idle.map((host) => host.close()))
    },
  }
}

interface Host {
  readonly run: (task: SampleTask) => Promise<{ ended: Ended; isAlive: boolean }>
  readonly close: () => Promise<void>
}

function startHost(log: string): Host {
  const child = start(HOST, { env: ENV, log, hasChannel: true })
  const exit = exitOf(child)
  let seen = 0
  /** What is new in the log. Streams to a file are written at once, so it has all when a program ends. */
  const printed = () => {
    const bytes = readFileSync(log)
    const text = bytes.subarray(seen).toString('utf8')
    seen = bytes.length
    return text
  }
  return {
    run: async ({ program, cwd, demo }) => {
      const message = new Promise<void>((resolve) => child.once('message', () => resolve()))
      child.send({ program: pathToFileURL(program).href, cwd, origins: ORIGINS, demo })
      const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST)
      const isAlive = await Promise.race([message.then(() => true), exit.then(() => false)])
      clearTimeout(timer)
      return { ended: { code: isAlive ? 0 : await exit, printed: printed() }, isAlive }
    },
    close: async () => {
      child.disconnect()
      await exit
      rmSync(log)
    },
  }
}

interface StartOptions {
  readonly cwd?: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly log: string
  readonly timeout?: number
  readonly hasChannel?: boolean
}

/** Both streams go to one file, so that their lines keep their order. */
function start(program: string, { cwd, env, log, timeout, hasChannel }: StartOptions): ChildProcess {
  const descriptor = openSync(log, 'w')
  try {
    return spawn(process.execPath, ['--import', PRELOAD, program], {
      stdio: ['ignore', descriptor, descriptor, ...(hasChannel ? (['ipc'] as const) : [])],
      env,
      ...(cwd !== undefined && { cwd }),
      ...(timeout !== undefined && { timeout }),
    })
  } finally {
    closeSync(descriptor)
  }
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('exit', resolve)
    child.once('error', reject)
  })
}
