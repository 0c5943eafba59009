// The files that types come from, and the state of each: the result of a check is valid
// as long as they are the same. An installed package changes with its version; a file of
// the project, or of a package that is linked into it, changes with its text.

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** File → its state. Files are relative to the site's folder. */
export type Declarations = Readonly<Record<string, string>>

/** Finds the states of files; one that has not been touched is not read again. */
export interface DeclarationStates {
  /** The declarations that the types of some files (absolute, links resolved) depend on. */
  readonly of: (files: Iterable<string>) => Declarations
  /** Whether all files still are in these states. */
  readonly areCurrent: (declarations: Declarations) => boolean
}

/** `/a/node_modules/@types/node/fs.d.ts` → `/a/node_modules/@types/node` */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/

const MISSING = '-'

/** Creates the states for a site; files are read when they are first needed. */
export function createDeclarationStates(siteDir: string): DeclarationStates {
  const read = new Map<string, { readonly stamp: string; readonly state: string }>()
  const sources = new Map<string, readonly string[]>()

  const stateOf = (file: string) => {
    const stamp = stampOf(file)
    if (stamp === undefined) return MISSING
    const knownFile = read.get(file)
    if (knownFile?.stamp === stamp) return knownFile.state
    const text = readFileSync(file, 'utf8')
    const state = PACKAGE.test(file) ? versionOf(text) : hashOf(text)
    read.set(file, { stamp, state })
    return state
  }
  const sourcesOf = (file: string) => {
    let sourceFiles = sources.get(file)
    if (!sourceFiles) {
      const [installed] = PACKAGE.exec(file) ?? []
      // The package.json of a linked package defines its exports.
      sourceFiles = installed ? [join(installed, 'package.json')] : [file, ...packageFile(dirname(file))]
      sources.set(file, sourceFiles)
    }
    return sourceFiles
  }

  return {
    of: (files) => {
      const all = new Set([...files].flatMap(sourcesOf))
      const states = [...all].map((file) => [relative(siteDir, file).split(sep).join('/'), stateOf(file)])
      return Object.fromEntries(states.sort())
    },
    areCurrent: (declarations) =>
      Object.entries(declarations).every(([file, state]) => stateOf(resolve(siteDir, file)) === state),
  }
}

function packageFile(dir: string): string[] {
  const file = join(dir, 'package.json')
  if (existsSync(file)) return [file]
  return dirname(dir) === dir ? [] : packageFile(dirname(dir))
}

function stampOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false })
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`
}

function versionOf(packageJson: string): string {
  return (JSON.parse(packageJson) as { version?: string }).version ?? MISSING
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64').slice(0, 24)
}
