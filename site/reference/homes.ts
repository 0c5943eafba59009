// Where each name of Troth is explained: one page and one anchor, for links and for
// the test that every name has its heading. Knows which page a kind of name belongs
// to, not what stands there.

import { client } from '../urls'
import { knownOptions } from './options'
import { membersOf, type Reference, valuesOf } from './readReference'

/** The one page and heading of a name. */
export interface Home {
  readonly name: string
  readonly kind: 'export' | 'option' | 'method' | 'error code'
  /** The file below the site's folder, without its ending: `docs/api/troth-options`. */
  readonly page: string
  /** The id of its heading; without one the whole page is about it. */
  readonly anchor?: string
  /** Whether the id is written in the heading: `{#HTTP_STATUS}`. */
  readonly isExplicit: boolean
}

const OPTIONS_PAGE = `docs/api/${client}-options`
const CLIENT_PAGE = `docs/api/${client}/index`

/** What callers pass in, with the exception of bodies, which are arguments. */
const OPTION_FILES = new Set(['src/optionTypes.ts', 'src/retryTypes.ts', 'src/hookTypes.ts', 'src/schema.ts'])
const ON_CLIENT_PAGE = new Set(['RequestBody'])

/** The methods that have a page, by the name of its file. */
const METHOD_PAGES: Readonly<Record<string, string>> = {
  getAsync: 'get-async',
  deleteAsync: 'delete-async',
  postAsync: 'post-async',
  putAsync: 'put-async',
  patchAsync: 'patch-async',
  setHeaders: 'set-headers',
}

/** The homes of all names. Names are unique, but for upper and lower case. */
export function homesOf(reference: Reference): ReadonlyMap<string, Home> {
  const options = [...knownOptions(reference)].map((name): Home => {
    return { name, kind: 'option', page: OPTIONS_PAGE, anchor: slugOf(name), isExplicit: false }
  })
  const taken = new Set(options.map(({ anchor }) => anchor))
  const exported = reference.exports.map((name): Home => {
    const { file } = reference.declarations[name]!
    const isOption = OPTION_FILES.has(file) && !ON_CLIENT_PAGE.has(name)
    const slug = slugOf(name)
    // `query` and `Query` share a slug and a page; options come first there.
    const anchor = isOption && taken.has(slug) ? `${slug}-1` : slug
    return { name, kind: 'export', page: isOption ? OPTIONS_PAGE : CLIENT_PAGE, anchor, isExplicit: false }
  })
  const methods = membersOf(reference, 'TrothClient').map(({ name }): Home => {
    const file = METHOD_PAGES[name]
    if (!file) return { name, kind: 'method', page: CLIENT_PAGE, anchor: slugOf(name), isExplicit: false }
    return { name, kind: 'method', page: `docs/api/${client}/methods/${file}`, isExplicit: false }
  })
  const codes = valuesOf(reference, 'ErrorCode').map(({ value: name }): Home => {
    return { name, kind: 'error code', page: CLIENT_PAGE, anchor: name, isExplicit: true }
  })
  return new Map([...options, ...exported, ...methods, ...codes].map((home) => [home.name, home]))
}

/** The URL of a home on the site: `/docs/api/troth-options#timeout` */
export function addressOf({ page, anchor }: Home): string {
  return `/${page.replace(/\/index$/, '')}${anchor === undefined ? '' : `#${anchor}`}`
}

/** The id that a heading gets from its text: `'retry.limit'` → `'retrylimit'` */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}
