// The calls of a client with paths of a description: writes parameters into the path, and leaves the rest to
// the client. What a path, its parameters, body and response are is the business of the types.

import type { SafeCalls, TrothClient } from '../types.js'
import type { ApiClient } from './types.js'

type Calls = Pick<
  TrothClient,
  'getAsync' | 'headAsync' | 'postAsync' | 'putAsync' | 'patchAsync' | 'deleteAsync'
>
type AnyCall = (path: string, ...rest: unknown[]) => unknown
type WithPath = { readonly path?: Readonly<Record<string, unknown>> } | undefined

/**
 * Creates methods that are typed by an OpenAPI description: the path, parameters, body, data and error data of each
 * call. The types are the output of openapi-typescript and add nothing to the program.
 *
 * @param client The client that sends the requests, with its retries, hooks and errors.
 * @typeParam Paths The interface `paths` that openapi-typescript writes.
 * @returns The methods of the client; the option `path` has the parameters of the path.
 * @example
 * interface paths {
 *   '/users/{id}': {
 *     get: { parameters: { path: { id: number } }; responses: { 200: { content: { 'application/json': User } } } }
 *   }
 * }
 * const { data } = await createApi<paths>(api).getAsync('/users/{id}', { path: { id: 7 } })
 * console.log(data.name)
 */
export function createApi<Paths extends object>(
  client: Calls & { readonly safe: SafeCalls },
): ApiClient<Paths> {
  return { ...typedCalls(client), safe: typedCalls(client.safe) } as unknown as ApiClient<Paths>
}

/** The same calls, with the parameters of the path as an option. */
function typedCalls(calls: Calls | SafeCalls): object {
  const names = ['getAsync', 'headAsync', 'deleteAsync', 'postAsync', 'putAsync', 'patchAsync'] as const
  return Object.fromEntries(
    names.map((name) => [
      name,
      async (template: string, ...rest: unknown[]) => {
        // The options are the last argument: the first of calls without a body, the second of others.
        const index = /^p/.test(name) ? 1 : 0
        const { path, ...options } = { ...(rest[index] as WithPath) }
        rest[index] = options
        return (calls[name] as AnyCall)(writePath(template, path), ...rest)
      },
    ]),
  )
}

const isWellFormed = (text: string) => !/\p{Surrogate}/u.test(text)

/** `/users/{id}` → `/users/7`. Arrays are separated by commas, as OpenAPI does by default. */
function writePath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  return template.replace(/\{([^}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    // Half of a surrogate pair is not a character, and cannot be encoded.
    const text = [value]
      .flat()
      .map((item) => (item == null || !isWellFormed(String(item)) ? '' : encodeURIComponent(String(item))))
      .join(',')
    // `.` and `..` would be removed with the part before them, however they are encoded.
    if (/^\.{0,2}$/.test(text) || text === encodeURIComponent(String({})))
      throw new TypeError(
        `Parameter "${name}" of the path "${template}" cannot be ${JSON.stringify(value) ?? value}.`,
      )
    return text
  })
}
