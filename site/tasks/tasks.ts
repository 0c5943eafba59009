// What readers want to do, with the section that shows how: the index at `/docs`, and queries that the search is tested
// with, so that neither drifts. A task is written as its line is read after "I want to …".

import { client } from '../urls'

/** A task and where it is explained. */
export interface Task {
  /** As a reader says it: 'refresh an expired token' */
  readonly task: string
  readonly href: string
  /** Other sections that a search may find first. */
  readonly also?: readonly string[]
}

/** Tasks that a reader looks for together. */
export interface TaskGroup {
  readonly name: string
  readonly id: string
  readonly tasks: readonly Task[]
}

const api = `/docs/api/${client}`
const options = `${api}-options`
const methods = `${api}/methods`
const nodejs = '/docs/installation/nodejs'
const react = '/docs/frameworks/react'

export const TASK_GROUPS: readonly TaskGroup[] = [
  {
    name: 'Send requests',
    id: 'send',
    tasks: [
      {
        task: 'send a first request',
        href: '/docs/introduction#first-request',
        also: [
          `${nodejs}#first-response`,
          '/docs/installation/cjs#first-response',
          '/docs/installation/umd#first-response',
          '/docs/installation/browser-with-bundlers#first-response',
          '/docs/installation/browser-without-bundlers#first-response',
          '/docs/playground/esm#first-request',
          '/docs/playground/cjs#first-request',
        ],
      },
      { task: 'set a base URL', href: `${options}#baseurl` },
      {
        task: 'set a default header',
        href: `${options}#headers`,
        also: [
          `${methods}/set-headers`,
          `${methods}/set-headers#add-replace-remove`,
          `${methods}/set-headers#where-to-set-headers`,
        ],
      },
      { task: 'add query parameters', href: `${methods}/get-async#query`, also: [`${options}#query`] },
      {
        task: 'send JSON, a form or a file',
        href: `${methods}/post-async#body`,
        also: [`${methods}/post-async#upload-a-file`],
      },
      {
        task: 'upload a file',
        href: `${methods}/post-async#upload-a-file`,
        also: [`${methods}/post-async#body`],
      },
      {
        task: 'upload a file with progress',
        href: `${methods}/post-async#upload-progress`,
        also: [`${methods}/post-async#upload-a-file`, `${methods}/post-async#upload-with-cancel`],
      },
      {
        task: 'change only some fields with PATCH',
        href: `${methods}/patch-async#send-only-changed-fields`,
        also: [`${methods}/patch-async`],
      },
      { task: 'limit concurrent requests', href: `${options}#dedupe-and-limit` },
      { task: 'use a proxy', href: `${options}#proxy`, also: ['/docs/frameworks/vite#development-proxy'] },
    ],
  },
  {
    name: 'Receive responses',
    id: 'receive',
    tasks: [
      { task: 'get typed results', href: `${api}/#typed-results` },
      { task: 'validate a response with Zod', href: `${options}#schema` },
      { task: 'unwrap an envelope', href: `${options}#unwrap-an-envelope` },
      {
        task: 'read all pages of a list',
        href: `${methods}/get-async#pagination`,
        also: [`${methods}/get-async#link-header`, `${methods}/get-async#cursor-pages`],
      },
      { task: 'read NDJSON line by line', href: `${methods}/get-async#ndjson` },
      { task: 'subscribe to server-sent events', href: `${methods}/get-async#server-sent-events` },
      {
        task: 'stream a chat completion',
        href: `${methods}/post-async#chat-completion`,
        also: [`${methods}/get-async#post-event-stream`],
      },
      { task: 'save a download to disk', href: `${methods}/get-async#save-a-download` },
      { task: 'use ETag and 304', href: `${methods}/get-async#conditional-request` },
      { task: 'poll until a job is done', href: `${methods}/get-async#poll` },
      { task: 'send equal requests only once (dedupe)', href: `${options}#dedupe-and-limit` },
    ],
  },
  {
    name: 'Authenticate and secure',
    id: 'secure',
    tasks: [
      {
        task: 'send a bearer token',
        href: `${methods}/set-headers#auth`,
        also: [
          `${options}#headers`,
          `${methods}/set-headers#refresh-a-token`,
          `${methods}/set-headers#sign-in-and-out`,
        ],
      },
      {
        task: 'refresh an expired token',
        href: `${methods}/set-headers#refresh-a-token`,
        also: ['/docs/playground/esm#token-refresh', '/docs/playground/cjs#token-refresh'],
      },
      {
        task: 'send cookies to another origin',
        href: `${options}#credentials`,
        also: [`${methods}/set-headers#csrf`, `${options}#allowedorigins`],
      },
      { task: 'send a CSRF header', href: `${methods}/set-headers#csrf` },
      { task: 'sign a request', href: `${options}#sign-a-request` },
      {
        task: 'keep tokens of many users apart on a server',
        href: `${methods}/set-headers#one-client-many-users`,
        also: [`${nodejs}#one-client-many-users`],
      },
    ],
  },
  {
    name: 'Recover from failures',
    id: 'recover',
    tasks: [
      {
        task: 'handle an error by kind',
        href: `${api}/#handle-errors-by-kind`,
        also: ['/docs/introduction#handle-errors'],
      },
      { task: 'find out what an error code means', href: `${api}/#errors`, also: [`${api}/#errorcode`] },
      {
        task: 'get errors as values instead of exceptions',
        href: `${api}/#safe`,
        also: [
          '/docs/introduction#errors-as-values',
          '/docs/playground/esm#error-as-value',
          '/docs/playground/cjs#error-as-value',
        ],
      },
      {
        task: 'set a timeout',
        href: `${options}#timeout`,
        also: [`${options}#timeouts`, `${options}#totaltimeout`],
      },
      {
        task: 'cancel a request',
        href: `${methods}/get-async#cancel`,
        also: [
          `${options}#signal`,
          '/docs/playground/esm#cancel',
          '/docs/playground/cjs#cancel',
          `${react}#cancel-on-unmount`,
        ],
      },
      {
        task: 'retry with backoff and Retry-After',
        href: `${options}#retry`,
        also: [
          `${options}#retrydelay`,
          `${options}#retrymaxretryafter`,
          '/docs/playground/esm#retry',
          '/docs/playground/cjs#retry',
        ],
      },
      { task: 'retry a POST without a duplicate', href: `${methods}/post-async#retry-without-duplicates` },
      { task: 'know whether a failed request took effect', href: `${api}/#did-the-request-take-effect` },
      {
        task: 'detect a silent stream',
        href: `${methods}/get-async#silent-stream`,
        also: [`${options}#idletimeout`],
      },
      { task: 'show validation errors of a form (422)', href: `${methods}/post-async#validation-errors` },
    ],
  },
  {
    name: 'Test',
    id: 'test',
    tasks: [
      { task: 'test code that sends requests', href: `${nodejs}#testing` },
      {
        task: 'mock responses and network failures',
        href: '/docs/frameworks/vite#mock',
        also: [
          '/docs/frameworks/vite#faults',
          '/docs/frameworks/vite#routes-and-responses',
          `${nodejs}#testing`,
        ],
      },
      { task: 'test retries without waiting', href: `${nodejs}#test-retries-without-waiting` },
      { task: 'record and replay an API', href: '/docs/frameworks/vite#record-and-replay' },
    ],
  },
  {
    name: 'Integrate',
    id: 'integrate',
    tasks: [
      { task: 'migrate from axios', href: '/docs/introduction#migrate-from-axios' },
      {
        task: 'replace an axios interceptor',
        href: '/docs/introduction#axios-errors',
        also: [
          `${options}#hooksrequest`,
          `${options}#hookserror`,
          `${options}#other-interceptors`,
          `${options}#hooks-and-interceptors`,
          `${options}#hooks`,
          `${options}#unwrap-an-envelope`,
        ],
      },
      {
        task: 'migrate from ky, ofetch or fetch',
        href: '/docs/introduction#migrate-from-ky',
        also: ['/docs/introduction#migrate-from-ofetch', '/docs/introduction#migrate-from-fetch'],
      },
      {
        task: 'load data in React and cancel on unmount',
        href: `${react}#cancel-on-unmount`,
        also: [react, `${react}#suspense`],
      },
      {
        task: 'use TanStack Query or SWR',
        href: `${react}#tanstack-query`,
        also: [`${react}#infinite-query`],
      },
      {
        task: 'use Troth in Next.js',
        href: `${react}#nextjs`,
        also: [`${react}#nextjs-headers-and-cookies`],
      },
      {
        task: 'use Troth in Vue or Nuxt',
        href: '/docs/frameworks/vue3',
        also: ['/docs/frameworks/vue3#nuxt'],
      },
      {
        task: 'avoid CORS in development',
        href: '/docs/frameworks/vite#development-proxy',
        also: ['/docs/installation/browser-with-bundlers#cors', `${api}/#cors`],
      },
      { task: 'call an OpenAPI description with types', href: `${api}/#openapi` },
      {
        task: 'compare bundle size and features',
        href: '/docs/support#comparison',
        also: [
          '/docs/introduction#compared-with-axios-and-ky',
          '/docs/frameworks/vite#size',
          '/docs/installation/browser-with-bundlers#what-it-adds-to-your-bundle',
        ],
      },
    ],
  },
]

/** All tasks. */
export const TASKS: readonly Task[] = TASK_GROUPS.flatMap(({ tasks }) => tasks)

/** The tasks by their sections, as questions for the search. */
export function taskQuestions(): Record<string, string[]> {
  const questions: Record<string, string[]> = {}
  for (const { href, task } of TASKS) questions[href] = [...(questions[href] ?? []), task]
  return questions
}
