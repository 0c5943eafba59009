// The data that all pages of a site are rendered with. Plain data, so that worker threads can receive it.

import type { DocsData } from '../../shared/docs.js'
import type { HeadTag } from '../../shared/headTag.js'
import type { Messages } from '../../shared/messages.js'
import type { SidebarItem } from '../../shared/sidebar.js'
import type { SiteData } from '../../shared/site.js'
import type { InlineCss } from '../output/firstFlight.js'
import type { PolicyInput } from '../output/securityPolicy.js'

/** The data that all pages of a site are rendered with. */
export interface RenderContext {
  readonly site: SiteData
  /** Translations of the site's locale. */
  readonly messages: Messages
  readonly docs: readonly DocsData[]
  /** Tags in the head of every page. */
  readonly head: readonly HeadTag[]
  /** URLs of the stylesheets of every page. */
  readonly styles: readonly string[]
  /** The same stylesheets as text, if documents may contain them. */
  readonly inlineCss?: InlineCss | undefined
  /** Stylesheets of pages that show an element with a class. */
  readonly classStyles?: readonly ClassStyles[]
  /** Attributes of the scripts of every page. */
  readonly scripts: readonly HeadTag['attributes'][]
  /** Sidebars by the `sidebarKey` of a `RenderTask`. */
  readonly sidebars: Readonly<Record<string, SiteSidebar>>
  /** URL of the file with all documents. */
  readonly docsFile: string | undefined
  /** Code in the head of every page. */
  readonly prepaint: string
  /** Code in the head of the home page. */
  readonly banner: string | undefined
  /** The script that loads the shell: its code, and its file for pages that must know whether files load. */
  readonly boot?: { readonly code: string; readonly src: string; readonly load: string }
  /**
   * Whether style attributes are kept: in development the policy allows them, and React would report them as
   * missing.
   */
  readonly keepsStyles?: boolean
  /** The input of the policy, for hosts that cannot send one: it is in the head of every page. */
  readonly metaPolicy?: Omit<PolicyInput, 'pages'>
  /** The module of the theme with the parts of the site, and the hash of its code; undefined for the engine's own. */
  readonly theme?: { readonly url: string; readonly hash: string } | undefined
  /** What browsers load for pages whose frame they render, by the type of the page; only with parts that have state. */
  readonly frames?: Readonly<Record<string, FrameUrls>> | undefined
  /** Whether components in slots of the shell may show the description of a page. */
  readonly hasSlots?: boolean
  /** Whether parts of the site read the data of all documents, so that every page depends on it. */
  readonly hasDocsParts?: boolean
  /** Names this build in every data file, so that browsers notice a deployment. */
  readonly buildId: string
}

/** The URLs of what browsers load for a type of page. */
export interface FrameUrls {
  readonly script: string
  readonly styles: readonly string[]
}

/** The stylesheets of pages that show an element with a class. */
export interface ClassStyles {
  readonly className: string
  readonly hrefs: readonly string[]
}

/** A sidebar of the site. */
export interface SiteSidebar {
  readonly id: string
  /** All items, with final URLs. */
  readonly items: readonly SidebarItem[]
  /** URL of the whole list as HTML. */
  readonly file: string
}
