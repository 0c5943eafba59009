// What search results and links show of a page: its title and its description.
// Looks at all pages, because two with the same one are a problem of both.

import type { Field } from './frontMatter'
import type { PageProblem } from './pageProblem'
import { findAll, headingText, lineOf, type ParsedPage } from './parsedPage'

const MAX_TITLE = 60
const MIN_DESCRIPTION = 50
const MAX_DESCRIPTION = 160

/** The problems of front matter, titles and descriptions. */
export function checkHeads(pages: readonly ParsedPage[]): PageProblem[] {
  return [
    ...pages.flatMap((page) => [...checkHead(page), ...checkTitle(page), ...checkDescription(page)]),
    ...checkUnique(pages, { name: 'title', fieldOf: titleOf }),
    ...checkUnique(pages, { name: 'description', fieldOf: descriptionOf }),
  ]
}

function checkHead({ file, head }: ParsedPage): PageProblem[] {
  if (head) return []
  return [
    {
      file,
      line: 1,
      message: 'The page has no front matter.',
      hint: 'Start the file with a line `---`, then `title:` and `description:`, then a line `---`.',
    },
  ]
}

function checkTitle(page: ParsedPage): PageProblem[] {
  const title = titleOf(page)
  if (!title) {
    const hint = 'Add `title:` to the front matter, or a `# heading` at the start.'
    return [{ file: page.file, line: 1, message: 'The page has no title.', hint }]
  }
  const { length } = [...title.value]
  if (length <= MAX_TITLE) return []
  return [
    {
      file: page.file,
      line: title.line,
      message: `The title has ${length} characters.`,
      hint: `Search results cut titles: use at most ${MAX_TITLE} characters.`,
    },
  ]
}

function checkDescription(page: ParsedPage): PageProblem[] {
  const description = descriptionOf(page)
  const range = `${MIN_DESCRIPTION} to ${MAX_DESCRIPTION} characters`
  // A page without any front matter is reported once, by checkHead.
  if (!page.head) return []
  if (!description) {
    const hint = `Add \`description:\` with ${range}: what a reader finds on this page.`
    return [{ file: page.file, line: 1, message: 'The page has no description.', hint }]
  }
  const { length } = [...description.value]
  if (length >= MIN_DESCRIPTION && length <= MAX_DESCRIPTION) return []
  return [
    {
      file: page.file,
      line: description.line,
      message: `The description has ${length} characters.`,
      hint:
        length < MIN_DESCRIPTION
          ? `Use ${range}: say what a reader finds on this page.`
          : `Use ${range}: search results cut longer ones.`,
    },
  ]
}

interface Unique {
  readonly name: string
  readonly fieldOf: (page: ParsedPage) => Field | undefined
}

/** Reports the second and later pages with the same value. */
function checkUnique(pages: readonly ParsedPage[], { name, fieldOf }: Unique): PageProblem[] {
  const first = new Map<string, string>()
  return [...pages]
    .sort((a, b) => (a.file < b.file ? -1 : 1))
    .flatMap((page) => {
      const field = fieldOf(page)
      if (!field) return []
      const key = field.value.toLowerCase()
      const earlier = first.get(key)
      if (earlier === undefined) {
        first.set(key, `${page.file}:${field.line}`)
        return []
      }
      const hint = 'Say in each what only that page has.'
      return [{ file: page.file, line: field.line, message: `The ${name} is also that of ${earlier}.`, hint }]
    })
}

function titleOf({ head, tree }: ParsedPage): Field | undefined {
  const title = filled(head?.get('title'))
  if (title) return title
  const heading = findAll(tree, 'heading').find(({ depth }) => depth === 1)
  return heading && filled({ value: headingText(heading), line: lineOf(heading) })
}

function descriptionOf({ head }: ParsedPage): Field | undefined {
  return filled(head?.get('description'))
}

function filled(field: Field | undefined): Field | undefined {
  return field?.value === '' ? undefined : field
}
