// What is wrong with the redirects of a site taken together: two for one path, one that no request reaches, one that
// hides a page, and a circle of them.

import { HostError } from '../hostError.js'
import { decodePath, splitUrl } from '../urlPath.js'
import { coversPattern, isExact, patternKey, samplePath } from './redirectPattern.js'
import { matchRedirect, type RedirectList, type RedirectRule, redirectList } from './redirectRules.js'

/** A URL of the site that has content. */
export interface TakenUrl {
  /** Encoded or not: `/docs/a` */
  readonly path: string
  /** The file it is made from. */
  readonly source: string
  /** What readers call it: `page`, `static file`. */
  readonly kind: string
  /** How to make the two different, for the message. @default to remove the redirect or the file */
  readonly fix?: string
}

/** Finds all problems. `url` is that of the site, without a slash at the end; `folders` have files that a site is made of. */
export function redirectProblems(
  rules: readonly RedirectRule[],
  {
    taken,
    folders,
    url,
  }: {
    readonly taken: Iterable<TakenUrl>
    readonly folders: readonly string[]
    readonly url: string
  },
): HostError[] {
  const list = redirectList(rules)
  return [
    ...doubled(rules),
    ...unreachable(list),
    ...hiding(list, taken),
    ...hidingFolders(list, folders),
    ...circles(rules, list, url),
  ]
}

/** The rules without those that say what an earlier one says. */
export function uniqueRules(rules: readonly RedirectRule[]): RedirectRule[] {
  const keyOf = ({ pattern, to, status }: RedirectRule) => `${patternKey(pattern)} ${to} ${status}`
  return [...groupBy(rules, keyOf).values()].map(([first]) => first!)
}

function doubled(rules: readonly RedirectRule[]): HostError[] {
  return [...groupBy(uniqueRules(rules), ({ pattern }) => patternKey(pattern)).values()]
    .filter((claims) => claims.length > 1)
    .map(
      (claims) =>
        new HostError(`${claims.length} redirects have the old URL "${shown(claims[0]!)}".`, {
          code: 'duplicate-redirect',
          positions: sourcesOf(claims),
          hint: 'Keep the one that readers should follow.',
        }),
    )
}

function unreachable({ patterns }: RedirectList): HostError[] {
  return patterns.flatMap((rule, index) => {
    const earlier = patterns
      .slice(0, index)
      .find(
        ({ pattern }) =>
          coversPattern(pattern, rule.pattern) && patternKey(pattern) !== patternKey(rule.pattern),
      )
    if (!earlier) return []
    return new HostError(
      `The redirect "${shown(rule)}" is never used: "${shown(earlier)}" comes first, and has all its URLs.`,
      {
        code: 'unreachable-redirect',
        positions: sourcesOf([rule, earlier]),
        hint: 'Move it before the other one, or remove it.',
      },
    )
  })
}

function hiding(list: RedirectList, taken: Iterable<TakenUrl>): HostError[] {
  const hidden = [...taken].flatMap((each) => {
    const match = matchRedirect(list, encodeURI(decodePath(each.path)))
    return match ? [{ ...each, rule: match.rule }] : []
  })
  return [...groupBy(hidden, ({ rule }) => rule)].map(([rule, each]) => {
    const [first] = each
    const positions = sourcesOf([rule, ...each.slice(0, MOST_SHOWN)])
    if (isExact(rule.pattern)) {
      return new HostError(`The old URL "${shown(rule)}" is the URL of a ${first!.kind}.`, {
        code: 'hiding-redirect',
        positions,
        hint: first!.fix ?? 'Remove the redirect, or the file.',
      })
    }
    const paths = each.slice(0, MOST_SHOWN).map(({ path }) => `"${path}"`)
    const more = each.length > MOST_SHOWN ? ` and ${each.length - MOST_SHOWN} more` : ''
    const kinds = each.every(({ kind }) => kind === first!.kind) ? first!.kind : 'page or file'
    return new HostError(
      `The redirect "${shown(rule)}" hides ${count(each.length, kinds)}: ${paths.join(', ')}${more}.`,
      {
        code: 'hiding-redirect',
        positions,
        hint: 'Redirects come before pages and files. Use a pattern that matches old URLs only.',
      },
    )
  })
}

function hidingFolders(list: RedirectList, folders: readonly string[]): HostError[] {
  return folders.flatMap((folder) => {
    const match = matchRedirect(list, `${folder}a`)
    if (!match) return []
    return new HostError(
      `The redirect "${shown(match.rule)}" hides "${folder}", which has files that every page needs.`,
      {
        code: 'hiding-redirect',
        positions: [match.rule.source],
        hint: 'Use a pattern that matches old URLs only.',
      },
    )
  })
}

function circles(rules: readonly RedirectRule[], list: RedirectList, url: string): HostError[] {
  const reported = new Set<RedirectRule>()
  return rules.flatMap((rule) => {
    const steps = stepsFrom(samplePath(rule.pattern), list, url)
    if (!steps || steps.some((step) => reported.has(step.rule))) return []
    for (const step of steps) reported.add(step.rule)
    const paths = steps.slice(0, MOST_SHOWN).map((step) => `"${step.path}"`)
    const end = steps.length > MOST_SHOWN ? '…' : `"${steps[0]!.path}"`
    return new HostError(
      `The redirect "${shown(steps[0]!.rule)}" never ends: ${[...paths, end].join(' → ')}.`,
      {
        code: 'endless-redirect',
        positions: sourcesOf(steps.map((step) => step.rule)),
        hint: 'Change a target, or remove one of the redirects.',
      },
    )
  })
}

interface Step {
  readonly path: string
  readonly rule: RedirectRule
}

/** The steps of a circle that a path leads to; undefined when it ends at a page. */
function stepsFrom(path: string, list: RedirectList, url: string): Step[] | undefined {
  const steps: Step[] = []
  for (let next = path; ; ) {
    const match = matchRedirect(list, next)
    if (!match) return undefined
    const known = steps.findIndex((step) => step.path === next)
    if (known !== -1) return steps.slice(known)
    // Each step may be longer than the one before: `/a/*  /a/b/:splat`
    if (steps.length > MOST_STEPS) return steps
    steps.push({ path: next, rule: match.rule })
    const target = match.location.startsWith(`${url}/`) ? match.location.slice(url.length) : match.location
    next = withoutSlash(splitUrl(target).path)
  }
}

/** As many as browsers follow. */
const MOST_STEPS = 20

const MOST_SHOWN = 3

function withoutSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1')
}

function shown({ from }: RedirectRule): string {
  return decodePath(withoutSlash(from))
}

function sourcesOf(all: readonly { readonly source: string }[]): string[] {
  return [...new Set(all.map(({ source }) => source))]
}

function count(number: number, kind: string): string {
  return number === 1 ? `a ${kind}` : `${number} ${kind.replace('page or', 'pages and')}s`
}

/** Values by key, both in their order: `Map.groupBy`, which Node.js 20 does not have. */
function groupBy<Key, Value>(values: Iterable<Value>, keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
