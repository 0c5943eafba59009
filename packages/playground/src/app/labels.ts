// The fixed texts of the interface. Constants, not an object: bundlers put the texts where
// they are used. Import them as `* as labels`; texts.ts makes sentences of a run's state.

import { count, formatBytes } from './view/measures.js'

export const run = 'Run'
export const stop = 'Stop'
export const reset = 'Reset'
export const resetTitle = 'Restore the sample and reset the network'
export const copy = 'Copy'
export const copyTitle = 'Copy the code'
export const copied = 'Copied'
export const share = 'Share'
export const shareTitle = 'Copy a link to this code and network'
export const linkCopied = 'Link copied'
export const copyByHand = 'The browser blocked copying. Select this text and copy it:'
export const close = 'Close'
export const openedFromLink = 'Opened from a link. Read it before you run it.'
export const loadingEditor = 'Loading the editor…'
export const noEditor = 'The editor could not be loaded. You can still run the code.'
export const broken = 'The playground failed. Run it again, or reload the page.'
export const changedPage = 'This page has changed. Reload it to run the sample.'
export const noProgram = 'Could not be loaded. Check your connection and run it again.'
export const types = 'Types'
export const typesTitle = 'Completion and type errors as you type'
export const loadingTypes = 'Loading types…'
export const noTypes = 'Types could not be loaded. Press to try again.'
export const typeProblems = (number: number) => count(number, 'type error')
export const networkTitle = 'Run the program with latency, error statuses and faults'
export const requestCount = (number: number) => `Requests: ${number}`
export const requestsTitle = 'Timeline, headers and bodies of the requests'
export const code = (file: string) => `Code of ${file}`
export const output = 'Output'
export const explained = 'What this error means'
export const details = 'Stack and fields'
export const recordedOutput = 'Recorded output'
export const nothingPrinted = 'No output.'
export const unshown = (lines: number) => `${count(lines, 'more line')} not shown.`
export const levels = { log: '', info: 'info', warn: 'warning', error: 'error', debug: 'debug' }
export const requests = 'Requests'
export const noRequests = 'No requests.'
export const attempts = (number: number) => count(number, 'attempt')
export const attempt = (number: number) => `attempt ${number}`
export const request = 'Request'
export const response = 'Response'
export const noResponse = 'No response.'
export const bodyOf = (type: string | undefined, bytes: number) =>
  `Not shown: ${type ?? 'not text'}, ${formatBytes(bytes)}.`
export const form = (type: string | undefined, bytes: number) => `${type ?? 'A form'}, ${formatBytes(bytes)}`
export const curl = 'As curl'
export const copyCurl = 'Copy as curl'
export const noCurl = {
  host: (origin: string) => `No curl command: only ${origin} exists in the playground.`,
  characters: () => 'No curl command: the request has characters that are not safe in a terminal.',
}
export const network = 'Network'
export const noConditions = 'normal'
export const latency = 'Latency'
export const jitter = 'Jitter'
export const statuses = 'Statuses'
export const statusesExample = '503, 429, 200'
export const retryAfter = 'Retry-After'
export const fault = 'Fault'
export const milliseconds = 'ms'
export const seconds = 's'
export const nextRun =
  'Applies to the next run. The first requests get these statuses, in order; 200 gets the real response.'
export const resetNetwork = 'Reset network'
export const statusProblem = (text: string) => `“${text}” is not a status from 200 to 599.`
export const tooManyStatuses = (most: number) => `At most ${most} statuses.`
export const stopped = 'Stopped.'
export const running = 'Running…'
