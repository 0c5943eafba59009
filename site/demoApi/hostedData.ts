// The users of the demo API as files that the site hosts, so that a first program works wherever it is pasted.
// In: the data that every instance starts with. Out: JSON by path. Static hosts choose the content type
// by the ending, hence `.json`.

import { USERS } from './seed'

/** Below the site's URL: `https://…/demo/users/7.json` */
export const HOSTED_FOLDER = 'demo'

/** The JSON files by their path below the site: `demo/users.json`, `demo/users/7.json` */
export const HOSTED_DATA: ReadonlyMap<string, string> = new Map([
  [`${HOSTED_FOLDER}/users.json`, asFile(USERS)],
  ...USERS.map((user) => [`${HOSTED_FOLDER}/users/${user.id}.json`, asFile(user)] as const),
])

/** What a static host sends for one of the files, or for a path without one; undefined for paths of the API. */
export function hostedResponse(pathname: string): Response | undefined {
  if (!pathname.startsWith(`/${HOSTED_FOLDER}/`)) return undefined
  const file = HOSTED_DATA.get(pathname.slice(1))
  const headers = { 'Access-Control-Allow-Origin': '*' }
  if (file === undefined) {
    return new Response('<h1>Page not found</h1>', {
      status: 404,
      statusText: 'Not Found',
      headers: { ...headers, 'Content-Type': 'text/html; charset=utf-8' },
    })
  }
  return new Response(file, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
}

function asFile(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
