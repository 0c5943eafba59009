// The input and the result of the compiler. It knows nothing of files, routes or Vite:
// what it must know of them is passed in.

import type { ContentSlot } from '../../../shared/contentSlots.js'
import type { HeadTag } from '../../../shared/headTag.js'
import type { TocHeading } from '../../../shared/toc.js'
import type { MessageCode } from '../../messages/catalogue.js'
import type { CodeCache } from '../code/codeCache.js'
import type { Declarations } from '../samples/declarations.js'

/** One Markdown body to compile. */
export interface CompileInput {
  readonly body: string
  /** The line of the file that the body starts at, from 1. */
  readonly bodyLine: number
  /** The file in messages: `docs/a.md` */
  readonly source: string
  /** The same, absolute; plugins of the site read it as `file.path`. @default `source` */
  readonly file?: string
  readonly format: 'md' | 'mdx'
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** Whether other pages import it: its level-1 heading is not a page heading, its front matter is ignored. */
  readonly partial: boolean
  /** Compile only the part that lists show. */
  readonly excerpt?: Excerpt
  /** What is blank in the body and written in the file, for plugins of the site: the marker that ends the excerpt. */
  readonly marker?: { readonly at: number; readonly text: string }
  readonly resolver: PageResolver
  /** Highlighted code of the last time that the page was compiled. */
  readonly codeCache?: CodeCache
}

/** The part of a page that lists show. */
export interface Excerpt {
  /** The offset in the body at which it ends; missing = at the end of the body. */
  readonly end?: number
  /** The final URL of the page. */
  readonly pageUrl: string
}

/** Resolves the URLs in a page. Results must depend on the URL alone: they are cached with the page. */
export interface PageResolver {
  readonly link: (url: string) => ResolvedLink
  readonly image: (url: string) => ResolvedImage | Promise<ResolvedImage>
  /** A file whose text is shown: code, or data. */
  readonly file: (path: string) => ResolvedFile
}

/** The text of a file of the site, or the similar name of one that exists. */
export type ResolvedFile =
  | { readonly type: 'text'; readonly source: string; readonly text: string }
  | { readonly type: 'missing'; readonly meant: string | undefined }

/** A resolved link. */
export type ResolvedLink =
  /** A page or a hash of this site; `href` is final. */
  | { readonly type: 'internal'; readonly href: string }
  /** Leaves the site: gets `target` and `rel`. */
  | { readonly type: 'external'; readonly href: string }
  /** A file that is copied under a hashed name, opened in a new tab. */
  | { readonly type: 'asset'; readonly href: string; readonly asset: Asset }
  /** `pathname://`: served by the host, and not checked. */
  | { readonly type: 'unchecked'; readonly href: string }
  /** Names a Markdown file, or one with `@site/`, that does not exist: left as it is. */
  | { readonly type: 'missing-file'; readonly meant: string | undefined }
  /** Names a Markdown file that exists but is not a page: left as it is. */
  | { readonly type: 'no-page' }

/** A resolved image. */
export type ResolvedImage =
  | {
      readonly type: 'asset'
      readonly src: string
      readonly width: number | undefined
      readonly height: number | undefined
      readonly asset: Asset
      readonly unreadable?: UnreadableImage | undefined
    }
  | { readonly type: 'external'; readonly src: string }
  | { readonly type: 'missing'; readonly meant: string | undefined }

/** What a file is that has the name of an image, and is none. */
export type UnreadableImage = 'git-lfs' | 'other'

/** A file to copy into the site. */
export interface Asset {
  /** Absolute. */
  readonly file: string
  /** Its name in the output, with the hash of its content: `assets/images/logo-1f3c….png` */
  readonly name: string
  /** The hash of its content if a plugin made it: its file is in the cache. */
  readonly made?: string
}

/** A position in the file, from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A link in the file. */
export interface PageLink extends Position {
  /** The URL as it is rendered. */
  readonly href: string
  /** The URL as the author wrote it, if it differs. */
  readonly written?: string
  /** Whether the link check includes it. */
  readonly checked: boolean
  /** It is written as JSX: `<a href="/b">` */
  readonly isJsx?: true
}

/** The components of a site that all pages may show, by their names: `Highlight`, or `h2` for an element of Markdown. */
export type ContentComponents = Readonly<Record<string, { readonly hasState: boolean }>>

/** A part of some code: the offsets of its first character and of the one after its last. */
export type CodeRange = readonly [start: number, end: number]

/** A compiled page. Plain data: it is cached on disk and passed between threads. */
export interface CompiledMarkdown {
  /** Pure Markdown is HTML; a page with live components is an ES module whose default export is a component. */
  readonly body:
    | {
        readonly type: 'html'
        readonly html: string
        /** Components in the HTML that are rendered with the page; see `contentSlots.ts`. */
        readonly slots?: readonly ContentSlot[]
        /** The same as a module, if a list may need it. */
        readonly code?: string
      }
    | {
        readonly type: 'live'
        readonly code: string
        /** The long string literals in the code that are HTML, in order. */
        readonly html?: readonly CodeRange[]
      }
  /** Headings of the file itself. A live page exports `toc`, with those of its partials. */
  readonly toc: readonly TocHeading[]
  /** From a `<head>` in the content. */
  readonly headTags: readonly HeadTag[]
  readonly links: readonly PageLink[]
  readonly assets: readonly Asset[]
  /** The entries of the caches of plugins that it has used. */
  readonly pluginKeys?: readonly string[]
  /** The components that its HTML has slots for. */
  readonly components?: readonly string[]
  /** Every module that the page imports. */
  readonly imports: readonly (Position & { readonly name: string })[]
  readonly problems: readonly MarkdownProblem[]
  /** The declarations that its samples were checked with; missing when it has no samples. */
  readonly declarations?: Declarations
}

/** A problem that does not end compiling; the site's configuration decides how it is reported. */
export interface MarkdownProblem extends Position {
  readonly type:
    | 'broken-link'
    | 'broken-image'
    | 'unreadable-image'
    | 'directive'
    | 'language'
    /** Code notation, code groups, code from files, and data. */
    | 'notation'
    | 'partial-front-matter'
    /** A warning of a plugin of the site. */
    | 'plugin'
    | 'sample'
    /** A feature of Docusaurus: all positions are one report. */
    | 'no-effect'
  readonly code: MessageCode
  readonly message: string
  readonly hint?: string
  /** The lines around the position. */
  readonly frame?: string
}
