// A blog, loaded: the types of `loadBlog`.

import type { ContentWarning } from '../contentWarning.js'
import type { LastUpdate } from '../lastUpdate.js'
import type { Message } from '../sidebars/translate.js'
import type { Tag } from '../tags/collectTags.js'
import type { DocTag } from '../tags/tagsFile.js'
import type { Overlay } from '../translations/translatedContent.js'
import type { Author } from './author.js'
import type { Post } from './post.js'
import type { PostList } from './postList.js'

/** A post with everything that its page shows besides its body. */
export interface BlogPost extends Post {
  readonly date: number
  readonly tags: readonly DocTag[]
  readonly editUrl: string | undefined
  readonly lastUpdate: Partial<LastUpdate> | undefined
  /** The posts before and after it in the lists. */
  readonly newer: Post | undefined
  readonly older: Post | undefined
}

/** A tag with the pages of its posts. */
export interface BlogTag extends Omit<Tag, 'docIds'> {
  readonly count: number
  readonly lists: readonly PostList[]
}

/** An author of the authors file; `lists` is empty for an author without a page. */
export interface BlogAuthor extends Author {
  readonly key: string
  readonly count: number
  readonly lists: readonly PostList[]
}

/** The blog, loaded. */
export interface Blog {
  readonly id: string
  /** The path that it is served under, without the site's base: `/blog` */
  readonly path: string
  /** The folder of its posts, absolute. */
  readonly dir: string
  readonly title: string
  readonly description: string
  /** All posts that have a page, in the order of the lists. */
  readonly posts: readonly BlogPost[]
  /** The posts that lists and feeds show. */
  readonly listed: readonly BlogPost[]
  readonly lists: readonly PostList[]
  /** The column of recent posts; none if the site disables it. */
  readonly recent: { readonly title: string; readonly posts: readonly BlogPost[] } | undefined
  /** The tags, sorted by label. */
  readonly tags: readonly BlogTag[]
  readonly tagsPath: string
  /** The authors in the order of the authors file; empty without one. */
  readonly authors: readonly BlogAuthor[]
  readonly authorsPath: string
  readonly archivePath: string | undefined
  readonly warnings: readonly ContentWarning[]
  /** Files besides the posts that the blog depends on, absolute. */
  readonly files: readonly string[]
  /** Returns a post after an edit of its file. */
  readonly withText: (post: BlogPost, text: string) => BlogPost
  /** The folder of translations, and what it translates. */
  readonly overlays: readonly Overlay[]
  /** The texts of the options that can be translated. */
  readonly messages: () => Readonly<Record<string, Message>>
}
