// What bundling makes of a site's code and styles.

import type { CompiledPage } from '../markdown/compiledPage.js'

/** A bundled site. */
export interface Bundle {
  /** Files of the site, with their hashed names. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Names of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** The boot script as a file, and the files that it loads one after the other. */
  readonly boot: string
  readonly shell: readonly string[]
  /** By the page's source. */
  readonly pages: ReadonlyMap<string, BundledPage>
  /** The modules that render pages; they are written. */
  readonly serverFiles: readonly { readonly file: string; readonly code: string }[]
  /** Every file that is in the bundle, absolute. */
  readonly inputs: readonly string[]
}

/** What a page needs besides what every page has. */
export interface BundledPage {
  readonly styles: readonly string[]
  readonly script: string
  /** URL of the module that renders it. */
  readonly serverModule: string
}

/** A bundle with what its partials brought along. */
export interface BundledPages extends Bundle {
  readonly partials: readonly (Omit<CompiledPage, 'body'> & { readonly source: string })[]
}
