// The type of an author.

import type { Social } from './socials.js'

/** What an author is written with, in the authors file and in front matter. */
export interface UserAuthor {
  /** Name of the author. An author has a name or a picture. @example 'Ada Lovelace' */
  readonly name?: string
  /** What the author does. @example 'Maintainer' */
  readonly title?: string
  /** A text about the author, on the page of the author. @example 'Writes programs for engines.' */
  readonly description?: string
  /** Link of the name. @example 'https://example.com/ada' */
  readonly url?: string
  /** Address of a link, if there is no `url`. @example 'ada@example.com' */
  readonly email?: string
  /** Picture: a URL, or a path in a static folder that starts with a slash. @example '/img/ada.png' */
  readonly image_url?: string
  /** @deprecated Write `image_url`. */
  readonly imageURL?: string
  /** Profiles: the name on a known platform, or a URL. @example { github: 'ada', website: 'https://example.com' } */
  readonly socials?: Readonly<Record<string, string>>
  /** Whether the author has a page with all posts; `permalink` sets its URL. Only in the authors file. @default false @example { permalink: '/ada' } */
  readonly page?:
    | boolean
    | {
        /** URL of the page, below the author pages. @default the key @example '/ada' */
        readonly permalink: string
      }
}

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
