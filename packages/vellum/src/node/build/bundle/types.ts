// The input of the bundler, and the code and styles that it makes of a site.

import type { Messages } from '../../../shared/messages.js'
import type { SiteData } from '../../../shared/site.js'
import type { SiteConfig } from '../../config/siteConfig.js'
import type { CompiledMarkdown } from '../../markdown/compile/types.js'
import type { BundledComponent, BundledPage } from '../../steps/pageTasks.js'
import type { PolicyNeed } from '../../steps/sitePolicy.js'
import type { SiteCode } from '../../vite/sitePlugins.js'
import type { BlockSlice } from './contentBlocks.js'
import type { HtmlPlaceholders } from './htmlPlaceholders.js'

/** A page that is code. */
export interface CodePage {
  /** Site-relative path; identifies the page in the result. */
  readonly source: string
  /** Absolute path. */
  readonly file: string
}

/** A file of the site, with its hashed name. Its content is on disk: those of thousands of pages take 60 MB. */
export interface BundledFile {
  readonly name: string
  /** Where the content is in the cache of the bundle. */
  readonly slice: BlockSlice
  /** The content. Files are best read in the order in which they were kept. */
  readonly read: () => Promise<Buffer>
}

/** A file of the site that was just made. */
export interface NewFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Writes a file of a bundle into its cache. */
export type KeepFile = (file: NewFile) => Promise<BundledFile>

/** The input of the bundler, and where modules for the server may be written. */
export interface BundleInput extends Pick<HtmlPlaceholders, 'restoreHtml'> {
  readonly keep: KeepFile
  /** A site whose base URL is that of the files. */
  readonly config: SiteConfig
  /** Styles that come from the configuration. */
  readonly generatedCss: string
  readonly hasBlog: boolean
  readonly hasVersions: boolean
  /** The components in finished HTML that the site has itself. */
  readonly components: readonly { readonly name: string; readonly hasStyles: boolean }[]
  readonly hasBadges: boolean
  readonly hasTags: boolean
  /** The types of pages that browsers may render around their text. */
  readonly frames: readonly string[]
  /** At least one. */
  readonly locales: readonly BundledLocale[]
  readonly code: SiteCode
  readonly workDir: string
  /** Identifies the bundle among those of the site. */
  readonly name: string
}

/** A locale of the site. */
export interface BundledLocale {
  readonly name: string
  /** Identifies the modules of the locale among those of all locales; none for the first one. */
  readonly mark: string | undefined
  readonly data: SiteData
  readonly messages: Messages
  readonly pages: readonly CodePage[]
}

/** A bundled site, in all locales that share its files. */
export interface Bundle {
  readonly files: readonly BundledFile[]
  /** Names of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** Names of the stylesheets of pages with a class, by the class. */
  readonly classStyles: Readonly<Record<string, readonly string[]>>
  /** The names of those that nothing else loads: a site has them only when a page shows the class. */
  readonly optionalStyles: readonly string[]
  /** The boot script as a file. */
  readonly boot: string
  /** What is specific to each locale, by its name. */
  readonly locales: ReadonlyMap<string, LocaleBundle>
  /** The modules that render pages, already written. Absolute paths. */
  readonly serverFiles: readonly string[]
  /** Code of the site that a strict policy blocks. */
  readonly policyNeeds: readonly PolicyNeed[]
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
  /** What browsers load for pages whose frame they render, by the type of the page. */
  readonly frames: ReadonlyMap<string, FrameFiles>
  /** Modules by the page's source. */
  readonly pages: ReadonlyMap<string, BundledPage>
  /** Components in finished HTML, by name. */
  readonly components: ReadonlyMap<string, BundledComponent>
}

/** The files of a frame, by their names. */
export type FrameFiles = Pick<BundledPage, 'script' | 'styles'>

/** A bundle with the partials that are in it. */
export interface BundledPages extends Bundle {
  readonly partials: readonly (Omit<CompiledMarkdown, 'body'> & { readonly source: string })[]
}
