// The facts that prose states in figures, by name: `default.timeout`, `count.errorKinds`, `limit.troth`,
// `version.node`, `ky.timeout`. In: Troth's reference, the recorded benchmark, limits and platforms.
// Out: plain data, for the remark plugin and the check. Reads no files.

import type clientRecord from '../../bench/results/clients.json'
import { entryFields, type OptionInterface, optionsIn } from '../reference/options'
import { type Member, membersOf, type Reference, valuesOf } from '../reference/readReference'
import { countWord, type Figure, grouped, listed, longDuration, shortDuration } from './figures'
import { BROWSER_FEATURES, browsersWith } from './platforms'

/** A fact as it is shown. */
export interface Fact {
  /** In a sentence: '30 seconds' */
  readonly long: string
  /** In a table, and where room is scarce: '30 s' */
  readonly short: string
  /** What an author would type instead. */
  readonly figures: readonly Figure[]
}

/** Facts by name. */
export type Facts = Readonly<Record<string, Fact>>

/** What `npm run bench:troth -- --record` has written. */
export type ClientRecord = typeof clientRecord

/** All that facts are made of. */
export interface FactSources {
  readonly reference: Reference
  /** The references of the entries besides the core, by name: `sse` */
  readonly entries: Readonly<Record<string, Reference>>
  readonly clients: ClientRecord
  /** Bytes that the core and each entry may have, by name: `troth`, `sse` */
  readonly limits: Readonly<Record<string, number>>
  /** Versions by the name of the program: `Node.js` → `20.19` */
  readonly versions: Readonly<Record<string, string>>
}

/** All facts by name. */
export function collectFacts(sources: FactSources): Facts {
  return {
    ...defaultFacts(sources),
    ...countFacts(sources.reference),
    ...sizeFacts(sources),
    ...versionFacts(sources),
    ...clientFacts(sources.clients),
  }
}

const OPTION_OWNERS: readonly OptionInterface[] = ['TrothOptions', 'RequestOptions', 'RetryOptions']

function defaultFacts({ reference, entries }: FactSources): Facts {
  const core = OPTION_OWNERS.flatMap((owner) => [...optionsIn(reference, owner)])
  const others = Object.entries(entries).flatMap(([entry, fields]) =>
    entryFields(fields).map(([name, member]) => [`${entry}.${name}`, member] as const),
  )
  return Object.fromEntries([...core, ...others].flatMap(([name, member]) => defaultsOf(name, member)))
}

/** The facts about one default: none for one that is no figure. */
function defaultsOf(name: string, { doc }: Member): [string, Fact][] {
  if (doc.default === undefined) return []
  const isDuration = /\bmilliseconds\b/i.test(doc.description)
  const asFact = (value: number) => (isDuration ? duration(value) : count(value))
  if (/^\d[\d_]*$/.test(doc.default)) {
    return [[`default.${name}`, asFact(Number(doc.default.replaceAll('_', '')))]]
  }
  if (/^\[.+\]$/.test(doc.default)) {
    const items = doc.default.slice(1, -1).replaceAll("'", '').split(', ')
    return [[`default.${name}`, { long: listed(items), short: items.join(', '), figures: [] }]]
  }
  // A wait that is random below a bound: its bounds are figures.
  if (isDuration && /Math\.random\(\)/.test(doc.default)) {
    const bounds = { first: 1, second: 2, longest: 30 }
    return Object.entries(bounds).map(([bound, attempt]) => [
      `default.${name}.${bound}`,
      duration(longestWait(doc.default!, attempt)),
    ])
  }
  return []
}

/** What a default with something random in it returns at most. */
function longestWait(source: string, attempt: number): number {
  const random = { random: () => 1, min: Math.min }
  return (new Function('Math', `return (${source})`)(random) as (context: object) => number)({ attempt })
}

function countFacts(reference: Reference): Facts {
  const calls = membersOf(reference, 'TrothClient').filter(({ name }) => name.endsWith('Async'))
  const kinds = Object.values(reference.declarations).filter(
    (declaration) => declaration.type === 'class' && declaration.kind !== undefined,
  )
  const codes = valuesOf(reference, 'ErrorCode')
  return {
    'count.calls': count(calls.length, 'call'),
    'count.errorKinds': count(kinds.length, 'error kind', 'error'),
    'count.errorClasses': count(kinds.length, 'error class'),
    'count.errorCodes': count(codes.length, 'error code'),
  }
}

function sizeFacts({ clients, limits }: FactSources): Facts {
  return Object.fromEntries([
    ...Object.entries(limits).map(([name, size]) => [`limit.${name}`, bytes(size)]),
    ...Object.entries(clients.bytes).map(([name, size]) => [`size.${name}`, bytes(size)]),
  ])
}

function versionFacts({ versions, clients }: FactSources): Facts {
  const knownVersions = { ...clients.versions, ...versions }
  const programs = Object.entries(knownVersions).map(([name, value]): [string, Fact] => [
    `version.${name.toLowerCase().replace(/\.js$/, '')}`,
    version(value, name),
  ])
  const browsers = Object.entries(BROWSER_FEATURES).flatMap(([name, feature]): [string, Fact][] => {
    const { chrome: Chrome, firefox: Firefox, safari: Safari } = feature
    const browserFacts = Object.entries({ Chrome, Firefox, Safari }).map(
      ([browser, value]): [string, Fact] => [
        `browsers.${name}.${browser.toLowerCase()}`,
        version(value, browser, ...(browser === 'Chrome' ? ['Edge'] : [])),
      ],
    )
    const all = browsersWith(feature)
    return [[`browsers.${name}`, { long: all, short: all, figures: [] }], ...browserFacts]
  })
  return Object.fromEntries([...programs, ...browsers])
}

/** What other clients do by default, and what they need. */
function clientFacts({ defaults, needs }: ClientRecord): Facts {
  const named = Object.entries(needs).filter(([name]) => name !== 'troth')
  return Object.fromEntries(
    named.flatMap(([name, { dependencies, node }]) => {
      const { timeoutMs, retries } = defaults[name as keyof typeof defaults]
      const facts: Record<string, Fact> = {
        timeout: timeoutMs === null ? none : duration(timeoutMs),
        retries: retries === 0 ? none : count(retries, 'retry'),
        dependencies: dependencies === 0 ? none : count(dependencies, 'dependency'),
        ...(node && { node: version(node, 'Node.js') }),
      }
      return Object.entries(facts).map(([fact, value]) => [`${name}.${fact}`, value])
    }),
  )
}

const none: Fact = { long: 'none', short: 'none', figures: [] }

function duration(ms: number): Fact {
  return { long: longDuration(ms), short: shortDuration(ms), figures: [{ unit: 'ms', value: String(ms) }] }
}

function bytes(size: number): Fact {
  return {
    long: `${grouped(size)} bytes`,
    short: grouped(size),
    figures: [{ unit: 'bytes', value: String(size) }],
  }
}

/** A number, and what it may be the number of. */
function count(number: number, ...units: readonly string[]): Fact {
  const value = String(number)
  return { long: countWord(number), short: value, figures: units.map((unit) => ({ unit, value })) }
}

/** '>=20.19' → '20.19' */
function version(range: string, ...programs: readonly string[]): Fact {
  const value = /\d+(\.\d+)*/.exec(range)?.[0] ?? range
  return { long: value, short: value, figures: programs.map((unit) => ({ unit, value })) }
}
