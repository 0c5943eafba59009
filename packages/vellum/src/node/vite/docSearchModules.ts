// Resolves DocSearch, Algolia's dialog, from the site: only a site with `themeConfig.algolia` installs it.

import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { VellumError } from '../base/errors.js'

const NAME = /^@docsearch\//
const PACKAGES = '@docsearch/react@4 @docsearch/css@4'

/** Resolves the packages for the engine's own code; throws if the site does not have them. */
export function docSearchModules({ siteDir }: { readonly siteDir: string }): Plugin {
  return {
    name: 'vellum:docsearch',
    enforce: 'pre',
    async resolveId(name, importer) {
      if (!NAME.test(name) || !importer?.startsWith(engine)) return undefined
      // Its dialog is never opened on the server.
      if (this.environment.name === 'ssr') return { id: name, external: true }
      const resolvedModule = await this.resolve(name, join(siteDir, 'package.json'), { skipSelf: true })
      if (resolvedModule) return resolvedModule
      throw new VellumError('`themeConfig.algolia` needs two packages, and one of them is not installed.', {
        code: 'missing-docsearch',
        files: ['vellum.config.ts'],
        hint: `Install them: \`npm install ${PACKAGES}\`. For the search that is built in, remove \`themeConfig.algolia\` and set \`search: true\`.`,
      })
    },
  }
}

const engine = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/?$/, sep)
