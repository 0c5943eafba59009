// The sections of a page as authors of an index pass them: checked, and complete.

/** A section of a page: from one heading to the next. */
export interface PageSection {
  /** Its anchor. Only the text above the first heading has none. @default '' */
  readonly id?: string
  /** 1 without an id, 2 to 6 for headings, 7 for entries of lists and tables. @default 1 without an id, otherwise 2 */
  readonly level?: number
  /** @default '' */
  readonly heading?: string
  /** What is read in it, as plain text: paragraphs, lists, tables. The first 300 characters are shown in results. */
  readonly text: string
  /** The same without what is written as code. @default text */
  readonly prose?: string
  /** What is written as code in the text, one piece a line. @default '' */
  readonly inlineCode?: string
  /** Its code blocks. @default '' */
  readonly codeBlocks?: string
  /** The lines of code blocks that are no programs but what a terminal prints: error messages are read from them. @default '' */
  readonly output?: string
}

/** A section with all of its fields. */
export type CompleteSection = Required<PageSection>

/** A page whose sections are completed. */
interface SectionsInput {
  readonly href: string
  readonly sections: readonly PageSection[]
}

/** The sections of a page; the first one is always the text above the first heading. */
export function completeSections({ href, sections }: SectionsInput): CompleteSection[] {
  const completed = sections.map((section, index) => {
    const { id = '', heading = '', text } = section
    const level = section.level ?? (id === '' ? 1 : 2)
    if (id === '' && index > 0) {
      throw new Error(
        `Section ${index + 1} of ${href} has no id. Only the first section, the text above the first heading, has none: pass the id of its heading.`,
      )
    }
    if (id !== '' && !(Number.isInteger(level) && level >= 2 && level <= 7)) {
      throw new Error(
        `The section #${id} of ${href} has the level ${level}. Pass 2 to 6 for headings, 7 for entries of lists and tables.`,
      )
    }
    const { prose = text, inlineCode = '', codeBlocks = '', output = '' } = section
    return { id, level, heading, text, prose, inlineCode, codeBlocks, output }
  })
  // What readers search for may be the title of the page alone.
  return completed[0]?.id === '' ? completed : [TOP, ...completed]
}

/** A page without text above its first heading. */
const TOP: CompleteSection = {
  id: '',
  level: 1,
  heading: '',
  text: '',
  prose: '',
  inlineCode: '',
  codeBlocks: '',
  output: '',
}
