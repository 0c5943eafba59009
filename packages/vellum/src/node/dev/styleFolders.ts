// The folders that the stylesheets of plugins load files from, such as fonts: their packages, and the packages that
// these depend on. The development server serves no other files outside of the site.

import { existsSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { SiteConfig } from '../config/siteConfig.js'

/** The folders, absolute; none if all stylesheets are files of the site. */
export function styleFolders({ theme, siteDir }: Pick<SiteConfig, 'theme' | 'siteDir'>): string[] {
  const sheets = [...theme.customCss, ...Object.values(theme.pageCss)]
  const outside = sheets.filter((file) => !file.startsWith(siteDir + sep))
  return [...new Set(outside.flatMap((file) => [packageFolder(file), ...moduleFolders(file)]))]
}

/** The nearest folder with a package.json, else that of the file. */
function packageFolder(file: string): string {
  return ancestors(file).find((folder) => existsSync(join(folder, 'package.json'))) ?? dirname(file)
}

/** Every `node_modules` that a file finds packages in. */
function moduleFolders(file: string): string[] {
  return ancestors(file)
    .map((folder) => join(folder, 'node_modules'))
    .filter(existsSync)
}

function ancestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [] : [parent, ...ancestors(parent)]
}
