// Code of a site that Docusaurus runs and that has no effect here: components that replace parts of its theme, hooks of client modules,
// and a configuration under the old name.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { VellumError } from '../base/errors.js'
import { relativePath } from '../base/relativePath.js'
import type { SiteConfig } from '../config/siteConfig.js'

/** A warning for each kind of code that has no effect. */
export function unusedCode(config: Pick<SiteConfig, 'siteDir' | 'clientModules'>): VellumError[] {
  const { siteDir } = config
  return [unusedConfig(siteDir), unusedComponents(siteDir), unusedHooks(config)].filter(
    (error) => error !== undefined,
  )
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

/** What Docusaurus calls in a client module. */
const HOOKS = /\bonRoute(?:Did)?Update\b/g

function unusedHooks({
  siteDir,
  clientModules,
}: Pick<SiteConfig, 'siteDir' | 'clientModules'>): VellumError | undefined {
  const found = clientModules.flatMap((name) => {
    const file = moduleFile(name)
    if (file === undefined) return []
    const code = withoutComments(readFileSync(file, 'utf8'))
    const first = new Map<string, number>()
    for (const { 0: hook, index } of code.matchAll(HOOKS)) if (!first.has(hook)) first.set(hook, index)
    return [...first].map(([hook, index]) => ({
      hook,
      position: `${relativePath(siteDir, file)}:${code.slice(0, index).split('\n').length}`,
    }))
  })
  if (found.length === 0) return undefined
  const hooks = [...new Set(found.map(({ hook }) => `\`${hook}\``))].join(' and ')
  return new VellumError(`${hooks} of a client module is not called.`, {
    files: found.map(({ position }) => position),
    hint: "Run the code when the module is loaded, and after each navigation with `window.navigation?.addEventListener('navigatesuccess', …)`.",
  })
}

/** The file of a client module by its path; packages are not looked at. */
function moduleFile(name: string): string | undefined {
  const endings = ['', '.ts', '.tsx', '.js', '.jsx', '.mjs', '/index.ts', '/index.js']
  return endings
    .map((ending) => name + ending)
    .find((file) => /\.[cm]?[jt]sx?$/.test(file) && isAbsolute(file) && existsSync(file))
}

/** Replaced by spaces, so that lines stay the same. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '))
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir).sort()
  } catch {
    return []
  }
}
