// Frameworks and tools that samples import and the site does not install, because they are too large for a few samples:
// the functions that samples use, with their types, for a request that has the session of the demo API.
// The samples were also built and run in a project of the version that each stub names.

/** A stub: the files of the package by name, without its `package.json`. */
interface StubPackage {
  /** The version of the package that the samples were run with. */
  readonly version: string
  /** By the name that is imported: `headers` of `next/headers`, `index` of `msw`. */
  readonly entries: Readonly<Record<string, { readonly types: string; readonly code: string }>>
}

/** The stubs by the name of their package. */
export const STUB_PACKAGES = {
  msw: {
    version: '3.0.4',
    entries: {
      index: {
        types: `export interface HttpHandler { readonly url: string; readonly resolve: () => Response }
export declare const http: { get(url: string, resolve: () => Response): HttpHandler }
export declare const HttpResponse: { json(body: unknown): Response; error(): Response }
`,
        code: `export const http = { get: (url, resolve) => ({ url, resolve }) }
export const HttpResponse = { json: (body) => Response.json(body), error: () => Response.error() }
`,
      },
      node: {
        types: `import type { HttpHandler } from './index.js'
export declare function setupServer(...handlers: HttpHandler[]): {
  listen(options?: { onUnhandledRequest?: 'bypass' | 'warn' | 'error' }): void
  use(...handlers: HttpHandler[]): void
  resetHandlers(): void
  close(): void
}
`,
        code: `const { fetch } = globalThis
export function setupServer(...initial) {
  let handlers = initial
  const matches = (handler, url) => new RegExp('^' + handler.url.replace(/:\\w+/g, '[^/]+') + '$').test(url)
  return {
    listen: () => {
      globalThis.fetch = async (url) => {
        const response = handlers.find((handler) => matches(handler, url))?.resolve()
        if (!response || response.type === 'error') throw new TypeError('Failed to fetch')
        return response
      }
    },
    use: (...added) => {
      handlers = [...added, ...handlers]
    },
    resetHandlers: () => {
      handlers = initial
    },
    close: () => {
      globalThis.fetch = fetch
    },
  }
}
`,
      },
    },
  },
  next: {
    version: '16.4.6',
    entries: {
      headers: {
        types: `export declare function cookies(): Promise<{
  get(name: string): { name: string; value: string } | undefined
  toString(): string
}>
export declare function headers(): Promise<Omit<Headers, 'append' | 'delete' | 'set'>>
`,
        code: `const session = { name: 'session', value: 'demo-token' }
export const cookies = async () => new Map([['session', session]])
export const headers = async () => new Headers({ 'Accept-Language': 'en' })
`,
      },
      cache: {
        types: `declare global {
  interface RequestInit {
    next?: { revalidate?: number | false; tags?: string[] } | undefined
  }
}
export declare function revalidateTag(tag: string, profile: string | { expire?: number }): undefined
export declare function cacheLife(profile: string): void
export declare function cacheTag(...tags: string[]): void
`,
        code: `export const revalidateTag = () => undefined
export const cacheLife = () => {}
export const cacheTag = () => {}
`,
      },
    },
  },
  nuxt: {
    version: '4.5.2',
    entries: {
      app: {
        types: `import type { Ref } from 'vue'
interface Provided<T> { readonly provide: T }
export declare function defineNuxtPlugin<T>(setup: () => Provided<T>): () => Provided<T>
export declare function useCookie(name: string): Ref<string | null | undefined>
export declare function useRuntimeConfig(): { readonly public: { readonly apiUrl: string } }
export declare function useNuxtApp(): { readonly $api: import('troth').TrothClient }
interface AsyncData<T> {
  data: Ref<T | undefined>
  error: Ref<(Error & { statusCode: number }) | undefined>
  refresh(): Promise<void>
}
export declare function useAsyncData<T>(
  key: string | (() => string),
  load: (app: object, options: { signal: AbortSignal }) => Promise<T>,
): Promise<AsyncData<T>>
`,
        code: `import { createClient } from 'troth'
import { ref, shallowRef } from 'vue'
const session = ref('demo-token')
const headers = () => ({ Authorization: \`Bearer \${session.value}\` })
const $api = createClient({ baseUrl: 'https://api.example.com/v1', headers })
export const defineNuxtPlugin = (setup) => setup
export const useCookie = () => session
export const useRuntimeConfig = () => ({ public: { apiUrl: 'https://api.example.com/v1' } })
export const useNuxtApp = () => ({ $api })
export async function useAsyncData(key, load) {
  const [data, error] = [shallowRef(), shallowRef()]
  const { signal } = new AbortController()
  try {
    data.value = await load({}, { signal })
  } catch (cause) {
    error.value = Object.assign(new Error(cause.message), { statusCode: cause.status ?? 500 })
  }
  return { data, error, refresh: async () => {} }
}
`,
      },
    },
  },
} as const satisfies Readonly<Record<string, StubPackage>>

/** The files that make the stubs resolvable for some code, by path: those of packages that it imports. */
export function stubFiles(codes: readonly string[]): Record<string, string> {
  const imported = Object.entries<StubPackage>(STUB_PACKAGES).filter(([name]) =>
    codes.some((code) => code.includes(`from '${name}/`) || code.includes(`from '${name}'`)),
  )
  return Object.fromEntries(imported.flatMap(([name, stub]) => packageFiles(name, stub)))
}

function packageFiles(name: string, { version, entries }: StubPackage): [path: string, text: string][] {
  const folder = `node_modules/${name}`
  const exports = Object.keys(entries).map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./${entry}.d.ts`, default: `./${entry}.js` },
  ])
  const manifest = { name, version, type: 'module', exports: Object.fromEntries(exports) }
  return [
    [`${folder}/package.json`, JSON.stringify(manifest)],
    ...Object.entries(entries).flatMap(([entry, { types, code }]): [string, string][] => [
      [`${folder}/${entry}.d.ts`, types],
      [`${folder}/${entry}.js`, code],
    ]),
  ]
}
