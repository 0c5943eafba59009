// Compares the names of Troth with the headings of the API pages: every name has its
// heading, every heading that is only code is a name. Takes the text of the
// pages; knows nothing of the disk.

import { nearestName } from '../directives/nearestName'
import { type Home, slugOf } from './homes'

/** A page of the API reference. */
export interface ApiPage {
  /** Below the site's folder: `docs/api/troth-options.md`. */
  readonly file: string
  readonly text: string
}

/** What is wrong, one line for each name or heading, beginning with the file to edit. */
export function anchorProblems(pages: readonly ApiPage[], homes: ReadonlyMap<string, Home>): string[] {
  const foundPages = new Map(
    pages.map((page) => [page.file.replace(/\.mdx?$/, ''), { ...page, headings: headingsOf(page.text) }]),
  )
  const missing = [...homes.values()].flatMap((home) => {
    const page = foundPages.get(home.page)
    if (!page)
      return [`${home.page}.md: the page of the ${kindOf(home)} "${home.name}" does not exist. Create it.`]
    if (home.anchor === undefined) return titleProblem(home, page)
    const [heading, second] = page.headings.filter(({ name }) => name === home.name)
    if (!heading)
      return [
        `${page.file}: the ${kindOf(home)} "${home.name}" has no heading. Add "${headingText(home)}" with "${directiveFor(home)}" below it.`,
      ]
    if (second)
      return [
        `${page.file}:${second.line}: the ${kindOf(home)} "${home.name}" has a second heading; the first is in line ${heading.line}. Keep one of them.`,
      ]
    if (heading.id === home.anchor) return []
    const cause = home.isExplicit
      ? `Write "${headingText(home)}".`
      : `Move it ${heading.id === slugOf(home.name) ? 'below' : 'above'} the other heading that reads the same in lower case, or rename that one.`
    return [
      `${page.file}:${heading.line}: the heading of the ${kindOf(home)} "${home.name}" has the id "${heading.id}", but links go to "#${home.anchor}". ${cause}`,
    ]
  })
  const foreign = [...foundPages].flatMap(([path, page]) =>
    page.headings.flatMap(({ name, line }) => {
      if (name === undefined) return []
      const home = homes.get(name)
      if (!home) {
        const meant = nearestName(name, homes.keys())
        return [
          `${page.file}:${line}: "\`${name}\`" is no export, option or code of Troth. ${meant ? `Did you mean "${meant}"? ` : ''}Rename or remove the heading.`,
        ]
      }
      if (home.page === path) return []
      return [
        `${page.file}:${line}: "\`${name}\`" is explained on ${home.page}.md. Remove the heading, or add words to it.`,
      ]
    }),
  )
  return [...missing, ...foreign]
}

interface Heading {
  /** When the heading is nothing but code. */
  readonly name: string | undefined
  readonly id: string
  readonly line: number
}

/** The headings below the title, with their ids. */
function headingsOf(page: string): Heading[] {
  const headings: Heading[] = []
  const taken = new Map<string, number>()
  let fence: string | undefined
  for (const [i, line] of page.split(/\r?\n/).entries()) {
    const [mark] = /^ {0,3}(?:`{3,}|~{3,})/.exec(line) ?? []
    if (fence === undefined && mark !== undefined) fence = mark.trim()
    else if (fence !== undefined && mark?.trim().startsWith(fence) && line.trim() === mark.trim())
      fence = undefined
    if (fence !== undefined) continue
    const [, text, writtenId] = /^#{2,6}\s+(.*?)(?:\s+\{#([^\s{}]+)\})?\s*$/.exec(line) ?? []
    if (text === undefined) continue
    const name = /^`([^`]+)`$/.exec(text)?.[1]
    headings.push({ name, id: writtenId ?? uniqueSlug(text, taken), line: i + 1 })
  }
  return headings
}

function uniqueSlug(text: string, taken: Map<string, number>): string {
  const wanted = slugOf(text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'))
  const count = taken.get(wanted)
  taken.set(wanted, (count ?? -1) + 1)
  return count === undefined ? wanted : `${wanted}-${count + 1}`
}

function titleProblem({ name }: Home, { file, text }: ApiPage): string[] {
  const title = /^---\n[\s\S]*?^title:\s*(.+)$/m.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1] ?? ''
  if (title.split(/[^\w]+/).includes(name)) return []
  return [
    `${file}: the title does not name the method "${name}". Write "title: ${name}" in its front matter.`,
  ]
}

function kindOf({ kind }: Home): string {
  return kind === 'export' ? 'exported name' : kind
}

function headingText({ name, anchor, isExplicit }: Home): string {
  return `### \`${name}\`${isExplicit ? ` {#${anchor}}` : ''}`
}

function directiveFor({ kind, name }: Home): string {
  switch (kind) {
    case 'option':
      return `::option{name="${name}"}`
    case 'error code':
      return `::code{name="${name}"}`
    case 'method':
      return `::signature{of="${name}"}`
    case 'export':
      return `::declaration{of="${name}"}`
  }
}
