// What bundling makes of a site's code and styles.

import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import type { BundledPage } from '../../site/pageTasks.js'

/** A bundled site, in all languages that share its files. */
export interface Bundle {
  /** Files of the site, with their hashed names. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Names of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** The boot script as a file. */
  readonly boot: string
  /** What each language has of its own, by its name. */
  readonly locales: ReadonlyMap<string, LocaleBundle>
  /** The modules that render pages; they are written. */
  readonly serverFiles: readonly { readonly file: string; readonly code: string }[]
  /** Every file that is in the bundle, absolute. */
  readonly inputs: readonly string[]
}

/** What a language has of its own. */
export interface LocaleBundle {
  /** The files that the boot script loads one after the other. */
  readonly shell: readonly string[]
  /** By the page's source. */
  readonly pages: ReadonlyMap<string, BundledPage>
}

/** A bundle with what its partials brought along. */
export interface BundledPages extends Bundle {
  readonly partials: readonly (Omit<CompiledMarkdown, 'body'> & { readonly source: string })[]
}
