// Packages of the site for code outside of its folder, such as docs beside it: Node's rules find none from there, and
// the site is where they are installed.

import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** A name of a package, not a path and not a name of a bundler. */
const PACKAGE = /^(?:@[\w-]|[A-Za-z])[\w.@/-]*$/

/** Resolves what code outside of the site imports from packages: where it is, else in the site. */
export function sitePackages({ siteDir }: { readonly siteDir: string }): Plugin {
  const ownFile = join(siteDir, 'package.json')
  return {
    name: 'vellum:site-packages',
    enforce: 'pre',
    resolveId: {
      filter: { id: PACKAGE },
      async handler(name, importer, options) {
        const isElsewhere =
          importer?.startsWith(sep) && !importer.startsWith(siteDir + sep) && !isInstalled(importer)
        if (!isElsewhere) return undefined
        const found = await this.resolve(name, importer, { ...options, skipSelf: true })
        return found ?? this.resolve(name, ownFile, { ...options, skipSelf: true })
      },
    },
  }
}

/** Whether a file is in a package. */
function isInstalled(file: string): boolean {
  return file.includes(`${sep}node_modules${sep}`)
}
