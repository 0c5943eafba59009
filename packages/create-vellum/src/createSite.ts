// Writes a new site: the files of the template, with the names that were chosen.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a new site is called, and where it is. */
export interface NewSite {
  /** Made when it does not exist. */
  readonly folder: string
  readonly title: string
}

/** Something that keeps a site from being created, with a way out. */
export class CreateError extends Error {
  constructor(
    message: string,
    /** What to do about it. */
    readonly hint: string,
  ) {
    super(message)
    this.name = 'CreateError'
  }
}

/** The manual that the site links to. */
const MANUAL = 'https://troth-http.github.io/vellum/'

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url))

/** What the first part of a path is in a site: npm leaves out files of these names when it packs, or reads them. */
const RENAMED: ReadonlyMap<string, string> = new Map([
  ['gitignore', '.gitignore'],
  ['github', '.github'],
  ['vscode', '.vscode'],
  ['package.template.json', 'package.json'],
])

/** Files of a folder that may be there: a new repository has them. */
const HARMLESS = new Set(['.git', '.gitignore', '.gitattributes', 'LICENSE', 'README.md', '.DS_Store'])

/** Writes the site; returns the names of its files. Nothing that is there is overwritten. */
export function createSite({ folder, title }: NewSite): string[] {
  const target = resolve(folder)
  refuseUsedFolder(target, folder)
  const name = packageName(target)
  // File by file, and not by `cpSync`: it cannot read the archives in which Yarn keeps packages.
  for (const path of filesIn(TEMPLATE)) {
    const file = siteFile(path)
    if (existsSync(join(target, file))) continue
    mkdirSync(dirname(join(target, file)), { recursive: true })
    writeFileSync(join(target, file), fill(readFileSync(join(TEMPLATE, path), 'utf8'), { file, title, name }))
  }
  return filesIn(TEMPLATE).map(siteFile).sort()
}

/** `github/workflows/deploy.yml` → `.github/workflows/deploy.yml` */
function siteFile(path: string): string {
  const [first = '', ...rest] = path.split('/')
  return [RENAMED.get(first) ?? first, ...rest].join('/')
}

/** Replaces the placeholders of a file; between the quotes of a script the title is written as a script needs it. */
function fill(text: string, { file, title, name }: { file: string; title: string; name: string }): string {
  const quoted = title.replace(/['\\]/g, (sign) => `\\${sign}`)
  return text
    .replaceAll('%TITLE%', () => (file.endsWith('.ts') ? quoted : title))
    .replaceAll('%NAME%', name)
    .replaceAll('%MANUAL%', MANUAL)
}

/** `/home/ada/My Docs` → `my-docs`: a name that npm accepts. */
export function packageName(folder: string): string {
  const name = basename(folder)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return name === '' ? 'docs' : name
}

/** `my-docs` → `My docs` */
export function titleOf(folder: string): string {
  const words = basename(resolve(folder))
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  return words === '' ? 'Docs' : words.charAt(0).toUpperCase() + words.slice(1)
}

function refuseUsedFolder(target: string, folder: string): void {
  if (!existsSync(target)) return
  let names: string[]
  try {
    names = readdirSync(target)
  } catch {
    throw new CreateError(`"${folder}" is a file, not a folder.`, 'Choose another name.')
  }
  const used = names.filter((name) => !HARMLESS.has(name))
  if (used.length > 0) {
    const shown = used.slice(0, 3).join(', ')
    throw new CreateError(
      `The folder "${folder}" is not empty: it has ${shown}${used.length > 3 ? ` and ${used.length - 3} more` : ''}.`,
      'Choose another folder. An existing folder of docs needs no starter: install vellum and run `npx vellum dev`.',
    )
  }
}

/** The paths of all files of a folder. Folder by folder: Yarn's file system names no folders when it lists all at once. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? filesIn(join(folder, entry.name)).map((path) => `${entry.name}/${path}`)
      : [entry.name],
  )
}
