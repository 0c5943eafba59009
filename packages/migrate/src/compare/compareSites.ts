// Compares a new site with an old one: what every page says, and which URLs are gone. Pure: two sites in, differences out.

import { type BuiltSite, type PageFacts, withoutSlash } from './readBuiltSite.js'

/** What is compared, in the order of the table. */
export const SUBJECTS = [
  'routes',
  'redirects',
  'titles',
  'descriptions',
  'canonical links',
  'heading ids',
  'sidebars',
  'previous',
  'next',
  'tags',
  'images',
  'feeds',
] as const

/** Something that is compared. */
export type Subject = (typeof SUBJECTS)[number]

/** A difference. */
export interface Difference {
  readonly subject: Subject
  /** The route of the page, or the path of the feed. */
  readonly path: string
  readonly before: string
  readonly after: string
  /** Only of what is missing: the most similar route of the new site, and the line of `_redirects`. */
  readonly nearest?: string | undefined
  readonly line?: string | undefined
}

/** The result for one subject. */
export interface SubjectResult {
  readonly subject: Subject
  /** How many values the old site has. */
  readonly compared: number
  readonly different: number
}

/** The result of a comparison. */
export interface Comparison {
  readonly results: readonly SubjectResult[]
  readonly differences: readonly Difference[]
  /** Routes that only the new site has. */
  readonly added: readonly string[]
  /** Pages of older versions whose canonical link names the last version now, as it is meant: no difference. */
  readonly ofLastVersion: readonly string[]
  /** How many URLs of the old site lead nowhere. */
  readonly missing: number
}

const FIELDS: readonly (readonly [Subject, (page: PageFacts) => string | readonly string[]])[] = [
  ['titles', ({ title }) => title],
  ['descriptions', ({ description }) => description],
  ['canonical links', ({ canonical }) => canonical],
  ['heading ids', ({ headings }) => headings],
  ['previous', ({ previous }) => previous],
  ['next', ({ next }) => next],
  ['tags', ({ tags }) => tags],
  ['images', ({ images }) => images],
]

/** Compares two built sites. */
export function compareSites(before: BuiltSite, after: BuiltSite): Comparison {
  const { differences, added } = compareRoutes([...before.pages.keys()], after, before.redirects)
  const counts = new Map<Subject, number>([['routes', before.pages.size]])
  counts.set('redirects', before.redirects.size)
  const routes = [...before.pages.keys()].filter((route) => after.pages.has(route))
  const ofLastVersion: string[] = []
  for (const route of routes) {
    const [one, other] = [before.pages.get(route)!, after.pages.get(route)!]
    for (const [subject, read] of FIELDS) {
      const [old, current] = [shown(withoutLetters(route, read(one))), shown(read(other))]
      counts.set(subject, (counts.get(subject) ?? 0) + 1)
      if (old === current) continue
      if (subject === 'canonical links' && isOfLastVersion({ route, old, current, after }))
        ofLastVersion.push(route)
      else differences.push({ subject, path: route, before: old, after: current })
    }
    counts.set('sidebars', (counts.get('sidebars') ?? 0) + 1)
    const sidebar = sidebarDifference(one.sidebar, other.sidebar)
    if (sidebar) differences.push({ subject: 'sidebars', path: route, ...sidebar })
  }
  for (const [path, items] of before.feeds) {
    counts.set('feeds', (counts.get('feeds') ?? 0) + 1)
    const others = after.feeds.get(path)
    if (shown(items) !== shown(others ?? [])) {
      const current = others === undefined ? 'no such feed' : shown(others)
      differences.push({ subject: 'feeds', path, before: shown(items), after: current })
    }
  }
  return summed(differences, { counts, added, ofLastVersion })
}

/** Compares the URLs of an old site, such as those of its sitemap, with a new site. */
export function compareUrls(paths: readonly string[], after: BuiltSite): Comparison {
  const prefix = withoutSlash(after.base)
  const below = paths.map((path) =>
    prefix !== '/' && (path === prefix || path.startsWith(`${prefix}/`))
      ? path.slice(prefix.length) || '/'
      : path,
  )
  const routes = [...new Set(below)]
  const { differences, added } = compareRoutes(routes, after, new Map())
  return summed(differences, {
    counts: new Map([['routes', routes.length]]),
    added,
    ofLastVersion: [],
  })
}

/** Docusaurus groups the list of tags by letters, with a heading for each; Vellum does not. */
function withoutLetters(route: string, value: string | readonly string[]): string | readonly string[] {
  return typeof value === 'string' || !route.endsWith('/tags')
    ? value
    : value.filter((id) => [...id].length > 1)
}

/** In Vellum the canonical link of a page of an old version is the same page of the last version. */
function isOfLastVersion({
  route,
  old,
  current,
  after,
}: {
  route: string
  old: string
  current: string
  after: BuiltSite
}): boolean {
  const target = after.base === '/' ? current : current.slice(after.base.length - 1) || '/'
  const parts = route.split('/')
  const shorter = parts.slice(1).map((_, i) => withoutSlash(parts.filter((_, at) => at !== i + 1).join('/')))
  return old.endsWith(route) && after.pages.has(target) && shorter.some((path) => (path || '/') === target)
}

function compareRoutes(
  routes: readonly string[],
  after: BuiltSite,
  oldRedirects: ReadonlyMap<string, string>,
): { differences: Difference[]; added: string[] } {
  const exists = (route: string) => after.pages.has(route) || after.redirects.has(route)
  const candidates = [...after.pages.keys()]
  const missing = routes
    .filter((route) => !exists(route))
    .map((route): Difference => {
      const nearest = nearestRoute(route, candidates)
      return {
        subject: 'routes',
        path: route,
        before: route,
        after: '',
        nearest,
        line: redirectLine(route, nearest, after),
      }
    })
  const redirects = [...oldRedirects].flatMap(([from, to]): Difference[] => {
    const current = redirectTarget(after, from)
    if (current === to || after.pages.has(from)) return []
    const line = `${joined(after.base, from)} ${to} 301`
    return [{ subject: 'redirects', path: from, before: to, after: current ?? '', line }]
  })
  const known = new Set(routes)
  return { differences: [...missing, ...redirects], added: candidates.filter((route) => !known.has(route)) }
}

/** Redirects of `_redirects` have the base path, those of pages are below it. */
function redirectTarget({ redirects, base }: BuiltSite, from: string): string | undefined {
  return redirects.get(from) ?? redirects.get(joined(base, from))
}

function joined(base: string, route: string): string {
  return withoutSlash(`${base}${route.slice(1)}`)
}

function redirectLine(route: string, nearest: string | undefined, { base }: BuiltSite): string | undefined {
  return nearest === undefined ? undefined : `${joined(base, route)} ${joined(base, nearest)} 301`
}

/** How similar the names of two pages have to be, from 0 to 2, in one folder and in different ones. */
const LEAST_BESIDE = 0.8
const LEAST_ELSEWHERE = 1.2

/** The most similar route: the same last part counts most, then parts in common. */
export function nearestRoute(route: string, candidates: readonly string[]): string | undefined {
  const parts = route.split('/').filter(Boolean)
  let best: string | undefined
  let most = 0
  for (const candidate of candidates) {
    const others = candidate.split('/').filter(Boolean)
    const common = parts.filter((part) => others.includes(part)).length
    const hasSameEnd = parts.at(-1) !== undefined && parts.at(-1) === others.at(-1)
    const isBeside = parts.length > 1 && parts.slice(0, -1).join('/') === others.slice(0, -1).join('/')
    const likeness = hasSameEnd ? 3 : similarity(parts.at(-1) ?? '', others.at(-1) ?? '')
    // Without a similar name it would be any page: `/search` → `/blog/archive`
    if (likeness < (isBeside ? LEAST_BESIDE : LEAST_ELSEWHERE)) continue
    const score = common + likeness - others.length / 20
    if (score > most) [best, most] = [candidate, score]
  }
  return best
}

/** From 0 to 2: how much of two words is the same, by pairs of characters. */
function similarity(one: string, other: string): number {
  const pairs = (text: string) => new Set([...text].slice(1).map((character, i) => text[i] + character))
  const [first, second] = [pairs(one), pairs(other)]
  if (first.size === 0 || second.size === 0) return 0
  const common = [...first].filter((pair) => second.has(pair)).length
  return (4 * common) / (first.size + second.size)
}

/** Pages may have different parts of a long sidebar: the order of what both have counts. */
function sidebarDifference(
  before: readonly string[],
  after: readonly string[],
): { before: string; after: string } | undefined {
  const common = new Set(before.filter((link) => after.includes(link)))
  const [old, current] = [before, after].map((links) => shown(links.filter((link) => common.has(link))))
  if (before.length > 0 && after.length === 0) return { before: shown(before), after: '' }
  return old === current ? undefined : { before: old!, after: current! }
}

function shown(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ')
}

function summed(
  differences: readonly Difference[],
  {
    counts,
    ...others
  }: { counts: ReadonlyMap<Subject, number> } & Pick<Comparison, 'added' | 'ofLastVersion'>,
): Comparison {
  const results = SUBJECTS.filter((subject) => counts.has(subject)).map((subject) => ({
    subject,
    compared: counts.get(subject)!,
    different: differences.filter((difference) => difference.subject === subject).length,
  }))
  const isMissing = ({ subject }: Difference) => subject === 'routes' || subject === 'redirects'
  return { results, differences, ...others, missing: differences.filter(isMissing).length }
}
