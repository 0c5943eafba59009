// Checks a stylesheet like a build, by bundling it alone: development serves it as it is written, without
// parsing it, so an error would only show as missing styles.

import { sep } from 'node:path'
import { build } from 'vite'
import { VellumError } from '../base/errors.js'
import type { SiteConfig } from '../config/siteConfig.js'
import { bundleError } from './bundleError.js'
import { checkStyleFiles } from './styleFiles.js'

/** The site that a stylesheet belongs to. */
export type StyledSite = Pick<SiteConfig, 'siteDir' | 'baseUrl' | 'staticDirectories'>

const STYLESHEET = /\.(?:css|scss|sass|less|styl|stylus)$/

/** Whether a file is a stylesheet of the site itself. */
export function isOwnStylesheet(file: string, siteDir: string): boolean {
  return STYLESHEET.test(file) && file.startsWith(siteDir + sep) && !file.includes(`${sep}node_modules${sep}`)
}

/** The error of a stylesheet; undefined if it has none. */
export async function checkStylesheet(file: string, site: StyledSite): Promise<VellumError | undefined> {
  const styleFiles = checkStyleFiles(site)
  try {
    await build({
      root: site.siteDir,
      base: site.baseUrl,
      configFile: false,
      envFile: false,
      publicDir: false,
      mode: 'production',
      logLevel: 'silent',
      customLogger: styleFiles.logger,
      resolve: { alias: [{ find: /^@site(?=\/)/, replacement: site.siteDir }] },
      plugins: [styleFiles.plugin],
      build: { write: false, rolldownOptions: { input: file } },
    })
    return undefined
  } catch (error) {
    const [named] = styleFiles.problemsOf(error)
    if (named) return named
    const explained = bundleError(error, { siteDir: site.siteDir, sheets: styleFiles.ownSheets() })
    return explained instanceof VellumError
      ? explained
      : new VellumError('A stylesheet cannot be read.', { code: 'invalid-css', cause: explained })
  }
}
