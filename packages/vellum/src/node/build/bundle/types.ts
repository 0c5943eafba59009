// What goes into the bundler, and what it makes of a site's code and styles.

import type { Messages } from '../../../shared/messages.js'
import type { SiteData } from '../../../shared/site.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import type { BundledPage } from '../../steps/pageTasks.js'
import type { SiteCode } from '../../vite/sitePlugins.js'

/** A page that is code. */
export interface CodePage {
  /** Site-relative; names the page in the result. */
  readonly source: string
  /** Absolute. */
  readonly file: string
}

/** What to bundle, and where modules for the server may be written. */
export interface BundleInput {
  /** Its base is that of the files. */
  readonly config: SiteConfig
  /** Styles that come from the configuration. */
  readonly generatedCss: string
  readonly hasBlog: boolean
  readonly hasVersions: boolean
  /** At least one. */
  readonly locales: readonly BundledLocale[]
  readonly code: SiteCode
  readonly workDir: string
  /** Names the bundle among those of the site. */
  readonly name: string
}

/** A locale of the site. */
export interface BundledLocale {
  readonly name: string
  /** Names its modules among those of all locales; none for the first one. */
  readonly mark: string | undefined
  readonly data: SiteData
  readonly messages: Messages
  readonly pages: readonly CodePage[]
}

/** A bundled site, in all locales that share its files. */
export interface Bundle {
  /** Files of the site, with their hashed names. */
  readonly files: readonly { readonly name: string; readonly bytes: Buffer }[]
  /** Names of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** The boot script as a file. */
  readonly boot: string
  /** What each locale has of its own, by its name. */
  readonly locales: ReadonlyMap<string, LocaleBundle>
  /** The modules that render pages; they are written. */
  readonly serverFiles: readonly { readonly file: string; readonly code: string }[]
  /** Every file that is in the bundle, absolute. */
  readonly inputs: readonly string[]
}

/** A module that pages are rendered with, and the hash of all its code. */
export interface ServerModule {
  readonly url: string
  readonly hash: string
}

/** What a locale has of its own. */
export interface LocaleBundle {
  /** The theme with the parts of the site, if it has any. */
  readonly theme?: ServerModule | undefined
  /** The files that the boot script loads one after the other. */
  readonly shell: readonly string[]
  /** By the page's source. */
  readonly pages: ReadonlyMap<string, BundledPage>
}

/** A bundle with the partials that are in it. */
export interface BundledPages extends Bundle {
  readonly partials: readonly (Omit<CompiledMarkdown, 'body'> & { readonly source: string })[]
}
