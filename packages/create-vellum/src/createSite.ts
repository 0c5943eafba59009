// Writes a new site: the files of the template, with the names that were chosen.

import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
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

const TEMPLATE = fileURLToPath(new URL('../template/', import.meta.url))

/** npm leaves out files of these names when it packs, or reads them. */
const RENAMED = { gitignore: '.gitignore', github: '.github', 'package.template.json': 'package.json' }

/** Files of a folder that may be there: a new repository has them. */
const HARMLESS = new Set(['.git', '.gitignore', '.gitattributes', 'LICENSE', 'README.md', '.DS_Store'])

/** Writes the site; returns the names of its files. Nothing that is there is overwritten. */
export function createSite({ folder, title }: NewSite): string[] {
  const target = resolve(folder)
  refuseUsedFolder(target, folder)
  mkdirSync(target, { recursive: true })
  cpSync(TEMPLATE, target, { recursive: true, force: false })
  for (const [from, to] of Object.entries(RENAMED)) {
    if (!existsSync(join(target, to))) renameSync(join(target, from), join(target, to))
  }
  const files = filesIn(target)
  for (const file of files) {
    const text = readFileSync(join(target, file), 'utf8')
    const filled = fill(text, { file, title, name: packageName(target) })
    if (filled !== text) writeFileSync(join(target, file), filled)
  }
  return files
}

/** Replaces the placeholders of a file; between single quotes the title is written as the language of the file needs it. */
function fill(text: string, { file, title, name }: { file: string; title: string; name: string }): string {
  const quoted = file.endsWith('.ts')
    ? title.replace(/['\\]/g, (sign) => `\\${sign}`)
    : title.replaceAll("'", "''")
  return text
    .replace(/'([^'\n]*)%TITLE%'/g, (_, before: string) => `'${before}${quoted}'`)
    .replaceAll('%TITLE%', () => title)
    .replaceAll('%NAME%', name)
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

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !name.startsWith('.git/') && !name.includes('node_modules/'))
    .sort()
}
