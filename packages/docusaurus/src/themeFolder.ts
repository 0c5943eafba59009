// The components in the theme folder of a plugin: those that replace parts of the theme, and those of its own, which
// its code imports as `@theme/…`.

import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Alias, findOf } from './webpackOptions.js'

/** Files by the names that `@theme/` has for them. */
export function themeFiles(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {}
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const code = files
    .filter((file) => /\.[jt]sx?$/.test(file) && !/\.(?:d|test|spec)\.[jt]sx?$/.test(file))
    .sort()
  return Object.fromEntries(
    code.map((file) => {
      const name = file
        .split(sep)
        .join('/')
        .replace(/\.[jt]sx?$/, '')
        .replace(/\/index$/, '')
      return [name, join(folder, file)]
    }),
  )
}

/** What `@theme/Panel` stands for, and not `@theme/Panel/rows`, which is a file of its own. The site's file comes first. */
export function themeAliases(name: string, { file, siteDir }: { file: string; siteDir: string }): Alias[] {
  const ownFiles = ['', '/index'].flatMap((end) =>
    ['tsx', 'ts', 'jsx', 'js'].map((ending) => join(siteDir, 'src/theme', `${name}${end}.${ending}`)),
  )
  const replacement = ownFiles.find((own) => existsSync(own)) ?? file
  return [
    { find: findOf(`@theme/${name}$`), replacement },
    { find: findOf(`@theme-original/${name}$`), replacement: file },
    { find: findOf(`@theme-init/${name}$`), replacement: file },
  ]
}
