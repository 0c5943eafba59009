// Puts the records of a scope's pages together: which sections have a term, and how much each of them is about it.

import type { Postings } from '../../shared/search/indexFormat.js'
import { normalPath, splitUrl } from '../../shared/url.js'
import type { SearchRecord, SectionRecord } from './searchRecord.js'
import { createWordCounter, eachCount, lengthOf, type WordCounter, type WordCounts } from './wordCounts.js'

/** The postings of a scope. */
export interface ScopeIndex {
  /** Their sections are counted through all of them. */
  readonly pages: readonly SearchRecord[]
  readonly terms: ReadonlyMap<string, Postings>
}

/** Postings that sections are being added to. */
interface OpenPostings {
  readonly sections: number[]
  readonly impacts: number[]
}

/** How much a match counts, by where it is. */
const WEIGHTS = {
  heading: 3.3,
  inbound: 2,
  title: 0.8,
  prose: 0.8,
  inlineCode: 0.6,
  ancestors: 0.25,
  codeBlocks: 0.22,
}

type Field = keyof typeof WEIGHTS
const FIELDS = Object.keys(WEIGHTS) as Field[]

/** BM25: how soon more of the same counts no more, and how much long texts are held back. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.6
/** How much each doubling of the links to a section adds to all of its impacts. */
const LINK_PRIOR = 0.06
/** The impact that counts as 1: that of a word that is a heading, the title, and the text of many links. */
const TOP_IMPACT = 20

/** The words of a section by field. */
type FieldCounts = Readonly<Record<Field, WordCounts>>
type FieldLengths = Readonly<Record<Field, number>>

/** Indexes the pages of a scope. */
export function createScopeIndex(pages: readonly SearchRecord[], links: InboundLinks): ScopeIndex {
  const counter = createWordCounter()
  const sections = pages.flatMap((page) =>
    page.sections.map((_, index) => {
      const inbound = links.of(targetOf(page, index))
      const counts = fieldCounts(page, { index, inbound, counter })
      return { counts, lengths: lengthsOf(counts), inbound: inbound.length }
    }),
  )
  const averages = averageLengths(sections)
  const terms = new Map<string, OpenPostings>()
  for (const [number, section] of sections.entries()) addImpacts(terms, { number, averages, ...section })
  for (const { sections: numbers, impacts } of terms.values()) {
    for (const [i, number] of numbers.entries()) {
      const prior = 1 + LINK_PRIOR * Math.log2(1 + sections[number]!.inbound)
      impacts[i] = Math.min(1, (impacts[i]! * prior) / TOP_IMPACT)
    }
  }
  return { pages, terms }
}

/** The texts of the links to each section, from all pages of a site. */
export interface InboundLinks {
  readonly of: (target: string) => readonly string[]
}

/** Collects the links of all pages; a page that links to a section several times in the same words counts once. */
export function collectLinks(records: readonly SearchRecord[]): InboundLinks {
  const texts = new Map<string, string[]>()
  for (const { links } of records) {
    const own = new Set(links.map(([href, text]) => `${normalTarget(href)}\n${text}`))
    for (const link of own) {
      const [target = '', text = ''] = link.split('\n')
      const found = texts.get(target) ?? []
      if (found.length === 0) texts.set(target, found)
      found.push(text)
    }
  }
  return { of: (target) => texts.get(target) ?? [] }
}

/** The form in which equal targets are equal strings: `/docs/A#b` → `/docs/a/#b` */
export function normalTarget(href: string): string {
  const { path, hash } = splitUrl(href)
  return normalPath(path) + hash
}

function targetOf({ href, sections }: SearchRecord, index: number): string {
  const { id } = sections[index]!
  return normalTarget(id === '' ? href : `${href}#${id}`)
}

function fieldCounts(
  page: SearchRecord,
  { index, inbound, counter }: { index: number; inbound: readonly string[]; counter: WordCounter },
): FieldCounts {
  const { title, breadcrumb, keywords, href } = page
  const section = page.sections[index]!
  const isTop = section.id === ''
  const above = isTop ? [...breadcrumb, href] : headingsAbove(page.sections, index)
  return {
    // Words that are left out elsewhere may be all that a heading has.
    heading: counter.countAll(isTop ? title : section.heading),
    inbound: counter.count([...inbound, ...(isTop ? keywords : [])].join('\n')),
    title: isTop ? '' : counter.count(title),
    prose: section.prose,
    inlineCode: section.inlineCode,
    ancestors: counter.count(above.join('\n')),
    codeBlocks: section.codeBlocks,
  }
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

interface ImpactInput {
  /** The number of the section; sections are added in their order. */
  readonly number: number
  readonly counts: FieldCounts
  readonly lengths: FieldLengths
  readonly averages: FieldLengths
}

/** Adds how much a section is about each of its words. */
function addImpacts(
  terms: Map<string, OpenPostings>,
  { number, counts, lengths, averages }: ImpactInput,
): void {
  for (const field of FIELDS) {
    const norm = SATURATION * (1 - LENGTH_WEIGHT + (LENGTH_WEIGHT * lengths[field]) / averages[field])
    eachCount(counts[field], (word, count) => {
      const impact = (WEIGHTS[field] * count * (SATURATION + 1)) / (count + norm)
      const postings = terms.get(word)
      if (!postings) terms.set(word, { sections: [number], impacts: [impact] })
      else if (postings.sections.at(-1) === number) postings.impacts[postings.impacts.length - 1]! += impact
      else {
        postings.sections.push(number)
        postings.impacts.push(impact)
      }
    })
  }
}
