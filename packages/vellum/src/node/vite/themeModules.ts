// The modules of the theme, by their files. Knows nothing of sites.

import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ModuleExport } from '../base/themeParts.js'

const ours = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** The folder of the theme, with a separator at its end. */
export const themeDir = ours('theme/').replace(/\/?$/, sep)

/** What Node itself loads to render pages: contexts must be the same there and in parts. */
const SHARED_DIRS = ['client/', 'shared/'].map((path) => ours(path).replace(/\/?$/, sep))

/** A name that a file of the theme exports. */
export interface ThemeModule {
  readonly file: string
  readonly exported: string
}

/** The file of a module, with the name that it exports. */
export function themeModule({ module, exported }: ModuleExport): ThemeModule {
  return { file: `${themeDir}${module}.js`, exported }
}

/** `vellum/internal/theme/labels/label`: a file of the engine, for parts that were copied from it. */
export function internalFile(name: string): string | undefined {
  const [, path] = /^vellum\/internal\/((?:client|shared|theme)\/[\w/]+)$/.exec(name) ?? []
  return path === undefined ? undefined : ours(`${path}.js`)
}

/** Whether Node loads a file itself. */
export function isShared(file: string): boolean {
  return SHARED_DIRS.some((dir) => file.startsWith(dir))
}

/** Whether a file is a module of the theme. */
export function isOfTheme(file: string): boolean {
  return file.startsWith(themeDir)
}
