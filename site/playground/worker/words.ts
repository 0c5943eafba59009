// What the playground says to a program that asks for more than it has.

import { API_ORIGIN } from '../protocol'

const NO_PAGE = 'The playground runs in a worker: there is no page, so no'
const NO_NODE = 'The playground is a browser, not Node.js: there is no'
const NO_NETWORK = `The playground has no network. \`fetch\` and Troth reach ${API_ORIGIN}, which is answered in the page; use them instead of`
const NO_STORAGE = 'The playground keeps nothing: there is no'
const NO_THREADS = 'The playground runs one thread: there is no'

/** Hints for names that a program may expect. */
export const MISSING: { readonly [name: string]: string } = {
  ...hints(NO_PAGE, [
    'document',
    'window',
    'top',
    'parent',
    'frames',
    'opener',
    'frameElement',
    'history',
    'alert',
  ]),
  ...hints(NO_PAGE, [
    'confirm',
    'prompt',
    'open',
    'print',
    'localStorage',
    'sessionStorage',
    'HTMLElement',
    'Image',
  ]),
  ...hints(NO_NODE, ['process', 'Buffer', 'global', 'setImmediate', '__dirname', '__filename']),
  ...hints(NO_NETWORK, ['XMLHttpRequest', 'WebSocket', 'WebSocketStream', 'EventSource', 'WebTransport']),
  ...hints(NO_STORAGE, ['caches', 'indexedDB']),
  ...hints(NO_THREADS, ['Worker', 'SharedWorker', 'BroadcastChannel']),
  require:
    "This page shows ES modules: write `import … from 'troth'`. `require` is on the page about CommonJS.",
  module: 'This page shows ES modules, which have no `module`: write `export`.',
  exports: 'This page shows ES modules, which have no `exports`: write `export`.',
}

function hints(start: string, names: readonly string[]): { [name: string]: string } {
  return Object.fromEntries(names.map((name) => [name, `${start} \`${name}\`.`]))
}

/** Functions that throw when they are called, with the message. */
export const REFUSED: { readonly [name: string]: string } = {
  postMessage: 'postMessage is not available: nobody listens to this worker. Print with console.log.',
  close: 'close is not available: a run ends by itself, or with the Stop button.',
  importScripts: 'importScripts is not available: the playground has no network.',
}

export const WORDS = {
  leaves: 'location cannot be changed: the playground has no page that could go elsewhere.',
  leavesHint: `${NO_PAGE} address to change.`,
  wrongHost: (host: string) => `Failed to fetch: the playground has no network, so ${host} cannot be reached`,
  wrongHostHint: `Only ${API_ORIGIN} answers here; it is part of the page. Try ${API_ORIGIN}/v1/users/7.`,
  relative: (address: string) =>
    `Failed to fetch: "${address}" is relative, and the playground has no page address`,
  relativeHint: `Write the whole address, such as ${API_ORIGIN}/v1/users/7, or set \`baseUrl\`.`,
  remoteImport:
    'The playground has no network, so modules cannot be loaded from elsewhere. It has one package: troth.',
  noPackage: (name: string) => `Cannot find module '${name}'`,
  noPackageHint: 'The playground has one package: troth.',
  evalHint: 'The playground does not turn text into code: `eval` and `new Function` are off.',
  noCors: 'Failed to fetch: the answer has no Access-Control-Allow-Origin',
  moreCharacters: (count: number) => `… ${count} more characters`,
  moreRows: (count: number) => `… ${count} more rows`,
  moreColumns: (count: number) => `… ${count} more columns`,
} as const
