// What the hosted files are made from, as one hash: when it has not changed, neither
// have they.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { ExampleApp, ExampleFile } from '../examples/exampleFolders'
import type { TrothPackage } from '../reference/trothFiles'

export interface Inputs {
  readonly troth: TrothPackage
  readonly examples: ReadonlyMap<ExampleApp, readonly ExampleFile[]>
  /** Of the programs of samples. */
  readonly programs: string
  /** The folders whose code is bundled or makes the files, absolute. */
  readonly folders: readonly string[]
  /** The packages that make them. */
  readonly tools: readonly string[]
}

/** The hash of some files, by their paths. */
export function hashFiles(files: Iterable<readonly [path: string, text: string]>): string {
  const hash = createHash('sha256')
  for (const [path, text] of files) hash.update(`${path} ${text.length}\n`).update(text)
  return hash.digest('hex')
}

/** The hash of all inputs. */
export function hashInputs({ troth, examples, programs, folders, tools }: Inputs): string {
  const hash = createHash('sha256')
  // Lengths keep a text that moves from one file to the next from going unnoticed.
  const add = (name: string, content: string | Uint8Array) => {
    hash.update(`${name} ${content.length}\n`).update(content)
  }
  add('troth', troth.version)
  for (const [path, bytes] of troth.files) add(path, bytes)
  for (const [app, files] of examples) for (const { path, text } of files) add(`${app}/${path}`, text)
  add('programs', programs)
  for (const folder of folders) {
    for (const path of codeBelow(folder)) add(path, readFileSync(join(folder, path)))
  }
  for (const tool of tools) add(tool, versionOf(tool))
  return hash.digest('hex')
}

function codeBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.[jt]s$/.test(path) && !/\.(?:test|d)\.ts$/.test(path))
    .sort()
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url)
  return (require(`${name}/package.json`) as { version: string }).version
}
