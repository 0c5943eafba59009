// Who wrote a post: what `authors.yml` says of people, and what front matter says in
// place of it. Reads no files.

import { posix } from 'node:path'
import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'
import { combineErrors, VellumError } from '../../base/errors.js'
import { nearestName } from '../../base/nearestName.js'
import type { PostFrontMatter } from '../frontMatter.js'
import { kebabCase } from '../tags.js'
import { yamlError } from '../yamlError.js'
import { PLATFORM_NAMES, type Social, socialOf } from './socials.js'

/** A person. */
export interface Author {
  /** Its name in the authors file; none for one that is written in a post. */
  readonly key?: string
  readonly name?: string
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly email?: string
  /** Address of a picture, as it is written. */
  readonly image?: string
  readonly socials: readonly Social[]
  /** The path of the page with all its posts, without the site's base. */
  readonly permalink?: string
}

/** What the authors file defines, by key. */
export interface AuthorsFile {
  /** As messages name it: `blog/authors.yml` */
  readonly file: string
  readonly authors: ReadonlyMap<string, Author>
}

/** Field of an author → what it is called here. */
const TEXT_FIELDS: Readonly<Record<string, keyof Author>> = {
  name: 'name',
  title: 'title',
  description: 'description',
  url: 'url',
  email: 'email',
  image_url: 'image',
  imageURL: 'image',
}

const FIELDS = [...Object.keys(TEXT_FIELDS), 'socials', 'page']

/** Something wrong with an author, and the field that is. */
interface Fault {
  readonly field?: string
  readonly message: string
  readonly hint?: string
}

/** Parses and checks an authors file. Throws one error for all that is wrong, with its lines. */
export function parseAuthorsFile(
  text: string,
  { file, authorsPath }: { file: string; authorsPath: string },
): AuthorsFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, schema: 'core' })
  const broken = yamlError(document, { name: 'The authors file', file, text })
  if (broken) throw broken
  const authors = new Map<string, Author>()
  if (document.contents === null) return { file, authors }
  const placeOf = (node: unknown) => `${file}:${lines.linePos((node as Node | null)?.range?.[0] ?? 0).line}`
  if (!isMap(document.contents)) {
    throw new VellumError('The authors file must be a list of authors, each with its fields below its key.', {
      files: [placeOf(document.contents)],
      hint: 'For example:\n    ada:\n      name: Ada Lovelace\n      url: https://example.com/ada',
    })
  }
  const problems: VellumError[] = []
  for (const { key: keyNode, value } of document.contents.items) {
    const key = textOf(keyNode)
    const nodes = new Map<string, unknown>()
    if (isMap(value)) for (const { key: field } of value.items) nodes.set(textOf(field), field)
    const { author, faults } = authorOf(isMap(value) ? value.toJSON() : plain(value), {
      who: `The author "${key}"`,
      pagePath: (own) => posix.join(authorsPath, own ?? kebabCase(key)),
    })
    for (const { field, message, hint } of faults) {
      const files = [placeOf(nodes.get(field ?? '') ?? keyNode)]
      problems.push(new VellumError(message, { files, ...(hint !== undefined && { hint }) }))
    }
    authors.set(key, { ...author, key })
  }
  if (problems.length > 0) throw combineErrors(problems)
  return { file, authors }
}

/** What the authors of a post are looked up with. */
export interface AuthorSources {
  readonly authorsFile: AuthorsFile | undefined
  /** The authors file as messages name it, whether it is there or not. */
  readonly fileName: string
  /** The post as messages name it. */
  readonly source: string
  readonly lineOf: (key: string) => number | undefined
}

/** The authors of a post (BL-6). `inline` are those that the authors file does not define. */
export function postAuthors(
  frontMatter: PostFrontMatter,
  { authorsFile, fileName, source, lineOf }: AuthorSources,
): { readonly authors: readonly Author[]; readonly inline: readonly string[]; readonly line: number } {
  const old = oldAuthor(frontMatter)
  const written = frontMatter.authors === undefined ? (old ? [old] : []) : [frontMatter.authors].flat()
  const line = lineOf('authors') ?? lineOf('author') ?? 1
  const files = [`${source}:${line}`]
  const problems: VellumError[] = []
  const inline: string[] = []
  if (old && frontMatter.authors !== undefined) {
    problems.push(
      new VellumError('The post has both `authors` and the older keys that start with `author`.', {
        files,
        hint: 'Write all of it below `authors`.',
      }),
    )
  }
  const authors = written.flatMap((entry): Author[] => {
    const own: Readonly<Record<string, unknown>> = typeof entry === 'string' ? { key: entry } : entry
    const { key, ...fields } = own
    if (key !== undefined) {
      const known = authorsFile?.authors.get(String(key))
      if (!known) {
        problems.push(unknownAuthor(String(key), { authorsFile, fileName, files }))
        return []
      }
      // What the post says of a known author wins.
      return [{ ...known, ...check(fields, known) }]
    }
    inline.push(String(fields.name ?? fields.title ?? fields.url ?? 'an author without a name'))
    return [{ socials: [], ...check(fields, undefined) }]
  })
  if (problems.length > 0) throw combineErrors(problems)
  return { authors, inline, line }

  function check(fields: Readonly<Record<string, unknown>>, known: Author | undefined): Partial<Author> {
    const { author, faults } = authorOf(fields, {
      who: 'An author of the post',
      ...(known && { known }),
    })
    for (const { message, hint } of faults)
      problems.push(new VellumError(message, { files, ...(hint !== undefined && { hint }) }))
    return author
  }
}

/** `author`, `author_url`, `authorURL` …: how a post names its author in older sites. */
function oldAuthor(frontMatter: PostFrontMatter): Record<string, unknown> | undefined {
  const fields = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    image_url: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  }
  const written = Object.entries(fields).filter(([, value]) => value !== undefined)
  return written.length === 0 ? undefined : Object.fromEntries(written)
}

function unknownAuthor(
  key: string,
  {
    authorsFile,
    fileName,
    files,
  }: { authorsFile: AuthorsFile | undefined; fileName: string; files: readonly string[] },
): VellumError {
  const known = [...(authorsFile?.authors.keys() ?? [])]
  if (known.length === 0) {
    return new VellumError(
      authorsFile
        ? `The post has the author "${key}", but ${fileName} defines none.`
        : `The post has the author "${key}", but there is no ${fileName}.`,
      {
        files,
        hint: authorsFile
          ? `Define it there:\n    ${key}:\n      name: The whole name`
          : `Create it with\n    ${key}:\n      name: The whole name`,
      },
    )
  }
  const meant = nearestName(key, known)
  return new VellumError(`The post has the author "${key}", which ${fileName} does not define.`, {
    files,
    hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}The known authors are ${known.join(', ')}.`,
  })
}

/** Checks the fields of an author. */
function authorOf(
  unsafe: unknown,
  {
    who,
    known,
    pagePath,
  }: { who: string; known?: Author; pagePath?: (permalink: string | undefined) => string },
): { author: Partial<Author> & Pick<Author, 'socials'>; faults: readonly Fault[] } {
  const faults: Fault[] = []
  if (typeof unsafe !== 'object' || unsafe === null || Array.isArray(unsafe)) {
    const message = `${who} must have fields below it: ${FIELDS.join(', ')}.`
    return { author: { socials: [] }, faults: [{ message }] }
  }
  const author: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(unsafe)) {
    const name = TEXT_FIELDS[field]
    if (name !== undefined) {
      if (typeof value === 'string' || typeof value === 'number') author[name] = String(value)
      else faults.push({ field, message: `\`${field}\` of ${inSentence(who)} must be a string.` })
    } else if (field === 'socials') author.socials = socialsOf(value)
    else if (field === 'page') {
      const path = pageOf(value)
      if (path !== undefined) author.permalink = path
    } else if (pagePath) {
      const meant = nearestName(field, FIELDS)
      faults.push({
        field,
        message: `${who} has the unknown field "${field}".`,
        hint: meant ? `Did you mean "${meant}"?` : `The known fields are ${FIELDS.join(', ')}.`,
      })
    }
  }
  const { image } = author
  if (typeof image === 'string' && !/^(?:https?:)?\/|^data:/.test(image)) {
    faults.push({
      field: 'image_url' in unsafe ? 'image_url' : 'imageURL',
      message: `The picture "${image}" of ${inSentence(who)} must be an address, or a path that starts with "/".`,
      hint: 'Put the file into the `static` folder: `static/img/ada.png` is `/img/ada.png`.',
    })
  }
  if (!known && author.name === undefined && author.image === undefined) {
    faults.push({ message: `${who} has no name.`, hint: 'Give it a `name`.' })
  }
  const socials = (author.socials as readonly Social[] | undefined) ?? known?.socials ?? []
  return { author: { ...author, socials }, faults }

  function socialsOf(value: unknown): Social[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const message = `\`socials\` of ${inSentence(who)} must be a list of \`platform: name\` lines.`
      faults.push({ field: 'socials', message })
      return []
    }
    return Object.entries(value).flatMap(([platform, name]) => {
      const social = socialOf(platform, String(name))
      if (social) return [social]
      const meant = nearestName(platform, PLATFORM_NAMES)
      faults.push({
        field: 'socials',
        message: `${who} is on "${platform}", whose addresses are not known.`,
        hint: `${meant === undefined ? '' : `Did you mean "${meant}"? `}Write the whole address, with https://.`,
      })
      return []
    })
  }

  function pageOf(value: unknown): string | undefined {
    if (value === false || !pagePath) return undefined
    if (value === true) return pagePath(undefined)
    const permalink = (value as { permalink?: unknown } | null)?.permalink
    if (typeof permalink === 'string') return pagePath(permalink)
    faults.push({
      field: 'page',
      message: `\`page\` of ${inSentence(who)} must be true, false, or an object with a permalink.`,
    })
    return undefined
  }
}

/** `The author "a"` → `the author "a"` */
function inSentence(who: string): string {
  return who.charAt(0).toLowerCase() + who.slice(1)
}

function textOf(node: unknown): string {
  return String(isScalar(node) ? node.value : node)
}

function plain(node: unknown): unknown {
  return node && typeof node === 'object' && 'toJSON' in node ? (node as Node).toJSON() : node
}
