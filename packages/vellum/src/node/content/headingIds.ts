// Writes the ids of headings into Markdown files, so that a heading keeps its URL when its text changes.

import { readdir, readFile, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createFenceScanner } from '../base/codeFence.js'
import { VellumError } from '../base/errors.js'
import { splitHeadingId } from '../base/explicitHeadingId.js'
import { writeFile } from '../base/namedFiles.js'
import { createSlugger } from '../base/slugger.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** How ids are written. */
export interface HeadingIdOptions {
  /** `{#id}`, or `{/* #id *\/}`, which other tools for MDX read as well. @default 'classic' */
  readonly syntax?: 'classic' | 'mdx-comment' | undefined
  /** Whether ids that are written in the other syntax are changed. @default false */
  readonly migrate?: boolean
  /** Whether ids that are written already are made again. @default false */
  readonly overwrite?: boolean
  /** Whether ids keep capital letters. @default false */
  readonly maintainCase?: boolean
}

/** The text of a file with an id after each heading but the first level. */
export function addHeadingIds(
  text: string,
  { syntax = 'classic', migrate = false, overwrite = false, maintainCase = false }: HeadingIdOptions = {},
): string {
  const lines = text.split('\n')
  const headings = headingsIn(lines)
  const slug = createSlugger({ maintainCase })
  // An id that is kept is taken, wherever it is.
  if (!overwrite) for (const { id } of headings) if (id !== undefined) slug(id)
  for (const { index, marks, title, id, end } of headings) {
    if (id !== undefined && !overwrite && !migrate) continue
    const ownId = id !== undefined && !overwrite ? id : slug(plainText(title))
    if (ownId === '') continue
    lines[index] = `${marks} ${title} ${syntax === 'classic' ? `{#${ownId}}` : `{/* #${ownId} */}`}${end}`
  }
  return lines.join('\n')
}

/** The headings below the first level, outside of code and front matter. */
function headingsIn(lines: readonly string[]) {
  const isCode = createFenceScanner()
  let isFrontMatter = false
  return lines.flatMap((line, index) => {
    if (line.trimEnd() === '---' && (index === 0 || isFrontMatter)) {
      isFrontMatter = index === 0
      return []
    }
    if (isFrontMatter || isCode(line)) return []
    const [, marks = '', content = '', end = ''] = /^(#{2,6})[ \t]+(.*?)[ \t]*(\r?)$/.exec(line) ?? []
    const { text: title, id } = splitHeadingId(content)
    return marks === '' || title === '' ? [] : [{ index, marks, title, id, end }]
  })
}

/** What readers see of a heading: `[a](b) **c** `d`` → `a c d` */
function plainText(title: string): string {
  return title
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/(\*\*|__|\*|~~|`)/g, '')
    .replace(/[ \t]+#+$/, '')
    .trim()
}

/** Writes ids into the Markdown files of a site, or into some of them; returns the files that have changed. */
export async function writeHeadingIds({
  config,
  files,
  options,
}: {
  readonly config: Pick<SiteConfig, 'siteDir' | 'docs' | 'blog' | 'pages'>
  /** Files or folders, relative to the site. @default all docs, posts and pages */
  readonly files: readonly string[]
  readonly options: HeadingIdOptions
}): Promise<string[]> {
  const { siteDir, docs, blog, pages } = config
  const folders = [
    ...docs.flatMap(({ path, id }) => [
      path,
      join(siteDir, id === 'default' ? 'versioned_docs' : `${id}_versioned_docs`),
    ]),
    ...blog.map(({ path }) => path),
    ...(pages ? pages.paths : []),
  ]
  const changed: string[] = []
  const named = files.map((file) => resolve(siteDir, file))
  await Promise.all(named.map(checkExists))
  for (const file of new Set(
    (await Promise.all((named.length > 0 ? named : folders).map(markdownIn))).flat(),
  )) {
    const text = await readFile(file, 'utf8')
    const result = addHeadingIds(text, options)
    if (result === text) continue
    await writeFile(file, result)
    changed.push(file)
  }
  return changed
}

async function markdownIn(path: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined)
  if (found?.isFile()) return [path]
  if (!found) return []
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && /\.mdx?$/.test(entry.name) && !entry.parentPath.includes('node_modules'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

async function checkExists(path: string): Promise<void> {
  if (await stat(path).catch(() => undefined)) return
  throw new VellumError(`The Markdown file "${path}" does not exist.`, {
    code: 'missing-markdown-file',
    hint: 'Correct the path: it starts at the folder of the site.',
  })
}
