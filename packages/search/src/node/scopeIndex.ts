// Puts the records of a scope's pages together: which sections have a term, and how much each of them is about it.

import type { Postings } from '../browser/indexFormat.js'
import { stemOf, wordsOf } from '../browser/words.js'
import { type Concept, relatedWords } from './relatedWords.js'
import type { SearchRecord, SectionRecord } from './searchRecord.js'
import { normalTarget, sectionTarget } from './target.js'
import { createWordCounter, eachCount, lengthOf, type WordCounter, type WordCounts } from './wordCounts.js'

/** The postings of a scope. */
export interface ScopeIndex {
  /** Their sections are counted through all of them. */
  readonly pages: readonly SearchRecord[]
  readonly terms: ReadonlyMap<string, Postings>
  /** Words of sentences, headings and links. Others are only in code, which may be wrong on purpose. */
  readonly proseWords: ReadonlySet<string>
  /** How much most sections are at most about a word of their headings: what is about other words less may only mention them. */
  readonly about: number
}

/**
 * How much a match counts, by where it is. `keywords` are those of the page and the words of concepts, `alike` has words
 * that mean the same in general.
 */
const WEIGHTS = {
  heading: 3.3,
  inbound: 2,
  keywords: 2,
  phrases: 1,
  alike: 0.7,
  title: 0.8,
  lead: 0.6,
  prose: 0.6,
  inlineCode: 0.6,
  ancestors: 0.5,
  codeBlocks: 0.22,
}

type Field = keyof typeof WEIGHTS
const FIELDS = Object.keys(WEIGHTS) as Field[]

/** Lists of words: how many there are does not lower the weight of each. */
const LISTS: ReadonlySet<Field> = new Set(['keywords', 'phrases', 'alike'])

/** BM25: how soon more of the same counts no more, and how much long texts are held back. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.6
/** How much each doubling of the links to a section adds to all of its impacts. */
const LINK_PRIOR = 0.1
/** How much a page counts that says for a variant what another page says. */
const VARIANT = 0.6
/** The share of the sections that `about` speaks of. */
const MOST_SECTIONS = 0.8
/** The impact that counts as 1: that of a word that is a heading, the title, and the text of many links. */
const TOP_IMPACT = 20

/** The words of a section by field. */
type FieldCounts = Readonly<Record<Field, WordCounts>>
type FieldLengths = Readonly<Record<Field, number>>

/** A section whose words are counted. */
interface CountedSection {
  readonly counts: FieldCounts
  readonly lengths: FieldLengths
  /** How many links go to it. */
  readonly inbound: number
  /** How much of its impacts counts; nothing of a section that is found on another page. */
  readonly factor: number
}

/** What the pages of a scope are indexed with. */
interface ScopeInput {
  /** The words of links to the sections. */
  readonly links: TextsByTarget
  /** The words of readers. */
  readonly phrases?: TextsByTarget
  readonly variants?: Readonly<Record<string, string>> | undefined
  readonly concepts?: readonly Concept[]
}

/** Indexes the pages of a scope. */
export function createScopeIndex(
  pages: readonly SearchRecord[],
  { links, phrases = new Map(), variants = {}, concepts = [] }: ScopeInput,
): ScopeIndex {
  const counter = createWordCounter()
  const factorOf = variantFactors(pages, variants)
  const sections = pages.flatMap((page) => {
    const title = counter.count(page.title)
    return page.sections.map(({ id }, index): CountedSection => {
      const target = sectionTarget(page.href, id)
      const inbound = links.get(target) ?? []
      const counts = fieldCounts(page, {
        index,
        inbound,
        phrases: phrases.get(target) ?? [],
        title,
        counter,
        concepts,
      })
      return { counts, lengths: lengthsOf(counts), inbound: inbound.length, factor: factorOf(page, index) }
    })
  })
  return { pages, ...postingsOf(sections), proseWords: proseWordsOf(sections) }
}

const PROSE_FIELDS = [
  'heading',
  'inbound',
  'keywords',
  'phrases',
  'alike',
  'lead',
  'prose',
] as const satisfies readonly Field[]

function proseWordsOf(sections: readonly CountedSection[]): Set<string> {
  const words = new Set<string>()
  for (const { counts } of sections) {
    for (const field of PROSE_FIELDS) eachCount(counts[field], (word) => words.add(word))
  }
  return words
}

/** How much each section of a variant counts: one that its main page has, too, is only found there. */
function variantFactors(
  pages: readonly SearchRecord[],
  variants: Readonly<Record<string, string>>,
): (page: SearchRecord, index: number) => number {
  const mainOf = new Map(Object.entries(variants).map((pair) => pair.map(normalTarget) as [string, string]))
  const pathOf = ({ sections }: SearchRecord, index: number) =>
    [...headingsAbove(sections, index), sections[index]!.heading].join('\n')
  const pathsOf = new Map(
    pages.map((page) => [normalTarget(page.href), new Set(page.sections.map((_, i) => pathOf(page, i)))]),
  )
  return (page, index) => {
    const mainPaths = pathsOf.get(mainOf.get(normalTarget(page.href)) ?? '')
    if (!mainPaths) return 1
    return page.sections[index]!.id !== '' && mainPaths.has(pathOf(page, index)) ? 0 : VARIANT
  }
}

/** Texts by the sections that they lead to. */
export type TextsByTarget = ReadonlyMap<string, readonly string[]>

/** Collects the links of all pages and the questions by their targets; a page that links to a section several times in the same words counts once. */
export function collectInboundLinks(
  records: readonly SearchRecord[],
  questions: Readonly<Record<string, readonly string[]>> = {},
): TextsByTarget {
  const texts = new Map(
    Object.entries(questions).map(([target, asked]): [string, string[]] => [
      normalTarget(target),
      [...asked],
    ]),
  )
  for (const { links } of records) {
    const own = new Set(links.map(([href, text]) => `${normalTarget(href)}\n${text}`))
    for (const link of own) {
      const [target = '', text = ''] = link.split('\n')
      const found = texts.get(target) ?? []
      if (found.length === 0) texts.set(target, found)
      found.push(text)
    }
  }
  return texts
}

interface FieldInput {
  readonly index: number
  readonly inbound: readonly string[]
  /** What readers call what the section is about. */
  readonly phrases: readonly string[]
  /** The words of the page's title. */
  readonly title: WordCounts
  readonly counter: WordCounter
  readonly concepts: readonly Concept[]
}

function fieldCounts(
  page: SearchRecord,
  { index, inbound, phrases, title, counter, concepts }: FieldInput,
): FieldCounts {
  const { breadcrumb, href } = page
  const section = page.sections[index]!
  const isTop = section.id === ''
  const above = isTop ? [...breadcrumb, href] : headingsAbove(page.sections, index)
  // A long path names the objects above the field: they are as headings above it.
  const [path, field] = isTop ? [] : (/^\w+(?:\.\w+)*\.(\w+\.\w+)$/.exec(section.heading) ?? [])
  if (path) above.push(path)
  // Words that are left out elsewhere may be all that a heading has.
  const name = isTop ? page.title : (field ?? section.heading)
  const heading = counter.countAll(name)
  const links = counter.count(inbound.join('\n'))
  const pageWords = isTop ? counter.count(keywordsOfPage(page).join('\n')) : ''
  const { alike, meant } = relatedWords(
    { heading: name, names: heading, links: `${links} ${pageWords}` },
    concepts,
  )
  return {
    heading,
    inbound: links,
    keywords: `${pageWords} ${meant}`.trim(),
    phrases: counter.countOnce(phrases.join('\n')),
    alike,
    title: isTop ? '' : title,
    lead: section.lead,
    prose: section.prose,
    inlineCode: section.inlineCode,
    ancestors: counter.count(above.join('\n')),
    codeBlocks: section.codeBlocks,
  }
}

/** The keywords without those that a heading of the page begins with: they find that section, not the page. */
function keywordsOfPage({ sections, keywords }: SearchRecord): readonly string[] {
  const stemsOf = (text: string) => `${wordsOf(text).map(stemOf).join(' ')} `
  const names = sections.filter(({ id }) => id !== '').map(({ heading }) => stemsOf(heading))
  return keywords.filter((keyword) => !names.some((name) => name.startsWith(stemsOf(keyword))))
}

function headingsAbove(sections: readonly SectionRecord[], index: number): string[] {
  const above: string[] = []
  let { level } = sections[index]!
  for (let i = index - 1; i > 0; i--) {
    if (sections[i]!.level >= level) continue
    level = sections[i]!.level
    above.push(sections[i]!.heading)
  }
  return above
}

/** How many words each field has. */
function lengthsOf(fields: FieldCounts): FieldLengths {
  return Object.fromEntries(FIELDS.map((field) => [field, lengthOf(fields[field])])) as FieldLengths
}

/** The average length of each field, of the sections that have it. */
function averageLengths(sections: readonly { readonly lengths: FieldLengths }[]): FieldLengths {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const lengths = sections.map((section) => section.lengths[field]).filter((length) => length > 0)
      return [field, lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)]
    }),
  ) as FieldLengths
}

/** The terms of a section by their numbers, and how much it is about each of them. */
interface SectionImpacts {
  readonly terms: readonly number[]
  readonly impacts: readonly number[]
  /** The highest impact of a word of its heading. */
  readonly named: number
}

/** The postings of all terms, one after the other in two arrays: an array for each term would have to grow. */
function postingsOf(sections: readonly CountedSection[]): Pick<ScopeIndex, 'terms' | 'about'> {
  const averages = averageLengths(sections)
  const terms: TermSums = { numbers: new Map(), sums: [] }
  const found = sections.map((section) => impactsOf(section, { averages, terms }))
  const starts = startsOf(found, terms.numbers.size)
  const next = starts.slice()
  const all = { sections: new Int32Array(starts.at(-1)!), impacts: new Float64Array(starts.at(-1)!) }
  for (let section = 0; section < found.length; section++) {
    const { terms: own, impacts } = found[section]!
    for (let i = 0; i < own.length; i++) {
      const at = next[own[i]!]!++
      all.sections[at] = section
      all.impacts[at] = impacts[i]!
    }
  }
  const postings = new Map(
    [...terms.numbers].map(([term, number]): [string, Postings] => {
      const range = [starts[number], starts[number + 1]] as const
      return [term, { sections: all.sections.subarray(...range), impacts: all.impacts.subarray(...range) }]
    }),
  )
  return { terms: postings, about: aboutOf(found) }
}

/** The highest impact of a word of its heading, of the sections but for those with the highest ones. */
function aboutOf(found: readonly SectionImpacts[]): number {
  const named = found.map((section) => section.named).sort((a, b) => a - b)
  return named[Math.floor(named.length * MOST_SECTIONS)] ?? 0
}

/** Where the postings of each term begin, by its number; at last where all end. */
function startsOf(found: readonly SectionImpacts[], size: number): Int32Array {
  const starts = new Int32Array(size + 1)
  for (const { terms } of found) for (const term of terms) starts[term + 1]!++
  for (let term = 0; term < size; term++) starts[term + 1]! += starts[term]!
  return starts
}

/** The number of each term, and the sum of its impacts in the section that is being read. */
interface TermSums {
  readonly numbers: Map<string, number>
  readonly sums: number[]
}

/** How much a section is about each of its words. */
function impactsOf(
  { counts, lengths, inbound, factor }: CountedSection,
  { averages, terms: { numbers, sums } }: { readonly averages: FieldLengths; readonly terms: TermSums },
): SectionImpacts {
  const terms: number[] = []
  if (factor === 0) return { terms, impacts: [], named: 0 }
  for (const field of FIELDS) {
    const weight = LISTS.has(field) ? 0 : LENGTH_WEIGHT
    const norm = SATURATION * (1 - weight + (weight * lengths[field]) / averages[field])
    eachCount(counts[field], (word, count) => {
      let term = numbers.get(word)
      if (term === undefined) {
        term = sums.push(0) - 1
        numbers.set(word, term)
      }
      if (sums[term] === 0) terms.push(term)
      sums[term]! += (WEIGHTS[field] * count * (SATURATION + 1)) / (count + norm)
    })
  }
  const prior = 1 + LINK_PRIOR * Math.log2(1 + inbound)
  const impactOf = (term: number) => Math.min(1, (sums[term]! * prior) / TOP_IMPACT) * factor
  let named = 0
  eachCount(counts.heading, (word) => {
    named = Math.max(named, impactOf(numbers.get(word)!))
  })
  const impacts = terms.map(impactOf)
  for (const term of terms) sums[term] = 0
  return { terms, impacts, named }
}
