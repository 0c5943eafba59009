// The type of an author.

import type { Social } from './socials.js'

/** An author of posts. */
export interface Author {
  /** The key in the authors file; none for an author that a post describes itself. */
  readonly key?: string
  readonly name?: string
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly email?: string
  /** URL of an image, as it is written. */
  readonly image?: string
  readonly socials: readonly Social[]
  /** The path of the page with all their posts, without the site's base. */
  readonly permalink?: string
}
