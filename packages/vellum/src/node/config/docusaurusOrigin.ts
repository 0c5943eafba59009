// Whether a site came from Docusaurus, by what its configuration and its folder show. Such a site may use what a
// strict policy blocks, and worked without one.

import { readdirSync } from 'node:fs'
import { isRecord } from './schemaKinds.js'

/** What shows that a site came from Docusaurus, for a sentence: `` `presets` in vellum.config.ts ``; undefined when nothing does. */
export function docusaurusSign(
  writtenConfig: unknown,
  { siteDir, file }: { siteDir: string; file: string },
): string | undefined {
  const { presets, plugins } = isRecord(writtenConfig) ? writtenConfig : {}
  if (Array.isArray(presets) && presets.some(Boolean)) return `\`presets\` in ${file}`
  if (CONFIG_NAME.test(file)) return `the file ${file}`
  const adapted = namesOf(plugins).find((name) => name.startsWith(ADAPTER))
  if (adapted !== undefined) return `the plugin "${adapted}"`
  const ownConfig = fileNames(siteDir).find((name) => CONFIG_NAME.test(name))
  return ownConfig && `the file ${ownConfig}`
}

/** The configuration of Docusaurus: one that is read, or one that is still beside ours. */
const CONFIG_NAME = /^docusaurus\.config\.[cm]?[jt]s$/

/** What the names of plugins of `vellum-docusaurus` begin with. */
const ADAPTER = 'docusaurus: '

function namesOf(plugins: unknown): string[] {
  if (Array.isArray(plugins)) return plugins.flatMap(namesOf)
  return isRecord(plugins) && typeof plugins.name === 'string' ? [plugins.name] : []
}

function fileNames(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
