// The post that a part of the blog shows, on its page or in a list.

import { createContext, useContext } from 'react'
import type { ListedPost, PostSummary } from '../../shared/blogPage.js'
import { HookError } from './hookError.js'

/** The post around a component, and whether the page is its own; none outside of posts. */
export const PostContext = createContext<
  { readonly post: PostSummary | ListedPost; readonly isPage: boolean } | undefined
>(undefined)

/** The post around a component; undefined outside of posts. */
export function usePostAround() {
  return useContext(PostContext)
}

/** A post, and whether the page is its own. */
export interface ShownPostProps {
  /** @default the post around the part, for parts that are written for Docusaurus */
  readonly post?: PostSummary
  /** Whether the page is that of the post; in lists titles are links. @default of the post around the part */
  readonly isPage?: boolean
}

/** The post that a part shows: the one that it was given, or else the one around it. */
export function useShownPost({ post, isPage }: ShownPostProps): Required<ShownPostProps> {
  const around = usePostAround()
  const shownPost = post ?? around?.post
  if (!shownPost) {
    throw new HookError('unknown-post', 'A part of a post needs it as `post` where there is none around it.')
  }
  return { post: shownPost, isPage: isPage ?? around?.isPage === true }
}
