// Finds the route of a request in a table. First match wins; a path with other
// methods is a 405, any other path a 404.

import { Problem } from './problem'
import type { Route } from './route'

/** What all paths start with. */
export const PREFIX = '/v1'

export interface Match {
  readonly route: Route
  readonly params: { readonly [name: string]: string }
}

/** All routes of a path, whatever their method: ('/v1/users/7') → GET, PUT, PATCH, DELETE /users/:id with { id: '7' } */
export function matchPath(routes: readonly Route[], pathname: string): Match[] {
  if (pathname !== PREFIX && !pathname.startsWith(`${PREFIX}/`)) return []
  const path = pathname.slice(PREFIX.length) || '/'
  return routes.flatMap((route) => {
    const params = matchPattern(route.path, path)
    return params ? [{ route, params }] : []
  })
}

/** The one of these matches that takes the method; throws the 404 or 405. A HEAD goes to its GET. */
export function chooseMethod(matches: readonly Match[], { method, url }: Request): Match {
  const wanted = method === 'HEAD' ? 'GET' : method
  const match = matches.find(({ route }) => route.method === 'ANY' || route.method === wanted)
  if (match) return match
  const { pathname } = new URL(url)
  if (matches.length === 0)
    throw new Problem(404, `There is no ${pathname}. GET ${PREFIX}/ lists what there is.`)
  const allowed = matches.map(({ route }) => route.method).join(', ')
  throw new Problem(405, `${pathname} takes ${allowed}.`, { headers: { Allow: allowed } })
}

function matchPattern(pattern: string, path: string): Match['params'] | undefined {
  const expected = pattern.split('/')
  const actual = path.split('/')
  const isOpen = expected.at(-1) === '*'
  if (isOpen) {
    expected.pop()
    actual.length = Math.min(actual.length, expected.length)
  }
  if (expected.length !== actual.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of expected.entries()) {
    const value = actual[index] as string
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value
    else if (part !== value) return undefined
  }
  return params
}
