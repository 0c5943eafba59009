import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { splitFrontMatter } from '../base/splitFrontMatter.js'
import { parseAuthorsFile } from '../content/blog/authorsFile.js'
import { postAuthors } from '../content/blog/postAuthors.js'
import { parseCategory } from '../content/docs/category.js'
import {
  parseDocFrontMatter,
  parsePageFrontMatter,
  parsePostFrontMatter,
} from '../content/frontMatter/parseFrontMatter.js'
import { type EditorSchemaName, editorSchemas } from './editorSchemas.js'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const ajv = new Ajv({ strict: true, strictTypes: false, allowUnionTypes: true, strictRequired: false })
const schemas = editorSchemas()
const validators = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, ajv.compile(schema)]),
)

/** What the schema says of a text. */
function schemaErrors(name: EditorSchemaName, text: string): string[] {
  const validate = validators[name]!
  return validate(parse(text))
    ? []
    : validate.errors!.map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** What the engine says of a text; empty when it accepts it. */
function engineErrors(name: EditorSchemaName, text: string): string {
  const check = {
    doc: () => parseDocFrontMatter(text, 'a.md'),
    page: () => parsePageFrontMatter(text, 'a.md'),
    post: () => {
      const { frontMatter, lineOf } = parsePostFrontMatter(text, 'a.md')
      const file = 'ada:\n  name: Ada\n'
      const authorsFile = parseAuthorsFile(file, { file: 'authors.yml', authorsPath: '/authors' })
      postAuthors(frontMatter, { authorsFile, fileName: 'authors.yml', source: 'a.md', lineOf })
    },
    category: () => parseCategory(text, '_category_.yml'),
    authors: () => parseAuthorsFile(text, { file: 'authors.yml', authorsPath: '/authors' }),
  }[name]
  try {
    check()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

/** The schema of a file of a site, by its path. */
function kindOf(path: string): EditorSchemaName | undefined {
  if (/(^|\/)_category_\.(json|ya?ml)$/.test(path)) return 'category'
  if (/(^|\/)authors\.yml$/.test(path)) return 'authors'
  if (!/\.mdx?$/.test(path)) return undefined
  if (/(^|\/)blog\//.test(path)) return 'post'
  return /(^|\/)(docs|community|api|example|[\w-]*versioned_docs|docusaurus-plugin-content-docs[\w-]*)\//.test(
    path,
  )
    ? 'doc'
    : 'page'
}

function textOf(path: string, kind: EditorSchemaName): string {
  const text = readFileSync(join(root, path), 'utf8')
  return kind === 'category' || kind === 'authors' ? text : (splitFrontMatter(text, path).head ?? '')
}

const files = [
  'site',
  'manual',
  'packages/vellum/fixtures',
  'packages/create-vellum/template',
  'examples',
].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((path) => !/\/(node_modules|dist|\.vellum|\.hosted)\//.test(path))
    .flatMap((path) => {
      const kind = kindOf(path)
      return kind ? [{ path, kind }] : []
    }),
)

describe('the schemas for editors', () => {
  it('ED-1: accept every file of the sites of this repository that the engine accepts, and refuse the others', () => {
    const different: string[] = []
    let checked = 0
    for (const { path, kind } of files) {
      const text = textOf(path, kind)
      const refused = engineErrors(kind, text)
      // What is not YAML is no value; whether an author exists is not in the file.
      if (/cannot be parsed|which authors\.yml does not define/.test(refused)) continue
      checked++
      const errors = schemaErrors(kind, text)
      if (errors.length > 0 !== (refused !== '')) different.push(`${path}: ${errors.join('; ')} | ${refused}`)
    }
    expect(different).toEqual([])
    expect(checked).toBeGreaterThan(150)
    expect(new Set(files.map(({ kind }) => kind)).size).toBe(5)
  })

  it.each<[EditorSchemaName, string]>([
    ['doc', 'hide_title: maybe'],
    ['doc', 'sidebar_position: first'],
    ['doc', 'id: a/b'],
    ['doc', 'toc_min_heading_level: 4\ntoc_max_heading_level: 3'],
    ['doc', 'toc_max_heading_level: 7'],
    ['doc', 'unlisted: true\ndraft: true'],
    ['doc', 'tags: a, b'],
    ['doc', 'last_update: {}'],
    ['doc', 'last_update: {date: yesterday}'],
    ['doc', 'redirect_from: [/a, docs/b]'],
    ['doc', 'mdx: {format: html}'],
    ['doc', 'title: [a]'],
    ['doc', '- a'],
    ['page', 'slug: {a: 1}'],
    ['page', 'keywords: one'],
    ['post', 'date: 2025-13-01'],
    ['post', 'date: soon'],
    ['post', 'authors: [{title: Nobody}]'],
    ['post', 'authors: [{name: A, socials: github}]'],
    ['post', 'authors: [{name: A, image_url: "ftp://a"}]'],
    ['post', 'authors: ada\nauthor: Ada'],
    ['category', 'labels: A'],
    ['category', 'position: first'],
    ['category', 'link: {type: page}'],
    ['category', 'link: {type: doc}'],
    ['category', 'link: {type: doc, id: a, slug: b}'],
    ['authors', 'ada: Ada'],
    ['authors', 'ada: {title: T}'],
    ['authors', 'ada: {name: [A]}'],
    ['authors', 'ada: {name: A, image_url: "ftp://a"}'],
    ['authors', 'ada: {name: A, page: yes please}'],
    ['authors', 'ada: {name: A, socials: {unknown: ada}}'],
    ['authors', '- ada'],
  ])('ED-1: refuse what the engine refuses: %s %j', (name, text) => {
    expect(engineErrors(name, text)).not.toBe('')
    expect(schemaErrors(name, text)).not.toEqual([])
  })

  it.each<[EditorSchemaName, string]>([
    ['doc', ''],
    ['doc', 'title: 2024\nslug: 1.0\nid: 007\nsidebar_label: true\ntags: [1.0, a]\nown: {a: [1]}'],
    ['doc', 'displayed_sidebar: null\npagination_prev: null\npagination_next: a/b\ncustom_edit_url: null'],
    ['doc', 'tags: [a, {label: B, permalink: /b}]\nlast_update: {author: Ada}\nmdx: {format: md}'],
    ['doc', 'toc_min_heading_level: 3\ntoc_max_heading_level: 3\ndraft: false\nunlisted: true'],
    ['doc', 'redirect_from: /a'],
    ['post', 'date: 2025-1-2 9:30'],
    ['post', 'date: Jan 2, 2025'],
    ['post', 'date: 2025-01-02T09:30:00+02:00\nauthors: {name: A, socials: {GitHub: https://a}}'],
    ['post', 'authors: [ada, {key: ada, title: Chief}, {name: B, image_url: /b.png}]'],
    ['post', 'authors: [{name: A, image_url: ./a.png}]'],
    ['post', 'author: Ada\nauthor_url: https://a'],
    ['category', ''],
    ['category', 'label: A\nlink: null\ncustomProps: {a: 1}\ncollapsed: false'],
    ['category', 'link: {type: generated-index, keywords: [a], slug: /a}'],
    ['authors', 'ada: {name: A, image_url: "https://a/b.png", page: {permalink: /ada}, own: 1}'],
    ['authors', ''],
  ])('ED-1: accept what the engine accepts: %s %j', (name, text) => {
    expect(engineErrors(name, text)).toBe('')
    expect(schemaErrors(name, text)).toEqual([])
  })
})
