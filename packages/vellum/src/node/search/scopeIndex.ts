// Puts the records of a scope's pages together: which sections have a term, and how much each of them is about it.

import { wordsOf } from '../../shared/search/words.js'
import { normalPath, splitUrl } from '../../shared/url.js'
import { type SearchRecord, countWords, type SectionRecord, type WordCounts } from './searchRecord.js'

/** The postings of a scope. */
export interface ScopeIndex {
  /** Sections of all pages, in the order of the pages. */
  readonly pages: readonly SearchRecord[]
  /** For each term the sections that have it, in their order, and impacts from 0 to 1. */
  readonly terms: ReadonlyMap<string, Postings>
}

/** Sections, ascending, and their impacts. */
export interface Postings {
  readonly sections: number[]
  readonly impacts: number[]
}

/** How much a match counts, by where it is. Found by trying: see the decision record. */
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
/** The impact that counts as 1: that of a word that is the heading and the text of many links. */
const TOP_IMPACT = 12

/** The words of a section by field. */
type FieldCounts = Readonly<Record<Field, WordCounts>>

/** Indexes the pages of a scope. The same records make the same index, in whatever order they come. */
export function createScopeIndex(records: readonly SearchRecord[], links: InboundLinks): ScopeIndex {
  const pages = [...records].sort((a, b) => (a.href < b.href ? -1 : 1))
  const sections = pages.flatMap((page) => page.sections.map((section, i) => ({ page, section, i })))
  const counts = sections.map(({ page, section, i }) => fieldCounts(page, { section, i, inbound: links.of(targetOf(page, section)) }))
  const averages = averageLengths(counts)
  const terms = new Map<string, Postings>()
  for (const [at, fields] of counts.entries()) {
    const { page, section } = sections[at]!
    const prior = 1 + LINK_PRIOR * Math.log2(1 + links.of(targetOf(page, section)).length)
    for (const [word, impact] of impactsOf(fields, averages)) {
      const postings = terms.get(word) ?? { sections: [], impacts: [] }
      terms.set(word, postings)
      postings.sections.push(at)
      postings.impacts.push(Math.min(1, (impact * prior) / TOP_IMPACT))
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
  const texts = new Map<string, Set<string>>()
  for (const { links, href: from } of records) {
    for (const [href, text] of links) {
      const target = normalTarget(href)
      const found = texts.get(target) ?? new Set()
      texts.set(target, found.add(`${from}\n${text}`))
    }
  }
  return { of: (target) => [...(texts.get(target) ?? [])].map((text) => text.slice(text.indexOf('\n') + 1)).sort() }
}

/** The form in which equal targets are equal strings: `/docs/a/#B` → `/docs/a/#B` */
export function normalTarget(href: string): string {
  const { path, hash } = splitUrl(href)
  return normalPath(path) + hash
}

function targetOf({ href }: SearchRecord, { id }: SectionRecord): string {
  return normalTarget(id === '' ? href : `${href}#${id}`)
}

function fieldCounts(
  page: SearchRecord,
  { section, i, inbound }: { section: SectionRecord; i: number; inbound: readonly string[] },
): FieldCounts {
  const { title, breadcrumb, keywords } = page
  const isTop = section.id === ''
  const above = isTop ? [...breadcrumb, page.href] : headingsAbove(page.sections, i)
  return {
    // Words that are left out elsewhere may be all that a heading has.
    heading: countAll(isTop ? title : section.heading),
    inbound: countWords([...inbound, ...(isTop ? keywords : [])].join('\n')),
    title: isTop ? [] : countWords(title),
    prose: section.prose,
    inlineCode: section.inlineCode,
    ancestors: countWords(above.join('\n')),
    codeBlocks: section.codeBlocks,
  }
}

function headingsAbove(sections: readonly SectionRecord[], index: number): string[] {
  const above: string[] = []
  let level = sections[index]!.level
  for (let i = index - 1; i > 0; i--) {
    if (sections[i]!.level >= level) continue
    level = sections[i]!.level
    above.push(sections[i]!.heading)
  }
  return above
}

function countAll(text: string): WordCounts {
  const counts = new Map<string, number>()
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
}

function lengthOf(counts: WordCounts): number {
  let length = 0
  for (const [, count] of counts) length += count
  return length
}

/** The average length of each field, of the sections that have it. */
function averageLengths(sections: readonly FieldCounts[]): Record<Field, number> {
  return Object.fromEntries(
    FIELDS.map((field) => {
      const lengths = sections.map((counts) => lengthOf(counts[field])).filter((length) => length > 0)
      return [field, lengths.reduce((sum, length) => sum + length, 0) / (lengths.length || 1)]
    }),
  ) as Record<Field, number>
}

/** How much a section is about each of its words. */
function impactsOf(fields: FieldCounts, averages: Readonly<Record<Field, number>>): Map<string, number> {
  const impacts = new Map<string, number>()
  for (const field of FIELDS) {
    const length = lengthOf(fields[field]) / averages[field]
    const norm = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * length)
    for (const [word, count] of fields[field]) {
      const weight = (WEIGHTS[field] * count * (SATURATION + 1)) / (count + norm)
      impacts.set(word, (impacts.get(word) ?? 0) + weight)
    }
  }
  return impacts
}
