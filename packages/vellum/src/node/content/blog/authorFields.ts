// The fields of an author, as the authors file and front matter have them. Reads no files.

import { sentences } from '../../base/errors.js'
import { didYouMean } from '../../base/nearestName.js'
import type { Author, UserAuthor } from './author.js'
import { PLATFORM_NAMES, type Social, socialOf } from './socials.js'

/** Something wrong with an author. */
export interface AuthorProblem {
  /** The wrong field; none if the author as a whole is wrong. */
  readonly field?: string
  readonly message: string
  readonly hint?: string
  /** Whether it is only a warning. */
  readonly isWarning?: true
}

/** Options of the check. */
export interface AuthorFieldOptions {
  /** The author in messages: `The author "ada"` */
  readonly who: string
  /** The same author in the authors file. */
  readonly knownAuthor?: Author | undefined
  /** The path of the author's page; only the authors file gives authors a page. */
  readonly pagePath?: (permalink: string | undefined) => string
}

/** The correct fields, and the problems of the others. */
export interface CheckedAuthor {
  readonly author: Partial<Author> & Pick<Author, 'socials'>
  readonly problems: readonly AuthorProblem[]
}

/** Field of an author → its name in the model. */
const TEXT_FIELDS = {
  name: 'name',
  title: 'title',
  description: 'description',
  url: 'url',
  email: 'email',
  image_url: 'image',
  imageURL: 'image',
} satisfies Record<Exclude<keyof UserAuthor, 'socials' | 'page'>, keyof Author>

const FIELDS = [...Object.keys(TEXT_FIELDS), 'socials', 'page']

/** Checks the fields of an author. */
export function checkAuthor(unsafe: unknown, options: AuthorFieldOptions): CheckedAuthor {
  const { who, knownAuthor } = options
  const problems: AuthorProblem[] = []
  const report = (problem: AuthorProblem) => problems.push(problem)
  if (!isRecord(unsafe)) {
    report({ message: `${who} must have fields below it: ${FIELDS.join(', ')}.` })
    return { author: { socials: [] }, problems }
  }
  const read = readFields(unsafe, { ...options, report })
  // As in Docusaurus, a relative path names a file of a static folder.
  const author = { ...read, ...(read.image && { image: read.image.replace(/^(?:\.{1,2}\/)+/, '') }) }
  if (author.image !== undefined && /^(?!https?:|data:)[a-z][\w+.-]*:/i.test(author.image)) {
    report({
      field: 'image_url' in unsafe ? 'image_url' : 'imageURL',
      message: `The image "${author.image}" of ${inSentence(who)} must be a URL, or a path in a static folder.`,
      hint: 'Put the file into the `static` folder: `static/img/ada.png` is `/img/ada.png`.',
    })
  }
  if (!knownAuthor && author.name === undefined && author.image === undefined) {
    report({ message: `${who} has no name.`, hint: 'Give it a `name`.' })
  }
  return { author: { ...author, socials: author.socials ?? knownAuthor?.socials ?? [] }, problems }
}

interface Reporting extends AuthorFieldOptions {
  readonly report: (problem: AuthorProblem) => void
}

function readFields(unsafe: Readonly<Record<string, unknown>>, options: Reporting): Partial<Author> {
  const { who, pagePath, report } = options
  const author: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(unsafe)) {
    const name = (TEXT_FIELDS as Readonly<Record<string, keyof Author>>)[field]
    if (name !== undefined) {
      if (typeof value === 'string' || typeof value === 'number') author[name] = String(value)
      else report({ field, message: `\`${field}\` of ${inSentence(who)} must be a string.` })
    } else if (field === 'socials') {
      author.socials = readSocials(value, options)
    } else if (field === 'page') {
      const permalink = readPage(value, options)
      if (permalink !== undefined) author.permalink = permalink
    } else if (pagePath) {
      // Sites keep fields for their own components there: only names that look misspelt are reported.
      const hint = didYouMean(field, FIELDS)
      if (hint === undefined) continue
      report({ field, message: `${who} has the unknown field "${field}".`, hint, isWarning: true })
    }
  }
  return author
}

function readSocials(value: unknown, { who, report }: Reporting): Social[] {
  if (!isRecord(value)) {
    const message = `\`socials\` of ${inSentence(who)} must be a list of \`platform: name\` lines.`
    report({ field: 'socials', message })
    return []
  }
  return Object.entries(value).flatMap(([platform, name]) => {
    const social = socialOf(platform, String(name))
    if (social) return [social]
    report({
      field: 'socials',
      message: `${who} is on "${platform}", whose URLs are not known.`,
      hint: sentences(didYouMean(platform, PLATFORM_NAMES), 'Write the whole URL, with https://.'),
    })
    return []
  })
}

function readPage(value: unknown, { who, pagePath, report }: Reporting): string | undefined {
  if (value === false || !pagePath) return undefined
  if (value === true) return pagePath(undefined)
  const permalink = (value as { permalink?: unknown } | null)?.permalink
  if (typeof permalink === 'string') return pagePath(permalink)
  report({
    field: 'page',
    message: `\`page\` of ${inSentence(who)} must be true, false, or an object with a permalink.`,
  })
  return undefined
}

/** `The author "a"` → `the author "a"` */
function inSentence(who: string): string {
  return who.charAt(0).toLowerCase() + who.slice(1)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
