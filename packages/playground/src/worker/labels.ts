// The messages of errors that the worker itself throws, and what it adds to texts that it cuts.

/** Functions that throw when they are called, with the message. */
export const REFUSED: { readonly [name: string]: string } = {
  postMessage: 'postMessage is not available in the playground. Print with console.log.',
  close: 'close is not available in the playground. Stop a run with the Stop button.',
  importScripts: 'importScripts is not available: the playground has no network.',
}

export const fixedLocation = 'location cannot be changed: the playground has no page.'
export const wrongHost = (host: string) =>
  `Failed to fetch: the playground has no network, so ${host} cannot be reached`
export const relativeUrl = (url: string) =>
  `Failed to fetch: "${url}" is relative, and the playground has no page URL`
export const noPackage = (name: string) => `Cannot find module '${name}'`
export const noCors = 'Failed to fetch: the response has no Access-Control-Allow-Origin'
export const moreCharacters = (count: number) => `… ${count} more characters`
export const moreRows = (count: number) => `… ${count} more rows`
export const moreColumns = (count: number) => `… ${count} more columns`
