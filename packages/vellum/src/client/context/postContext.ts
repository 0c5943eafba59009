// The post that a part of the blog shows, on its page or in a list.

import { createContext } from 'react'
import type { ListedPost, PostSummary } from '../../shared/blogPage.js'

/** The post around a component, and whether the page is its own; none outside of posts. */
export const PostContext = createContext<
  { readonly post: PostSummary | ListedPost; readonly isPage: boolean } | undefined
>(undefined)
