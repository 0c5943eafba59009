// Calls a hook of a plugin: an error names the plugin, the hook and the page, and one that never resolves ends.

import { fileURLToPath } from 'node:url'
import { thrownValueText } from '../../shared/thrownValue.js'
import { decodePath } from '../../shared/url.js'
import { VellumError } from './errors.js'

/** How long a hook may take, in milliseconds. */
const HOOK_TIME_LIMIT = 120_000

/** What a hook was called for. */
export interface HookSubject {
  /** The page, by its file or its path. */
  readonly page?: string | undefined
  readonly timeLimit?: number
}

/** Calls an asynchronous hook; `call` gets a function that starts the time limit again. */
export async function callHook<Result>(
  plugin: string,
  hook: string,
  call: (keepAlive: () => void) => Result | PromiseLike<Result>,
  { page, timeLimit = HOOK_TIME_LIMIT }: HookSubject = {},
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(
        new VellumError(
          `\`${hook}\` of the plugin "${plugin}" did not resolve within ${timeLimit / 1000} s.`,
          {
            code: 'plugin-timeout',
            ...(page !== undefined && { files: [page] }),
            hint: 'Check what it awaits: one of its promises never resolves.',
          },
        ),
      )
    }, timeLimit)
  })
  try {
    return await Promise.race([call(() => timer?.refresh()), limit])
  } catch (error) {
    throw hookError(error, { plugin, hook, page })
  } finally {
    clearTimeout(timer)
  }
}

/** Calls a hook that returns at once. */
export function callHookSync<Result>(
  plugin: string,
  hook: string,
  call: () => Result,
  page?: string,
): Result {
  try {
    return call()
  } catch (error) {
    throw hookError(error, { plugin, hook, page })
  }
}

function hookError(
  error: unknown,
  { plugin, hook, page }: { plugin: string; hook: string; page: string | undefined },
): VellumError {
  if (error instanceof VellumError) return error
  if (isReported(error)) {
    return new VellumError(`The plugin "${plugin}" reports: ${error.message}`, {
      code: 'plugin-error',
      files: error.files ?? (page === undefined ? [] : [page]),
      hint: error.hint,
      ...(error.cause !== undefined && { cause: error.cause }),
    })
  }
  return new VellumError(`\`${hook}\` of the plugin "${plugin}" threw an error.`, {
    code: 'plugin-hook-threw',
    files: [...(page === undefined ? [] : [page]), ...positionsIn(error)],
    hint: 'The cause is below. Correct the plugin, or remove it from `plugins`.',
    // A promise may be rejected without a value.
    cause: error ?? new Error(thrownValueText(error)),
  })
}

/** Whether an error is one of the site: it says how to fix it. */
function isReported(error: unknown): error is Error & { hint: string; files?: readonly string[] } {
  return error instanceof Error && 'hint' in error && typeof error.hint === 'string'
}

/** The source of an error in code that was bundled; undefined if it is not of that code. */
type SourcePosition = (error: unknown) => string | undefined

/** The lookups of each file, the latest first. */
const lookups = new Map<string, readonly SourcePosition[]>()

/** Hooks of the last configuration may still run while the next one is loaded. */
const KEPT_LOOKUPS = 2

/** Adds the lookup of a file that was bundled: a configuration, or a sidebar file, which is loaded more often. */
export function addSourcePositions(file: string, lookup: SourcePosition): void {
  lookups.set(file, [lookup, ...(lookups.get(file) ?? [])].slice(0, KEPT_LOOKUPS))
}

/** The first position in the stack of an error: in the configuration, or in a package. */
export function positionsIn(error: unknown): string[] {
  for (const lookup of [...lookups.values()].flat()) {
    const position = lookup(error)
    if (position !== undefined) return [position]
  }
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const positions = [
    ...stack.matchAll(/(?<!node:[\w/]*)(?:file:\/\/|\()?(?<![\w:])(\/[^\s():]+:\d+:\d+)/g),
  ].map(([frame, at = '']) => (frame.startsWith('file:') ? decodePath(at) : at))
  // What the engine calls on a value of the plugin is no position in it.
  return positions.filter((position) => !position.startsWith(OWN_FOLDER)).slice(0, 1)
}

/** The folder of this file: of all code of the engine, once it is bundled. */
const OWN_FOLDER = fileURLToPath(new URL('.', import.meta.url))
