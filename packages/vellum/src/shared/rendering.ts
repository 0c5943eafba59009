// The interface between Node and the client when a page is rendered: Node loads the client's renderer by its
// path, so both sides compile against these types. React is not imported: its components and themes are type
// parameters, which the client fills with React's types and Node with types that it can only pass on.

import type { ContentSlot } from './contentSlots.js'
import type { DocsData } from './docs.js'
import type { HeadTag } from './headTag.js'
import type { Messages } from './messages.js'
import type { PageData } from './page.js'
import type { KeptHtml } from './pageBase.js'
import type { PageSidebarItem } from './sidebar.js'
import type { SiteData } from './site.js'
import type { TocHeading } from './toc.js'

/** The functions of the client that Node calls. */
export interface ServerRenderer<Theme, Component> {
  /**
   * Sets the messages of the locale. Called before modules are loaded as well: they may translate at once.
   */
  readonly setMessages: (messages: Messages) => void
  /** Renders a whole page. Throws the error of a component unchanged. */
  readonly renderHtml: (input: RenderInput<Theme, Component>) => RenderedHtml
  /** Renders the body of a page, without layout. */
  readonly renderContent: (input: RenderInput<Theme, Component>) => string
  /** Renders the footer's content, without the element around it. */
  readonly renderFooter: (input: SiteInput<Theme>) => string
  /** Renders the list of a sidebar; with a `path` that page is marked as the current one. */
  readonly renderSidebarList: (input: SidebarListInput<Theme>) => string
}

/** The data that every part of a site is rendered with. */
export interface SiteInput<Theme> {
  readonly site: SiteData
  readonly theme: Theme
  /** Translations of the locale. @default the English texts */
  readonly messages?: Messages
}

/** Everything that a page is rendered from. */
export interface RenderInput<Theme, Component> extends SiteInput<Theme> {
  readonly page: PageData
  readonly body: PageBody<Component>
  readonly sidebar?: SidebarInput | undefined
  /** The documents that components can read. */
  readonly docs: readonly DocsData[]
  /** Whether components that only browsers render may read them. */
  readonly mayReadDocsLater?: boolean
  readonly highlight: HighlightCode
}

/** The body of a page: finished HTML, a component, the excerpts of a post list, or none. */
export type PageBody<Component> =
  | {
      readonly type: 'html'
      readonly html: string
      readonly slots?: ContentSlots<Component> | undefined
      readonly isKept?: boolean
    }
  | LiveBody<Component>
  | {
      readonly type: 'excerpts'
      readonly html: readonly string[]
      /** Those of each excerpt. */
      readonly slots?: readonly (ContentSlots<Component> | undefined)[] | undefined
      /** Whether browsers render what is around it: the elements of the text are marked. */
      readonly isKept?: boolean
    }
  | { readonly type: 'none' }

/** The components in finished HTML, which are rendered to HTML as well. */
export interface ContentSlots<Component> {
  readonly slots: readonly ContentSlot[]
  /** By name. An object has components as its properties. */
  readonly components: Readonly<Record<string, Component>>
}

/** Content with components. That of a post list shows the excerpt whose `index` it receives. */
export interface LiveBody<Component> {
  readonly type: 'component'
  readonly Component: Component
  /** With the headings of partials; replaces the headings in the page's data. */
  readonly toc?: readonly TocHeading[]
}

/** The sidebar of a page. */
export interface SidebarInput {
  readonly id: string
  /** The list that the page shows. */
  readonly list: readonly PageSidebarItem[]
  /** The items that components can read. */
  readonly items: () => readonly PageSidebarItem[]
}

/** What the list of a sidebar is rendered from. */
export interface SidebarListInput<Theme> extends SiteInput<Theme> {
  readonly items: readonly PageSidebarItem[]
  readonly path?: string
}

/** A code block as a component passes it to the highlighter. */
export interface HighlightInput {
  readonly code: string
  readonly language: string | undefined
  /** The text after the language in a fence; its title wins over `title`. */
  readonly meta?: string
  readonly title?: string
  readonly showLineNumbers?: boolean | number
}

/** Returns the HTML of a whole code block, its container included. */
export type HighlightCode = (input: HighlightInput) => string

/** A rendered page. */
export interface RenderedHtml {
  /** The content of the root element. */
  readonly html: string
  /** The page's `<main>`, if no component in it is live. */
  readonly main: string | undefined
  /** Whether browsers render what is around the text, because a part of the site there has state. */
  readonly isFrame: boolean
  /** Finished HTML in what browsers render. */
  readonly kept?: KeptHtml | undefined
  /** Tags that components added to the head, in the order of rendering; later ones win. */
  readonly head: readonly HeadTag[]
  /** Links and anchors that components have reported to the check of links. */
  readonly linkReports?: readonly HeadTag['attributes'][]
  /** The URLs of the links that components of the engine have made: `Link`, navbar, sidebars, footer and other parts. */
  readonly madeLinks: readonly string[]
  /** Resolves when the components that show a fallback have what they wait for; undefined if none does. */
  readonly untilReady?: () => Promise<void>
  readonly usedDocs: UsedDocs
  /** The highlighted code blocks of components, by the key of their input. */
  readonly code: Readonly<Record<string, string>>
  readonly sidebar: RenderedSidebar | undefined
}

/** What components read about other documents: everything, or the descriptions of some by URL. */
export interface UsedDocs {
  readonly all: boolean
  readonly descriptions: Readonly<Record<string, string>>
}

/** A rendered sidebar. */
export interface RenderedSidebar {
  /** Its list. */
  readonly html: string
  /** Whether a component read its items. */
  readonly usesItems: boolean
}
