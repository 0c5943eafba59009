// Code of a site that Docusaurus runs and that has no effect here: components that replace parts of its theme, and a
// configuration under the old name.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** A warning for each kind of code that has no effect. */
export function unusedCode({ siteDir }: Pick<SiteConfig, 'siteDir'>): VellumError[] {
  return [unusedConfig(siteDir), unusedComponents(siteDir)].filter((error) => error !== undefined)
}

function unusedConfig(siteDir: string): VellumError | undefined {
  const files = namesIn(siteDir).filter((name) => /^docusaurus\.config\.[cm]?[jt]s$/.test(name))
  if (files.length === 0) return undefined
  return new VellumError('The configuration of Docusaurus is not read.', {
    files,
    hint: 'Move what you need of it to the configuration of this site, and delete the file.',
  })
}

/** The only part of the theme that a site replaces. */
const REPLACED_PART = /^SearchBar(?:\.[jt]sx?)?$/

function unusedComponents(siteDir: string): VellumError | undefined {
  const files = namesIn(join(siteDir, 'src/theme'))
    .filter((name) => !name.startsWith('.') && !REPLACED_PART.test(name))
    .map((name) => `src/theme/${name}`)
  if (files.length === 0) return undefined
  return new VellumError('Files in `src/theme` replace no part of the theme, except for SearchBar.', {
    files,
    hint: 'Delete them, or move components that pages import to another folder, such as `src/components`. Change looks with `theme.customCss`, and run code on every page with `clientModules`.',
  })
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}
