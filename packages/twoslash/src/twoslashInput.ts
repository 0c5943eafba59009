// A sample as Twoslash reads it: a file in a folder of its own, with the files of its page that it may import.

import { createHash } from 'node:crypto'
import type { Sample } from 'vellum'

/** A sample as Twoslash reads it. Names of files are below the folder of all samples. */
export interface TwoslashInput {
  /** The folder of the sample: `0001/000012/` */
  readonly folder: string
  readonly file: string
  /** With a head that names the file. */
  readonly code: string
  readonly headLength: number
  readonly extraFiles: Readonly<Record<string, string>>
}

/** The folder of a program. All names have one length, because long types are cut where paths in them end. */
export function programFolder(number: number): string {
  return `${String(number).padStart(5, '0')}/`
}

/** A path without the folders that its sample was checked in. */
export function withoutFolders(path: string): string {
  return path.replace(/^\d+\/(?:\d+|scripts\/[\da-f]+)\//, '')
}

/** A sample in the folder of a program. */
export function twoslashInput(
  { name, code, files }: Sample,
  { program, number }: { program: string; number: number },
): TwoslashInput {
  const folder = `${program}${String(number).padStart(6, '0')}/`
  const file = folder + name
  // The first line names the file, the second keeps both of them from being shown.
  const head = `// @filename: ${file}\n// ---cut---\n`
  return {
    folder,
    file,
    code: head + code,
    headLength: head.length,
    extraFiles: extraFiles(files, { name, folder, scripts: `${program}${SCRIPTS}` }),
  }
}

/** The absolute names of the files of a sample with their texts, its own last. */
export function inputFiles({ file, code, extraFiles }: TwoslashInput, root: string): Map<string, string> {
  const all = [...Object.entries(extraFiles), [file, code] as const]
  return new Map(all.map(([name, text]) => [`${root}/${name}`, text]))
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

const SCRIPTS = 'scripts/'

/** The files of the page as the compiler sees them; a file that is not code is a module of any type. */
function extraFiles(
  files: Sample['files'],
  ownFile: { name: string; folder: string; scripts: string },
): Record<string, string> {
  const others = Object.entries(files).filter(([name, text]) => name !== ownFile.name && text.trim() !== '')
  return Object.fromEntries(
    others.map(([name, text]) => {
      if (isScript(name, text) && !text.includes('path='))
        return [
          `${ownFile.scripts}${createHash('sha256').update(text).digest('hex').slice(0, 16)}/${name}`,
          text,
        ]
      return /\.([cm]?[jt]s|[jt]sx|json)$/.test(name)
        ? [ownFile.folder + name, text]
        : [`${ownFile.folder}${name}.d.ts`, 'declare const value: any\nexport default value\n']
    }),
  )
}
