// What the playground adds to an error: what a program cannot have here, and what to write instead.

import type { WorkerOptions } from './options.js'

/** The texts of a site's hints. */
export interface Hints {
  /** Hints by the name of a global that does not exist. */
  readonly missing: { readonly [name: string]: string }
  readonly location: string
  readonly wrongHost: string
  readonly relativeUrl: string
  readonly remoteImport: string
  readonly noPackage: string
  readonly eval: string
}

/** The hints for these options and modules. */
export function createHints(options: WorkerOptions, modules: readonly string[]): Hints {
  const { apiOrigin, exampleUrl, clients = '`fetch`', hints } = options
  const hasPackages = `has ${modules.length === 1 ? 'one package' : 'these packages'}: ${modules.join(', ')}.`
  return {
    missing: {
      ...missing(NO_PAGE, PAGE_NAMES),
      ...missing(
        'The playground is a browser, not Node.js: there is no',
        'process Buffer global setImmediate __dirname __filename',
      ),
      ...missing(
        apiOrigin === undefined
          ? `${NO_NETWORK.slice(0, -1)}: there is no`
          : `${NO_NETWORK} Send requests to ${apiOrigin} with ${clients}; there is no`,
        NETWORK_NAMES,
      ),
      ...missing('The playground has no storage: there is no', STORAGE_NAMES),
      ...missing('The playground runs one thread: there is no', THREAD_NAMES),
      ...missing(
        'This program is an ES module: write `import` and `export`. There is no',
        'require module exports',
      ),
      ...hints?.missing,
    },
    location: `${NO_PAGE} URL to change.`,
    wrongHost:
      apiOrigin === undefined
        ? NO_NETWORK
        : `Only ${apiOrigin} responds here; it is part of the page. Try ${exampleUrl}.`,
    relativeUrl:
      apiOrigin === undefined
        ? NO_NETWORK
        : (hints?.relativeUrl ?? `Write the whole URL, such as ${exampleUrl}.`),
    remoteImport: `The playground has no network, so modules cannot be loaded from other hosts. It ${hasPackages}`,
    noPackage: `The playground ${hasPackages}`,
    eval: '`eval` and `new Function` are disabled in the playground.',
  }
}

const NO_NETWORK = 'The playground has no network.'
const NO_PAGE = 'The playground runs in a worker: there is no page, so no'
/** Globals of a page, separated by spaces, like all names below. */
const PAGE_NAMES =
  'document window top parent frames opener frameElement history alert confirm prompt open print localStorage sessionStorage HTMLElement Image'

const NETWORK_NAMES = 'XMLHttpRequest WebSocket WebSocketStream EventSource WebTransport'
const STORAGE_NAMES = 'caches indexedDB'
const THREAD_NAMES = 'Worker SharedWorker BroadcastChannel'

/** Globals that a worker has and a program must not have. */
export const REMOVED = `${NETWORK_NAMES} ${STORAGE_NAMES} ${THREAD_NAMES}`.split(' ')

function missing(start: string, names: string): { [name: string]: string } {
  return Object.fromEntries(names.split(' ').map((name) => [name, `${start} \`${name}\`.`]))
}

const assigned = new WeakMap<object, string>()

/** An error with a hint of its own. */
export function withHint<T extends Error>(error: T, hint: string): T {
  assigned.set(error, hint)
  return error
}

/** The hint for a thrown value, or for its cause. */
export function hintFor(thrown: unknown, hints: Hints): string | undefined {
  let error = thrown
  for (let level = 0; level < 5 && error instanceof Error; level += 1) {
    const hint = assigned.get(error) ?? hintByMessage(error, hints)
    if (hint !== undefined) return hint
    error = error.cause
  }
  return undefined
}

const NOT_DEFINED =
  /^(\w+) is not defined$|^Can't find variable: (\w+)$|(?:^|\.)(\w+) is not a (?:constructor|function)$/

function hintByMessage({ name, message }: Error, hints: Hints): string | undefined {
  const match = NOT_DEFINED.exec(message)
  const word = match?.[1] ?? match?.[2] ?? match?.[3]
  if (word !== undefined && Object.hasOwn(hints.missing, word)) return hints.missing[word]
  if (name === 'EvalError') return hints.eval
  if (/dynamically imported module|Importing a module script failed|module specifier/i.test(message)) {
    return hints.remoteImport
  }
  return undefined
}
