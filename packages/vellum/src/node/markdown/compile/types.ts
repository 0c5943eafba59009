// What goes into the compiler and what comes out of it. The compiler knows
// nothing of files, routes or Vite: what it must know of them is passed in.

import type { HeadTag } from '../../../shared/headTag.js'
import type { TocHeading } from '../../../shared/toc.js'
import type { CodeMemory } from '../code/codeMemory.js'
import type { Declarations } from '../samples/declarations.js'

/** One Markdown body to compile. */
export interface CompileInput {
  readonly body: string
  /** The line of the file that the body starts at, from 1. */
  readonly bodyLine: number
  /** The file as messages name it: `docs/a.md` */
  readonly source: string
  readonly format: 'md' | 'mdx'
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** A partial has no page around it: its level-1 heading is not a page heading, its front matter is dropped. */
  readonly partial: boolean
  /** Only the part that lists show. */
  readonly excerpt?: Excerpt
  readonly resolver: PageResolver
  /** Coloured code of the last time, if there was one. */
  readonly code?: CodeMemory
}

/** What is shown of a page elsewhere. */
export interface Excerpt {
  /** Where in the body it ends; missing = at the end of the body. */
  readonly end?: number
  /** The final address of the page. */
  readonly home: string
}

/** Tells what the addresses in a page mean. Answers must depend on the address alone: they are cached with the page. */
export interface PageResolver {
  readonly link: (url: string) => ResolvedLink
  readonly image: (url: string) => ResolvedImage | Promise<ResolvedImage>
}

/** The meaning of a link's address. */
export type ResolvedLink =
  /** A page or a hash of this site; `href` is final. */
  | { readonly type: 'internal'; readonly href: string }
  /** Leaves the site: gets `target` and `rel` (LK-2). */
  | { readonly type: 'external'; readonly href: string }
  /** A file that is copied under a hashed name, opened in a new tab (AS-4). */
  | { readonly type: 'asset'; readonly href: string; readonly asset: Asset }
  /** `pathname://`: left to the host, and not checked (URL-9). */
  | { readonly type: 'unchecked'; readonly href: string }
  /** Names a Markdown file, or one with `@site/`, that is not there: left as it is (AS-3). */
  | { readonly type: 'missing-file'; readonly meant: string | undefined }
  /** Names a Markdown file that is there and no page: left as it is, too. */
  | { readonly type: 'no-page' }

/** The meaning of an image's address. */
export type ResolvedImage =
  | {
      readonly type: 'asset'
      readonly src: string
      readonly width: number | undefined
      readonly height: number | undefined
      readonly asset: Asset
    }
  | { readonly type: 'external'; readonly src: string }
  | { readonly type: 'missing'; readonly meant: string | undefined }

/** A file to copy into the site. */
export interface Asset {
  /** Absolute. */
  readonly file: string
  /** Its name in the output, with the hash of its content: `assets/images/logo-1f3c….png` */
  readonly name: string
}

/** A place in the file, from 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** A compiled page. Plain data: it is cached on disk and passed between threads. */
export interface CompiledMarkdown {
  /** Pure Markdown is HTML; a page with live components is an ES module whose default export is a component. */
  readonly body:
    | { readonly type: 'html'; readonly html: string }
    | { readonly type: 'live'; readonly code: string }
  /** Headings of the file itself. A live page exports `toc`, with those of its partials. */
  readonly toc: readonly TocHeading[]
  /** From a `<head>` in the content (MD-7). */
  readonly headTags: readonly HeadTag[]
  /** Every link as it is rendered, to find its place again. `checked` is false for what the link check must leave alone. */
  readonly links: readonly (Position & { readonly href: string; readonly checked: boolean })[]
  readonly assets: readonly Asset[]
  /** Every module that the page imports. */
  readonly imports: readonly (Position & { readonly name: string })[]
  readonly problems: readonly MarkdownProblem[]
  /** What the types in its samples were read from; missing when it has none. */
  readonly declarations?: Declarations
}

/** Something wrong that need not end the build; how loud it is, is the site's choice. */
export interface MarkdownProblem extends Position {
  readonly type: 'broken-link' | 'broken-image' | 'directive' | 'language' | 'partial-front-matter' | 'sample'
  readonly message: string
  readonly hint?: string
  /** The lines around the place. */
  readonly frame?: string
}
