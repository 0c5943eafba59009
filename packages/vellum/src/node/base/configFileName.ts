// What the configuration of a site is called. Messages are written with `vellum.config.ts`; where they leave the engine, they
// get the name that the file has in this site.

import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { VellumError } from './errors.js'

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs']

/** Names of the file. That of Docusaurus is read when there is none of ours. */
export const FILE_NAMES: readonly string[] = ENDINGS.map((ending) => `vellum.config.${ending}`)
/** The names in Docusaurus. */
export const DOCUSAURUS_NAMES: readonly string[] = ENDINGS.map((ending) => `docusaurus.config.${ending}`)

/** The name of the configuration in the folder of a site; `configFile` is the one that the command line names. */
export function configFileName(siteDir: string, configFile?: string): string {
  if (configFile !== undefined) return basename(configFile)
  const found = [...FILE_NAMES, ...DOCUSAURUS_NAMES].find((name) => existsSync(join(siteDir, name)))
  return found ?? 'vellum.config.ts'
}

/** An error that calls the configuration by the name that it has in its site. */
export function errorWithConfigName(error: unknown, name: string): unknown {
  if (!(error instanceof VellumError) || name === 'vellum.config.ts') return error
  const { codes, message, files, frame, hint, cause } = error
  const renamed = (text: string) => text.replace(WRITTEN, name)
  return new VellumError(renamed(message), {
    code: codes,
    files: files.map(renamed),
    ...(frame !== undefined && { frame }),
    ...(hint !== undefined && { hint: renamed(hint) }),
    ...(cause !== undefined && { cause: errorWithConfigName(cause, name) }),
  })
}

/** Not a file of this name in another folder. */
const WRITTEN = /(?<![\w./\\-])vellum\.config\.ts(?![\w-])/g
