// One page to render, as the build and the development server describe it.

import type { HeadTag } from '../../shared/headTag.js'
import type { PageData } from '../../shared/page.js'
import type { PageSidebarItem } from '../../shared/sidebar.js'

/** One page to render. Plain data. */
export interface RenderTask {
  readonly page: PageData
  /** The tags of its head besides those of all pages and of its content. */
  readonly head: readonly HeadTag[]
  /** Identifies its sidebar among those of the site. */
  readonly sidebarKey?: string | undefined
  /** The recent posts, for the drawer. */
  readonly recent?: readonly PageSidebarItem[] | undefined
  readonly body: RenderBody
  /** URLs of the page's own stylesheets. */
  readonly styles: readonly string[]
  /** URL of the module that makes the page live. */
  readonly script: string | undefined
  /** The file in error messages. */
  readonly source: string | undefined
}

/** Where the content of a page is. */
export type RenderBody =
  /** In the cache of compiled pages; `hash` is that of the HTML. */
  | { readonly type: 'html'; readonly key: string; readonly hash: string }
  /** In a module, by its URL; `hash` is that of all its code. */
  | { readonly type: 'component'; readonly module: string; readonly hash?: string | undefined }
  /** The excerpts of a list, each like a body of HTML. */
  | {
      readonly type: 'excerpts'
      readonly parts: readonly { readonly key: string; readonly hash: string }[]
    }
  | { readonly type: 'none' }
