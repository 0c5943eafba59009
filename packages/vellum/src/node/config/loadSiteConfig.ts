// Finds the site's config file, runs it, checks what it exports and fills in the
// defaults. The only file of this folder that reads the disk, with importConfigFile.ts.

import { readdir, realpath } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { VellumError } from '../errors.js'
import { parseUserConfig } from './configSchema.js'
import { checkAddresses } from './i18nConfig.js'
import { type ImportedFile, importConfigFile } from './importConfigFile.js'
import { isRecord } from './schemaKinds.js'
import { completeConfig, type SiteConfig } from './siteConfig.js'

/** What `loadSiteConfig` returns. */
export interface LoadedConfig {
  readonly config: SiteConfig
  /** The config file and what it imports by path, absolute; a change in one asks for a new load. */
  readonly files: readonly string[]
}

const FILE_NAMES = ['vellum.config.ts', 'vellum.config.mts', 'vellum.config.js', 'vellum.config.mjs']

/** Loads the configuration of the site in a folder; `baseUrl` replaces the one in the file. */
export async function loadSiteConfig(
  siteDir: string,
  { baseUrl }: { baseUrl?: string } = {},
): Promise<LoadedConfig> {
  // Bundlers follow symbolic links, and would know the site's files by other names than ours.
  const root = await realpath(resolve(siteDir)).catch(() => resolve(siteDir))
  const name = await findConfigFile(root)
  const { exports, files, placeOf } = await importConfigFile(join(root, name))
  const exported = await runConfig({ exports, placeOf, name })
  const unsafeConfig = baseUrl !== undefined && isRecord(exported) ? { ...exported, baseUrl } : exported
  const config = completeConfig(parseUserConfig(unsafeConfig, { file: name }), { siteDir: root })
  checkAddresses(config.i18n, { file: name })
  return { config, files }
}

async function findConfigFile(siteDir: string): Promise<string> {
  const names = await readdir(siteDir).catch((cause: unknown) => {
    throw new VellumError(`Cannot read the site's folder ${siteDir}.`, {
      hint: 'Pass the folder of the site: `vellum build path/to/site`.',
      cause,
    })
  })
  const found = FILE_NAMES.find((name) => names.includes(name))
  if (found) return found
  const foreign = names.find((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name))
  throw new VellumError(`There is no vellum.config.ts in ${siteDir}.`, {
    hint: foreign
      ? `Rename ${foreign} to vellum.config.ts, and move the \`docs\`, \`blog\` and \`pages\` options of its preset to the top level.`
      : 'Create it with `export default defineConfig({ title, url, baseUrl })`, or pass the folder of the site: `vellum build path/to/site`.',
  })
}

/** The default export, or what it returns or resolves to. */
async function runConfig({
  exports,
  placeOf,
  name,
}: Pick<ImportedFile, 'exports' | 'placeOf'> & { name: string }): Promise<unknown> {
  if (exports.default === undefined) {
    throw new VellumError(`${name} has no default export.`, {
      files: [name],
      hint: 'Write `export default defineConfig({ title, url, baseUrl })`.',
    })
  }
  try {
    return await (typeof exports.default === 'function' ? exports.default() : exports.default)
  } catch (cause) {
    throw new VellumError(`The configuration in ${name} threw an error.`, {
      files: [placeOf(cause)],
      hint: 'Correct the code that throws; the cause is below.',
      cause,
    })
  }
}
