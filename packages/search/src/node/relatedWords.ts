// Words for the same thing: pages have one of them, readers type another one. In: the words of a section's heading and of links
// to it. Out: what else it may be searched by. Knows the words of software in general; those of a site are its concepts.

import { isStopWord } from '../browser/query.js'
import { runsOf, stemOf, wordsOf, wordsOfRun } from '../browser/words.js'
import { eachCount, type WordCounts } from './wordCounts.js'

/** Each line has words for one thing, in any form. A word may be in several lines. */
const RELATED_WORDS: readonly string[] = [
  // What programs do.
  'delete remove drop clear erase destroy',
  'cancel abort stop interrupt kill',
  'retry retries again repeat attempt backoff',
  'wait delay pause sleep interval',
  'timeout deadline hang stuck forever slow stall expire',
  'limit maximum max cap restrict throttle',
  'concurrent concurrency parallel simultaneous',
  'duplicate dedupe deduplicate twice double once repeated',
  'upload attach attachment',
  'download save',
  'progress percent percentage bar',
  'stream streaming chunk backpressure',
  'log logger logging trace debug monitor',
  'hook interceptor middleware',
  'validate validation check verify',
  'unwrap envelope extract',
  'refresh renew expire expired',
  'create add new',
  'request call fetch',
  'update change modify edit',
  'merge override precedence combine',
  'migrate migration switch move port replace convert equivalent',
  'serialize serializer stringify encode',
  'parse parser deserialize decode',
  'inject provide share',
  'poll polling',
  'reconnect disconnect resume',
  'follow redirect',
  'record snapshot fixture',
  // What goes wrong.
  'error failure fail exception crash throw problem',
  'offline disconnected disconnect unreachable wifi internet connection online',
  'fault failure simulate',
  'vulnerability security exploit cve',
  'leak expose leaked',
  // What things are.
  'several multiple many bulk batch',
  'auth authentication authorization authenticate oauth jwt login credentials',
  'token jwt bearer session',
  'sign login signin logout signout',
  'secret private hide confidential public key',
  'environment env staging production variable',
  'size bytes kb kilobytes weight footprint gzip big large',
  'performance fast speed slow benchmark',
  'license commercial free proprietary copyright',
  'library package module sdk dependency',
  'announcement banner notice',
  'latest last newest recent',
  'version release semver upgrade breaking break',
  'stability stable mature production ready beta',
  'supported support compatible compatibility requirements platform runtime',
  'comparison compare compared versus vs difference alternative',
  'equivalent counterpart',
  'mock stub fake simulate',
  'test testing spec',
  'type typed generic',
  'parameter param params query querystring',
  'pagination paging page pages cursor',
  'cookie session credentials',
  'idempotent idempotency duplicate once',
  'integrity sri hash digest checksum',
  'cache caching stale revalidate',
  'proxy tunnel',
  'hash digest checksum',
  'example demo sample',
  'funding sponsor donate',
  'accessibility a11y aria wcag screenreader',
  'requirement prerequisite minimum compatibility',
  'option setting configuration config',
  'argument parameter option',
  'callback function handler',
  'array list',
  'object dictionary map',
  'empty blank',
  'secret password token credential key',
  'secure security safe',
  // What pages have, and what is done with them.
  'disable deactivate off suppress',
  'enable activate',
  'show display view visible',
  'hide hidden invisible exclude',
  'include embed import',
  'install installation setup',
  'deploy publish hosting host',
  'color colour',
  'font typeface',
  'style css appearance design',
  'theme skin look',
  'plugin extension addon',
  'image picture img screenshot photo',
  'folder directory',
  'navigation nav menu sidebar',
  'broken dead',
  'warning alert caution',
  'tooltip hover popover',
  'collapse fold expand accordion',
  'analytics tracking statistics metrics',
  'bug issue defect',
  // Everyday words for what programs do.
  'omit skip exclude ignore leave',
  'convert transform translate conversion mapping',
  'automatic automatically auto',
  'autocomplete completion intellisense suggestion suggestions',
  'manual manually hand',
  'begin start started quickstart tutorial beginner',
  'launch run execute start',
  'finish complete done end finished',
  'fetch load retrieve obtain receive read',
  'send submit transmit post',
  'save store persist write keep',
  'find search lookup locate',
  'choose select pick',
  'replace swap substitute',
  'fix repair solve solution resolve troubleshoot troubleshooting',
  'diagnose debug troubleshoot inspect',
  'join combine concatenate merge',
  'split divide separate',
  'nest nested nesting deep inside',
  'wrap wrapper enclose',
  'reuse share common shared',
  'inherit inheritance extend derive subclass child parent',
  'override overwrite precedence priority wins',
  'restrict allow allowlist whitelist permit permission',
  'block blocked prevent forbid deny refuse reject',
  'measure metrics timing duration',
  'report telemetry sentry monitoring observability tracking',
  'notify notification toast alert message',
  'listen subscribe observe watch',
  'queue schedule sequence order',
  'loop iterate iteration foreach each',
  'sort order ascending',
  'filter narrow where',
  'format formatting pretty print',
  'escape encode encoding special characters',
  'compress compression gzip brotli zip',
  'encrypt encryption tls ssl https certificate',
  'sign signature hmac signed',
  'simulate emulate pretend fake',
  'reproduce reproduction minimal',
  'contribute contributing pull patch fork developer',
  'typo mistake wording correction edit',
  'translate translation language locale i18n localization internationalization',
  // Everyday words for things.
  'visitor customer person people account',
  'user account profile',
  'server backend',
  'body payload',
  'browser chrome firefox safari',
  'benefit advantage',
  'phone mobile device ios android',
  'connection network wifi internet',
  'window tab',
  'screen viewport display',
  'folder path location',
  'endpoint route path resource',
  'domain host origin subdomain',
  'verb method',
  'property field attribute member',
  'response answer reply result',
  'spinner loading indicator pending skeleton',
  'component widget element',
  'sandbox playground repl online try interactive editor',
  'sample starter template boilerplate scaffold project',
  'snippet sample code example',
  'framework nuxt next svelte angular astro remix',
  'express fastify koa hono nestjs',
  'backend laravel rails django spring php',
  'runtime deno bun node',
  'edge cloudflare worker serverless lambda function',
  'bundler webpack rollup esbuild vite parcel turbopack',
  'commonjs require cjs',
  'esm import module modules',
  'script tag global cdn',
  'legacy old outdated ancient deprecated',
  'modern new latest',
  'typescript types typing tsconfig',
  'jest vitest mocha unit',
  'websocket realtime live push',
  'json object',
  'date time timestamp iso',
  'bigint number precision integer',
  'null nil none empty undefined',
  'binary blob buffer arraybuffer bytes',
  'file document attachment',
  'spreadsheet csv excel',
  'ai llm gpt chat openai model',
  'etag version revision',
  'conflict concurrent simultaneous edit collision',
  'transaction payment order charge',
  'race stale outdated order',
  'memory ram heap',
  'leak cleanup dispose unsubscribe',
  'interface ui gui',
  'button click press',
  'keystroke typing input typed',
  'placeholder default fallback',
  'random jitter',
  'privacy gdpr telemetry personal',
  'maintainer author team owner',
  'price cost pay paid free',
  'roadmap future planned upcoming',
  'limitation limits downside drawback missing unsupported',
  'overview introduction summary about',
  'glossary term definition meaning',
  // The web: statuses, headers and what they are about.
  '400 bad',
  '401 unauthorized unauthenticated',
  '403 forbidden',
  '404 found missing',
  '409 conflict',
  '412 precondition',
  '422 unprocessable invalid',
  '429 many',
  '500 internal',
  '502 gateway',
  '503 unavailable',
  '304 modified unchanged',
  '201 created',
  '202 accepted',
  'cors preflight cross-origin',
  'etag if-none-match unchanged modified',
  'sse eventsource push',
  'multipart formdata form',
]

let related: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The words of the lines above by the stem of each word in them: made for the first index, not for every command. */
function relatedByStem(): ReadonlyMap<string, ReadonlySet<string>> {
  related ??= readRelatedWords()
  return related
}

function readRelatedWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const byStem = new Map<string, Set<string>>()
  for (const line of RELATED_WORDS) {
    const words = wordsOf(line).map((word) => ({ word, stem: stemOf(word) }))
    for (const { stem } of words) {
      const others = byStem.get(stem) ?? new Set()
      byStem.set(stem, others)
      for (const other of words) if (other.stem !== stem) others.add(other.word)
    }
  }
  return byStem
}

/** What readers call a thing, by the stems of the words that a heading names it with. */
export interface Concept {
  readonly stems: readonly string[]
  /** Its identifiers: `PARSE_JSON` has the words of `parseJson`, and is something else. */
  readonly identifiers: readonly string[]
  readonly words: readonly string[]
}

/** Reads the concepts of a site: `{ timeout: ['give up'] }` */
export function readConcepts(concepts: Readonly<Record<string, readonly string[]>>): Concept[] {
  return Object.entries(concepts).map(([name, phrases]) => ({
    stems: wordsOf(name).map(stemOf),
    identifiers: identifiersIn(name),
    words: phrases.flatMap(wordsOfPhrase).filter((word) => !isStopWord(word)),
  }))
}

/** The words of a phrase. An identifier is one, not its parts: who searches for what is big does not mean `BigInt`. */
function wordsOfPhrase(phrase: string): string[] {
  return runsOf(phrase).flatMap(({ words }) => wordsOfRun({ words: words.map((parts) => [parts.join('')]) }))
}

/** What is written as one and has several words, in lower case. */
function identifiersIn(text: string): string[] {
  return runsOf(text).flatMap(({ text, words }) => (words.flat().length > 1 ? [text.toLowerCase()] : []))
}

/** What a section is called. */
export interface SectionNames {
  readonly heading: string
  /** The words of the heading. */
  readonly names: WordCounts
  /** The words of links to it. */
  readonly links: WordCounts
}

/** Words that a section does not have. */
export interface RelatedWords {
  /** In general. */
  readonly alike: WordCounts
  /** On this site: the words of concepts. */
  readonly meant: WordCounts
}

/** What else a section may be searched by. */
export function relatedWords(
  { heading, names, links }: SectionNames,
  concepts: readonly Concept[],
): RelatedWords {
  const spelled = new Set(identifiersIn(heading))
  const named = stemsOf(names)
  const known = new Set([...named, ...stemsOf(links)])
  const byStem = relatedByStem()
  const meant = concepts.flatMap(({ stems, identifiers, words }) =>
    stems.every((stem) => named.has(stem)) && identifiers.every((each) => spelled.has(each)) ? words : [],
  )
  const others = (words: readonly string[]) => [...new Set(words)].filter((word) => !known.has(stemOf(word)))
  const chosen = new Set(others(meant))
  const alike = [...known].flatMap((stem) => [...(byStem.get(stem) ?? [])])
  return {
    alike: others(alike)
      .filter((word) => !chosen.has(word))
      .join(' '),
    meant: [...chosen].join(' '),
  }
}

function stemsOf(counts: WordCounts): Set<string> {
  const stems = new Set<string>()
  eachCount(counts, (word) => stems.add(stemOf(word)))
  return stems
}
