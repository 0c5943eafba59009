// A plugin: an object with a name and hooks. Only types, which plugins import; what calls a hook is named in its
// comment.

import type { HeadTag } from '../../shared/headTag.js'
import type { HtmlElement } from '../base/htmlTree.js'
import type { UserFields } from './configFields.js'
import type { ConfigTools } from './configTools.js'

type Awaitable<Value> = Value | Promise<Value>

/**
 * An entry of `plugins`. An error that a hook throws is one of the plugin, unless it has a `hint`: then its message, its
 * `hint` and its `files` are reported as an error of the site.
 */
export interface Plugin {
  /** Identifies the plugin in messages and caches; each plugin of a site has its own. @example 'reading-time' */
  readonly name: string
  /**
   * What the results of `elements` and `rendered` depend on besides the page, such as the version of the plugin and its
   * options. When it changes, pages are compiled or rendered again. Without it that happens whenever the configuration,
   * a file that it imports by path, or a package that it imports changes.
   */
  readonly cacheKey?: string | undefined
  /**
   * Additions to the configuration, or a function that returns them: Markdown plugins, styles, client modules, static
   * folders, parts of the theme, labels, redirects, options of Vite. Arrays are joined, the site's own entries last;
   * for everything else the site's own value wins. Runs in every thread.
   */
  readonly config?: PluginConfig | ((input: PluginConfigInput) => Awaitable<PluginConfig | undefined>)
  /**
   * Makes pages and documents from data. Runs once for each locale before the content is read, and in development
   * again whenever a file of `dev.watch` changes.
   */
  readonly content?: (input: ContentInput) => Awaitable<PluginContent | undefined>
  /**
   * Changes the text of a Markdown file, front matter included, before it is read: returns the new text, or undefined
   * to leave it as it is. Runs in the main thread.
   */
  readonly source?: (file: SourceFile) => Awaitable<string | undefined>
  /**
   * Changes the elements of a Markdown file in place, after all remark and rehype plugins, and adds files that they
   * show. Runs in the thread that compiles the file; the result is cached with it until the file, an image in it or
   * `cacheKey` changes.
   */
  readonly elements?: (page: MarkdownElements, tools: ElementTools) => Awaitable<void>
  /**
   * Adds to the data of a page, such as its image or tags for its head. Runs in the main thread, more than once for a
   * page, so it must return the same for the same page.
   */
  readonly page?: (page: PluginPage) => PageAdditions | undefined
  /**
   * Derives files and a record from a rendered page. Runs in the thread that renders the page; the result is cached
   * with it.
   */
  readonly rendered?: (page: RenderedPage, tools: RenderTools) => Awaitable<RenderedResult | undefined>
  /**
   * Files of the whole site, by name below its base. Each function is called once per locale when all pages are
   * rendered, and in development when the file is requested. A static file of the site with the same name wins.
   */
  readonly files?: Readonly<Record<string, (site: RenderedSite) => Awaitable<string | Uint8Array>>>
  /** Called once for each locale when everything else is written, in builds and checks only. */
  readonly finish?: (site: FinishedSite) => Awaitable<void>
  /** What the plugin adds to `vellum dev`. */
  readonly dev?: PluginDev
}

/** What a plugin adds to the configuration. Paths are absolute, or `file:` URLs. */
export interface PluginConfig extends Omit<Partial<UserFields>, 'title' | 'url' | 'baseUrl'> {}

/** The input of `config`. */
export interface PluginConfigInput extends ConfigTools {
  /** The folder of the site. */
  readonly siteDir: string
  /** The names of the parts of the theme that `theme.parts` may replace. */
  readonly partNames: readonly string[]
  /** The configuration as the site has written it. */
  readonly config: Readonly<UserFields>
  /**
   * Imports a file of the site as `vellum.config.ts` is imported: TypeScript, ES modules and CommonJS, which may be mixed.
   * Returns its exports.
   * @since 0.2.0
   * @example const { recipes } = await importFile('/site/data/recipes.ts')
   */
  readonly importFile: (file: string) => Promise<Readonly<Record<string, unknown>>>
}

/** The input of `content`. */
export interface ContentInput {
  /** The folder of the site. */
  readonly siteDir: string
  /** The locale whose content is made. @example 'en' */
  readonly locale: string
  /** Whether the site is made for readers, by a build, or for its authors. */
  readonly production: boolean
}

/** What `content` makes. */
export interface PluginContent {
  /** Standalone pages. */
  readonly pages?: readonly PluginContentPage[]
  /** Documents by the id of their set; the usual one is `default`. */
  readonly docs?: Readonly<Record<string, readonly ContentText[]>>
  /** Plain data for components: `usePluginData('my-plugin')` of `vellum/client/compat`. Every page loads it, so keep it small. */
  readonly data?: unknown
  /** The plugin and the instance that components name for the data, if not this plugin and `default`. @since 0.2.0 @example { plugin: 'releases', id: 'beta' } */
  readonly dataOf?: { readonly plugin: string; readonly id?: string }
}

/** A file that does not exist on disk: Markdown, or the code of a page. */
export interface ContentText {
  /** The path that it would have in the folder of pages or documents; the URL follows from it. @example 'recipes/bread.md' */
  readonly path: string
  /** The text: Markdown with its front matter, or code whose default export is the page. */
  readonly text: string
}

/** A page: Markdown, or a component with its props. */
export type PluginContentPage =
  | ContentText
  | {
      /** The path without an extension. @example 'recipes/bread' */
      readonly path: string
      /** The module whose default export renders the page: an absolute path, a `file:` URL, or `@site/…`. */
      readonly component: string
      /** The props of the component: plain data. @default {} */
      readonly props?: object
    }

/** A Markdown file. */
export interface SourceFile {
  /** Its path in the folder of the site, with slashes. @example 'docs/intro.md' */
  readonly path: string
  /** Its text with the front matter. */
  readonly text: string
}

/** A Markdown file as elements. */
export interface MarkdownElements {
  /** Its path in the folder of the site, with slashes. @example 'docs/intro.md' */
  readonly source: string
  /** The root of its elements. Change it in place. */
  readonly tree: ElementNode
  /** Whether the site is made for readers, by a build, or for its authors. */
  readonly production: boolean
}

/** A node of the format hast: an element of HTML, a text, or JSX and code of an MDX file. */
export interface ElementNode {
  /** `element`, `text`, `root`, `raw` for finished HTML; `mdxJsxFlowElement` and others for code. */
  type: string
  /** The name of an element. @example 'img' */
  tagName?: string
  /** The attributes of an element, named as in the DOM. @example { src: '/img/a.png', className: ['wide'] } */
  properties?: Record<string, unknown>
  /** The nodes inside of it. */
  children?: ElementNode[]
  /** The text of a text, the HTML of finished HTML. */
  value?: string
  /** The position in the body of the file; pass the node to `warn` for a message with the line. */
  readonly position?: object | undefined
}

/** Tools of `elements`. */
export interface ElementTools {
  /**
   * The file of a local image: by its URL in the elements, or by a path as authors write it. Undefined for an image of
   * another site, and for a file that does not exist. When the file changes, the page is compiled again.
   */
  readonly image: (url: string) => Promise<ElementImage | undefined>
  /**
   * Adds files to the site, below `assets/` and with the hash of their content in their names. They are kept between
   * builds under the key, which names everything that they are made from: `make` is called only if there is nothing for
   * it.
   */
  readonly files: (key: string, make: () => Awaitable<readonly NewFile[]>) => Promise<readonly AddedFile[]>
  /** Prints a warning with the name of the plugin and the position of a node. */
  readonly warn: (message: string, details?: { readonly node?: object; readonly hint?: string }) => void
}

/** A local image. */
export interface ElementImage {
  /** Absolute. */
  readonly file: string
  /** In pixels, as it is shown; undefined if the format is unknown. */
  readonly width: number | undefined
  /** In pixels, as it is shown; undefined if the format is unknown. */
  readonly height: number | undefined
}

/** A file that `elements` makes. */
export interface NewFile {
  /** Its name, without a folder and without a hash. @example 'photo-640.avif' */
  readonly name: string
  /** Its content. */
  readonly content: string | Uint8Array
}

/** A file that `elements` has added. */
export interface AddedFile {
  /** Its name, as `make` returned it. */
  readonly name: string
  /** Its URL. @example '/assets/images/photo-640-1f3c5a7b.avif' */
  readonly url: string
  /** Its size in bytes. */
  readonly size: number
}

/** The data of a page. */
export interface PluginPage {
  /** The URL without the host. @example '/docs/intro' */
  readonly path: string
  /** `doc`, `category`, `markdown`, `react`, `tags`, `tag`, `not-found`, or a page of the blog: `post`, `post-list` … */
  readonly type: string
  /** Its title, without that of the site; empty for a page without one. */
  readonly title: string
  /** Its description, from the front matter or its first paragraph. */
  readonly description: string | undefined
  /** The locale of the page. */
  readonly locale: string
  /** The file of the page, relative to the site; undefined for generated pages. @example 'docs/intro.md' */
  readonly source: string | undefined
  /** The front matter of a Markdown page. */
  readonly frontMatter: Readonly<Record<string, unknown>>
  /** The image for networks that show links: a URL or a path below the base. */
  readonly image: string | undefined
  /** The page that search engines should list instead, for documents of older versions. */
  readonly canonical: string | undefined
  /** The labels of the categories that it is in, the outermost first. */
  readonly categories: readonly string[]
  /** The site that it belongs to. */
  readonly site: PluginSite
}

/** What `page` adds. */
export interface PageAdditions {
  /** Replaces the title. */
  readonly title?: string | undefined
  /** Replaces the description. */
  readonly description?: string | undefined
  /** A URL, or a path that starts with a slash, below the base of the site. */
  readonly image?: string | undefined
  /** Tags for the head. */
  readonly head?: readonly HeadTag[] | undefined
  /** Names of the files that `rendered` will make for this page, below the base: `vellum dev` serves them on request. */
  readonly files?: readonly string[] | undefined
}

/** A page that is rendered. */
export interface RenderedPage extends PluginPage {
  /** The whole document. */
  readonly html: string
  /** The document as a tree, for reading only. */
  readonly tree: HtmlElement
  /** Every link of the document. */
  readonly links: readonly PageLinkInfo[]
  /** Whether search engines may index it. */
  readonly indexable: boolean
}

/** A link of a rendered page. */
export interface PageLinkInfo {
  /** As it is written in the document. */
  readonly href: string
  /** Whether it is checked: false for links that say that they are not, with `pathname://`. */
  readonly checked: boolean
}

/** What a site is, in one locale. */
export interface PluginSite {
  /** `title` of the configuration. */
  readonly title: string
  /** Its short name: the title in the navbar, or else that of the site. */
  readonly name: string
  /** `tagline` of the configuration. */
  readonly tagline: string
  /** The file of the navbar's logo, absolute; undefined if it is not a static file of the site. */
  readonly logo: string | undefined
  /** Protocol and host. @example 'https://troth.dev' */
  readonly url: string
  /** The base of the locale. @example '/fr/' */
  readonly baseUrl: string
  /** The locale that is built. */
  readonly locale: string
}

/** Tools of `rendered`. */
export interface RenderTools {
  /**
   * Returns what is in the cache of the plugin under a key, or computes and keeps it. Entries that no page of a build
   * has used are deleted.
   */
  readonly cached: (key: string, compute: () => Awaitable<Uint8Array>) => Promise<Uint8Array>
}

/** What `rendered` derives from a page. */
export interface RenderedResult {
  /** Files by their names below the base. @example { 'docs/intro.md': '# Introduction' } */
  readonly files?: Readonly<Record<string, string | Uint8Array>> | undefined
  /** Plain data, which `files` and `finish` of the plugin read. */
  readonly record?: unknown
}

/** A site whose pages are rendered, in one locale. */
export interface RenderedSite extends PluginSite {
  /** All pages in a stable order. */
  readonly pages: readonly RecordedPage[]
  /** The sidebars of all docs, in the order of the configuration. */
  readonly sidebars: readonly PluginSidebar[]
  /** The text of a message in the locale. @example label('theme.docs.root.title') */
  readonly label: (id: string) => string
  /** The content of a file that `rendered` made. */
  readonly read: (name: string) => Promise<Uint8Array>
}

/** A page of a rendered site. */
export interface RecordedPage {
  /** The URL without the host. */
  readonly path: string
  /** The record that `rendered` of this plugin returned. */
  readonly record: unknown
}

/** A sidebar of a docs set. */
export interface PluginSidebar {
  /** The id of its docs set. */
  readonly docsId: string
  /** The name of the version. */
  readonly version: string
  /** Its key in the sidebar file. */
  readonly id: string
  /** The label of the navbar item that opens it. */
  readonly label: string | undefined
  /** Links and categories, in order. */
  readonly items: readonly PluginSidebarItem[]
}

/** An item of a sidebar. */
export type PluginSidebarItem =
  | { readonly type: 'link'; readonly label: string; readonly href: string }
  | {
      readonly type: 'category'
      readonly label: string
      readonly href?: string | undefined
      readonly items: readonly PluginSidebarItem[]
    }
  | { readonly type: 'html' }

/** A page of a finished site. */
export interface FinishedPage extends RecordedPage {
  /** The file of the page, relative to the site; undefined for generated pages. */
  readonly source: string | undefined
  /** The links that are written in the file, with their lines; those of components and of the theme are not. */
  readonly sourceLinks: readonly { readonly href: string; readonly line: number }[]
}

/** A site that is written. */
export interface FinishedSite extends Omit<RenderedSite, 'pages'> {
  /** All pages in a stable order. */
  readonly pages: readonly FinishedPage[]
  /** `check` writes nothing that stays. */
  readonly command: 'build' | 'check'
  /** Whether the command has `--external`: only then may a plugin send requests to the sites that pages link to. */
  readonly external: boolean
  /** Whether the command has `--prose`: only then is the text of pages checked. @since 0.2.0 */
  readonly prose: boolean
  /** A folder for what the plugin keeps between builds; it may not exist yet. `--no-cache` deletes it. */
  readonly cacheDir: string
  /** Starts the time limit of the hook again, two minutes: call it after each part of long work. */
  readonly keepAlive: () => void
  /** Prints a line. */
  readonly info: (message: string) => void
  /** The folder of the locale before it is published. Prefer `write`: it also writes compressed forms. */
  readonly dir: string
  /** Adds a file, below the base. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<void>
  /** Adds headers to the responses of a path, as `_headers` does; `*` at its end stands for everything below it. */
  readonly header: (path: string, headers: Readonly<Record<string, string>>) => void
  /** Prints a warning with the name of the plugin. */
  readonly warn: (message: string, details?: { readonly file?: string; readonly hint?: string }) => void
}

/** What a plugin adds to `vellum dev`. */
export interface PluginDev {
  /**
   * Files and folders that `content` reads, absolute or from the folder of the site: when one changes, the content is
   * loaded again.
   */
  readonly watch?: readonly string[] | undefined
  /** Responds to requests that neither pages nor files of the site respond to; undefined leaves them to others. */
  readonly respond?: (request: Request) => Awaitable<Response | undefined>
}
