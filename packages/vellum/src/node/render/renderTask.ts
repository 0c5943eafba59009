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
  readonly recent?: { readonly id: string; readonly list: readonly PageSidebarItem[] } | undefined
  readonly body: RenderBody
  /** URLs of the page's own stylesheets. */
  readonly styles: readonly string[]
  /** URL of the module that makes the page live. */
  readonly script: string | undefined
  /** The file in error messages. */
  readonly source: string | undefined
}

/** HTML in the cache of compiled pages. */
export interface CachedHtml {
  readonly key: string
  readonly hash: string
  /** The modules of the components in it, by name; none = the theme's own. */
  readonly components?: Readonly<Record<string, ComponentModule | null>>
}

/** The module of a component, by its URL; `hash` is that of all its code. */
export interface ComponentModule {
  readonly module: string
  readonly hash?: string | undefined
}

/** Where the content of a page is. */
export type RenderBody =
  /** In the cache of compiled pages; `hash` is that of the HTML. */
  | ({ readonly type: 'html' } & CachedHtml)
  /** In a module, by its URL; `hash` is that of all its code. */
  | { readonly type: 'component'; readonly module: string; readonly hash?: string | undefined }
  /** The excerpts of a list, each like a body of HTML. */
  | {
      readonly type: 'excerpts'
      readonly parts: readonly CachedHtml[]
    }
  | { readonly type: 'none' }

/** Whether components of a page may read the data of other pages: its own, or parts of the site around it. */
export function readsDocs(
  { body }: Pick<RenderTask, 'body'>,
  { frames, hasDocsParts = false }: { readonly frames?: object | undefined; readonly hasDocsParts?: boolean },
): boolean {
  return frames !== undefined || hasDocsParts || hasComponents(body)
}

/** Whether a page has components. */
export function hasComponents(body: RenderBody): boolean {
  if (body.type === 'excerpts') return body.parts.some(({ components }) => components)
  return body.type === 'component' || (body.type === 'html' && body.components !== undefined)
}
