// A sample as Twoslash reads it: a file in a virtual folder of its own, with the files of its page that it may import.

import { createHash } from 'node:crypto'
import type { Sample } from './types.js'

/** The virtual folder of samples, below the site's folder. */
export const FOLDER = '.vellum/samples/'

/** A sample as Twoslash reads it. Names of files are below the site's folder. */
export interface TwoslashInput {
  readonly file: string
  /** With a head that names the file. */
  readonly code: string
  readonly headLength: number
  readonly extraFiles: Readonly<Record<string, string>>
}

/** The folder of a sample. All names have one length, because long types are cut where paths in them end. */
export function folderName(number: number): string {
  return `${FOLDER}${String(number).padStart(6, '0')}/`
}

/** A sample in a folder. */
export function twoslashInput({ name, code, files }: Sample, folder: string): TwoslashInput {
  const file = folder + name
  // The first line names the file, the second keeps both of them from being shown.
  const head = `// @filename: ${file}\n// ---cut---\n`
  return { file, code: head + code, headLength: head.length, extraFiles: extraFiles(files, { name, folder }) }
}

/** The absolute names of the files of a sample with their texts, its own last. */
export function inputFiles({ file, code, extraFiles }: TwoslashInput, siteRoot: string): [string, string][] {
  const all = [...Object.entries(extraFiles), [file, code] as const]
  return all.map(([name, text]) => [`${siteRoot}/${name}`, text])
}

/** Whether a file is declarations for all files: one that neither imports nor exports. */
export function isScript(name: string, text: string): boolean {
  if (!name.endsWith('.d.ts') || /^\s*(?:import|export)\b/m.test(text)) return false
  return text.replace(/^\s*\/\/.*$/gm, '').trim() !== ''
}

/** Whether samples share a file: two of them with the same text would declare everything twice. */
export function isShared(name: string): boolean {
  return name.includes(`/${SCRIPTS}`)
}

const SCRIPTS = `${FOLDER}scripts/`

/** The files of the page as the compiler sees them; a file that is not code is a module of any type. */
function extraFiles(files: Sample['files'], own: { name: string; folder: string }): Record<string, string> {
  const others = Object.entries(files).filter(([name, text]) => name !== own.name && text.trim() !== '')
  return Object.fromEntries(
    others.map(([name, text]) => {
      if (isScript(name, text) && !text.includes('path='))
        return [`${SCRIPTS}${createHash('sha256').update(text).digest('hex').slice(0, 16)}/${name}`, text]
      return /\.([cm]?[jt]s|[jt]sx|json)$/.test(name)
        ? [own.folder + name, text]
        : [`${own.folder}${name}.d.ts`, 'declare const value: any\nexport default value\n']
    }),
  )
}
